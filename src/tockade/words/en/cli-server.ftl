### What the command line says when it serves tables or cares for what is stored.

cli-serve-ready = Tockade is waiting for you: { $address }
cli-serve-store = Games are saved here: { $store }
cli-serve-stopped = The server has stopped; all games are saved.
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
        [genuine] the deal is sealed and genuine.
        [typed] the deal matches a chosen seed, but was not sealed.
        [none] there is no seed, so the deal can’t be checked.
       *[broken] the deal doesn’t match the sealed seed!
    } { $result }

bad-database = “{ $address }” isn’t a database address; write “postgresql://name@host/database” or “sqlite:///file”.
bad-store-version = the database is version { $version }; this program knows version { $known }.
bad-store-down = the database “{ $store }” can’t be reached: { $reason }
bad-file-exists = the file “{ $path }” already exists.
bad-no-table = there’s no table called “{ $table }”.
bad-export-line = line { $line } isn’t an exported table.
bad-log = the log of table “{ $table }” doesn’t describe a possible game.
bad-log-outcomes = the log doesn’t say how the cards and dice fell.
bad-host = can’t listen on “{ $host }”.
bad-network = “{ $network }” isn’t an address or a network such as 192.0.2.7 or 10.0.0.0/8.
bad-port-in-use = port { $port } on { $host } is taken; choose another with --port.
bad-port-forbidden = this account isn’t allowed to use port { $port } on { $host }; choose one above 1023 with --port.
bad-bot = there’s no bot called “{ $name }”. Try one of these: { $nearest }.
bad-seat-count =
    { $given ->
        [one] { $game } has { $seats } seats, but you gave only one.
       *[other] { $game } has { $seats } seats, but you gave { $given }.
    }

command-serve = Serve tables in the browser, on this computer or for the whole household.
command-backup = Copy every table to a file without stopping the server.
command-export = Write tables as text: all of them, or these.
command-import = Add the tables from an export.
command-verify = Check saved games or a game file: moves, result and sealed seed.
parameter-serve-host = Where to listen; 0.0.0.0 lets the local network join.
parameter-serve-port = The port; 0 takes any free one.
parameter-data = The folder for saved games; otherwise your own data folder.
parameter-database = A database instead of the folder, for example postgresql://name@host/tockade.
parameter-serve-public-url = The address people use, behind a proxy.
parameter-serve-proxies = The proxies whose X-Forwarded-… headers are trusted, separated by commas.
parameter-serve-keep-days = How many days to keep an unfinished table that nobody touches.
parameter-serve-rates = What the rate limits are multiplied by.
parameter-serve-log = How the log is written: text has errors and warnings, json every request too.
parameter-serve-metrics = Who may read /metrics: addresses or networks, separated by commas.
parameter-serve-open-page = Open the page in the browser and show the address as a QR code.
parameter-backup-target = The new file.
parameter-tables = The tables; otherwise all.
parameter-import-file = The export; “-” reads standard input.
parameter-verify-record-file = A game file instead of saved tables; “-” reads standard input.
cli-serve-house = For other devices in the house: { $address }
