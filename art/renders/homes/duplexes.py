"""Detached duplexes: each a house of its own."""

from homes.massing import *

WHITE, BROWN, BLACK = '#e9e7e2', '#4a3526', '#2b2a29'


def pool(x0, y0, x1, y1):
    """Level with the ground, with a pale edge."""
    rim = concrete('#d9d2c4', 0.02)
    for cx, cy, w, d in (((x0 + x1) / 2, y0, x1 - x0 + 0.8, 0.4), ((x0 + x1) / 2, y1, x1 - x0 + 0.8, 0.4), (x0, (y0 + y1) / 2, 0.4, y1 - y0), (x1, (y0 + y1) / 2, 0.4, y1 - y0)):
        box((w, d, 0.12), (cx, cy, 0), rim, ground=True, bevel=0.02)
    s = Surface('water')
    wave = s.noise(0.8, 3, 0.5, s.world)
    tone = s.ramp(s.noise(1.1, 4, 0.6, s.world), (0.3, '#2f8f9c'), (0.7, '#58b4bb'))
    plot(x0 + 0.2, y0 + 0.2, x1 - 0.2, y1 - 0.2, s.done(tone, 0.05, 0, s.bump(wave, 0.2, 0.05), specular=0.5), 0.07)


def lounger(x, y, turned=0):
    frame, cushion = wood('#8d5f38', '#5f3d22', axis=0), plain('#f0ebdf', 0.9, bump=0.2)
    group([box((1.3, 0.65, 0.25), (0, 0, 0), frame, ground=True), box((1.25, 0.6, 0.1), (0, 0, 0.25), cushion, ground=True, bevel=0.04), box((0.7, 0.6, 0.1), (-0.9, 0, 0.45), cushion, rot=(0, 35, 0), bevel=0.04)], (x, y, 0), (0, 0, turned))


def bay_tower(h, x, y, r, floors, z, high, band, openings, colour, rise=2.0):
    """Five sides of an octagon before a front, under a pointed roof."""
    long = 2 * r * math.tan(math.radians(22.5))
    for k in range(floors):
        at = z + k * (high + band)
        for t in (-90, -45, 0, 45, 90):
            a = math.radians(t)
            cx, cy = x + r * math.sin(a), y - r * math.cos(a)
            h.side(long + 0.02, high, openings, (cx - math.cos(a) * long / 2, cy - math.sin(a) * long / 2, at), t)
        lathe([(0, 0), (r * 1.15, 0), (r * 1.15, band), (0, band)], (x, y, at + high), h.trim, (0, 0, 22.5), segments=8)
    top = z + floors * (high + band)
    lathe([(0, 0), (r * 1.35, 0), (r * 1.35, 0.12), (0, rise)], (x, y, top), tiled_roof(colour, 0), (0, 0, 22.5), segments=8)


@home('home-duplex-brick-granite', (14, 12, 9.4), 'haze', 1, 'grass', 30)
def _():
    h = House(cladding('brick'), trim='#efe7d6', frame=WHITE, bars=False)
    granite = masonry('#8d8a86', '#7b7875', '#5b5855', (0.55, 0.28), 0.015)
    top = mass(h, -6.4, -3.6, 6.4, 5, ['CCEC', 'CcGC'], 'c.c', z=0.9, high=2.9, door='#4a2413', base=False)
    box((13.2, 8.9, 0.95), (0, 0.7, 0), granite, ground=True)
    roof(h, -6.4, -3.6, 6.4, 5, top, 'gable', '#4f5357', 0.85, 0.5)
    mass(h, -6.6, -5.4, -2.0, -3.4, ['C', 'C'], 'c', z=0.9, high=2.9, base=False)
    box((5.0, 2.3, 0.95), (-4.3, -4.4, 0), granite, ground=True)
    roof(h, -6.6, -5.4, -2.0, 1.5, top - 0.03, 'gable', '#4f5357', 0.95, 0.4)
    box((1.1, 1.0, 11.2), (6.3, 2.6, 0), granite, ground=True)
    porch(h, 0.4, 3.6, -3.6, 1.8, 0.9, 2.75, 'gable', '#4f5357', 2, 0.26, pitch=0.85)
    foreground(-13, 13, -14, -5.8, 2600)
    plot(1.0, -24, 3.0, -5.4, cladding('sand'), 0.035)
    garden([('t', -10.6, 0, 9, 4), ('t', 11.5, 5, 9, 3.6), ('m', 9.0, -4, 5.5), ('#d6453d', -1.4, -4.4, 0.5), ('#ead9e8', -7.6, -5.8, 0.8), ('#e0a526', 4.6, -4.5, 0.6), ('#c2417c', 5.8, -4.5, 0.7)])


@home('home-duplex-pool', (15, 13, 8), 'day', -1, 'ochre', 28, eye=2.6, low=0.3)
def _():
    h = House('#f1ede4', frame=BLACK, bars=False)
    timber = wood('#9a6a40', '#6b4426', axis=2, rings=0.03)
    mass(h, -7, -2.5, 7, 5, ['PG.P'], 'W.', z=0.25, high=3.3, band=0.3, bare=True)
    mass(h, -7.6, -4.6, 1.6, 4, ['TTP'], 'W.', z=3.85, high=3.1, band=0.25, bare=True, base=False)
    mass(h, 1.6, -2.5, 6.4, 4, ['G'], 'W.', z=3.85, high=3.0, band=0.2, mat=timber, bare=True, base=False)
    h.parapet(-7.7, -4.7, 1.7, 4.1, 7.1, 0.5)
    roof(h, 1.6, -2.5, 6.4, 4, 7.0, 'flat', '#4b4a48', over=0.45)
    balcony(h, 1.8, 7.0, -2.5, 3.85, 2.0, 'glass')
    box((0.3, 0.3, 3.6), (-7.2, -4.2, 0), plain(BLACK, 0.4), ground=True)
    box((0.3, 0.3, 3.6), (1.2, -4.2, 0), plain(BLACK, 0.4), ground=True)
    panel(-3.0, -1.2, -2.55, 0.25, 3.3, timber)
    pool(-5.0, -10.6, 5.5, -6.8)
    for x in (-3.4, -1.0):
        lounger(x, -5.6, 90)
    lounger(7.4, -8.5, 180)
    walled('#e9e2d3', x=12.5, high=2.6)
    plot(-12.2, -14, -6.2, -4.8, lawn(), 0.03)
    foreground(-12, -6.4, -13.5, -5, 800)
    garden([('p', -9.6, -2.0, 7), ('p', 9.8, -1.0, 7.5), ('p', 11.0, 3.0, 8.5), ('b', 8.4, -3.4), ('b', 9.6, -4.6), ('a', -8.6, -6.2, 2.2)])


@home('home-duplex-pent-house', (14, 12, 11.4), 'morning', 1, 'grey', 27)
def _():
    h = House(plaster('#b9c6cc', 0.3), trim='#f6f4ee', frame=BLACK)
    top = block(h, -6.8, -4, 6.8, 5, ['CECC', 'CGCC'], 'turned', 1.8, 3.6, 'round', coolers=False, sides='c.c', z=0.4, high=3.2, door='#4a2413')
    roof(h, -6.8, -4, 6.8, 5, top, 'hip', '#34424c', 0.5, 0.7)
    mass(h, -3.4, -1.8, 3.6, 3.4, ['GC'], 'c', z=top + 0.2, high=2.6, base=False)
    roof(h, -3.4, -1.8, 3.6, 3.4, top + 2.98, 'hip', '#34424c', 0.65, 0.55)
    balcony(h, -4.0, 4.2, -1.8, top + 0.35, 1.6, 'turned')
    h.slab(-5.8, -6.6, -1.4, -4, 0, 0.4, concrete('#8f8981', 0.02))
    walled('#d5dade', high=2.4)
    green(-13, -12, -6.4, -4.6, 800)
    hedge(-13, -12.2, -6.4, -12.2, 0.6)
    garden([('m', -9.5, -3.5, 6), ('m', -9.5, 0, 6), ('m', 9.6, -3.5, 6), ('m', 9.6, 0, 6), ('b', 3.5, -5), ('b', 5, -5), ('#c2417c', -6.6, -5.4, 0.8)])


@home('home-duplex-wide-eaves', (17, 12, 9), 'late', -1, 'pink', 25)
def _():
    h = House(plaster('#e8d9b8', 0.4, ('#7a4a36', 1.0)), trim='#f6f0e2', frame=BROWN)
    top = mass(h, -5.2, -4, 7.6, 5, ['CCEC', 'CCGC'], 'c.c', z=0.35, high=3.1, door='#4a2413')
    roof(h, -5.2, -4, 7.6, 5, top, 'hip', '#5f241c', 0.62, 1.3, tiles=True)
    mid = mass(h, -8.4, -2.6, -5.2, 4, ['C'], 'c.c', z=0.35, high=3.1)
    roof(h, -8.4, -2.6, -5.0, 4, mid, 'hip', '#5f241c', 0.55, 0.8, tiles=True)
    balcony(h, 1.4, 4.6, -4, 3.63, 2.0, 'turned', 'square', 3.28, 3.1)
    h.slab(1.2, -6.2, 4.8, -4, 0, 0.35, concrete('#8f8981', 0.02))
    h.steps(3.0, -6.2, 0.35, 2.4, 2)
    green(-13, -13, 1.0, -7.2, 1300)
    small = House(plaster('#e8d9b8', 0.6), frame=WHITE)
    small.storey(9.4, -10.5, 12.4, -7.6, 0, 2.5, front=[('sliding', 0.9, 0.9, 1.2, 1.0)], left=[('door', 1.0, 0, 0.9, 2.1)])
    small.hip(9.4, -10.5, 12.4, -7.6, 2.55, 1.0, 0.5, '#5f241c', tiled_roof)
    walled('#e2d3b4', high=2.4)
    garden([('p', -11.5, -4, 8), ('t', -11.5, 4, 8, 3.6), ('p', 11.5, 2, 7.5), ('#e0a526', -3.4, -5.2, 0.6), ('#e0a526', -1.4, -5.2, 0.6), ('b', 6, -5)])


@home('home-duplex-arcades', (16, 13, 8.6), 'noon', 1, 'sand', 28, sun=205)
def _():
    sand = plaster('#dcc092', 0.3)
    h = House(sand, trim='#efe0c0', frame=BROWN, bars=False)
    mass(h, -7, -2.6, 7, 6, ['c.cEc.c', 'c.cGc.c'], 'c.c', z=0.5, high=3.4, door='#2f5b4a', banded=False)
    h.slab(-7.2, -5.0, 7.2, -2.6, 0, 0.5, concrete('#a39a8d', 0.02))
    for z in (0.5, 4.1):
        arcade(h, -7.0, 7.0, -4.8, z, 3.4, 5, sand, 0.36, True)
        for x in (-7.0, 6.64):
            box((0.32, 1.9, 3.4), (x + 0.18, -3.6, z), sand, ground=True)
    h.slab(-7.2, -5.0, 7.2, 6.1, 3.9, 0.22)
    h.slab(-7.3, -5.1, 7.3, 6.2, 7.5, 0.25)
    h.parapet(-7.2, -5.0, 7.2, 6.1, 7.75, 0.6, sand, False)
    for i in range(15):
        prism([[(-0.3, 0), (0.3, 0), (0, 0.55)]], 0.15, (-6.75 + i * 0.964, -4.85, 8.35), sand, rot=(90, 0, 0))
    for i in range(5):
        if i != 2:
            h.rail(-6.6 + i * 2.8, -4.62, -4.6 + i * 2.8, -4.62, 4.1, 0.9, 'turned')
    h.steps(0, -5.0, 0.5, 3.0, 3)
    walled('#cda873', high=2.6, mat=plaster('#cfae7c', 0.3))
    plot(-2, -24, 2, -5.8, pavers('#b58a63', '#a17a56'))
    garden([('t', -10.8, 1.5, 8.5, 4), ('t', 11, -2.5, 8, 3.8), ('p', -12, 9, 9), ('#c2417c', -5, -6.0, 0.9), ('#c2417c', 5, -6.0, 0.9), ('b', -3.2, -6), ('b', 3.2, -6)])


@home('home-duplex-tall-window', (14, 12, 9), 'day', 1, 'grey', 22)
def _():
    """One slope over a tall window, charcoal and terracotta."""
    h = House(plaster('#b8694a', 0.2), trim='#e9e2d3', frame=BLACK, bars=False)
    dark = plaster('#4a4947', 0.1)
    mass(h, -6.6, -4, -0.6, 5, ['DS', 'T.T'], 'w.w', z=0.2, high=3.2, mat=dark, bare=True, banded=False)
    roof(h, -6.6, -4, -0.6, 5, 6.96, 'flat', '#3a3a39', over=0.35)
    mass(h, -0.6, -4.8, 6.6, 5, ['.W', 'PW'], 'w.w', z=0.2, high=3.3, bare=True, banded=False)
    h.slab(-0.4, -4.84, 6.5, -4.6, 3.5, 0.12, dark)
    box((2.6, 0.1, 6.0), (1.3, -4.86, 0.4), dark, ground=True)
    box((2.4, 0.06, 5.8), (1.3, -4.92, 0.5), h.pane, ground=True, bevel=0)
    for i in range(5):
        box((2.5, 0.1, 0.06), (1.3, -4.96, 0.5 + i * 1.45), h.frame, ground=True, bevel=0)
    for i in range(3):
        box((0.06, 0.1, 5.8), (0.1 + i * 1.2, -4.96, 0.5), h.frame, ground=True, bevel=0)
    roof(h, -0.6, -4.8, 6.6, 5, 6.98, 'mono', '#5b6064', 0.16, 0.8)
    h.slab(-3.2, -6.4, 0.6, -4, 3.1, 0.2, dark)
    box((0.2, 0.2, 3.1), (-3.0, -6.2, 0), dark, ground=True)
    walled('#d9cfc0', x=11.5, high=2.4)
    green(3.2, -12, 11, -5.6, 700)
    garden([('m', 8.6, -3.2, 5), ('m', 8.6, -0.5, 5.2), ('p', -9, -1, 7), ('b', 3.4, -5.4, 0.5), ('b', 5.6, -5.4, 0.5), ('#e0a526', 4.5, -5.5, 0.5)])


@home('home-duplex-round-bay', (15, 12, 10.4), 'day', -1, 'ochre', 25)
def _():
    """Butter and white, with an eight-sided bay under a pointed roof."""
    h = House(plaster('#ecd28a', 0.35), trim='#fbf7ec', frame=BROWN)
    top = mass(h, -6.6, -3.4, 6.6, 5, ['CEC.', 'CGC.'], 'c.c', z=0.4, high=3.2, door='#6b3a1c')
    roof(h, -6.6, -3.4, 6.6, 5, top, 'hip', '#8a4a2f', 0.7, 0.7, tiles=True)
    bay_tower(h, 4.5, -3.2, 2.3, 2, 0.4, 3.2, 0.18, [('casement', 0.38, 0.8, 1.15, 1.6)], '#8a4a2f', 2.9)
    lathe([(0, 0), (2.7, 0), (2.7, 0.4), (0, 0.4)], (4.5, -3.2, 0), concrete('#928b82', 0.02), (0, 0, 22.5), segments=8)
    balcony(h, -3.4, 0.3, -3.4, 3.78, 2.1, 'turned', 'round', 3.38, 3.1)
    h.slab(-3.6, -5.7, 0.5, -3.4, 0, 0.4, concrete('#8f8981', 0.02))
    roof(h, -3.4, -5.5, 0.3, -1, top - 0.03, 'hip', '#8a4a2f', 0.7, 0.35, tiles=True)
    h.steps(-1.5, -5.7, 0.4, 2.6, 3)
    walled('#efe0b6', high=2.3)
    green(-13, -12, -4.4, -6.4, 700)
    garden([('p', -9.8, -2.5, 7.5), ('p', 10.6, 1, 8), ('#d6453d', 2.2, -6.2, 0.6), ('#d6453d', 4.6, -6.4, 0.6), ('#d6453d', 6.8, -5.8, 0.6), ('m', 9, -3.6, 5)])


@home('home-duplex-country-house', (21, 13, 9.6), 'late', 1, 'red', 24)
def _():
    """A broad salmon house with a pediment, wings on both sides."""
    h = House(plaster('#d99b7d', 0.4), trim='#fbf5ea', frame=WHITE)
    top = mass(h, -5.4, -4, 5.4, 5, ['CcEcC', 'CcGcC'], 'c.c', z=0.6, high=3.2, door='#4a2413')
    roof(h, -5.4, -4, 5.4, 5, top, 'hip', '#3f5a73', 0.62, 0.7)
    for x0, x1 in ((-9.8, -5.4), (5.4, 9.8)):
        mid = mass(h, x0, -2.8, x1, 4.4, ['CC'], 'c.c', z=0.6, high=3.1)
        h.parapet(x0 - 0.1, -2.9, x1 + 0.1, 4.5, mid, 0.3)
        h.rail(x0, -2.8, x1, -2.8, mid + 0.3, 0.8, 'turned')
    h.slab(-3.0, -6.4, 3.0, -4, 0, 0.6, concrete('#a39a8d', 0.02))
    for x in (-2.6, -0.95, 0.95, 2.6):
        h.column(x, -6.0, 0.6, 6.2, 0.42, round_=True)
    h.slab(-3.1, -6.5, 3.1, -4, 6.8, 0.4)
    kept, h.wall = h.wall, h.trim
    roof(h, -2.8, -6.2, 2.8, 0, 7.2, 'gable', '#3f5a73', 0.62, 0.35)
    h.wall = kept
    h.steps(0, -6.4, 0.6, 4.4, 4)
    balcony(h, -1.6, 1.6, -4, 3.98, 1.1, 'turned')
    walled('#e0b79c', x=16, high=2.4)
    for side in (-1, 1):
        a, b = sorted((side * 3.0, side * 15))
        plot(a, -16, b, -7.2, lawn(), 0.03)
        foreground(a + 0.2, b - 0.2, -15.8, -7.4, 900)
        garden([('b', side * 3.6, -9.5, 0.5), ('b', side * 3.6, -11.5, 0.5), ('p', side * 12.5, -5, 9), ('#ead9e8', side * 7.6, -4.0, 0.7), ('#c2417c', side * 6.2, -4.0, 0.7)])
    plot(-2.8, -24, 2.8, -7.6, pavers('#b39a83', '#9c8571'), 0.03)


@home('home-duplex-black-white-dusk', (14, 12, 8.4), 'dusk', -1, 'grey', 26)
def _():
    h = House('#e9e4da', trim='#d9d5cc', frame='#26282b', dusk=True, bars=False)
    dark = plaster('#3b3c3e', 0.1)
    mass(h, -6.4, -3.4, 2.4, 5, ['PEP'], 'W.W', z=0.3, high=3.2, band=0.3, bare=True, door='#6b4426')
    mass(h, -5.0, -5.0, 6.4, 4, ['TWGP'], 'W.W', z=3.8, high=3.1, band=0.2, mat=dark, bare=True, base=False)
    h.parapet(-5.1, -5.1, 6.5, 4.1, 7.1, 0.6, dark)
    mass(h, 3.0, -1.0, 6.2, 4, ['.'], '.', z=0.3, high=3.2, mat=cladding('brown'), bare=True)
    for x in (3.2, 6.1):
        box((0.25, 0.25, 3.8), (x, -4.7, 0), dark, ground=True)
    balcony(h, 0.6, 3.6, -5.0, 3.8, 1.2, 'glass')
    for x, y, z, e in ((-4.4, -4.2, 3.0, 45), (-1.6, -4.2, 3.0, 60), (1.4, -4.2, 3.0, 45), (4.6, -3.0, 3.0, 70), (2.1, -5.8, 6.4, 30)):
        lamp(x, y, z, e)
    walled('#cfc8ba', x=12)
    garden([('p', -9.5, -2, 7), ('p', 9.5, 0, 7.5)])
    for i in range(6):
        bush(-8.8 + i * 0.9, -6.0 - i * 0.1, 0.5)
    for x in (-8, 8):
        box((0.25, 0.25, 0.7), (x, -8, 0), dark, ground=True)
        lamp(x, -8, 0.9, 18)


@home('home-duplex-car-porch', (16, 12, 9), 'morning', 1, 'pink', 32)
def _():
    """White under a bright blue roof, a porch for two cars, beds of flowers."""
    h = House('#efe9dd', trim='#fbf8f0', frame=WHITE)
    blue = '#2b4f7d'
    top = mass(h, -4.6, -3.6, 7.2, 5, ['CDCC', 'CGCC'], 'c.c', z=0.35, high=3.1, door='#5a2f1b')
    roof(h, -4.6, -3.6, 7.2, 5, top, 'hip', blue, 0.68, 0.7)
    mass(h, 3.2, -5.4, 7.0, -3.4, ['C', 'C'], 'c', z=0.35, high=3.1)
    roof(h, 3.2, -5.4, 7.0, 0.5, top - 0.02, 'gable', blue, 0.8, 0.45)
    h.slab(-9.4, -6.6, -1.0, -3.6, 3.0, 0.2)
    for x in (-9.1, -5.2, -1.3):
        h.column(x, -6.3, 0, 3.0, 0.36)
    for x in (-9.1, -5.2):
        h.column(x, 1.6, 0, 3.0, 0.36)
    h.slab(-9.4, -6.6, -4.6, 2.0, 3.0, 0.2)
    roof(h, -9.4, -6.6, -1.0, 2.0, 3.22, 'hip', blue, 0.4, 0.35)
    walled('#e9e2d3', high=2.2)
    for i in range(9):
        flowers(2.4 + i * 0.62, -6.3, 0.42, ('#d6453d', '#e0a526', '#c2417c')[i % 3])
    for i in range(9):
        flowers(8.2, -6.0 + i * 0.7, 0.42, ('#ead9e8', '#c2417c', '#e0a526')[i % 3])
    green(1.8, -12.5, 13, -6.9, 1000)
    garden([('p', 11, -3, 7.5), ('p', -11.8, 4, 8), ('t', 12, 6, 7, 3.2)])
    tower(-10.5, 9.0, 4.6)


@home('home-duplex-timber-screen', (15, 12, 8.6), 'clouds', -1, 'grey', 22, eye=2.2, low=0.26)
def _():
    """Dark grey boxes, a screen of timber slats, water before them."""
    h = House(plaster('#5d6164', 0.2), trim='#b9b4aa', frame=BLACK, bars=False)
    slats = wood('#a5703f', '#754a26', axis=2, rings=0.03)
    mass(h, -6.8, -3, 6.8, 5, ['PGPE'], 'W.', z=0.3, high=3.3, band=0.4, bare=True, door='#8a5a30', mat=plaster('#d6d0c4', 0.3))
    mass(h, -7.4, -4.6, 7.4, 4, ['TT.GW'], 'W.', z=4.0, high=3.2, band=0.3, bare=True, base=False)
    roof(h, -7.4, -4.6, 7.4, 4, 7.5, 'flat', '#45484a', over=0.15)
    for i in range(26):
        box((0.09, 0.16, 3.2), (-2.2 + i * 0.17, -4.75, 4.0), slats, ground=True, bevel=0.005)
    for x in (-7.0, 7.0):
        box((0.5, 0.5, 4.0), (x, -4.2, 0), plaster('#45484a', 0.2), ground=True)
    balcony(h, 1.6, 4.4, -4.6, 4.0, 1.2, 'glass')
    pool(-6.2, -9.6, 1.6, -6.6)
    lounger(3.2, -8.4, 180)
    lounger(3.2, -7.2, 180)
    walled('#c9c4ba', x=12, high=2.6)
    garden([('p', -9.6, -3.0, 6.5), ('m', 9.2, -4, 5.6), ('m', 9.2, -1.6, 5.6), ('m', 9.2, 1, 5.6), ('a', -8.4, -6.4, 2.4)])
    plot(4.6, -12, 12, -5.4, lawn(), 0.03)
    foreground(4.8, 11.8, -11.8, -5.6, 700)


@home('home-duplex-neem-trees', (16, 12, 8.6), 'late', -1, 'sand', 27)
def _():
    """An old house with a long sun roof, under neem trees."""
    h = House(plaster('#eee4cf', 0.6), trim='#c9b48f', frame='#2f5b4a')
    top = mass(h, -7.2, -3.2, 4.4, 5, ['CDCC', 'CCCC'], 'c.c', z=0.5, high=3.2, door='#2f5b4a', banded=False, bare=True)
    h.slab(-7.7, -4.0, 4.9, -3.1, 2.95, 0.12)
    h.slab(-7.7, -4.0, 4.9, -3.1, 6.35, 0.12)
    roof(h, -7.2, -3.2, 4.4, 5, top, 'gable', '#97583c', 0.5, 0.8)
    one = mass(h, 4.4, -2.2, 8.8, 4, ['DC'], 'c.', z=0.5, high=3.0, door='#2f5b4a', banded=False, bare=True)
    roof(h, 4.4, -2.2, 8.8, 4, one, 'gable', '#97583c', 0.45, 0.5)
    arcade(h, -4.4, -0.6, -5.6, 0.5, 3.0, 2, None, 0.3)
    h.slab(-4.6, -5.8, -0.4, -3.2, 0, 0.5, concrete('#a39a8d', 0.02))
    h.slab(-4.5, -5.7, -0.5, -3.2, 3.5, 0.2)
    h.steps(-2.5, -5.8, 0.5, 3.0, 3)
    h.steps(5.68, -2.3, 0.5, 1.6, 3)
    walled('#d8c6a0', high=1.9)
    garden([('t', -13.0, -1.5, 10.5, 4.2), ('t', 10.8, -4.2, 9, 3.8), ('t', 11.5, 7, 10, 4.4), ('#d6453d', 1.6, -4.2, 0.6), ('b', 3.4, -4.2), ('b', -6.2, -4.4)])
    pebbles(-9, 9, -14, -6, 240)
