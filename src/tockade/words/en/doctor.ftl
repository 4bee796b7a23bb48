### What `tockade doctor` finds, and what to do.

command-doctor = Check what a server needs here, and say what to do.
doctor-grade-ok = fine
doctor-grade-warning = warning
doctor-grade-problem = problem
doctor-end =
    { $count ->
        [0] Everything is in order.
        [one] One thing needs a look.
       *[other] { $count } things need a look.
    }
doctor-versions = Tockade { $tockade }, Python { $python }, SQLite { $sqlite }.
doctor-engines = The engines run compiled.
doctor-engines-plain = Some engines are running as plain Python, about 100 times slower ({ $engines }). Compile them with “make engines”, and don’t set TOCKADE_PURE.
doctor-engines-stale = Some engines have changed since they were compiled ({ $engines }). Compile them with “make engines”.
doctor-disk = { $megabytes } MB free in { $folder }.
doctor-disk-little = Only { $megabytes } MB free in { $folder }. Make room soon: when the disk is full, every move is refused.
doctor-disk-full = Only { $megabytes } MB free in { $folder }. Make room now, or move the games to another disk with --data: when nothing can be written, moves are refused.
doctor-store = The database { $store } can be read and written; { $tables ->
        [0] it has no tables yet.
        [one] it has one table.
       *[other] it has { $tables } tables.
    }
doctor-store-none = There’s no database yet at { $store }; “tockade serve” will create one.
doctor-store-folder = No database can be created: nothing can be written to { $folder }. Change its owner, or choose another folder with --data.
doctor-store-down = The database { $store } can’t be opened: { $reason }. Check the address, that the database is running, and who can read the file; restore a damaged file from the last backup.
doctor-store-unwritable = The database { $store } can be read but not written: { $reason }. Check the disk, the file’s permissions, and whether another program has locked it.
doctor-store-private = Only its owner can read the database.
doctor-store-open = Others can read { $store }, and so see the cards of games in progress. Run “chmod 600” on it.
doctor-schema = The database is version { $version }, the one this program writes.
doctor-schema-other = The database is version { $version }; this program knows version { $known }. Install the release that wrote it, or go back to a backup.
doctor-clock = The clock shows { $time } (UTC).
doctor-clock-old = The clock shows { $time } (UTC), which is long past. Set it, and let the system keep it right (NTP).
doctor-clock-back = The latest entry in the database is { $seconds } seconds in the future: the clock has been put back. Set it, and let the system keep it right (NTP).
doctor-page = The page is built.
doctor-page-none = The page isn’t built: visitors see only a notice. Run “make frontend”, or install a release.
doctor-workers = A bot answered from its own process in { $milliseconds } ms.
doctor-workers-lost = The process where bots think isn’t answering, so they play at random. Check that this account can start processes and has memory left.
