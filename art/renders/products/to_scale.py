"""Goods beside a folding rule: how thick, how long, how wide."""

from products.around import folding_rule
from products.blockwork import GREY, block
from products.concrete import GREY as GRANITE
from products.electrical import COPPER
from products.formwork import nail
from products.reinforcement import ribbed
from registry import product
from shapes import *
from materials import *


@product('reinforcement-bar-sizes', fill=0.88, ground='concrete')
def bar_sizes():
    """Cut lengths from 8 mm to 25 mm, their sheared ends to the front."""
    x = 0.02
    for mm in (25, 20, 16, 12, 10, 8):
        r = mm / 2000
        steel = rusty('#6f7276', 0.3, 0.42, 0.05)
        mesh = ribbed(0.36, r, steel)
        put(mesh, None, (x, 0.02 + rnd(-0.004, 0.004), r), (rnd(0, 360), 0, 90 + rnd(-1.2, 1.2)))
        cut = metal('#9ea1a4', 0.5)
        face = lathe([(0, 0.0), (r * 0.8, 0.0004), (r * 0.97, -0.0012)], (x, 0.018, r), cut, rot=(90, 0, 0), segments=24)
        x += 0.052
    folding_rule((-0.045, -0.045, 0), (0, 0, 0), 2)


@product('reinforcement-bar-and-rule', fill=1.0, ground='laterite')
def bar_and_rule():
    """Twelve-millimetre rods on the ground, near enough to see their ribs."""
    mesh = ribbed(0.8, 0.006, rusty('#6a6560', 0.5, 0.5, 0.05))
    for i in range(9):
        aside(put(mesh, None, (-0.4 + rnd(-0.03, 0.03), 0.02 + i * 0.0142 + rnd(-0.001, 0.001), 0.007), (rnd(0, 360), 0, rnd(-0.8, 0.8))))
    for i in range(5):
        aside(put(mesh, None, (-0.42 + rnd(-0.03, 0.03), 0.035 + i * 0.0165, 0.0185), (rnd(0, 360), 0, rnd(-1.5, 1.5))))
    folding_rule((-0.19, -0.018, 0.0), (0, 0, -2), 2)


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


@product('concrete-granite-sizes', fill=0.86, ground='concrete')
def granite_sizes():
    """Half-inch, three-quarter and one-inch stone, a heap of each."""
    mats = [stone('#a3a7ad', '#5c6067', 0.003), stone('#8d9299', '#4c5057', 0.003), stone('#b3b1ae', '#716f6d', 0.003)]
    for k, (size, count) in enumerate(((0.012, 1500), (0.020, 620), (0.028, 330))):
        stones = [rock(size, mat, 2) for mat in mats for _ in range(3)]
        x0 = -0.27 + k * 0.27
        heap(0.105, 0.058, grainy(GRANITE, 0.008), (x0, 0, 0), grain=60)

        def skin(x0=x0, size=size):
            r, a = 0.128 * math.sqrt(RNG.random()), rnd(0, 2 * math.pi)
            z = 0.062 * max(0, 1 - r / 0.112)
            return (x0 + r * math.cos(a), r * math.sin(a), z + size * 0.22)

        strew(stones, count, skin, 0.75, 1.2)
    aside(folding_rule((-0.4, -0.155, 0), (0, 0, 0), 4))


@product('formwork-timber-sizes', fill=0.86, ground='concrete')
def timber_sizes():
    """2 x 2, 2 x 3, 2 x 4 and 2 x 6, their sawn ends to the front."""
    x = -0.26
    for wide, thick in ((0.05, 0.05), (0.05, 0.075), (0.05, 0.1), (0.05, 0.15)):
        mat = wood('#bd8147', '#7f4c26', axis=1, rings=rnd(0.008, 0.013), rough=0.75)
        box((thick, 0.62, wide), (x + thick / 2, 0.33 + rnd(-0.02, 0.02), 0), mat, rot=(0, 0, rnd(-0.6, 0.6)), ground=True, bevel=0.0018)
        x += thick + 0.035
    mat = wood('#b5733f', '#7a4322', axis=1, rings=0.012, rough=0.75)
    box((0.30, 0.62, 0.028), (-0.09, 0.42, 0.05), mat, rot=(0, 0, 3), ground=True, bevel=0.002)
    folding_rule((-0.26, -0.02, 0), (0, 0, 0), 3)


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


@product('electrical-cable-sizes', fill=0.86)
def cable_sizes():
    """Stripped ends from 1.5 to 16 mm2."""
    copper = metal(COPPER, 0.28)
    x = 0.0
    for colour, r, core, strands in (('#b3261e', 0.0014, 0.0007, 1), ('#1f4f9a', 0.0017, 0.0009, 1), ('#e8bd2c', 0.0021, 0.0011, 1), ('#2a7a3f', 0.0026, 0.00062, 7), ('#1f1f21', 0.0033, 0.00082, 7), ('#b3261e', 0.0041, 0.00105, 7)):
        mat = plain(colour, 0.34, coat=0.15)
        sway = rnd(-0.004, 0.004)
        tube([(x + sway * 3, 0.22, r), (x - sway, 0.10, r), (x, 0.02, r)], r, mat, sides=8)
        if strands == 1:
            tube([(x, 0.021, r), (x, 0.0, r)], core, copper, sides=6)
        else:
            for k in range(7):
                a = 2 * math.pi * k / 6
                d = 0 if k == 6 else core * 2
                lay = [(x + d * math.cos(a + t * 1.4), 0.021 - t * 0.021, r + d * math.sin(a + t * 1.4)) for t in (0, 0.25, 0.5, 0.75, 1)]
                tube(lay, core, copper, sides=5)
        x += r * 2 + 0.0105
    folding_rule((-0.012, -0.012, 0), (0, 0, 0), 1)


@product('mechanical-pipe-sizes', fill=0.86, ground='concrete')
def pipe_sizes():
    """Four, three, two and one-and-a-half inch, standing on end."""
    grey = plain('#a3a8aa', 0.42, grain=0.08, dirt=0.1)
    x = 0.0
    for r, high in ((0.055, 0.34), (0.0415, 0.29), (0.028, 0.24), (0.0215, 0.2)):
        lathe([(r * 0.93, 0), (r, 0), (r, high - r * 1.4), (r * 1.1, high - r * 1.1), (r * 1.1, high - r * 0.35), (r * 1.16, high - r * 0.25), (r * 1.16, high - r * 0.05), (r * 1.1, high), (r * 1.02, high), (r * 1.02, high - r), (r * 0.93, high - r * 1.2), (r * 0.93, 0)], (x + r, 0.09 + rnd(-0.005, 0.01), 0), grey, segments=72)
        x += 2 * r + 0.04
    folding_rule((-0.02, -0.02, 0), (0, 0, 0), 3)
