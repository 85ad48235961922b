"""A second home of each common kind, so that two listings beside each other differ."""

from homes.exteriors import SLD, flats, foreground, horizon, lamp, terrace_row, yard
from homes.rooms import drapes
from homes.parts import *
from registry import outdoors


@outdoors('home-bungalow-blue')
def blue_bungalow(scene):
    """An L with a gabled wing and a long verandah."""
    sky(scene, sun=34, bearing=145, exposure=0.1)
    land()
    h = House('#e9c9a0', trim='#f6f1e6', frame='#e9e7e2')
    roof = '#23466f'
    base = concrete('#9c948a', 0.02)
    h.slab(-7.3, -5.6, 7.2, 4.6, 0, 0.4, base)
    h.storey(-7, -3.5, 7, 4.5, 0.4, 3.0, front=[(SLD, 0.9, 0.9, 1.8, 1.35), ('door', 4.0, 0, 1.15, 2.25), (SLD, 6.3, 0.9, 1.8, 1.35)], left=[(SLD, 1.2, 0.9, 1.5, 1.35), (SLD, 5.2, 1.4, 0.7, 0.7)], right=[(SLD, 1.4, 0.9, 1.5, 1.35), (SLD, 5.2, 0.9, 1.5, 1.35)])
    h.hip(-7, -5.3, 7, 4.5, 3.45, 2.7, 0.5, roof)
    h.slab(2.0, -7.0, 7.2, -3.4, 0, 0.4, base)
    h.storey(2.2, -6.8, 7, -3.3, 0.4, 3.0, front=[('casement', 1.2, 0.8, 2.4, 1.5)], left=[(SLD, 0.9, 0.9, 1.3, 1.35)], right=[(SLD, 1.0, 0.9, 1.5, 1.35)])
    h.hip(2.2, -6.8, 7, 2.6, 3.42, 1.85, 0.45, roof, gable=True)
    h.slab(4.2, -7.32, 5.0, -7.2, 4.0, 0.7, plain('#3a3f45', 0.7))
    for x in (-7.0, -4.4, -1.8, 1.2):
        h.column(x, -5.35, 0.4, 3.0, 0.28)
    for a, b in ((-6.9, -4.5), (-4.3, -1.9)):
        h.rail(a, -5.35, b, -5.35, 0.4, 0.8, 'turned')
    h.steps(-0.3, -5.6, 0.4, 2.2, 2)
    plot(-1.5, -24, 1.1, -6.2, pavers())
    plot(-12.5, -11.5, -1.9, -6.4, lawn())
    foreground(-12.3, -2.0, -11.4, -6.4, 1300)
    yard('#dccfb6')
    for x in (-6.4, -5.3, -3.4, 2.9, 6.0):
        bush(x, -6.2 if x < 0 else -7.7, 0.55)
    tower(9.6, 7.0, 4.4)
    palm(-10.6, 0.5, 7.5)
    palm(10.8, -1.5, 6.5)
    tree(-11.5, 9.5, 7, 3.2)
    dish(-6.7, -3.9, 3.5, -20)
    pebbles(1.4, 10, -14, -7.5)
    horizon()
    view(scene, (-9.0, -17.0, 1.7), (0.3, 0, 2.9), 29)


@outdoors('home-bungalow-ochre')
def ochre_bungalow(scene):
    """Ochre over a dark plinth, a brown gabled roof, a wide porch at one end, a low wall to the road."""
    sky(scene, sun=30, bearing=222, exposure=0.1)
    land(earth('#a97350', '#84563a'))
    h = House(plaster('#dfa75f', 0.5, ('#6e4630', 1.0)), trim='#f3ead6', frame='#4a3526')
    roof = '#4b3327'
    h.slab(-7.4, -4.2, 7.4, 4.6, 0, 0.4, concrete('#9c948a', 0.02))
    h.storey(-7.2, -3.8, 7.2, 4.4, 0.4, 3.0, front=[('casement', 0.9, 0.9, 1.8, 1.4), ('casement', 4.0, 0.9, 1.8, 1.4), ('casement', 7.0, 0.9, 1.2, 1.4), ('door', 9.6, 0, 1.2, 2.25, {'colour': '#5a2f1b'}), ('casement', 11.6, 0.9, 1.8, 1.4)], right=[('casement', 1.3, 0.9, 1.5, 1.4), ('casement', 5.2, 1.3, 0.8, 0.8)], left=[('casement', 1.3, 0.9, 1.5, 1.4)])
    h.hip(-7.2, -3.8, 7.2, 4.4, 3.42, 2.9, 0.75, roof, gable=True)
    h.slab(1.4, -6.6, 7.4, -3.8, 0, 0.4, concrete('#9c948a', 0.02))
    for x in (1.7, 4.3, 7.0):
        h.column(x, -6.3, 0.4, 2.75, 0.34)
    h.rail(4.5, -6.3, 6.8, -6.3, 0.4, 0.8, 'turned')
    h.slab(1.3, -6.7, 7.4, -3.8, 3.1, 0.16)
    h.steps(2.9, -6.6, 0.4, 2.0, 2)
    plot(1.6, -10.8, 4.4, -7.2, pavers('#9f8a76', '#8a7663'))
    wall = plaster('#e7d5ae', 0.8)
    fence([(-13, -10.6), (1.2, -10.6)], 0.9, wall)
    fence([(4.8, -10.6), (13, -10.6)], 0.9, wall)
    for x in (1.2, 4.8):
        box((0.5, 0.5, 1.35), (x, -10.6, 0), wall, ground=True, bevel=0.01)
    yard('#e7d5ae', front=-10.6)
    plot(-12, -9.8, 0.8, -5.0, lawn(), 0.03)
    foreground(-11.5, 0.6, -9.8, -5.2, 900)
    for x in (-6.3, -3.2, -0.4):
        bush(x, -4.9, 0.6)
    tower(-9.8, 7.5, 4.4)
    dish(-5.8, -4.1, 3.2, -20)
    tree(10.6, 3.5, 6.5, 3.0)
    palm(-10.8, -1.0, 6.5)
    pebbles(-6, 10, -15, -11.2, 200)
    horizon()
    view(scene, (9.4, -18.0, 1.75), (0.5, 0, 2.8), 29)


@outdoors('home-detached-duplex-tiled')
def tiled_duplex(scene):
    """Wings, a balcony on columns, a tiled roof of several hips."""
    sky(scene, sun=40, bearing=212, exposure=0.05)
    land(pavers('#a9968a', '#917f74'))
    h = House(plaster('#ead7b0', 0.5, ('#8a6a4f', 1.05)), trim='#f6f0e2', frame='#4a3526')
    roof = '#7a3323'
    win = lambda u, w=1.8, high=1.5: ('casement', u, 0.9, w, high)
    ends = [win(1.4, 1.5), win(5.8, 1.5)]
    h.slab(-6.8, -4.2, 6.8, 5.2, 0, 0.35, concrete('#8f8981', 0.02))
    for z, front in ((0.35, [win(0.7, 2.0), ('door', 5.0, 0, 1.5, 2.4, {'colour': '#4a2413'}), win(7.4, 1.0)]), (3.75, [win(0.7, 2.0), ('door', 4.7, 0, 2.0, 2.3, {'glazed': True, }), win(7.4, 1.0)])):
        h.storey(-6.5, -4, 6.5, 5, z, 3.2, front=front, left=ends, right=ends)
    h.slab(-6.65, -4.15, 6.65, 5.15, 3.55, 0.2)
    h.slab(1.3, -6.9, 6.8, -4, 0, 0.35, concrete('#8f8981', 0.02))
    for z in (0.35, 3.75):
        h.storey(1.6, -6.6, 6.5, -3.9, z, 3.2, front=[win(1.2, 2.5, 1.6)], left=[('casement', 0.8, 0.9, 0.9, 1.5)], right=[win(0.5, 1.2)])
    h.slab(1.45, -6.75, 6.65, -4, 3.55, 0.2)
    h.hip(-6.5, -4, 6.5, 5, 7.0, 3.5, 0.8, roof, tiled_roof)
    h.hip(1.6, -6.6, 6.5, 0.5, 6.97, 2.1, 0.7, roof, tiled_roof)
    h.slab(-3.6, -6.9, 1.6, -4, 0, 0.35, concrete('#8f8981', 0.02))
    h.slab(-3.5, -6.8, 1.6, -4, 3.55, 0.2)
    h.rail(-3.35, -6.65, 1.55, -6.65, 3.75, 1.0, 'turned')
    h.rail(-3.35, -6.65, -3.35, -4.0, 3.75, 1.0, 'turned')
    for x in (-3.2, -0.9, 1.25):
        h.column(x, -6.55, 0.35, 3.2, 0.34, round_=True)
    for x in (-3.2, 1.25):
        h.column(x, -6.55, 3.75, 3.2, 0.3, round_=True)
    h.hip(-3.5, -6.8, 1.6, -3, 6.94, 1.5, 0.4, roof, tiled_roof)
    h.steps(-1.0, -6.9, 0.35, 3.2, 2)
    h.cooler(6.75, 1.2, 2.6, 90)
    h.cooler(6.75, 1.2, 6.0, 90)
    yard('#e6dac0')
    plot(-13, -8.5, -4.2, -5.2, lawn(), 0.03)
    foreground(-13, -4.2, -8.4, -5.3, 900)
    hedge(-12.8, -8.8, -4.4, -8.8, 0.6)
    tower(10.4, 8.5, 4.6)
    generator_house(11.2, 2.2, -90)
    palm(-10.2, -2.0, 7)
    palm(-11.6, 4.0, 8.5)
    for x in (2.2, 3.4, 4.6, 5.8):
        bush(x, -7.6, 0.5)
    horizon()
    view(scene, (9.6, -19.5, 1.7), (0.5, 0, 4.7), 30)


@outdoors('home-semi-detached-hip')
def hipped_pair(scene):
    """Two mirrored halves under one brown roof, a wall between the yards."""
    sky(scene, sun=42, bearing=208, exposure=0.05)
    land(pavers('#9f958a', '#8a8076'))
    h = House(plaster('#d9b98c', 0.5), trim='#f6f0e2', frame='#2b2a29')
    tan, cream = plaster('#f0e4cb', 0.4), plaster('#b98d5f', 0.4)
    ends = [(SLD, 1.5, 0.9, 1.6, 1.4), (SLD, 5.6, 0.9, 1.6, 1.4)]
    for side in (-1, 1):
        x0, x1 = (-7.4, 0) if side < 0 else (0, 7.4)
        flip = lambda u, w: (7.4 - u - w) if side < 0 else u
        h.slab(x0 - (0.2 if side < 0 else 0), -4.8, x1 + (0.2 if side > 0 else 0), 4.8, 0, 0.3, concrete('#8f8981', 0.02))
        fronts = ([(SLD, flip(4.2, 2.2), 0.9, 2.2, 1.5), ('door', flip(1.3, 1.2), 0, 1.2, 2.4)], [(SLD, flip(4.4, 1.8), 0.9, 1.8, 1.4), ('door', flip(1.0, 2.0), 0, 2.0, 2.2, {'glazed': True})])
        for z, front in zip((0.3, 3.7), fronts):
            h.storey(x0, -4.6, x1, 4.6, z, 3.2, front=front, right=ends if side > 0 else (), left=ends if side < 0 else (), mat=tan)
        h.slab(x0 - 0.1, -4.75, x1 + 0.1, 4.75, 3.5, 0.2)
        a, b = (x0 + 3.9, x1) if side < 0 else (x0, x1 - 3.9)
        h.slab(a, -6.5, b, -4.6, 3.5, 0.2)
        h.rail(a + 0.05, -6.4, b - 0.05, -6.4, 3.7, 1.0, 'iron')
        out = a if side < 0 else b
        h.rail(out + side * -0.05, -6.4, out + side * -0.05, -4.6, 3.7, 1.0, 'iron')
        post = out + (0.22 if side < 0 else -0.22)
        box((0.42, 0.42, 6.6), (post, -6.3, 0.3), cream, ground=True, bevel=0.01)
        h.slab(min(post - 0.3, 0), -6.6, max(post + 0.3, 0), -4.6, 6.88, 0.2)
        h.cooler(out + side * 1.0, -4.78, 6.1)
        fence([(side * 12.5, -10.5), (side * 4.6, -10.5)], 0.9, plaster('#f0e4cb', 0.8))
    box((0.4, 2.3, 6.95), (0, -5.7, 0.25), cream, ground=True, bevel=0.01)
    h.hip(-7.4, -4.6, 7.4, 4.6, 6.97, 3.1, 0.7, '#55382a')
    fence([(0, -10.5), (0, -6.9)], 1.1, plaster('#f0e4cb', 0.8))
    yard('#e4dccd', front=-10.5)
    for side in (-1, 1):
        hedge(side * 6.9, -6.2, side * 4.6, -6.2, 0.6)
        palm(side * 11, -3.5, 6 + side)
    tower(10.6, 8.5, 4.5)
    dish(6.9, -4.9, 7.4, 20)
    plot(-40, -13.0, 40, -11.0, lawn(), 0.03)
    foreground(-6, 16, -12.9, -11.1, 900)
    horizon()
    view(scene, (8.5, -20.5, 1.7), (0.0, 0, 4.4), 29)


@outdoors('home-terrace-three-storey', samples=6)
def tall_terrace(scene):
    """Narrow houses of three storeys, the lamps just lit."""
    dusk(scene, 250)
    land(pavers('#8f877c', '#7d756b'))
    h = House('#efe9dc', frame='#26282b', bars=False, dusk=True, accent=plaster('#6e4a33', 0.1))
    terrace_row(h, 4, 5.6, 3, '#3b4044')
    for i in range(4):
        x = -11.2 + i * 5.6
        hedge(x + 3.3, -6.7, x + 5.0, -6.7, 0.6)
        lamp(x + 1.2, -5.6, 2.6, 26)
    for x in (-9.5, 1.5, 12.5):
        tube([(x, -10.6, 0), (x, -10.6, 4.6), (x, -9.9, 4.8)], 0.05, plain('#2b2d30', 0.5), round_off=False, sides=3)
        box((0.14, 0.5, 0.06), (x, -9.7, 4.8), plain('#2b2d30', 0.5))
        box((0.12, 0.42, 0.02), (x, -9.7, 4.76), glow('#ffe2b0', 8), bevel=0)
        lamp(x, -9.7, 4.55, 130)
    plot(-40, -12.2, 40, -9.6, lawn(), 0.03)
    foreground(-16, 9, -12.2, -9.7, 900)
    palm(14.5, -5, 8)
    horizon()
    view(scene, (-16.0, -23.5, 1.7), (-0.6, 0, 6.0), 28)


@outdoors('home-flats-walk-up')
def walk_up(scene):
    """Two floors, four flats, behind a wall with its gate."""
    sky(scene, sun=38, bearing=150, exposure=0.08)
    land(earth('#a97350', '#84563a'))
    h = House(plaster('#bccab4', 0.5, ('#4f6b52', 1.2)), trim='#f3eee2', frame='#e9e7e2')
    x0, top = flats(h, 2, 2)
    h.hip(x0, -5.5, -x0, 5.5, top, 3.3, 0.8, '#4a6650')
    for b in range(2):
        bx = x0 + 3.0 + b * 9.6
        h.hip(bx, -6.9, bx + 3.2, -3.0, top - 0.03, 1.3, 0.35, '#4a6650')
    plot(-13.5, -14, 13.5, -5.8, concrete('#a59d92', 0.03))
    wall = plaster('#d9d3c2', 0.9)
    fence([(-14, -11.5), (-4.4, -11.5)], 1.7, wall)
    fence([(1.4, -11.5), (14, -11.5)], 1.7, wall)
    gate(-1.5, -11.5, 5.4, 1.9, '#2c4a3a')
    yard('#d9d3c2', 14, 15, -11.5)
    tower(-11.0, 9.5, 5.2)
    dish(-8.2, -4.4, 6.9, -20)
    dish(3.4, -5.8, 6.5, -30, 0.36)
    palm(11.4, -6.0, 7.5)
    tree(-11.8, -5.5, 6.5, 2.8)
    grass(lambda: (rnd(-14, 14), -11.7 - abs(RNG.gauss(0.1, 0.2)), 0.0), 420)
    pebbles(-10, 8, -17.5, -12, 240)
    pole(11.5, -13.2, ((-50, 2), (40, -2)))
    horizon()
    view(scene, (-10.5, -22.5, 1.75), (0.0, 0, 3.9), 28)


@outdoors('home-flats-terracotta')
def terracotta_flats(scene):
    """Three floors in terracotta and cream under a dark roof, cars' bays in front."""
    sky(scene, sun=36, bearing=148, exposure=0.05)
    land(pavers('#a2968a', '#8d8278'))
    h = House(plaster('#c98560', 0.4, ('#8a4f38', 0.9)), trim='#f4ecdb', frame='#3a2f2a')
    x0, top = flats(h, 3, 2, 'turned')
    cream = plaster('#efe2c8', 0.4)
    h.hip(x0, -5.5, -x0, 5.5, top, 2.6, 0.8, '#3f4247')
    box((2.5, 0.3, top + 0.9), (0, -5.5, 0.3), cream, ground=True, bevel=0.01)
    for k in range(3):
        box((1.2, 0.34, 1.9), (0, -5.52, 1.0 + k * 3.2), plain('#2a3036', 0.2, coat=0.6), ground=True, bevel=0.01)
    plot(-13, -12.5, -9.2, -6.6, lawn(), 0.03)
    foreground(-12.8, -9.4, -12.4, -6.8, 700)
    for x in (-6.4, -3.6, -0.8, 2.0, 4.8):
        plot(x - 0.06, -12.0, x + 0.06, -8.0, plain('#e9e6de', 0.8), 0.025)
    hedge(-8.6, -7.6, -5.4, -7.6, 0.6)
    yard('#e4d3b4')
    tower(-11.0, 10.5, 5.0)
    palm(11.6, -4.5, 8)
    palm(-11.4, -9.8, 6.5)
    tree(12.2, 6.0, 7, 3.2)
    horizon()
    view(scene, (-12.0, -22.0, 1.75), (0.0, 0, 5.6), 27)


@outdoors('home-flats-estate')
def estate(scene):
    """Five floors of new flats, white and grey, one block behind the other."""
    sky(scene, sun=36, bearing=215, exposure=0.0, cloudy=0.8)
    land(pavers('#a49a8d', '#938a7f'))
    h = House('#f1ede4', trim='#d9d5cc', frame='#2b2d30', bars=False)
    x0, top = flats(h, 5, 2, 'glass')
    grey = plaster('#5f666a', 0.1)
    h.parapet(x0 - 0.1, -5.6, -x0 + 0.1, 5.6, top, 1.0)
    for b in range(2):
        bx = x0 + 3.0 + b * 9.6
        h.slab(bx - 0.2, -7.1, bx + 3.4, -5.6, top - 0.2, 0.3, grey)
        box((0.5, 0.16, top), (bx - 0.45, -5.55, 0.3), grey, ground=True, bevel=0.01)
    box((3.0, 0.6, top + 1.9), (0, 3.6, 0), grey, ground=True, bevel=0.01)
    far = House('#e9e2d3', trim='#d9d5cc', frame='#2b2d30', bars=False)
    for k in range(5):
        far.storey(-24, 16, -9, 24, 0.3 + k * 3.2, 3.0, front=[(SLD, u, 0.9, 1.8, 1.4) for u in (1, 4.4, 7.8, 11.2)], right=[(SLD, 1.5, 0.9, 1.6, 1.4), (SLD, 5, 0.9, 1.6, 1.4)])
        far.slab(-24.1, 15.9, -8.9, 24, 3.3 + k * 3.2, 0.2)
    far.parapet(-24.1, 15.9, -8.9, 24.1, 16.3, 1.0)
    plot(-13, -13.0, 3.2, -8.6, lawn(), 0.03)
    foreground(-12.8, 3.1, -12.9, -8.7, 1300)
    hedge(-12.8, -8.4, 3.0, -8.4, 0.7)
    for x, y in ((-11.5, -10.8), (-4.2, -10.8), (11.5, -3.5), (12.5, 4)):
        palm(x, y, rnd(5.5, 7.5))
    for x in (6.4, 9.2, 12.0):
        plot(x - 0.06, -12.5, x + 0.06, -7.6, plain('#e9e6de', 0.8), 0.025)
    horizon()
    view(scene, (13.5, -28.0, 1.75), (-0.4, 0, 9.0), 26)


@outdoors('home-face-to-face')
def face_to_face(scene):
    """Two rows of rooms that look at each other over a narrow court."""
    sky(scene, sun=58, bearing=168, exposure=0.15)
    land(earth('#b5744b', '#8a5233'))
    h = House(plaster('#e6cf9a', 0.6, ('#7a3b2c', 1.1)), trim='#e9ddc2', frame='#6b4a2f')
    doors = ('#2f5b4a', '#5a3420', '#2f4a6b', '#6b4a2f')
    for side in (-1, 1):
        x0, x1 = (-7.6, -2.3) if side < 0 else (2.3, 7.6)
        row = []
        for i in range(8):
            u = 0.6 + i * 3.4
            more = {'colour': doors[(i + (side > 0)) % 4]}
            row += [('hole', u, 0, 0.95, 2.1) if (i + side) % 3 == 0 else ('door', u, 0, 0.95, 2.1, more), ('casement', u + 1.45, 0.9, 1.2, 1.1)]
            if (i + side) % 3 == 0:
                y = (-14 + u + 0.48) if side < 0 else (13.8 - u - 0.48)
                drapes(side * 2.42, y, 2.35, 1.0, 1.85, ('#d9d3c2', '#b0473a', '#6f8fa3')[i % 3], 90)
        h.storey(x0, -14, x1, 13.8, 0.3, 2.8, right=row if side < 0 else (), left=row if side > 0 else (), front=[('casement', 1.8, 0.9, 1.2, 1.1)])
        h.slab(x0 - 0.1, -14.2, x1 + 0.1, 14, 0, 0.3, concrete('#a39a8d', 0.02))
        h.slab(-2.4 if side < 0 else 1.35, -14, -1.35 if side < 0 else 2.4, 13.8, 0, 0.18, concrete('#a39a8d', 0.02))
        h.hip(x0, -14, x1, 13.8, 3.15, 1.5, 0.75, '#9c968d', gable=True, rust=0.6)
    plot(-1.4, -14, 1.4, 13, concrete('#948c81', 0.03))
    plot(-0.14, -14, 0.14, 13, plain('#4b443b', 0.9), 0.026)
    fence([(-2.4, 14.2), (2.4, 14.2)], 2.2, plaster('#d9c39a', 0.9))
    tower(0.2, 16.5, 5.2)
    line = plain('#dcdcd6', 0.7)
    for y, colours in ((0.5, ('#c2410c', '#e9e5da', '#1d3f63')), (5.5, ('#d9a21b', '#e9e5da', '#5b6a70', '#7a3b2c'))):
        tube([(-2.3, y, 2.55), (0, y, 2.42), (2.3, y, 2.55)], 0.006, line)
        for i, colour in enumerate(colours):
            x = -1.25 + i * 0.85
            sheet(lambda u, v, x=x, y=y: (x + (u - 0.5) * (0.6 - 0.1 * v), y + 0.04 * math.sin(u * 11 + x) * v, 2.46 - v * (0.62 + 0.03 * math.sin(u * 7))), 24, 10, plain(colour, 0.9), angle=180)
    for x, y, colour in ((-1.7, -3.2, '#1d3f63'), (-1.75, -2.7, '#e0a526'), (1.75, 2.6, '#e0a526'), (1.7, -5.6, '#e9e5da')):
        box((0.24, 0.32, 0.4), (x, y, 0.18), plain(colour, 0.4), rot=(0, 0, rnd(-15, 15)), ground=True, bevel=0.04)
        cyl(0.035, 0.05, (x, y - 0.08, 0.57), plain('#23262a', 0.5))
    bench = wood('#8d6a48', '#5f4530', axis=1, rings=0.02)
    box((0.3, 1.3, 0.045), (1.75, -2.6, 0.6), bench, ground=True)
    for y in (-3.1, -2.1):
        box((0.26, 0.06, 0.42), (1.75, y, 0.18), bench, ground=True)
    basin = plain('#b3402e', 0.4)
    lathe([(0, 0), (0.22, 0), (0.32, 0.17), (0.34, 0.17), (0.34, 0.18), (0.31, 0.18), (0.21, 0.015), (0, 0.015)], (-0.9, -4.6, 0.02), basin)
    palm(-8.5, 16, 8)
    tree(6.5, 17, 7, 3.4)
    pebbles(-3, 3, -13, -8, 160)
    horizon()
    view(scene, (0.85, -10.4, 1.65), (-0.25, 6, 1.95), 25)
