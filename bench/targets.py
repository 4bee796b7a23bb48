"""What figures must reach."""

from bench.suites import STUDIED

# So many times the other figure, or so many units where the other is "".
TARGETS: dict[str, tuple[float, str]] = {
    "tock-globe 4 inside": (1.1, "openspiel maedn inside"),
    "tock-globe 6 inside": (1 / 1.5, "tock-globe 4 inside"),
    "tock-globe 8 inside": (1 / 1.5, "tock-globe 4 inside"),
    "tock-globe 4 driven": (2, "openspiel maedn driven"),
    "tock-globe 4 driven, cursor": (3.5, "openspiel maedn driven"),
    "imagined positions, one of a view": (1 / 30e-6, ""),
    "imagined positions, 64 of a view": (1 / 1e-6, ""),
    "quick playouts of 20 plies": (20_000, ""),
    "afterstates with their inputs": (1 / 0.5e-6, ""),
    "tock-globe 4 inside, plain Python": (10_000, ""),
    "tijou 4 teams inside": (1_500_000, ""),
    "barricades 4 inside": (1_000_000, ""),
    "trikolos 2 inside": (1_500_000, ""),
    "copies of a position": (1 / 0.3e-6, ""),
    "lists of a Tockcitan 7": (1_000, ""),
    "imports of tockade": (1 / 0.15, ""),
    "two threads beside one": (1.5, ""),
    **{f"study of {setup}": (10_000 / 30, "") for setup in STUDIED},
    "study of tock-globe 8": (10_000 / 90, ""),
    "first pages in 120 kB": (1, ""),
    "first pages usable": (1, ""),
    "frames of 8 seats drawn": (1 / 0.05, ""),
    "drawings while pawns walk, slowed 4 times": (59, ""),
    "server, 20 clients, durable": (2, "boardgame.io, 20 clients, in memory"),
    "server, shown to all within 10 ms": (95, ""),
    "server, 1,000 tables, shown within 200 ms": (99, ""),
    "server, tables in 1.5 GB": (1_000, ""),
    "server, first answers in 2 s": (1, ""),
}


def target(name: str, medians: dict[str, float]) -> float | None:
    """What this figure must reach; nothing when it has no target or its peer was not measured."""
    if name not in TARGETS:
        return None
    times, other = TARGETS[name]
    if not other:
        return times
    return times * medians[other] if other in medians else None


def reached(name: str, medians: dict[str, float]) -> bool | None:
    wanted = target(name, medians)
    return None if wanted is None else medians[name] >= wanted
