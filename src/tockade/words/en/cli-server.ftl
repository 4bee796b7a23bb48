### What the command line says when it serves tables or cares for what is stored.

cli-serve-ready = Tockade is waiting for you: { $address }
cli-serve-store = Games are kept here: { $store }
cli-serve-stopped = The server has stopped; all games are kept.
cli-backup-done =
    { $count ->
        [one] One table copied to { $file }.
       *[other] { $count } tables copied to { $file }.
    }
cli-import-done =
    { $count ->
        [0] No new table.
        [one] One table added.
       *[other] { $count } tables added.
    }
cli-verify-line = { $table }: { $game }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $result }; { $seal ->
        [genuine] sealed deal, genuine
        [typed] deal of a typed seed, genuine but not sealed
        [none] no seed, the deal cannot be checked
       *[broken] the deal is not that of the sealed seed!
    }

bad-database = “{ $address }” is not the address of a database; write “postgresql://name@host/database” or “sqlite:///file”.
bad-store-version = the store has version { $version }; this program knows version { $known }.
bad-store-down = the store “{ $store }” cannot be reached: { $reason }
bad-file-exists = the file “{ $path }” is already there.
bad-no-table = there is no table “{ $table }”.
bad-export-line = line { $line } is not that of an exported table.
bad-log = the log of table “{ $table }” does not tell a possible game.
bad-log-outcomes = the log does not say what chance decided.
bad-host = it is not possible to listen at “{ $host }”.
bad-port-in-use = port { $port } of { $host } is taken; choose another with --port.
bad-port-forbidden = port { $port } of { $host } is not allowed to this account; choose one above 1023 with --port.
bad-bot = there is no bot “{ $name }”. Nearest: { $nearest }.
bad-seat-count =
    { $given ->
        [one] { $game } has { $seats } seats, only one is given.
       *[other] { $game } has { $seats } seats, { $given } are given.
    }
