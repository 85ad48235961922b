"""Twelve homes seen from the road or the yard."""

from homes.parts import *
from registry import outdoors

SLD = 'sliding'


def yard(colour='#d9cdb8', x=14.0, back=16.0, front=None):
    """Fence at the back and the sides of a plot whose house stands about the origin."""
    start = front if front is not None else -9.0
    fence([(-x, start), (-x, back), (x, back), (x, start)], 2.3, plaster(colour, 0.9))
    for side in (-1, 1):
        grass(lambda: (side * (x - abs(RNG.gauss(0.15, 0.25))), rnd(start, back), 0.0), 220)
    grass(lambda: (rnd(-x, x), back - abs(RNG.gauss(0.15, 0.3)), 0.0), 200)


def horizon():
    neighbours([(-34, 46, 12, 10, 3.2, '#d8c7a8', '#6b3a2c'), (-12, 52, 14, 10, 6.2, '#cfd3cc', '#49545b'), (16, 50, 12, 10, 3.2, '#e0cfae', '#7a4a2e'), (38, 44, 13, 11, 6.2, '#e5dccb', '#5b2c22'), (60, 60, 14, 11, 3.2, '#d2bfa2', '#6d6f70')])
    for x, y, h in ((-22, 34, 8), (-26, 38, 9), (4, 38, 8), (27, 33, 9.5), (48, 50, 8), (-44, 44, 9)):
        palm(x, y, h)
    for x, y in ((-16, 30), (10, 36), (33, 30), (-38, 36)):
        tree(x, y, rnd(6, 8), rnd(3, 4))


def foreground(x0, x1, y0, y1, count=700):
    grass(lambda: (rnd(x0, x1), rnd(y0, y1), 0.0), count * 2, 0.55)


@outdoors('home-bungalow-lekki')
def bungalow(scene):
    sky(scene, sun=42, bearing=212, exposure=0.12)
    land()
    h = House('#ecdfc3', frame='#e9e7e2')
    h.slab(-6.6, -4.4, 6.6, 4.4, 0, 0.35, concrete('#9c948a', 0.02))
    h.storey(-6.5, -4.0, 6.5, 4.0, 0.35, 3.1, front=[(SLD, 0.9, 0.95, 1.8, 1.3), (SLD, 3.6, 0.95, 1.8, 1.3), ('door', 6.4, 0, 1.25, 2.25), (SLD, 8.6, 0.95, 1.2, 1.3), (SLD, 10.6, 0.95, 1.8, 1.3)], right=[(SLD, 1.2, 0.95, 1.5, 1.3), (SLD, 5.0, 1.5, 0.7, 0.7)], left=[(SLD, 1.2, 0.95, 1.5, 1.3), (SLD, 5.0, 0.95, 1.5, 1.3)])
    h.hip(-6.5, -4.0, 6.5, 4.0, 3.5, 2.7, 0.75, '#6b281b')
    h.slab(-1.3, -6.0, 1.9, -4.0, 0, 0.35, concrete('#9c948a', 0.02))
    for x in (-1.1, 1.7):
        h.column(x, -5.8, 0.35, 2.9, 0.3, round_=True)
    h.hip(-1.3, -6.0, 1.9, -3.0, 3.3, 1.3, 0.4, '#6b281b')
    h.steps(0.3, -6.0, 0.35, 2.4, 2)
    plot(-2.2, -22, 2.8, -6.6, pavers())
    yard()
    tower(9.2, 6.5, 4.2)
    generator_house(10.6, 1.5, -90)
    palm(-9.2, 2.5, 6.5)
    palm(-11.5, 6.0, 8.0)
    for x in (-5.6, -4.2, -3.0, 3.6, 4.8, 6.0):
        bush(x, -5.0, rnd(0.5, 0.75))
    plot(-13, -9, -2.6, -5.4, lawn())
    foreground(-12, -2.6, -9.0, -5.4, 900)
    h.cooler(6.75, -1.5, 2.4, 90)
    pebbles(-2, 11, -13, -5)
    dish(6.2, -4.3, 3.2, 30)
    horizon()
    view(scene, (8.2, -16.5, 1.7), (0.9, 0, 2.9), 31)


def modern_duplex(h, x0=-6.0, x1=6.0):
    """Two storeys behind parapets: a cube, a frame, a balcony with glass."""
    dark = plaster('#4b4a48', 0.1)
    h.slab(x0 - 0.2, -5.2, x1 + 0.2, 5.2, 0, 0.3, concrete('#8f8981', 0.02))
    h.storey(x0, -5, x1, 5, 0.3, 3.3, front=[('fixed', 0.8, 0.5, 3.4, 2.2), ('door', 5.2, 0, 1.5, 2.6, {'colour': '#4a2b18'}), (SLD, 8.2, 0.9, 2.6, 1.6)], right=[(SLD, 1.5, 0.9, 2.0, 1.5), (SLD, 6.0, 0.9, 1.4, 1.4)], left=[(SLD, 1.5, 0.9, 2.0, 1.5), (SLD, 6.0, 0.9, 1.4, 1.4)])
    h.slab(x0 - 0.15, -5.15, x1 + 0.15, 5.15, 3.6, 0.2)
    h.storey(x0, -5, x1, 5, 3.8, 3.2, front=[('door', 1.2, 0, 2.4, 2.3, {'glazed': True}), ('fixed', 5.3, 0.3, 1.3, 2.5), (SLD, 8.2, 0.8, 2.6, 1.5)], right=[(SLD, 1.5, 0.9, 2.0, 1.5), (SLD, 6.0, 0.9, 1.4, 1.4)], left=[(SLD, 1.5, 0.9, 2.0, 1.5), (SLD, 6.0, 0.9, 1.4, 1.4)])
    h.parapet(x0 - 0.1, -5.1, x1 + 0.1, 5.1, 7.0, 1.15)
    h.hip(x0 + 0.5, -4.4, x1 - 0.5, 4.4, 7.1, 2.1, 0.0, '#3d4a52')
    h.slab(x0 - 0.15, -6.9, x0 + 4.9, -5, 3.6, 0.2)
    h.rail(x0, -6.8, x0 + 4.8, -6.8, 3.8, 1.05)
    h.rail(x0 + 4.8, -6.8, x0 + 4.8, -5.0, 3.8, 1.05)
    box((0.35, 2.2, 7.3), (x0 - 0.1, -5.9, 0), dark, ground=True, bevel=0.01)
    h.slab(x0 - 0.28, -7.0, x0 + 5.1, -4.9, 7.1, 0.28, dark)
    h.slab(x0 + 4.95, -6.8, x0 + 7.4, -4.9, 3.15, 0.2, dark)
    box((0.28, 0.28, 2.9), (x0 + 7.2, -6.6, 0.3), dark, ground=True)
    cladding_wall = stone('#8a7f72', '#5d544a', 0.05, 0.0)
    box((0.32, 0.12, 6.6), (x0 + 5.02, -5.07, 0.3), cladding_wall, ground=True)
    box((0.9, 0.12, 6.6), (x0 + 7.4, -5.07, 0.3), cladding_wall, ground=True)
    h.steps(x0 + 6.0, -5.2, 0.3, 2.2, 2)
    for z, y in ((2.6, 1.0), (6.0, 1.0)):
        h.cooler(x1 + 0.25, y, z, 90)


@outdoors('home-detached-duplex-modern')
def detached(scene):
    sky(scene, sun=44, bearing=205, exposure=0.12)
    land(pavers('#a49a8d', '#93897d'))
    h = House('#f1ede4', frame='#2b2a29', bars=False, accent=None)
    modern_duplex(h)
    yard('#e4dccd')
    hedge(-13.4, -8, -13.4, 12, 1.0)
    plot(-13, -9, -7, 4, lawn(), 0.03)
    foreground(-13, -7, -9, 4, 700)
    for x in (-8.6, -10.8):
        palm(x, 0.5 + x * 0.2, rnd(5.5, 7.5))
    tower(10.5, 9, 4.5)
    for x in (4.2, 5.4):
        bush(x, -5.9, 0.6)
    horizon()
    view(scene, (9.5, -19, 1.7), (0.4, 0, 4.3), 32)


@outdoors('home-detached-duplex-dusk', samples=6)
def detached_dusk(scene):
    dusk(scene, 300)
    land(pavers('#a49a8d', '#93897d'))
    h = House('#efe7d8', frame='#2b2a29', dusk=True, bars=False)
    h.slab(-6.7, -5.2, 6.7, 5.2, 0, 0.3, concrete('#8f8981', 0.02))
    win = lambda u, w=1.8: (SLD, u, 0.9, w, 1.5)
    h.storey(-6.5, -5, 6.5, 5, 0.3, 3.3, front=[win(1.0, 2.4), ('door', 5.7, 0, 1.6, 2.5, {'colour': '#4a2b18'}), win(9.2, 2.4)], left=[win(1.5), win(6.0, 1.4)], right=[win(1.5), win(6.0, 1.4)])
    h.slab(-6.65, -5.15, 6.65, 5.15, 3.6, 0.2)
    h.storey(-6.5, -5, 6.5, 5, 3.8, 3.1, front=[win(1.0, 2.4), ('door', 5.5, 0, 2.0, 2.3, {'glazed': True}), win(9.2, 2.4)], left=[win(1.5), win(6.0, 1.4)], right=[win(1.5), win(6.0, 1.4)])
    h.hip(-6.5, -5, 6.5, 5, 6.95, 3.6, 0.8, '#433c39', tiled_roof)
    h.slab(-2.0, -7.2, 2.0, -5, 3.6, 0.2)
    h.slab(-2.2, -7.4, 2.2, -5, 0, 0.3, concrete('#8f8981', 0.02))
    for x in (-1.8, 1.8):
        h.column(x, -7.0, 0.3, 3.3, 0.34, round_=True)
    h.rail(-1.9, -7.1, 1.9, -7.1, 3.8, 1.0, 'turned')
    h.hip(-2.0, -7.2, 2.0, -4, 6.92, 1.6, 0.4, '#433c39', tiled_roof)
    for x in (-1.8, 1.8):
        h.column(x, -7.0, 3.8, 3.1, 0.28, round_=True)
    h.steps(0, -7.4, 0.3, 3, 2)
    for x, z in ((-1.0, 3.3), (1.0, 3.3), (-4.2, 3.35), (4.2, 3.35)):
        lamp(x, -5.25 if abs(x) > 2 else -6.2, z)
    yard('#d9cdb8')
    for x in (-11, 10.5):
        palm(x, -1, 7)
    for x in (-5.8, -4.6, -3.4, 3.4, 4.6, 5.8):
        bush(x, -6.0, 0.6)
    horizon()
    view(scene, (-9.5, -18, 1.7), (0.0, 0, 5.0), 29)


def lamp(x, y, z, energy=60, colour=(1, 0.74, 0.45), radius=0.25):
    data = bpy.data.lights.new('lamp', 'POINT')
    data.energy = energy
    data.color = colour
    data.shadow_soft_size = radius
    thing = bpy.data.objects.new('lamp', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = (x, y, z)
    thing.visible_camera = False


@outdoors('home-semi-detached')
def semi(scene):
    sky(scene, sun=36, bearing=150, exposure=0.12)
    land(pavers('#a98f7d', '#96786a'))
    h = House('#efe9dc', frame='#e9e7e2')
    grey = plaster('#7d7a74', 0.2)
    for side in (-1, 1):
        x0, x1 = (-7.2, 0) if side < 0 else (0, 7.2)
        flip = lambda u, w: (7.2 - u - w) if side < 0 else u
        h.slab(x0, -4.8, x1, 4.8, 0, 0.3, concrete('#8f8981', 0.02))
        front0 = [(SLD, flip(3.4, 2.6), 0.9, 2.6, 1.5), ('door', flip(1.0, 1.2), 0, 1.2, 2.4)]
        front1 = [(SLD, flip(4.4, 1.8), 0.9, 1.8, 1.4), ('door', flip(0.9, 1.8), 0, 1.8, 2.2, {'glazed': True})]
        ends = [(SLD, 1.5, 0.9, 1.6, 1.4), (SLD, 5.5, 0.9, 1.6, 1.4)]
        for z, front in ((0.3, front0), (3.7, front1)):
            h.storey(x0, -4.6, x1, 4.6, z, 3.2, front=front, right=ends if side > 0 else (), left=ends if side < 0 else ())
        h.slab(x0 - 0.1, -4.75, x1 + 0.1, 4.75, 3.5, 0.2)
        a, b = (x0 + 4.2, x1) if side < 0 else (x0, x1 - 4.2)
        h.slab(a, -6.3, b, -4.6, 3.5, 0.2)
        h.rail(a + 0.05, -6.2, b - 0.05, -6.2, 3.7, 1.0, 'iron')
        out = a if side < 0 else b
        h.rail(out, -6.2, out, -4.6, 3.7, 1.0, 'iron')
        box((0.3, 0.3, 3.2), (out + (0.2 if side < 0 else -0.2), -6.1, 0.3), grey, ground=True, bevel=0.01)
        h.parapet(x0 - 0.1, -4.7, x1 + 0.1, 4.7, 6.9, 1.2)
    box((0.35, 1.9, 7.9), (0, -5.5, 0.25), grey, ground=True, bevel=0.01)
    h.hip(-6.6, -4.0, 6.6, 4.0, 7.0, 2.1, 0.0, '#6e2f26')
    fence([(0, -13.5), (0, -6.5)], 1.3, plaster('#e4dccd', 0.8))
    yard('#e4dccd')
    for x in (-10.5, 11):
        palm(x, -2, 6.5)
    hedge(-6.4, -6.9, -3.4, -6.9, 0.6)
    hedge(3.4, -6.9, 6.4, -6.9, 0.6)
    tower(-10.4, 8.5, 4.5)
    horizon()
    view(scene, (-10.5, -18.5, 1.7), (0.4, 0, 4.2), 30)


def terrace_row(h, units, wide=5.6, z_count=2, roof='#3d4a52'):
    total = units * wide
    tones = [plaster('#f1ede4', 0.4), plaster('#d8cbb4', 0.4)]
    for i in range(units):
        x0 = -total / 2 + i * wide
        h.slab(x0, -5.2, x0 + wide, 5, 0, 0.25, concrete('#8f8981', 0.02))
        for k in range(z_count):
            z = 0.25 + k * 3.3
            if k == 0:
                front = [('door', 0.6, 0, 1.15, 2.3), (SLD, 2.4, 0.8, 2.4, 1.6)]
            else:
                front = [('door', 0.6, 0, 2.0, 2.2, {'glazed': True}), (SLD, 3.4, 0.9, 1.5, 1.4)]
            ends = [(SLD, 1.6, 0.9, 1.6, 1.4), (SLD, 6.0, 0.9, 1.4, 1.4)]
            h.storey(x0, -5, x0 + wide, 5, z, 3.1, front=front, right=ends if i == units - 1 else (), left=ends if i == 0 else (), mat=tones[i % 2])
            h.slab(x0, -5.1, x0 + wide, 5, z + 3.1, 0.2)
            if k:
                h.slab(x0 + 0.2, -6.4, x0 + 3.0, -5, z - 0.2, 0.2)
                h.rail(x0 + 0.25, -6.3, x0 + 2.95, -6.3, z, 1.0)
                h.rail(x0 + 2.95, -6.3, x0 + 2.95, -5.0, z, 1.0)
                h.rail(x0 + 0.25, -6.3, x0 + 0.25, -5.0, z, 1.0)
        top = 0.25 + z_count * 3.3
        h.parapet(x0, -5.1, x0 + wide, 5.1, top, 1.1, tones[i % 2])
        box((0.22, 1.7, top + 1.2), (x0 + wide, -5.7, 0), h.accent, ground=True, bevel=0.01)
        box((1.9, 1.2, 0.14), (x0 + 1.2, -5.5, 2.85), h.accent, ground=True, bevel=0.01)
    box((0.22, 1.7, 0.25 + z_count * 3.3 + 1.2), (-total / 2, -5.7, 0), h.accent, ground=True, bevel=0.01)
    h.hip(-total / 2 + 0.5, -4.3, total / 2 - 0.5, 4.3, 0.3 + z_count * 3.3, 1.9, 0.0, roof)


@outdoors('home-terrace')
def terrace(scene):
    sky(scene, sun=40, bearing=215, exposure=-0.05)
    land(pavers('#a49a8d', '#8d847a'))
    h = House('#f1ede4', frame='#2b2a29', bars=False, accent=plaster('#55504b', 0.2))
    terrace_row(h, 4)
    for i in range(4):
        x = -11.2 + i * 5.6
        hedge(x + 3.4, -6.6, x + 5.0, -6.6, 0.6)
    plot(-40, -12.2, 40, -9.0, lawn(), 0.03)
    foreground(-8, 16, -12.2, -9.2, 1000)
    for x in (-14.5, 14.2):
        palm(x, -6, 7)
    pole(-13, -8.8, ((30, 0), (-30, 0)))
    horizon()
    view(scene, (13.5, -19.5, 1.7), (-0.2, 0, 3.7), 28)


def flats(h, floors=3, bays=2, kind='iron', wide=7.0):
    total = wide * bays + 2.6
    x0 = -total / 2
    h.slab(x0 - 0.1, -7.0, -x0 + 0.1, 5.6, 0, 0.28, concrete('#9c948a', 0.02))
    for k in range(floors):
        z = 0.3 + k * 3.2
        front = []
        for b in range(bays):
            u = b * wide + (2.6 if b >= bays / 2 else 0)
            front += [(SLD, u + 0.7, 0.9, 1.8, 1.35), ('door', u + 3.6, 0, 1.9, 2.15, {'glazed': True})]
            bx0, bx1 = x0 + u + 3.0, x0 + u + 6.2
            h.slab(bx0, -6.9, bx1, -5.5, z - 0.2, 0.2)
            h.rail(bx0 + 0.08, -6.8, bx1 - 0.08, -6.8, z, 1.0, kind)
            h.rail(bx0 + 0.08, -6.8, bx0 + 0.08, -5.5, z, 1.0, kind)
            h.rail(bx1 - 0.08, -6.8, bx1 - 0.08, -5.5, z, 1.0, kind)
            for x in (bx0 + 0.12, bx1 - 0.12):
                box((0.24, 0.24, 3.2), (x, -6.8, z - 0.2), h.trim, ground=True, bevel=0.01)
        mid = bays / 2 * wide
        front.append(('door', mid + 0.6, 0, 1.4, 2.3) if k == 0 else ('fixed', mid + 0.7, 0.4, 1.2, 2.2, {'bars': False}))
        ends = [(SLD, 1.2, 0.9, 1.6, 1.35), (SLD, 5.0, 1.3, 0.8, 0.8), (SLD, 7.6, 0.9, 1.6, 1.35)]
        h.storey(x0, -5.5, -x0, 5.5, z, 3.0, front=front, right=ends, left=ends)
        h.slab(x0 - 0.1, -5.6, -x0 + 0.1, 5.6, z + 3.0, 0.2)
        for b in range(bays):
            u = b * wide + (2.6 if b >= bays / 2 else 0)
            h.cooler(x0 + u + 2.75, -5.68, z + 2.2)
        h.cooler(-x0 + 0.25, -1.0, z + 2.3, 90)
    return x0, 0.3 + floors * 3.2


@outdoors('home-block-of-flats')
def block(scene):
    sky(scene, sun=45, bearing=210, exposure=-0.05)
    land()
    h = House('#e7d8b8', trim='#f3eee2', frame='#e9e7e2')
    x0, top = flats(h, 3, 2)
    h.hip(x0, -5.5, -x0, 5.5, top, 3.0, 0.8, '#8a3226')
    plot(-13, -16, 13, -6.0, pavers())
    yard('#cdbf9f')
    tower(11.2, 11.5, 5)
    generator_house(11.6, 1.5, -90)
    dish(8.7, -3.0, 9.4, 60)
    palm(-11.5, -3, 8)
    for x in (-11, -9.6, 9.8):
        bush(x, -6.6, 0.8)
    pole(-13, -12, ((-30, 0), (40, 0)))
    horizon()
    view(scene, (11.5, -21, 1.7), (0.2, 0, 6.0), 27)


@outdoors('home-serviced-flats-dusk', samples=6)
def serviced(scene):
    dusk(scene, 60, exposure=1.25)
    land(pavers('#8f877c', '#7d756b'))
    h = House('#e9e4da', trim='#f3eee2', frame='#26282b', dusk=True, bars=False)
    x0, top = flats(h, 4, 2, 'glass')
    h.parapet(x0 - 0.1, -5.6, -x0 + 0.1, 5.6, top, 1.0)
    for b in range(2):
        bx = x0 + 3.0 + b * 9.6
        h.slab(bx - 0.15, -7.05, bx + 3.35, -5.6, top - 0.2, 0.25)
    box((2.8, 0.5, top + 2.0), (0, 4.0, 0), plaster('#4a4744', 0.1), ground=True, bevel=0.01)
    for x in (-6.0, 0.0, 6.0):
        lamp(x, -6.9, 2.7, 55)
    for b in range(2):
        for k in range(4):
            lamp(x0 + 4.6 + b * 9.6, -6.1, 2.75 + k * 3.2, 16)
    for x in (-11.5, 11.5):
        lamp(x, -12, 4.5, 160)
    yard('#bdb3a2')
    for x in (-12, 12.0):
        palm(x, -4, 7)
    for i in range(9):
        bush(-9.6 + i * 2.4, -7.8, 0.6)
    horizon()
    view(scene, (-12.5, -25.5, 1.7), (0.3, 0, 7.4), 27)


@outdoors('home-compound-rooms')
def compound(scene):
    sky(scene, sun=50, bearing=200, exposure=0.12)
    land(earth('#b5744b', '#8a5233'))
    h = House('#e2c58e', trim='#e9ddc2', frame='#6b4a2f')
    h.slab(-9.2, -3.4, 9.2, 3.2, 0, 0.3, concrete('#a39a8d', 0.02))
    front = []
    for i in range(5):
        front += [('door', 0.5 + i * 3.6, 0, 0.95, 2.1, {'colour': ['#2f5b4a', '#5a3420', '#2f4a6b'][i % 3]}), ('casement', 1.9 + i * 3.6, 0.9, 1.2, 1.1)]
    h.storey(-9, -2, 9, 3, 0.3, 2.8, front=front, right=[('casement', 1.8, 0.9, 1.2, 1.1)], left=[('casement', 1.8, 0.9, 1.2, 1.1)])
    h.hip(-9, -3.4, 9, 3, 3.15, 1.7, 0.5, '#a39b91', gable=True, rust=0.7)
    for i in range(6):
        box((0.14, 0.14, 2.8), (-8.9 + i * 3.56, -3.3, 0.3), wood('#7a5a3b', '#4f3824', axis=2), ground=True)
    fence([(-14, -12), (-14, 12), (14, 12), (14, -12)], 1.9, masonry('#a59e92', '#968f84', '#77716a'))
    tower(11.2, 5.5, 3.4)
    line = plain('#dcdcd6', 0.7)
    tube([(-8, -6.5, 2.0), (-3, -7.5, 1.85), (2, -8.5, 2.0)], 0.006, line)
    for x in (-8, 2):
        tube([(x, -6.5 if x < 0 else -8.5, 0), (x, -6.5 if x < 0 else -8.5, 2.05)], 0.035, wood('#7a5a3b', '#4f3824', axis=2), round_off=False)
    for i, colour in enumerate(('#c2410c', '#e9e5da', '#1d3f63', '#d9a21b', '#2a7a3f')):
        x = -6.9 + i * 1.7
        sheet(lambda u, v, x=x: (x + (u - 0.5) * 1.0, -6.7 - (x + 8) * 0.2 + 0.04 * math.sin(u * 9) * v, 1.9 - v * 0.85), 24, 10, plain(colour, 0.9), angle=180)
    for x, y, colour in ((5.0, -4.6, '#1d3f63'), (5.6, -4.3, '#e0a526'), (4.4, -4.2, '#e9e5da')):
        box((0.26, 0.34, 0.42), (x, y, 0), plain(colour, 0.4), rot=(0, 0, rnd(-20, 20)), ground=True, bevel=0.03)
    palm(-11.5, 6, 8)
    tree(8.6, -8.0 + 16, 7, 3.4)
    tree(-12, -5, 6, 2.8)
    foreground(-14, -8, -10, -4, 300)
    pebbles(-8, 9, -12, -3.6, 240)
    grass(lambda: (rnd(-9, 9), -3.5 - abs(RNG.gauss(0.05, 0.1)), 0.0), 120)
    horizon()
    view(scene, (8.5, -14.5, 1.7), (-0.6, 0, 2.4), 28)


@outdoors('home-penthouse')
def penthouse(scene):
    sky(scene, sun=26, bearing=225, strength=0.24, lamp=3.4, exposure=0.12, warm=(1, 0.88, 0.72))
    land(sea(), 900)
    h = House('#f1ede4', frame='#26282b', bars=False)
    h.pane = pane('#1a2a33')
    base = 22.0
    box((22, 16, base), (0, 0, 0), plaster('#ded7c9'), ground=True)
    h.slab(-11.2, -8.2, 11.2, 8.2, base, 0.25)
    deck = wood('#a5764a', '#7a5130', axis=0, rings=0.03, rough=0.6)
    box((21.6, 8.1, 0.02), (0, -3.98, base + 0.25), plain('#2a1d12', 0.9), ground=True, bevel=0)
    for i in range(57):
        box((21.6, 0.134, 0.03), (0, -7.93 + i * 0.14, base + 0.255), deck, ground=True, bevel=0.003)
    h.rail(-11, -8.0, 11, -8.0, base + 0.25, 1.1)
    h.rail(11, -8.0, 11, 8.0, base + 0.25, 1.1)
    h.storey(-8, 0, 8, 7.6, base + 0.25, 3.4, front=[('fixed', 0.5, 0.02, 4.6, 2.9), ('door', 5.6, 0, 2.6, 2.9, {'glazed': True}), ('fixed', 8.7, 0.02, 6.6, 2.9)], right=[('fixed', 0.6, 0.02, 5.4, 2.9)])
    h.slab(-8.9, -2.6, 8.9, 7.9, base + 3.65, 0.3)
    box((17.4, 10.2, 0.03), (0, 2.65, base + 3.63), wood('#9a6a40', '#6b4426', axis=0, rings=0.03), bevel=0)
    for x in (-8.5, 8.5):
        box((0.22, 0.22, 3.4), (x, -2.3, base + 0.25), plain('#26282b', 0.4), ground=True)
    cushion, frame = plain('#ece5d6', 0.9, bump=0.2), wood('#8d5f38', '#5f3d22', axis=0)
    for x in (2.4, 5.6):
        box((2.4, 0.9, 0.2), (x, -4.6, base + 0.3), frame, ground=True, bevel=0.02)
        for k in (-0.6, 0.6):
            box((1.15, 0.85, 0.2), (x + k, -4.6, base + 0.5), cushion, ground=True, bevel=0.06)
            box((1.1, 0.22, 0.5), (x + k, -4.2, base + 0.6), cushion, rot=(-12, 0, 0), ground=True, bevel=0.07)
    box((1.2, 0.7, 0.35), (4.0, -6.1, base + 0.28), frame, ground=True, bevel=0.02)
    pot = plain('#3b3a38', 0.6)
    for x, y in ((-1.2, -7.3), (9.6, -6.9), (9.8, -1.5)):
        lathe([(0, 0), (0.32, 0), (0.42, 0.7), (0.36, 0.7), (0.3, 0.6), (0, 0.6)], (x, y, base + 0.28), pot)
        for _ in range(7):
            put(RNG.choice(clumps()), None, (x + rnd(-0.3, 0.3), y + rnd(-0.3, 0.3), base + 1.1 + rnd(0, 0.7)), (0, 0, rnd(0, 360)), rnd(0.6, 1.0))
    for i in range(130):
        a = rnd(0.7, 2.2)
        r = rnd(170, 420)
        w, z = rnd(11, 24), RNG.choice((10, 14, 20, 28, 38, 52)) * rnd(0.8, 1.1)
        city_block(r * math.sin(a), r * math.cos(a), w, z, r)
    view(scene, (-10.3, -6.9, base + 1.95), (2.6, 0.4, base + 1.75), 21)


def city_block(x, y, w, z, far):
    s = Surface('city')
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.body)
    row = s.math('FRACT', s.math('DIVIDE', split.outputs[2], 3.2))
    col = s.math('FRACT', s.math('DIVIDE', s.math('ADD', split.outputs[0], split.outputs[1]), 2.6))
    win = s.math('MULTIPLY', s.ramp(row, (0.35, 0.0), (0.37, 1.0)), s.ramp(col, (0.45, 0.0), (0.47, 1.0)))
    tone = s.blend(win, rgb(RNG.choice(('#cfc8bb', '#dcd6ca', '#b9b7b2', '#c9b79a'))), '#3a444b')
    hazy = s.blend(min(0.75, far / 520), tone, '#c4ccd0')
    box((w, w, z), (x, y, 0), s.done(hazy, 0.8, specular=0.1), ground=True, bevel=0)


def sea():
    s = Surface('sea')
    wave = s.noise(2.2, 4, 0.6, s.world)
    return s.done(rgb('#2f4f55'), 0.12, 0, s.bump(wave, 0.25, 0.25), specular=0.5)


@outdoors('home-mansion-columns')
def mansion(scene):
    sky(scene, sun=34, bearing=148, exposure=0.12)
    land(pavers('#b3a796', '#9d917f'))
    h = House('#f3ead6', trim='#fbf7ee', frame='#4a3526', bars=False)
    h.slab(-9.3, -5.3, 9.3, 6, 0, 0.6, concrete('#a39a8d', 0.02))
    win = lambda u, w=1.8: ('casement', u, 0.8, w, 1.8)
    ends = [win(1.5), win(5.0), win(8.0, 1.5)]
    h.storey(-9, -5, 9, 6, 0.6, 3.7, front=[win(0.9), win(3.6), ('door', 8.0, 0, 2.0, 2.9, {'colour': '#3f2413'}), win(12.6), win(15.3)], left=ends, right=ends)
    h.slab(-9.2, -5.2, 9.2, 6.2, 4.3, 0.25)
    h.storey(-9, -5, 9, 6, 4.55, 3.5, front=[win(0.9), win(3.6), ('door', 7.8, 0, 2.4, 2.5, {'glazed': True}), win(12.6), win(15.3)], left=ends, right=ends)
    h.slab(-9.4, -5.4, 9.4, 6.4, 8.05, 0.3)
    h.hip(-9, -5, 9, 6, 8.4, 3.6, 0.7, '#6a3327', tiled_roof)
    h.slab(-3.6, -8.2, 3.6, -5, 0, 0.6, concrete('#a39a8d', 0.02))
    for x in (-3.1, -1.5, 1.5, 3.1):
        h.column(x, -7.8, 0.6, 7.4, 0.55, round_=True)
    h.slab(-3.7, -8.4, 3.7, -5, 8.0, 0.45)
    prism([[(-3.9, 0), (3.9, 0), (0, 1.7)]], 0.3, (0, -8.1, 8.45), h.trim, rot=(90, 0, 0), bevel=0.02)
    h.hip(-3.9, -8.3, 3.9, -3, 8.45, 1.7, 0.05, '#6a3327', tiled_roof, gable=True)
    h.slab(-2.2, -7.2, 2.2, -5, 4.3, 0.25)
    h.rail(-2.2, -7.1, 2.2, -7.1, 4.55, 1.0, 'turned')
    for i in range(4):
        box((7.0 - i * 0.3, 0.35, 0.15), (0, -9.5 + i * 0.35, i * 0.15), concrete('#b3ada3', 0.01), ground=True)
    yard('#efe6d2', 16, 18)
    for side in (-1, 1):
        plot(side * 3.9 if side > 0 else -15, -18, 15 if side > 0 else -3.9, -6.4, lawn(), 0.03)
        for k in range(4):
            hedge(side * 4.3, -17 + k * 2.5, side * 4.3, -15 + k * 2.5, 0.55)
        palm(side * 10.6, -8.5, 7.5)
        palm(side * 13.2, -3.0, 8.5)
    foreground(-14, -4.5, -16, -7, 900)
    tower(13.4, 12, 5)
    horizon()
    view(scene, (-8.8, -23.5, 1.75), (0.4, 0, 5.2), 30)


@outdoors('home-brick-bungalow')
def brick_home(scene):
    sky(scene, sun=30, bearing=140, exposure=0.12)
    land()
    h = House(masonry('#a5512f', '#8f4327', '#b9ab98', (0.22, 0.075), 0.008), trim='#efe7d6', frame='#4a3526')
    h.slab(-7.1, -4.1, 7.1, 4.6, 0, 0.3, concrete('#9c948a', 0.02))
    h.storey(-7, -4, 7, 4.5, 0.3, 3.0, front=[('casement', 0.8, 0.9, 1.8, 1.35), ('casement', 3.6, 0.9, 1.8, 1.35), ('door', 6.6, 0, 1.1, 2.2), ('casement', 8.6, 0.9, 1.5, 1.35), ('casement', 11.2, 0.9, 1.8, 1.35)], right=[('casement', 1.2, 0.9, 1.5, 1.35), ('casement', 5.4, 0.9, 1.5, 1.35)], left=[('casement', 1.2, 0.9, 1.5, 1.35), ('casement', 5.4, 0.9, 1.5, 1.35)])
    h.hip(-7, -4, 7, 4.5, 3.4, 3.0, 0.8, '#7d8184', gable=False)
    h.slab(-2.6, -6.0, 2.6, -4.0, 0, 0.3, concrete('#9c948a', 0.02))
    for x in (-2.4, -0.8, 2.4):
        h.column(x, -5.8, 0.3, 2.85, 0.24)
    h.hip(-2.6, -6.0, 2.6, -3.2, 3.2, 1.1, 0.35, '#7d8184')
    h.rail(-2.4, -5.8, -0.9, -5.8, 0.3, 0.85, 'turned')
    plot(-13.5, -11, -1.6, -6.4, lawn())
    foreground(-13, -1.6, -11, -6.4, 1100)
    plot(-0.8, -22, 1.8, -6.2, pavers('#a5593d', '#8f4c34'))
    yard('#cdbf9f')
    tree(-10.2, -1.5, 7.5, 3.6)
    palm(10.6, 3.0, 7.5)
    for x in (-6.4, -5.2, -4.0, 3.6, 4.9, 6.2):
        bush(x, -5.0, 0.55)
    tower(9.8, 7.5, 4)
    horizon()
    view(scene, (-8.2, -16.5, 1.7), (0.2, 0, 2.9), 30)


@outdoors('home-rooms-above-shop')
def above_shop(scene):
    sky(scene, sun=48, bearing=218, exposure=0.12)
    land(earth('#ab7350', '#84563a'))
    h = House('#d8a86a', trim='#efe7d6', frame='#e9e7e2')
    h.slab(-6.2, -4.7, 6.2, 5.2, 0, 0.25, concrete('#9c948a', 0.02))
    h.storey(-6, -4, 6, 5, 0.25, 3.2, front=[('hole', 0.5, 0, 3.1, 2.6), ('hole', 4.3, 0, 3.1, 2.6), ('door', 8.2, 0, 1.0, 2.2), (SLD, 9.7, 0.9, 1.6, 1.3)], right=[(SLD, 3.5, 1.0, 1.4, 1.2)])
    shutter = Surface('shutter')
    split = shutter.node('SeparateXYZ')
    shutter.give(split.inputs[0], shutter.body)
    slat = shutter.math('FRACT', shutter.math('DIVIDE', split.outputs[2], 0.085))
    metal_mat = shutter.done(rgb('#5d7a8a'), 0.4, 0.5, shutter.bump(slat, 0.6, 0.02))
    box((3.1, 0.05, 2.6), (-3.95, -3.85, 0.25), metal_mat, ground=True)
    box((3.1, 0.05, 0.7), (-0.15, -3.85, 2.15), metal_mat, ground=True)
    shelf = wood('#a5764a', '#7a5130', axis=0)
    box((3.1, 0.1, 2.6), (-0.15, -1.2, 0.25), plain('#cfc6b4', 0.8), ground=True)
    for z in (0.7, 1.2, 1.7):
        box((3.0, 0.4, 0.04), (-0.15, -1.5, z), shelf, ground=True)
        for i in range(11):
            box((0.2, 0.2, rnd(0.16, 0.32)), (-1.5 + i * 0.27, -1.55, z + 0.04), plain(RNG.choice(('#b3261e', '#e0a526', '#1d3f63', '#2a7a3f', '#e9e5da', '#c2410c')), 0.4), ground=True, bevel=0.01)
    box((2.6, 0.5, 0.95), (-0.15, -3.4, 0.25), shelf, ground=True)
    box((8.2, 0.08, 0.78), (-1.9, -5.47, 3.0), plain('#1d3f63', 0.45), ground=True, bevel=0.01)
    words('PROVISIONS  ·  PHONE CHARGING', 0.4, plain('#f4f1ea', 0.5), (-1.9, -5.53, 3.39), (90, 0, 0), 0.004)
    h.slab(-6.2, -5.4, 6.2, 5.2, 3.75, 0.2)
    h.storey(-6, -4, 6, 5, 3.95, 3.0, front=[('door', 0.8, 0, 0.95, 2.1), (SLD, 2.3, 0.9, 1.4, 1.2), ('door', 4.8, 0, 0.95, 2.1, {'colour': '#2f5b4a'}), (SLD, 6.3, 0.9, 1.4, 1.2), ('door', 8.8, 0, 0.95, 2.1), (SLD, 10.2, 0.9, 1.4, 1.2)], right=[(SLD, 3.5, 1.0, 1.4, 1.2)], left=[(SLD, 3.5, 1.0, 1.4, 1.2)])
    h.rail(-6.1, -5.3, 6.1, -5.3, 3.95, 1.0, 'iron')
    for x in (-5.9, -2, 2, 5.9):
        box((0.2, 0.2, 3.0), (x, -5.25, 3.95), h.trim, ground=True)
        box((0.22, 0.22, 3.6), (x, -5.25, 0.15), h.trim, ground=True)
    h.hip(-6, -5.2, 6, 5, 7.0, 2.0, 0.5, '#8f8a82', rust=0.4)
    tower(8.6, 3.5, 4.5)
    for side in (-1, 1):
        near = House('#cfc3ae' if side < 0 else '#b9c2b4')
        x = -14.5 if side < 0 else 16
        near.storey(x - 5, -3, x + 5, 6, 0, 3.3, front=[(SLD, 1, 0.9, 1.6, 1.3), ('door', 4.2, 0, 1, 2.2), (SLD, 7, 0.9, 1.6, 1.3)], left=[(SLD, 3, 0.9, 1.6, 1.3)], right=[(SLD, 3, 0.9, 1.6, 1.3)])
        near.hip(x - 5, -3, x + 5, 6, 3.4, 2.2, 0.5, '#6e4a31', rust=0.5)
    dish(5.4, -4.4, 7.6, 20)
    pebbles(-7, 9, -13, -5)
    pole(8.9, -4.4, ((-40, 3), (40, -3)))
    horizon()
    view(scene, (8.6, -16.0, 1.7), (-0.2, 0, 4.4), 28)
