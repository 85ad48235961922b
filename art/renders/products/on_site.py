"""Goods where they are used: walls going up, cages tied, loads tipped, shutters, roofs."""

from homes.parts import earth, land, palm, sky, tree, view
from products.around import mortar, splashes, spread, tipper, wheelbarrow
from products.blockwork import GREY, block
from products.concrete import SHARP, blue_cement, fringe, green_cement, headpan, layers, sand_grains, shovel, stone_heap
from products.concrete import GREY as GRANITE
from products.formwork import nail
from products.labour import brick_trowel, claw_hammer, level
from products.reinforcement import coil, ribbed
from products.roofing import roof_sheet
from registry import outdoors, product
from shapes import *
from materials import *

JOINT = 0.012


def sandcrete(tall=0.225, wide=0.225, count=3):
    return [block(0.45, wide, tall, concrete(each, 0.0035, vary=0.07)) for each in (GREY, '#9d988d', '#b0aa9f')[:count]]


def course(blocks, wet, at, columns, z, shift=0.0, keep=None, wide=0.225, axis=0):
    """One course of blocks with its bed and its upright joints; keep(i) says which are there."""
    for i in range(columns):
        if keep and not keep(i):
            continue
        x = shift + i * (0.45 + JOINT)
        place = (at[0] + x, at[1] + rnd(-0.002, 0.002), z) if axis == 0 else (at[0] + rnd(-0.002, 0.002), at[1] + x, z)
        put(RNG.choice(blocks), None, place, (0, 0, (180 if RNG.random() < 0.5 else 0) + rnd(-0.25, 0.25) + 90 * axis))
        size = (0.45 + JOINT, wide - 0.012, JOINT + 0.002)
        box(size if axis == 0 else (size[1], size[0], size[2]), (place[0], place[1], z - JOINT - 0.001), wet, ground=True, bevel=0.003)
        if not keep or keep(i + 1):
            if i + 1 < columns:
                joint = (JOINT + 0.004, wide - 0.014, 0.22)
                middle = 0.225 + JOINT / 2
                box(joint if axis == 0 else (joint[1], joint[0], joint[2]), (place[0] + middle * (axis == 0), place[1] + middle * (axis == 1), z), wet, ground=True, bevel=0.003)


@product('blockwork-wall-course', fill=0.88, ground='laterite')
def wall_course():
    blocks, wet = sandcrete(), mortar()
    base = box((3.2, 0.62, 0.12), (0.2, 0, 0), concrete('#a49d92', 0.004), ground=True, bevel=0.01)
    aside(base)
    z, step = 0.12 + JOINT, 0.225 + JOINT
    half = (0.45 + JOINT) / 2
    course(blocks, wet, (-0.7, 0), 4, z)
    course(blocks, wet, (-0.7 + half, 0), 3, z + step)
    course(blocks, wet, (-0.7 + 2 * half, 0), 1, z + 2 * step)
    spread(0.44, 0.2, 0.022, wet, (0.2, 0, z + 2 * step - JOINT), 0.5)
    brick_trowel((0.25, -0.02, z + 2 * step + 0.014), (0, 0, -58))
    splashes(wet, 60, lambda: (rnd(-1.0, 1.1), -0.14 - abs(RNG.gauss(0, 0.06)), 0.12), 0.016)
    line = plain('#e9e3d2', 0.7)
    aside(tube([(-1.6, -0.118, z + 3 * step - 0.004), (1.9, -0.118, z + 3 * step - 0.004)], 0.0014, line))


@product('blockwork-wall-corner', fill=0.9, ground='concrete')
def wall_corner():
    blocks, wet = sandcrete(wide=0.15), mortar()
    step = 0.225 + JOINT
    for row in range(5):
        z = JOINT + row * step
        count = 4 - (row + 1) // 2
        if row % 2 == 0:
            course(blocks, wet, (-0.7, 0), count, z, wide=0.15)
            course(blocks, wet, (-0.85, 0.31), count - 1, z, wide=0.15, axis=1)
        else:
            course(blocks, wet, (-0.538, 0), 3 - row // 2, z, wide=0.15)
            course(blocks, wet, (-0.85, 0.15), count, z, wide=0.15, axis=1)
    level((-0.2, -0.105, JOINT + 0.02), (0, 0, 0), long=0.8)
    headpan((0.55, -0.42, 0), (0, 0, 20), 0.95)
    heap(0.2, 0.09, wet, (0.55, -0.42, 0.08), grain=110, lump=0.4, fine=0.004)
    brick_trowel((0.50, -0.44, 0.165), (8, -6, -40))
    splashes(wet, 70, lambda: (rnd(-0.8, 1.0), -0.16 - abs(RNG.gauss(0, 0.12)), 0), 0.014)


@product('blockwork-yard-stack', fill=0.9, ground='laterite')
def yard_stack():
    blocks = sandcrete()
    for row in range(5):
        for back in range(3):
            for column in range(6):
                if row == 4 and (column > 3 or back == 0):
                    continue
                put(RNG.choice(blocks), None, ((column - 2.5) * 0.458 + rnd(-0.008, 0.008), back * 0.24 + rnd(-0.012, 0.012), row * 0.226), (0, 0, rnd(-1.2, 1.2)))
    for x, y, a in ((1.62, -0.35, 24), (1.2, -0.62, -12), (-0.9, -0.62, 8)):
        put(RNG.choice(blocks), None, (x, y, 0), (0, 0, a))
    put(blocks[0], None, (1.34, -0.58, 0.226), (0, 0, 20))
    crumbs = [rock(0.03, concrete(GREY, 0.004), 2) for _ in range(4)]
    strew(crumbs, 70, lambda: (rnd(-1.6, 1.9), -0.2 - abs(RNG.gauss(0, 0.25)), 0.004), 0.2, 1.1)


@product('blockwork-plastered-wall', fill=0.9, ground='concrete')
def plastered_wall():
    blocks, wet = sandcrete(wide=0.15), mortar('#a39a8b', '#8a8276')
    step, half = 0.225 + JOINT, (0.45 + JOINT) / 2
    for row in range(5):
        z = JOINT + row * step
        course(blocks, wet, (-0.7 - (half if row % 2 else 0), 0), 5 if row % 2 else 4, z, wide=0.15)
    top = JOINT + 5 * step
    shift = rnd(0, 50)

    def coat(u, v):
        edge = 0.06 + 0.10 * fbm(v * 3 + shift, 2, 0, 4)
        x = -0.95 + u * (1.15 + edge)
        thick = 0.018 * min(1, (1 - u) * 22) ** 0.5 * min(1, u * 60)
        return (x, -0.0755 - thick - 0.0022 * fbm(x * 6 + shift, v * 7, 0, 4), 0.02 + v * (top - 0.05 + 0.03 * fbm(x * 4, shift, 0, 3)))

    sheet(coat, 160, 130, mortar('#b0a696', '#9c9284'), angle=180)
    timber, pale = wood('#b98a55', '#94683d', axis=0, rough=0.7), wood('#a87c4a', '#7a5530', axis=0)
    float_parts = [box((0.30, 0.12, 0.016), (0, 0, 0), timber, ground=True, bevel=0.002), box((0.16, 0.026, 0.03), (0, 0, 0.04), pale, ground=True, bevel=0.011)]
    float_parts += [box((0.02, 0.026, 0.026), (x, 0, 0.016), pale, ground=True, bevel=0.003) for x in (-0.06, 0.06)]
    group(float_parts, (0.72, -0.135, 0.055), (76, 0, 4))
    headpan((0.35, -0.55, 0), (0, 0, 10), 0.9)
    heap(0.19, 0.085, wet, (0.35, -0.55, 0.075), grain=110, lump=0.35, fine=0.003)
    brick_trowel((0.33, -0.57, 0.155), (6, -8, -20))
    splashes(wet, 160, lambda: (rnd(-0.9, 0.8), -0.12 - abs(RNG.gauss(0, 0.13)), 0), 0.018)


@outdoors('concrete-cement-on-site')
def cement_on_site(scene):
    """Bags on planks before the wall they are for, one on its way in a wheelbarrow."""
    sky(scene, sun=34, bearing=226, lamp=2.8, exposure=-0.1)
    land(earth())
    mats = [concrete(tone, 0.0035) for tone in ('#a6a196', '#9a958a', '#aea99e')]
    meshes = [block(0.45, 0.225, 0.225, mat) for mat in mats]
    for row in range(9):
        for k in range(14):
            if 9 < k + (row % 2) * 0.5 < 11.8 or (row == 8 and k > 8) or (row > 5 and k > 12):
                continue
            put(RNG.choice(meshes), None, (-3.6 + k * 0.462 + 0.231 * (row % 2), 2.0, row * 0.233), (0, 0, rnd(-0.4, 0.4)))
    mat, plank = green_cement(), wood('#b98d58', '#7f5830', axis=0, rough=0.8)
    for cx, cy, courses in ((-0.62, 0.35, 7), (0.92, 0.55, 4)):
        for y in (-0.36, 0.0, 0.36):
            box((1.6, 0.2, 0.05), (cx + rnd(-0.03, 0.03), cy + y, 0), plank, rot=(0, 0, rnd(-1, 1)), ground=True)
        group(gathered(lambda courses=courses: layers(mat, courses, 0.05)), (cx, cy, 0), (0, 0, rnd(-2, 2)))
    wheelbarrow((0.98, -0.75, 0), (0, 0, 16))
    bag((0.72, 0.46, 0.15), mat, (1.0, -0.75, 0.50), (-2, 0, 14))
    _, of = heap(0.85, 0.5, grainy([mixed(each, '#5a3d22', 0.2) for each in SHARP], 0.014), (-2.5, 0.2, 0), grain=220, lump=0.15, fine=0.012)
    shovel((-2.1, -0.05, of(0.4, -0.25) + 0.1), (46, 0, 24))
    for x in (-7, 6):
        palm(x, 13, 8)
    tree(2.4, 12, 6.5, 3.6)
    view(scene, (1.25, -4.7, 2.05), (0.14, 0.35, 0.74), 42, (800, 600))


@product('concrete-cement-and-mortar', fill=0.88, ground='concrete')
def cement_and_mortar():
    mat = blue_cement()
    for i in range(2):
        bag((0.74, 0.47, 0.15), mat, (-0.60, 0.10, i * 0.13), (0, 0, 12 + rnd(-3, 3)))
    powder = grainy(['#8f908c', '#9c9c97', '#a8a8a3'], 0.0012, depth=0.5, damp=0.06)
    bag((0.70, 0.45, 0.11), mat, (-0.16, -0.50, 0), (0, 0, -16), full=0.8)
    heap(0.17, 0.075, powder, (0.22, -0.60, 0), grain=130, lump=0.3, fine=0.002)
    wet = mortar('#8b867d', '#6f6b64')
    shift = rnd(0, 50)

    def ring(u, v):
        a = u * 2 * math.pi
        wob = 1 + 0.12 * fbm(math.cos(a) * 1.3 + shift, math.sin(a) * 1.3, 0, 3)
        r = 0.62 * v * wob
        t = r / 0.62
        z = 0.17 * math.exp(-(((t - 0.52) / 0.21) ** 2)) + 0.05 * math.exp(-((t / 0.3) ** 2))
        z *= 1 + 0.3 * fbm(r * math.cos(a) * 6 + shift, r * math.sin(a) * 6, 0, 4)
        return (r * math.cos(a), r * math.sin(a), max(0.0, z * min(1, (1 - v) * 9)) + 0.002)

    sheet(ring, 200, 90, wet, at=(0.42, 0.20, 0), closed_u=True, angle=180)
    water = plain('#6d6a63', 0.04, coat=0.8)
    lathe([(0, 0.085), (0.20, 0.085)], (0.42, 0.20, 0), water, segments=64)
    shovel((0.70, -0.05, 0.17), (50, 0, 40))
    splashes(wet, 60, lambda: (0.45 + RNG.gauss(0, 0.5), -0.3 + RNG.gauss(0, 0.2), 0), 0.016)


@product('concrete-granite-tipper', fill=0.80, ground='laterite')
def granite_tipper():
    aside(tipper((0, 1.1, 0), (0, 0, -14), 40))
    mats = [stone('#a3a7ad', '#5c6067', 0.01), stone('#8d9299', '#4c5057', 0.01), stone('#b3b1ae', '#716f6d', 0.01)]
    stone_heap(mats, 0.075, 1.45, 0.95, 6200, grainy(GRANITE, 0.02))


@product('concrete-sand-tipper', fill=0.80, ground='laterite')
def sand_tipper():
    aside(tipper((0, 1.1, 0), (0, 0, 24), 42, '#2f5571'))
    sand = grainy(SHARP, 0.009, depth=1.0)
    _, of = heap(1.5, 1.0, sand, grain=280, lump=0.13, fine=0.014)
    fringe(of, 1.5, sand_grains(0.02), 1100, far=0.035)


@product('concrete-sand-barrow', fill=0.95, ground='laterite')
def sand_barrow():
    wheelbarrow((0, 0, 0), (0, 0, -32))
    sand = grainy(SHARP, 0.004, depth=1.0)
    load = heap(0.40, 0.20, sand, (0.02, 0, 0.545), grain=200, lump=0.1, fine=0.004)[0]
    load.scale = (1.04, 0.70, 1)
    group([load], (0, 0, 0), (0, 0, -32))
    _, of = heap(0.85, 0.42, sand, (0.85, 0.75, 0), grain=200, lump=0.14, fine=0.007)
    fringe(of, 0.85, sand_grains(0.012), 500, (0.85, 0.75), far=0.04)
    shovel((0.62, 0.36, 0.36), (46, 8, -30))


@product('concrete-granite-barrow', fill=0.95, ground='concrete')
def granite_barrow():
    wheelbarrow((0, 0, 0), (0, 0, -150), '#8a2d1f')
    mats = [stone('#a3a7ad', '#5c6067', 0.003), stone('#8d9299', '#4c5057', 0.003), stone('#b3b1ae', '#716f6d', 0.003)]
    stones = [rock(0.032, mat, 2) for mat in mats for _ in range(5)]
    a = math.radians(-150)

    def inside():
        x, y = rnd(-0.46, 0.5), rnd(-0.31, 0.31)
        far = (abs(x / 0.48) ** 3 + abs(y / 0.32) ** 3)
        if far > 1:
            return None
        z = 0.555 + 0.11 * (1 - far) ** 0.6 + rnd(-0.012, 0.006)
        return (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z)

    group([box((0.84, 0.52, 0.06), (0, 0, 0.56), grainy(GRANITE, 0.012), bevel=0.02)], (0, 0, 0), (0, 0, -150))
    strew(stones, 2600, inside, 0.75, 1.2)
    strew(stones, 70, lambda: (0.1 + RNG.gauss(0, 0.35), -0.55 + RNG.gauss(0, 0.1), 0.01), 0.7, 1.1)


def ring_of(wide, deep, r, mat, at, rot=(0, 0, 0)):
    """A stirrup: a closed bent bar in x and y, its two hooks turned into the core."""
    x, y = wide / 2, deep / 2
    path = bend([(x - 0.055, y - 0.045, 0.004), (x, y, 0), (x, -y, 0), (-x, -y, 0), (-x, y, 0), (x, y, 0.009), (x - 0.045, y - 0.055, 0.012)], r * 3.2, 6)
    return tube(path, r, mat, at, rot, round_off=False, sides=4)


def ties(places, mat):
    """Twists of binding wire at crossings."""
    for x, y, z in places:
        r = 0.0145
        a = rnd(0, 6)
        tube([(x + r * math.cos(t + a), y + r * math.sin(t + a), z + 0.007 * math.sin(2 * t)) for t in [2 * math.pi * k / 14 for k in range(14)]], 0.0012, mat, closed=True, sides=2)
        tube([(x + r * math.cos(a), y + r * math.sin(a), z), (x + 2.2 * r * math.cos(a), y + 2.2 * r * math.sin(a), z + 0.012), (x + 2.7 * r * math.cos(a + 0.2), y + 2.7 * r * math.sin(a + 0.2), z + 0.004)], 0.0016, mat, sides=2)


def cage(long, wide, deep, bars, r, pitch, steel, rings, wire, start=0.06):
    """A cage along x whose underside is z = 0; bars are (y, z) places within its rings."""
    parts = []
    mesh = ribbed(long, r, steel)
    ring_r = 0.004
    inner_y, inner_z = wide / 2 - ring_r - r, deep / 2 - ring_r - r
    for fy, fz in bars:
        parts.append(put(mesh, None, (rnd(-0.012, 0.012), fy * inner_y, deep / 2 + fz * inner_z), (rnd(0, 360), 0, 0)))
    x = start
    while x < long - 0.03:
        parts.append(ring_of(wide, deep, ring_r, rings, (x + rnd(-0.006, 0.006), 0, deep / 2), (90 + rnd(-0.8, 0.8), rnd(-0.8, 0.8), 90 + rnd(-1.2, 1.2))))
        made = gathered(lambda x=x: ties([(x + 0.004, fy * inner_y, deep / 2 + fz * inner_z) for fy, fz in bars if RNG.random() < 0.75], wire))
        parts += made
        x += pitch
    return parts


STEEL = ('#6d7074', 0.3, 0.45, 0.09)


@product('reinforcement-column-cage', fill=1.12, ground='concrete')
def column_cage():
    steel, rings, wire = rusty(*STEEL), rusty('#6a6460', 0.5, 0.5, 0.05), metal('#3c3a39', 0.45)
    bars = [(-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1), (0, 1)]
    for thing in gathered(lambda: group(cage(1.5, 0.30, 0.30, bars, 0.01, 0.125, steel, rings, wire, 0.16), (0, -0.15, 0.04), (0, -90, -90))):
        aside(thing)
    kicker = concrete('#a29b90', 0.004)
    box((0.52, 0.52, 0.12), (0, 0, 0), kicker, ground=True, bevel=0.01)
    framed_by((0, 0, 0.72))
    coil(0.09, 0.0012, 60, metal('#434140', 0.42), 0.05, (0.40, -0.28, 0))


@product('reinforcement-beam-cage', fill=0.9, ground='laterite')
def beam_cage():
    steel, rings, wire = rusty(*STEEL), rusty('#6a6460', 0.55, 0.5, 0.05), metal('#3c3a39', 0.45)
    bars = [(-1, -1), (0, -1), (1, -1), (-1, 1), (1, 1)]
    group(cage(2.3, 0.22, 0.40, bars, 0.008, 0.15, steel, rings, wire), (-1.15, 0, 0.225), (0, 0, 0))
    blocks = sandcrete()
    for x in (-0.75, 0.8):
        put(RNG.choice(blocks), None, (x, 0, 0), (0, 0, 90 + rnd(-4, 4)))
    mesh = ribbed(1.5, 0.008, steel)
    for i in range(6):
        put(mesh, None, (-0.8 + rnd(-0.05, 0.05), -0.55 - i * 0.022, 0.009), (rnd(0, 360), 0, rnd(-1, 1)))


@product('reinforcement-slab-mat', fill=1.12, ground='concrete')
def slab_mat():
    film = plain('#4a2517', 0.3, grain=0.2, size=0.02, coat=0.2, dirt=0.35)
    for i in range(3):
        for j in range(3):
            aside(box((1.22, 0.9, 0.018), ((i - 1) * 1.222, (j - 1) * 0.902 + 0.1, 0), film, ground=True, bevel=0.001))
    steel, wire = rusty('#6f7276', 0.35, 0.45, 0.08), metal('#343231', 0.45)
    mesh = ribbed(3.0, 0.006, steel)
    for i in range(13):
        aside(put(mesh, None, (-1.5, -0.75 + i * 0.15, 0.018 + 0.031), (rnd(0, 360), 0, rnd(-0.3, 0.3))))
    for i in range(17):
        aside(put(mesh, None, (-1.2 + i * 0.15, -1.3, 0.018 + 0.043), (rnd(0, 360), 0, 90 + rnd(-0.3, 0.3))))
    cover = concrete('#b3ada2', 0.002)
    near = []
    for i in range(1, 15):
        for j in range(0, 12):
            x, y = -1.2 + i * 0.15, -0.75 + j * 0.15
            near.append((x, y, 0.018 + 0.037))
    for thing in gathered(lambda: ties(near, wire)):
        aside(thing)
    for x, y in ((-0.45, -0.3), (0.15, -0.3), (0.6, 0.15), (-0.3, 0.3)):
        box((0.045, 0.045, 0.025), (x, y, 0.018), cover, rot=(0, 0, rnd(0, 40)), ground=True, bevel=0.003)
    framed_by((-0.62, -0.42, 0.04), (0.62, 0.42, 0.04))


@product('reinforcement-stirrups', fill=0.86)
def stirrups():
    mat = rusty('#6d6660', 0.6, 0.5, 0.05)
    big = frozen([ring_of(0.30, 0.20, 0.004, mat, (0, 0, 0))])
    small = frozen([ring_of(0.20, 0.20, 0.004, mat, (0, 0, 0))])
    for i in range(34):
        put(big, None, (rnd(-0.006, 0.006), rnd(-0.006, 0.006), 0.005 + i * 0.0087), (rnd(-0.6, 0.6), rnd(-0.6, 0.6), rnd(-2.5, 2.5) + 180 * (i % 2)))
    for i in range(22):
        put(small, None, (0.34 + rnd(-0.005, 0.005), 0.03 + rnd(-0.005, 0.005), 0.005 + i * 0.0087), (rnd(-0.6, 0.6), rnd(-0.6, 0.6), 14 + rnd(-2.5, 2.5) + 90 * (i % 2)))
    for x, y, a in ((0.05, -0.30, 20), (0.30, -0.26, -30), (-0.24, -0.22, 64)):
        put(big, None, (x, y, 0.005), (0, 0, a))


@product('reinforcement-footing-starters', fill=0.92, ground='laterite')
def footing():
    steel, rings, wire = rusty(*STEEL), rusty('#6a6460', 0.5, 0.5, 0.05), metal('#3c3a39', 0.45)
    aside(box((1.9, 1.9, 0.06), (0, 0, 0), concrete('#a49d92', 0.004), ground=True, bevel=0.012))
    mesh = ribbed(1.5, 0.006, steel)
    cover = concrete('#b3ada2', 0.003)
    for i in range(9):
        t = -0.66 + i * 0.165
        put(mesh, None, (-0.75, t, 0.06 + 0.056), (rnd(0, 360), 0, rnd(-0.3, 0.3)))
        put(mesh, None, (t, -0.75, 0.06 + 0.068), (rnd(0, 360), 0, 90 + rnd(-0.3, 0.3)))
    ties([(-0.66 + i * 0.165, -0.66 + j * 0.165, 0.122) for i in range(9) for j in range(9) if RNG.random() < 0.7], wire)
    for x in (-0.5, 0.5):
        for y in (-0.5, 0.5):
            box((0.06, 0.06, 0.05), (x, y, 0.06), cover, ground=True, bevel=0.003)
    bars = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
    made = cage(1.15, 0.26, 0.26, bars, 0.008, 0.2, steel, rings, wire, 0.18)
    group(made, (0, -0.13, 0.125), (0, -90, -90))
    for fx in (-1, 1):
        for fy in (-1, 1):
            x, y = fx * 0.118, fy * 0.118
            tube([(x, y, 0.22), (x, y, 0.15), (x + fx * 0.03, y, 0.134), (x + fx * 0.34, y, 0.134)], 0.008, steel)


@product('formwork-column-box', fill=0.9, ground='concrete')
def column_box():
    face, timber, rough = wood('#b07a48', '#7b4c28', axis=2, rings=0.02, rough=0.75), wood('#b98a55', '#8a5f35', axis=0), wood('#b98a55', '#8a5f35', axis=1)
    up = wood('#a9794a', '#7b5230', axis=2)
    w, h = 0.3, 1.75
    for i in range(2):
        for side in (-1, 1):
            box((w / 2 + 0.012, 0.025, h), ((i - 0.5) * (w / 2 + 0.012), side * (w / 2 + 0.0125), 0), face, ground=True, bevel=0.002)
            box((0.025, w / 2 - 0.002, h), (side * (w / 2 + 0.0125), (i - 0.5) * w / 2, 0), face, ground=True, bevel=0.002)
    for k in range(5):
        z = 0.15 + k * 0.36
        for side in (-1, 1):
            box((0.74, 0.05, 0.075), (rnd(-0.03, 0.03), side * (w / 2 + 0.05), z), timber, ground=True, bevel=0.002)
            box((0.05, 0.66, 0.075), (side * (w / 2 + 0.05), rnd(-0.02, 0.02), z + 0.077), rough, ground=True, bevel=0.002)
    for a, far in ((20, 0.95), (200, 0.95), (-70, 0.9)):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tilt = math.degrees(math.atan2(1.15, far - 0.25))
        long = math.hypot(1.15, far - 0.25)
        group([box((long, 0.05, 0.075), (0, 0, 0), timber, bevel=0.002)], ((0.25 + far) / 2 * c, (0.25 + far) / 2 * s, 0.61), (0, tilt, a))
        group([box((0.35, 0.05, 0.05), (0, 0, 0), timber, ground=True, bevel=0.002)], (far * c, far * s, 0), (0, 0, a + 90))
    steel = ribbed(0.55, 0.008, rusty(*STEEL))
    for x in (-0.1, 0.1):
        for y in (-0.1, 0.1):
            put(steel, None, (x, y, h - 0.1), (0, -90, 0))
    claw_hammer((0.5, -0.5, 0.018), (0, 0, 30))


@product('formwork-deck-on-props', fill=0.92, ground='laterite')
def deck():
    ply = Surface('ply')
    band = ply.node('TexWave', bands_direction='Z')
    ply.give(band.inputs['Vector'], ply.body)
    band.inputs['Scale'].default_value = 66
    edge = ply.done(ply.ramp(band.outputs['Fac'], (0.3, '#8a5a33'), (0.7, '#d2a877')), 0.8)
    film = plain('#5a2a18', 0.3, grain=0.15, size=0.01, coat=0.25, dirt=0.15)
    beam, joist = wood('#b98a55', '#8a5f35', axis=0), wood('#b07f4c', '#7d5430', axis=1)
    paint, inner = rusty('#8a2d1f', 0.34, 0.55, 0.05), rusty('#777a7d', 0.3, 0.45, 0.07)
    high = 1.75
    for i in range(3):
        for j in range(2):
            x, y = (i - 1) * 1.0, (j - 0.5) * 1.1
            cyl(0.03, 1.05, (x, y, 0.008), paint)
            cyl(0.024, high - 1.0, (x, y, 1.0), inner)
            lathe([(0.03, 0.98), (0.046, 0.99), (0.046, 1.03), (0.03, 1.04)], (x, y, 0), inner, segments=8, angle=20)
            tube([(x - 0.13, y, 1.01), (x + 0.13, y, 1.01)], 0.008, inner)
            box((0.16, 0.16, 0.008), (x, y, 0), paint, ground=True, bevel=0.001)
            box((0.16, 0.16, 0.008), (x, y, high - 0.01), paint, ground=True, bevel=0.001)
    for j in range(2):
        box((2.9, 0.09, 0.14), (0, (j - 0.5) * 1.1, high), beam, ground=True)
    for i in range(7):
        box((0.05, 1.75, 0.1), (-1.32 + i * 0.44, 0, high + 0.14), joist, ground=True)
    top = high + 0.24
    for i in range(2):
        box((1.4, 1.7, 0.0172), ((i - 0.5) * 1.403, 0, top), edge, ground=True, bevel=0.0005)
        box((1.4, 1.7, 0.0008), ((i - 0.5) * 1.403, 0, top + 0.0172), film, ground=True, bevel=0)
    mesh = ribbed(1.6, 0.006, rusty(*STEEL))
    for i in range(7):
        put(mesh, None, (-0.3 + rnd(-0.03, 0.03), -0.2 + i * 0.02, top + 0.025), (rnd(0, 360), 0, 14 + rnd(-0.6, 0.6)))


@product('formwork-nail-in-joint', fill=0.88, ground='concrete')
def nail_joint():
    one, other = wood('#c2925c', '#8a5a30', axis=0, rings=0.011, rough=0.7), wood('#b98350', '#805028', axis=1, rings=0.011, rough=0.7)
    aside(box((0.9, 0.095, 0.05), (-0.12, 0, 0), one, ground=True))
    aside(box((0.095, 0.75, 0.05), (0, 0.1, 0.05), other, ground=True))
    steel = metal('#a3a7ab', 0.34)
    mesh = nail(0.1, 0.0023, steel)
    put(mesh, None, (-0.022, -0.012, 0.1 + 0.008), (3, 4, 0))
    lathe([(0, 0), (0.0053, 0.0), (0.0053, 0.0012), (0, 0.0016)], (0.02, 0.022, 0.1), steel, segments=20)
    claw_hammer((-0.23, -0.09, 0.018), (0, 0, 62))
    for _ in range(9):
        put(mesh, None, (0.16 + rnd(-0.06, 0.06), -0.14 + rnd(-0.03, 0.03), 0.0032), (0, 90, rnd(0, 360)))


def roof_frame():
    """A monopitch roof of rafters and purlins on two walls. Answers with its slope in degrees and its height over the middle."""
    timber, along = wood('#c2925c', '#8a5a30', axis=1, rings=0.012, rough=0.7), wood('#b98350', '#805028', axis=0, rings=0.012, rough=0.7)
    blocks, wet = sandcrete(), mortar()
    for y, rows in ((-0.9, 2), (0.9, 5)):
        for row in range(rows):
            course(blocks, wet, (-1.15 - 0.231 * (row % 2), y), 6, JOINT + row * 0.237)
        box((2.9, 0.1, 0.075), (0, y, 0.49 + 0.71 * (y > 0)), along, ground=True)
    slope = math.degrees(math.atan2(0.71, 1.8))
    for i in range(6):
        box((0.05, 2.5, 0.14), (-1.3 + i * 0.52, 0, 0.98), timber, rot=(slope, 0, 0))
    rad = math.radians(slope)
    lift = 0.98 + 0.07 / math.cos(rad) + 0.026
    for k in range(5):
        y = -1.05 + k * 0.5
        box((3.0, 0.05, 0.05), (0, y, lift + y * math.tan(rad)), along, rot=(slope, 0, 0))
    return slope, lift + 0.029 / math.cos(rad), along


@product('roofing-rafters', fill=0.92, ground='laterite')
def rafters():
    _, _, along = roof_frame()
    for i in range(4):
        box((2.4, 0.1, 0.05), (0.15 + rnd(-0.05, 0.05), -1.5 - i * 0.105, 0), along, rot=(0, 0, rnd(-0.8, 0.8)), ground=True)


@product('roofing-sheets-on-rafters', fill=0.92, ground='laterite')
def sheets_on():
    slope, top, _ = roof_frame()
    rad = math.radians(slope)
    red = plain('#7f2d23', 0.42, metal=0.3, coat=0.12, grain=0.05, dirt=0.14)
    for i in range(3):
        roof_sheet('longspan', 2.62, 0.80, red, (-1.12 + i * 0.76, 0, top + 0.0015 * i), (slope, 0, 0))
    roof_sheet('longspan', 2.62, 0.80, red, (1.20, -0.42, top - 0.42 * math.tan(rad) + 0.012), (slope, 0, 3))
    screw = metal('#c2b78f', 0.35)
    for i in range(3):
        for k in range(5):
            for n in range(3):
                y = -1.05 + k * 0.5
                cyl(0.009, 0.006, (-1.36 + i * 0.76 + n * 0.19, y, top + y * math.tan(rad) + 0.005), screw, rot=(slope, 0, 0), segments=12)
