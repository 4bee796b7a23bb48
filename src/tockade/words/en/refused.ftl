### What the table or the server refuses: nothing has changed.

refused-stale = that decision is no longer open: the table has moved on.
refused-unreadable = this message cannot be read: { $detail }
refused-name = a name has 1 to { $longest } visible characters.
refused-bot = there is no bot “{ $name }”; there are: { $bots }.
refused-seed = a seed is written as 32 to 128 hexadecimal digits.
refused-wrong-link = this link opens no seat of this table.
refused-host-only = only the host of the table can do that.
refused-seat-only = only somebody seated at the table can do that.
refused-no-spectators = this table cannot be watched.
refused-no-table = there is no such table, or not any more.
refused-no-code = no waiting room has this code.
refused-no-seat = there is no such seat, or nobody sits there.
refused-no-turn = the game does not have that many turns.
refused-no-page = there is nothing at this address.
refused-method = this address does not answer that kind of request.
refused-seat-taken = this seat is taken.
refused-full = the table is full.
refused-crowded = too many people are watching this table already.
refused-started = the game has begun: the waiting room is closed.
refused-not-started = the game has not begun yet.
refused-not-ready = not everybody is ready; seats missing: { $seats }.
refused-over = the game is over.
refused-not-over = the game is not over: its record stays hidden until the end.
refused-not-between = there is no next game to begin.
refused-lost-seat = this seat is lost: resigned, or out of time.
refused-too-large = this message is too long.
refused-too-many =
    { $seconds ->
        [one] too many requests at once: try again in a second.
       *[other] too many requests at once: try again in { $seconds } seconds.
    }
refused-store = nothing can be stored at the moment: nothing was played, try again.
refused-fault = the server made a mistake; nothing has been lost.
