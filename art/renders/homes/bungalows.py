"""Bungalows: each a house of its own."""

from homes.massing import *

WHITE, BROWN, BLACK = '#e9e7e2', '#4a3526', '#2b2a29'


@home('home-bungalow-green-gable', (15, 12, 6), 'morning', -1, 'earth', 24)
def _():
    h = House(plaster('#c9d6b4', 0.5, ('#5f7a55', 1.0)), trim='#f6f1e6', frame=WHITE)
    mass(h, -7, -3.6, 7, 4.6, ['WcDW'], door='#4a2413', z=0.4)
    roof(h, -7, -3.6, 7, 4.6, 3.68, 'hip', '#2f5a3c', 0.62)
    mass(h, -6.6, -6.0, -2.2, -3.4, ['C'], 'c', z=0.4)
    roof(h, -6.6, -6.0, -2.2, 2.0, 3.66, 'gable', '#2f5a3c', 0.75, 0.45)
    porch(h, -0.6, 2.9, -3.6, 2.2, 0.4, 2.8, 'gable', '#2f5a3c', 2, round_=True, pitch=0.7)
    plot(-0.3, -20, 2.5, -5.8, pavers('#a5593d', '#8f4c34'))
    walled('#d9e0c8', gate_at=None)
    green(-12.5, -11, -0.7, -6.3)
    garden([('a', -10.5, 0.5), ('a', -11.3, 1.6, 3.0), ('#d6453d', 4.0, -4.6), ('#d6453d', 5.4, -4.5), ('b', 6.6, -4.5), ('t', 11.0, 3.0, 6.5, 3.0)])
    tower(9.8, 7.5, 4.2)


@home('home-bungalow-rusty-roof', (15, 11, 5.6), 'late', 1, 'red', 27)
def _():
    """An old house under mangoes: its sheets want changing."""
    h = House(plaster('#d8c8a4', 1.0, ('#7d5a44', 1.1)), trim='#d9cdb4', frame=BROWN)
    mass(h, -7.2, -3.4, 7.2, 5, ['CCDCC'], 'c.c', door='#3f2413', z=0.5, banded=False)
    roof(h, -7.2, -3.4, 7.2, 5, 3.78, 'hip', '#8d7f72', 0.62, 0.7, rust=0.9)
    porch(h, -2.4, 2.4, -3.4, 2.4, 0.5, 2.75, 'hip', '#8d7f72', 2, 0.42, round_=True, rail=None)
    walled('#b39d80', mat=masonry('#a59e92', '#968f84', '#77716a'), high=1.8)
    garden([('t', -9.6, -3.6, 8.5, 4.2), ('t', 10.5, 3.5, 8, 4), ('p', -12.0, 6.0, 9.5), ('a', 8.2, -3.0), ('b', -4.5, -4.4), ('b', 4.0, -4.4, 0.5)])
    pebbles(-8, 9, -13, -5, 260)
    grass(lambda: (rnd(-9, 9), -3.7 - abs(RNG.gauss(0.1, 0.25)), 0.0), 260)


@home('home-bungalow-arches', (16, 11, 4.7), 'noon', -1, 'sand', 22, sun=150)
def _():
    """Thick walls the colour of the ground, pointed arches, a parapet with horns."""
    clay = plaster('#cf9f66', 0.3)
    h = House(clay, trim='#e3bd86', frame=BROWN)
    mass(h, -7.5, -3.5, 7.5, 5, ['c.cDc.c'], 'c.c', door='#2f4a6b', z=0.35, high=3.5, banded=False, bare=True)
    h.parapet(-7.6, -3.6, 7.6, 5.1, 4.0, 0.75, clay, False)
    for x in (-7.4, -3.1, 3.1, 7.4):
        lathe([(0, 0), (0.42, 0), (0.34, 0.6), (0.12, 1.15), (0, 1.25)], (x, -3.5, 4.4), clay)
    h.slab(-3.4, -6.3, 3.4, -3.4, 0, 0.35, concrete('#a39a8d', 0.02))
    arcade(h, -3.3, 3.3, -6.1, 0.35, 3.7, 3, clay, 0.4, True)
    for x in (-3.3, 2.9):
        box((0.36, 2.4, 3.7), (x + 0.2, -4.75, 0.35), clay, ground=True)
    h.slab(-3.35, -6.15, 3.35, -3.4, 4.05, 0.16, clay)
    h.parapet(-3.4, -6.2, 3.4, -3.4, 4.2, 0.5, clay, False)
    for i in range(12):
        box((0.34, 0.05, 0.34), (-3.0 + i * 0.545, -6.2, 4.35), plain('#f0e6d0', 0.8), rot=(0, 45, 0), bevel=0)
    walled('#c99a63', high=2.0, mat=plaster('#c99a63', 0.2))
    garden([('t', -11, 2.0, 6.5, 3.6), ('t', 11.5, -1.5, 5.8, 3.0), ('#c2417c', -6.2, -4.5, 0.8), ('b', 5.5, -4.5), ('p', 11.8, 9, 8)])
    pebbles(-9, 9, -14, -6.5, 240)


@home('home-bungalow-terraced', (20, 9, 5.2), 'day', 1, 'grey', 33, fill=0.98, lens=26)
def _():
    """A row of small bungalows, each with a colour of its own at the porch."""
    h = House('#eee4d0', frame=WHITE)
    roof_at = 3.68
    tones = ('#b5532f', '#3f6b78', '#8a7a3a', '#6d4a6b')
    for i, tone in enumerate(tones):
        x = -11.2 + i * 5.6
        mass(h, x, -3.5, x + 5.6, 4.5, ['DW'], '.' if 0 < i < 3 else 'w.w', door='#4a3526', z=0.3, banded=False)
        box((0.2, 9.6, 4.6), (x, -0.2, 0), plaster(tone, 0.3), ground=True)
        h.slab(x + 0.3, -5.0, x + 2.9, -3.5, 2.85, 0.18, plaster(tone, 0.2))
        h.column(x + 0.55, -4.8, 0, 2.85, 0.26, plaster(tone, 0.3))
        hedge(x + 3.1, -6.4, x + 5.4, -6.4, 0.5)
    box((0.2, 9.6, 4.6), (11.2, -0.2, 0), plaster(tones[0], 0.3), ground=True)
    roof(h, -11.2, -3.5, 11.2, 4.5, 3.5, 'gable', '#6b3a2c', 0.5, 0.45, tiles=True)
    road(-9.0, 5)
    garden([('p', 14, -4, 6.5), ('p', -14, -5, 7), ('t', -16, 6, 7, 3.2)])


@home('home-bungalow-old-tiled', (15, 11, 6.2), 'morning', 1, 'earth', 24)
def _():
    """Mango and coconut about a house with a new roof of dark tiles."""
    h = House('#e8e2d2', trim='#fbf8f0', frame=BROWN)
    mass(h, -7.5, -4, 7.5, 4.5, ['CCDCC'], 'c.c', door='#5a2f1b', z=0.45)
    roof(h, -7.5, -4, 7.5, 4.5, 3.73, 'hip', '#3a3634', 0.72, 0.75, tiles=True)
    h.slab(-7.6, -6.3, 7.6, -4, 0, 0.45, concrete('#9c948a', 0.02))
    for i in range(6):
        h.column(-7.2 + i * 2.88, -6.0, 0.45, 2.95, 0.3, round_=True)
    for i in (0, 1, 3, 4):
        h.rail(-7.0 + i * 2.88, -6.0, -4.55 + i * 2.88, -6.0, 0.45, 0.8, 'turned')
    h.slab(-7.6, -6.35, 7.6, -3.9, 3.4, 0.22)
    h.steps(0, -6.3, 0.45, 2.4, 3)
    walled('#d9cdb8')
    green(-13, -12, 13, -7.4, 1600)
    garden([('t', -10.8, -1.0, 8.5, 4.0), ('p', 10.4, 2.0, 9), ('p', 12.2, -2.0, 7.5), ('#e0a526', -5.0, -7.0, 0.6), ('#e0a526', 4.6, -7.0, 0.6), ('b', 6.4, -7.0)])


@home('home-bungalow-twin', (16, 9, 5.4), 'day', -1, 'cement', 27)
def _():
    """A twin bungalow, lemon and white, a wall between the yards."""
    lemon = plaster('#e7d57f', 0.6)
    h = House(lemon, trim='#faf6ea', frame=WHITE)
    for side in (-1, 1):
        x0, x1 = (-7.6, 0) if side < 0 else (0, 7.6)
        mass(h, x0, -3.6, x1, 4.2, ['WDw' if side < 0 else 'wDW'], 'w.b' if side > 0 else 'b.w', z=0.3, banded=False, door='#3a4a5a')
        porch(h, *((-4.9, -2.5) if side < 0 else (2.5, 4.9)), -3.6, 1.6, 0.3, 2.6, 'flat', columns=2, size=0.24, steps=False)
    roof(h, -7.6, -3.6, 7.6, 4.2, 3.5, 'hip', '#9aa3a8', 0.55, 0.6)
    fence([(0, -10.4), (0, -3.8)], 1.5, plaster('#f3eee2', 0.9))
    walled('#f0e8cf', front=-10.4, gate_at=3.6, wide=3.2, high=2.0, low=1.2, gate_colour='#b53a2a')
    garden([('a', -10.2, 0.5), ('p', 11, 1.5, 6.5), ('b', -5.6, -4.6), ('b', 5.8, -4.6), ('#d6453d', -1.2, -4.6, 0.6)])
    tower(-10.2, 6.5, 4.0)
    dish(6.6, -3.9, 3.1, 20)


@home('home-bungalow-twin-gables', (16, 11, 6), 'late', 1, 'pink', 20)
def _():
    """Two gabled wings of stone on either side of a porch."""
    h = House('#ded2c0', trim='#f6f0e2', frame=BLACK, bars=False)
    slate = cladding('sand')
    mass(h, -7.4, -3, 7.4, 5, ['..E..'], 'w.w', z=0.4, door='#3f2413')
    roof(h, -7.4, -3, 7.4, 5, 3.68, 'hip', '#4d3a33', 0.66, 0.6, tiles=True)
    for x0 in (-7.2, 2.8):
        mass(h, x0, -5.6, x0 + 4.4, -2.8, ['C'], 'c', z=0.4, mat=slate)
        kept, h.wall = h.wall, slate
        roof(h, x0, -5.6, x0 + 4.4, 2.0, 3.66, 'gable', '#4d3a33', 0.78, 0.4, tiles=True)
        h.wall = kept
    porch(h, -2.6, 2.6, -3, 2.0, 0.4, 2.9, 'flat', columns=4, size=0.3, steps=True)
    walled('#e2d6c0', high=2.4)
    plot(-13, -12, -3.0, -6.3, lawn(), 0.03)
    plot(3.0, -12, 13, -6.3, lawn(), 0.03)
    foreground(-12.5, -3.2, -11.8, -6.6, 900)
    foreground(3.2, 12.5, -11.8, -6.6, 900)
    garden([('m', -10, -6.8, 5.0), ('m', 10, -6.8, 5.0), ('m', -10, -2.5, 5.2), ('m', 10, -2.5, 5.2), ('b', -3.4, -6.6, 0.5), ('b', 3.4, -6.6, 0.5)])


@home('home-bungalow-pink-verandah', (15, 11, 5.4), 'haze', -1, 'sand', 30)
def _():
    """Rose walls, white arches along the whole front, an aluminium roof."""
    h = House(plaster('#dba998', 0.4), trim='#f8f2e8', frame=WHITE)
    white = plaster('#f4ece0', 0.4)
    mass(h, -7.2, -3.2, 7.2, 5, ['WWDWW'], 'w.w', z=0.45, banded=False, door='#5a3420')
    h.slab(-7.3, -5.6, 7.3, -3.2, 0, 0.45, concrete('#a39a8d', 0.02))
    arcade(h, -7.2, 7.2, -5.5, 0.45, 3.1, 5, white)
    for x in (-7.2, 6.92):
        box((0.24, 2.1, 3.1), (x + 0.14, -4.2, 0.45), white, ground=True)
    roof(h, -7.2, -5.5, 7.2, 5, 3.6, 'hip', '#b3b7b8', 0.5, 0.6)
    h.steps(0, -5.6, 0.45, 2.4, 3)
    walled('#d8c0a6', high=2.0)
    garden([('t', -11, 3, 6.5, 3.4), ('t', 12, 8, 7, 3.4), ('#d6453d', -4.4, -6.6, 0.7), ('#d6453d', 4.4, -6.6, 0.7), ('p', 11.2, 1.0, 6.5)])
    tower(10.2, 6.5, 4.4)
    pebbles(-9, 9, -13, -6.5)


@home('home-bungalow-estate-grey', (13, 10, 5.2), 'day', 1, 'grey', 28)
def _():
    """A small new estate bungalow, white and slate, under one slope."""
    h = House('#f0ece2', trim='#c9c4ba', frame=BLACK, bars=False)
    mass(h, -6, -3.8, 2.2, 4.4, ['PD'], 'w.w', z=0.25, banded=False, bare=True, door='#7a4a26')
    roof(h, -6, -3.8, 2.2, 4.4, 3.5, 'mono', '#3f464b', 0.14, 0.7)
    mass(h, 2.2, -2.6, 6.2, 4.4, ['W'], 'w.w', z=0.25, high=2.9, mat=cladding('slate'), banded=False, bare=True)
    roof(h, 2.2, -2.6, 6.2, 4.4, 3.2, 'flat', '#f0ece2', over=0.3)
    h.slab(2.2, -5.8, 6.6, -2.6, 2.85, 0.22, plaster('#4b4a48', 0.1))
    for x in (2.5, 6.3):
        box((0.16, 0.16, 2.85), (x, -5.6, 0), plain('#2b2a29', 0.4), ground=True)
    h.slab(-2.8, -5.0, 2.2, -3.8, 2.75, 0.2, plaster('#4b4a48', 0.1))
    walled('#e4dccd', x=11, front=None)
    green(-10.6, -9.5, -2.2, -4.4)
    hedge(-10.4, -9.7, -2.4, -9.7, 0.5)
    garden([('p', -8.6, -1.5, 5.5), ('m', 9.2, -3.0, 4.4), ('m', 9.2, 0, 4.4), ('#e0a526', -4.4, -4.9, 0.45)])
    road(-11.5, 5)


@home('home-bungalow-hedge-garage', (16, 10, 5.6), 'clouds', -1, 'grey', 23)
def _():
    """Behind a clipped hedge: coffee-brown walls, a garage under the same roof."""
    h = House(plaster('#a67c58', 0.4), trim='#f3ead6', frame=WHITE)
    mass(h, -7.8, -3.8, 3.4, 4.6, ['WDWW'], 'w.w', z=0.35, door='#f0eadc')
    mass(h, 3.4, -4.8, 7.8, 4.6, ['S'], 'w.w', z=0.12, high=3.33)
    roof(h, -7.8, -3.8, 3.6, 4.6, 3.63, 'hip', '#7a2f26', 0.6, 0.65)
    roof(h, 3.4, -4.8, 7.8, 4.6, 3.6, 'gable', '#7a2f26', 0.62, 0.5)
    porch(h, -5.2, -2.2, -3.8, 1.8, 0.35, 2.8, 'gable', '#7a2f26', 2, 0.26, pitch=0.7)
    for a, b in ((-13, -5.4), (-2.0, 3.6)):
        for k in range(2):
            hedge(a, -9.2 + k * 0.4, b, -9.2 + k * 0.4, 1.15)
    green(-13, -8.8, 3.2, -5.8, 500)
    walled('#cdbf9f')
    garden([('t', -11, 0.5, 6.5, 2.8), ('#ead9e8', 0.5, -4.8, 0.7), ('#ead9e8', 2.2, -4.8, 0.7), ('p', 10.8, 1.5, 7)])


@home('home-bungalow-gatehouse', (14, 11, 5.8), 'morning', 1, 'pink', 30, fill=0.8, eye=3.0, low=0.26)
def _():
    """Seen over its wall: a blue-grey house, a gate and its small house."""
    h = House(plaster('#9fb2bb', 0.5), trim='#f6f4ee', frame=WHITE)
    mass(h, -7, -3.5, 7, 4.8, ['WWEW'], 'w.w', z=0.4, door='#3f2413')
    roof(h, -7, -3.5, 7, 4.8, 3.68, 'hip', '#8f2f24', 0.66, 0.7)
    porch(h, 0.2, 5.0, -3.5, 2.6, 0.4, 2.8, 'hip', '#8f2f24', 3, 0.34, round_=True)
    walled('#c3ccd0', x=12.5, front=-11.5, gate_at=2.4, wide=4.6, high=2.0, gate_colour='#5a1f1a')
    small = House(plaster('#9fb2bb', 0.6), frame=WHITE)
    small.storey(6.2, -11.2, 9.0, -8.6, 0, 2.6, front=[('hole', 0.9, 1.1, 0.9, 0.8)], left=[('door', 0.8, 0, 0.9, 2.1)])
    small.hip(6.2, -11.2, 9.0, -8.6, 2.65, 1.0, 0.35, '#8f2f24')
    garden([('p', -9.6, -4.5, 6.5), ('p', -10.8, 1.0, 8), ('#c2417c', -4.4, -11.0, 1.1), ('#c2417c', -7.2, -11.0, 1.1), ('b', -4, -4.5), ('b', -2, -4.5)])
    tower(9.6, 6.8, 4.4)
    pole(12.0, -13.5, ((-40, 2), (40, -2)))


@home('home-bungalow-cottage', (10, 9, 5.4), 'morning', -1, 'grass', 32, fill=0.78)
def _():
    """A small cottage of brick and stone in a garden."""
    h = House(cladding('brick'), trim='#efe7d6', frame=WHITE, bars=False)
    mass(h, -4.6, -3.2, 4.6, 3.6, ['CDC'], 'c.c', z=0.4, high=2.7, banded=False, door='#2f5b4a')
    roof(h, -4.6, -3.2, 4.6, 3.6, 3.05, 'gable', '#5b5f62', 0.85, 0.5)
    porch(h, -1.3, 1.3, -3.2, 1.5, 0.4, 2.4, 'gable', '#5b5f62', 2, 0.18, pitch=0.85)
    box((0.9, 0.9, 6.0), (3.4, 1.8, 0), cladding('sand'), ground=True)
    box((1.1, 1.1, 0.15), (3.4, 1.8, 6.0), concrete('#a39c92'), ground=True)
    foreground(-12, 12, -13, -4, 2600)
    plot(-0.7, -22, 0.7, -4.8, cladding('sand'), 0.035)
    garden([('t', -8.5, 1.5, 8, 3.4), ('t', 8.8, 4.0, 7.5, 3.4), ('m', 7.0, -2.5, 4.5)])
    for x, colour in ((-3.9, '#d6453d'), (-2.8, '#e0a526'), (-1.9, '#ead9e8'), (1.9, '#c2417c'), (2.9, '#e0a526'), (4.0, '#ead9e8')):
        flowers(x, -4.0, 0.5, colour)
    for x in (-12, -8, 8, 12):
        hedge(x - 2, 9, x + 2, 9, 1.2)


@home('home-bungalow-steel-gate', (16, 11, 5.6), 'clouds', 1, 'sand', 25, eye=2.0)
def _():
    """Turquoise sheets over sand-coloured walls, a wall of pierced blocks and a steel gate."""
    h = House(plaster('#d9b382', 0.5, ('#8a5f45', 1.0)), trim='#f3ead6', frame=WHITE)
    mass(h, -7.4, -3.4, 2.6, 4.8, ['WDWW'], 'w.w', z=0.4, door='#f0eadc')
    mass(h, 2.6, -5.6, 7.4, 4.8, ['CC'], 'c.c', z=0.4)
    roof(h, -7.4, -3.4, 2.8, 4.8, 3.68, 'hip', '#2f6f70', 0.6, 0.65)
    roof(h, 2.6, -5.6, 7.4, 4.8, 3.66, 'hip', '#2f6f70', 0.75, 0.55)
    porch(h, -5.4, -2.0, -3.4, 1.8, 0.4, 2.8, 'flat', columns=2, size=0.3)
    walled('#cfae84', x=12.5, front=-10.5, gate_at=-3.6, wide=5.0, high=1.9, low=1.1, gate_colour='#6b7a80')
    garden([('t', 10.4, -3.5, 7.5, 3.2), ('t', -11.2, 4, 8, 3.6), ('p', 11.6, 5, 8), ('#e58a3a', 4.8, -6.6, 0.7), ('#e58a3a', 6.4, -6.6, 0.6)])
    tower(-9.8, 7.0, 4.4)
