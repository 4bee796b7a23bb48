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
    }; { $seal ->
        [genuine] sealed deal, genuine.
        [typed] deal of a typed seed, genuine but not sealed.
        [none] no seed, the deal cannot be checked.
       *[broken] the deal is not that of the sealed seed!
    } { $result }

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

command-serve = Serve tables in the browser, on this machine or for the whole house.
command-backup = Copy every table to a file, while the server goes on.
command-export = Write tables as text: all of them, or these.
command-import = Add the tables of an export.
command-verify = Check stored games, or a record: moves, result and sealed seed.
parameter-serve-host = Where to listen; 0.0.0.0 lets the local network join.
parameter-serve-port = The port; 0 takes any free one.
parameter-data = The folder that holds the store; otherwise the user's own data folder.
parameter-database = The database instead of the folder, for instance postgresql://name@host/tockade.
parameter-serve-public-url = The address that people use, behind a proxy.
parameter-serve-proxies = The proxies whose X-Forwarded-… headers are believed, separated by commas.
parameter-serve-keep-days = How many days an unfinished table is kept that nobody touches.
parameter-serve-rates = What the rate limits are multiplied by.
parameter-serve-open-page = Open the page in the browser and show the address as a QR code.
parameter-backup-target = The new file.
parameter-tables = The tables; otherwise all.
parameter-import-file = The export; “-” reads standard input.
parameter-verify-record-file = A record instead of stored tables; “-” reads standard input.
cli-serve-house = For the others in the house: { $address }
