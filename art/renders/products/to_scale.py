"""Goods beside a folding rule: how thick, how long, how wide."""

from products.around import folding_rule
from products.blockwork import GREY, block
from products.formwork import nail
from products.reinforcement import ribbed
from registry import product
from shapes import *
from materials import *


@product('reinforcement-bar-and-rule', fill=0.9, ground='concrete')
def bar_and_rule():
    """The sheared ends of twelve-millimetre rods, near enough to measure."""
    steel, cut = rusty('#6f6d6a', 0.35, 0.45, 0.05), metal('#9ea1a4', 0.5)
    mesh = ribbed(0.9, 0.006, steel)
    for course, count in enumerate((8, 7, 5)):
        for i in range(count):
            end = 0.12 + rnd(-0.014, 0.014)
            y, z = (i - (count - 1) / 2) * 0.0142 + 0.05 + rnd(-0.001, 0.001), 0.007 + course * 0.0118
            aside(put(mesh, None, (end - 0.9, y, z), (rnd(0, 360), 0, rnd(-0.5, 0.5))))
            aside(lathe([(0, 0.0006), (0.0048, 0.0004), (0.0058, -0.001)], (end, y, z), cut, rot=(0, 90, 0), segments=24))
    aside(folding_rule((-0.30, -0.045, 0), (0, 0, 2), 3))
    framed_by((-0.14, -0.06, 0), (0.16, -0.06, 0), (-0.12, 0.12, 0.04), (0.15, 0.12, 0.0))


@product('blockwork-block-and-rule', fill=0.84, ground='concrete')
def block_and_rule():
    mesh = block(0.45, 0.225, 0.225, concrete(GREY, 0.003))
    put(mesh, None, (0, 0.12, 0), (0, 0, 0))
    folding_rule((-0.225, -0.032, 0), (0, 0, 0), 3)
    crumbs = [rock(0.012, concrete(GREY, 0.004), 2) for _ in range(3)]
    strew(crumbs, 26, lambda: (rnd(-0.3, 0.4), rnd(-0.12, 0.05), 0.001), 0.2, 0.9)


@product('blockwork-six-inch-and-rule', fill=0.84, ground='laterite')
def six_inch_and_rule():
    mesh = block(0.45, 0.15, 0.225, concrete('#b0a999', 0.003))
    put(mesh, None, (0, 0.10, 0), (0, 0, 0))
    put(mesh, None, (0.06, 0.33, 0.075), (90, 0, 6))
    folding_rule((-0.225, -0.022, 0), (0, 0, 0), 3)


@product('formwork-nail-sizes', fill=0.88, ground='concrete')
def nail_sizes():
    """From one inch to six, in a row."""
    x = 0.0
    for inch, r in ((6, 0.003), (5, 0.0027), (4, 0.0023), (3, 0.0019), (2.5, 0.0017), (2, 0.0015), (1.5, 0.0012), (1, 0.001)):
        long = inch * 0.0254
        mesh = nail(long, r, metal('#a9adb1', 0.32, vary=0.1), segments=20)
        for k in range(2):
            put(mesh, None, (x + k * r * 5.4, long / 2 + 0.012, r * 2.0), (89, 0, 180 + rnd(-1.5, 1.5)))
        x += r * 5.4 + 0.016
    folding_rule((-0.02, -0.008, 0), (0, 0, 0), 1)


def umbrella_nail():
    """A galvanised roofing nail on its rubber washer."""
    zinc, rubber = galvanised(0.004, '#c2c6c9', 0.4), plain('#1c1c1d', 0.6)
    long, r = 0.065, 0.0018
    parts = [lathe([(0, 0), (r * 0.3, r * 1.6), (r, r * 4.5), (r, long)], mat=zinc, segments=12)]
    for i in range(9):
        parts.append(lathe([(r, 0.018 + i * 0.0035), (r * 1.28, 0.0195 + i * 0.0035), (r, 0.021 + i * 0.0035)], mat=zinc, segments=12))
    parts.append(lathe([(r, long - 0.006), (0.0085, long - 0.0045), (0.0085, long - 0.003), (r, long - 0.003)], mat=rubber, segments=24))
    parts.append(lathe([(0.0105, long - 0.0035), (0.0098, long - 0.001), (0.006, long + 0.0018), (0, long + 0.0026)], mat=zinc, segments=28))
    mesh = frozen(parts)
    mesh.transform(Matrix.Translation((0, 0, -long / 2)))
    return mesh


@product('roofing-nails-and-rule', fill=0.86, ground='paper')
def roofing_nails():
    """Galvanised nails with their umbrella heads."""
    mesh = umbrella_nail()
    for _ in range(300):
        rr, a = 0.10 * math.sqrt(RNG.random()), rnd(0, 2 * math.pi)
        top = 0.042 * max(0, 1 - (rr / 0.098) ** 1.5)
        put(mesh, None, (0.02 + rr * math.cos(a), 0.06 + rr * math.sin(a), 0.008 + top * rnd(0.65, 1)), (0, 90 + rnd(-24, 24) * (top > 0.008), rnd(0, 360)))
    for i in range(3):
        put(mesh, None, (-0.06 + i * 0.045, -0.072 + rnd(-0.004, 0.004), 0.009), (0, 83, 180 + rnd(-16, 16)))
    folding_rule((-0.1, -0.105, 0), (0, 0, 0), 1)
