### What the table or the server refuses: nothing has changed.

refused-stale = too late: the game has moved on.
refused-unreadable = the server didn’t understand this message: { $detail }
refused-name = a name needs 1 to { $longest } visible characters.
refused-bot = there’s no bot called “{ $name }”; choose one of these: { $bots }.
refused-seed = a seed is written as 32 to 128 hexadecimal digits.
refused-wrong-link = this link doesn’t open any seat at this table.
refused-host-only = only the host can do that.
refused-seat-only = only someone seated at the table can do that.
refused-no-spectators = this table doesn’t allow spectators.
refused-no-table = this table doesn’t exist, or no longer does.
refused-no-code = no waiting room has this code.
refused-no-seat = there’s no such seat, or it’s empty.
refused-no-turn = the game doesn’t have that many turns.
refused-no-page = there’s nothing at this address.
refused-method = this address doesn’t accept that kind of request.
refused-seat-taken = this seat is taken.
refused-full = the table is full.
refused-wrong-origin = this page belongs to another server; open this server’s own page.
refused-not-json = what you send must be JSON (Content-Type: application/json).
refused-wrong-host = this server doesn’t go by that name; use the address its owner gave you.
refused-crowded = too many people are already watching this table.
refused-started = the game has begun: the waiting room is closed.
refused-not-started = the game hasn’t begun yet.
refused-not-ready = not everyone is ready; still waiting for seats { $seats }.
refused-over = the game is over.
refused-not-over = the game isn’t over: it can be replayed only once it has ended.
refused-not-between = there’s no next game to start.
refused-lost-seat = this seat is out of the game: resigned, or out of time.
refused-patience = { $seconds ->
    [one] give them one more second; after that a bot can step in.
   *[other] give them { $seconds } more seconds; after that a bot can step in.
}
refused-too-large = this message is too long.
refused-too-long = this game is too long for that; ask for part of it.
refused-too-many =
    { $seconds ->
        [one] too many requests at once: try again in a second.
       *[other] too many requests at once: try again in { $seconds } seconds.
    }
refused-store = the game can’t be saved right now: nothing was played, try again.
refused-fault = something went wrong on the server; nothing is lost.
refused-no-review = nobody can estimate the chances in this game yet, so there’s no review.
refused-no-exercise = there are only { $count } exercises.
refused-called-off = this review was stopped.
refused-no-hints = this table doesn’t allow hints.
