"""What stands above a shop's page: the place where its goods are sold, wide, with nobody's name on it."""

from homes.parts import *
from homes.rooms import floor_tiles
from people import *
from products import blockwork, concrete as concretes
from products.electrical import cable_coil
from products.finishes import paint_label, tub
from products.formwork import stack
from products.mechanical import basin, pipes, tank, wc
from products.reinforcement import bundle, ribbed
from products.roofing import roof_sheet, stacked
from registry import outdoors
from trades.light import air

WIDE = (1600, 640)


def morning(scene, bearing=230, sun=24, exposure=0.0, lamp=3.4):
    sky(scene, sun=sun, bearing=bearing, lamp=lamp, exposure=exposure, warm=(1, 0.87, 0.7), haze=2.2)
    air(scene, '#e8dac6', 160, 0.75, 0.2)


def canopy(x0, x1, y0, y1, high, fall=0.5, colour='#8d9498', posts=5):
    """A lean-to of long-span sheet on steel posts, its higher edge in front."""
    steel = plain('#3b4046', 0.5, metal=0.2)
    for k in range(posts):
        x = x0 + 0.2 + (x1 - x0 - 0.4) * k / (posts - 1)
        box((0.1, 0.1, high), (x, y0 + 0.3, 0), steel, ground=True)
        box((0.1, 0.1, high - fall), (x, y1 - 0.2, 0), steel, ground=True)
        bar_between((x, y0, high + 0.05), (x, y1, high - fall + 0.05), 0.05, steel)
    for k in range(6):
        t = k / 5
        box((x1 - x0, 0.05, 0.09), ((x0 + x1) / 2, y0 + (y1 - y0) * t, high + 0.13 - fall * t), steel)
    sheeting = ribbed_roof(colour, 0)
    points = [(x0 - 0.2, y0 - 0.2, high + 0.2), (x1 + 0.2, y0 - 0.2, high + 0.2), (x1 + 0.2, y1 + 0.2, high + 0.2 - fall), (x0 - 0.2, y1 + 0.2, high + 0.2 - fall)]
    thing = put(mesh_of(points, [(0, 1, 2, 3)]), sheeting)
    thing.modifiers.new('solid', 'SOLIDIFY').thickness = 0.03
    box((x1 - x0 + 0.5, 0.03, 0.3), ((x0 + x1) / 2, y0 - 0.23, high + 0.02), plain('#2f4a63', 0.5, dirt=0.2), ground=True)


def bar_between(a, b, r, mat):
    return tube([a, b], r, mat, round_off=False, sides=3)


def cement_stack(x, y, layers, tone='cement-red', **more):
    def made():
        base = concretes.pallet(size=(1.42, 1.02))
        concretes.layers(concretes.kraft(tone, **more), layers, base)

    group(gathered(made), (x, y, 0), (0, 0, rnd(-3, 3)))


def block_stack(meshes, x, y, columns, deep, rows, loose=0.008, step=(0.455, 0.23, 0.227)):
    for row in range(rows):
        for i in range(columns):
            for j in range(deep):
                put(RNG.choice(meshes), None, (x + (i - (columns - 1) / 2) * step[0] + rnd(-loose, loose), y + (j - (deep - 1) / 2) * step[1] + rnd(-loose, loose), row * step[2]), (0, 0, rnd(-0.8, 0.8)))


@outdoors('shop-materials-yard')
def materials_yard(scene):
    morning(scene, 222, 26, 0.12)
    land(earth('#ab7150', '#84523a'))
    fence([(-16, 9), (16, 9)], 2.6, plaster('#d9c9a8', 0.9))
    canopy(-6.4, 6.2, 2.2, 7.4, 3.3, 0.6, posts=6)
    box((12.8, 5.4, 0.1), (-0.1, 4.8, 0), concrete('#a09a90', 0.02), ground=True)

    def row():
        for k, (x, tone) in enumerate(((-5.2, 'cement-red'), (-3.6, 'cement-red'), (-2.0, 'cement-red'))):
            cement_stack(x, 3.6, 7 if k != 1 else 6)
            cement_stack(x, 5.2, 8)
        timber = wood('#b98a55', '#7d5330', axis=0, rings=0.016, rough=0.7)
        stack((3.6, 0.29, 0.035), 3, 14, timber, (1.2, 3.5, 0), sticks=4)
        stack((3.6, 0.15, 0.05), 5, 12, timber, (1.2, 4.9, 0), sticks=4)

    group(gathered(row), (0, 0, 0.1))
    pipes(0.055, 0.05, 3.0, plain('#a9aeb0', 0.32), 5, 7, (4.6, 3.6, 0.1))
    pipes(0.08, 0.074, 3.0, plain('#31589a', 0.35), 3, 5, (4.6, 5.0, 0.1))
    greys = [blockwork.block(0.45, 0.225, 0.225, concrete(tone, 0.0035)) for tone in ('#a6a196', '#9a958a')]
    block_stack(greys, 7.7, 2.8, 4, 4, 6)
    block_stack(greys, 9.8, 3.2, 3, 4, 4)
    steel = rusty('#6f7276', 0.35, 0.45, 0.2)
    mesh = ribbed(6.0, 0.014, steel)
    for k in range(3):
        bundle(mesh, 0.014, 3, 6.0, (-2.6 + k * 0.3, 0.2 + k * 0.34, 0.06), (0, 0, 2 + k), ties=(0.1, 0.5, 0.9))
    for x in (-2.0, 0.4, 2.6):
        box((0.1, 1.5, 0.06), (x, 0.55, 0), wood('#a98254', '#74522f', axis=1), ground=True)
    heap(1.9, 1.15, grainy([mixed(each, '#5a3d22', 0.2) for each in concretes.SHARP], 0.02), (-8.6, 2.4, 0), grain=180, lump=0.15, fine=0.02)
    heap(1.7, 1.0, grainy(['#77767a', '#8d8c90', '#9b9a9c', '#67666a'], 0.045), (-11.6, 3.6, 0), grain=160, lump=0.25, fine=0.05)
    for x, y in ((8.8, 7.0), (11.2, 7.2)):
        tank((x, y, 0), 0.75, 1.7)
    for x in (-12, -4.5, 10):
        palm(x, 15, 8)
    for x in (-9, 2, 6, 14):
        tree(x, 17, 7.5, 4)
    view(scene, (-0.8, -8.6, 1.75), (0.1, 4, 1.55), 30, WIDE)


@outdoors('shop-cement-store')
def cement_depot(scene):
    """Pallets of three makes under a roof, the nearer ones low enough to see their tops."""
    morning(scene, 212, 34, -0.1)
    land(earth('#ab7150', '#84523a'))
    canopy(-9.0, 9.0, 2.2, 8.6, 3.5, 0.6, posts=6)
    box((18.4, 7.4, 0.1), (0, 5.0, 0), plain('#a8a298', 0.9, grain=0.05, size=0.2), ground=True)
    box((18.0, 0.2, 3.2), (0, 8.8, 0), plaster('#dcd3c0', 0.6, ('#6b7d8a', 0.9)), ground=True)
    makes = [[frozen(bag((0.72, 0.46, 0.145), mat)) for _ in range(4)] for mat in (concretes.green_cement(), concretes.kraft('cement-red'), concretes.blue_cement())]

    def piled(x, y, courses, sacks):
        base = concretes.pallet((x, y), size=(1.42, 1.02))
        for course in range(courses):
            for dx, dy in ((-0.36, -0.245), (0.36, -0.245), (-0.36, 0.245), (0.36, 0.245)):
                put(RNG.choice(sacks), None, (x + dx + rnd(-0.015, 0.015), y + dy + rnd(-0.012, 0.012), base + course * 0.118), (rnd(-1, 1), rnd(-1, 1), (180 if course % 2 else 0) + rnd(-2.5, 2.5)))

    def store():
        for k in range(9):
            make = makes[k // 3]
            piled(-6.6 + k * 1.65, 3.1, (5, 4, 3, 4, 5, 3, 4, 3, 4)[k], make)
            piled(-6.6 + k * 1.65, 4.9, (8, 7, 8, 8, 8, 6, 8, 8, 7)[k], make)
            piled(-6.6 + k * 1.65, 6.6, 9, make)
        put(makes[1][0], None, (0.9, 2.0, 0), (0, 0, -12))
        put(makes[1][1], None, (0.93, 2.02, 0.122), (0, 0, 3))

    group(gathered(store), (0, 0, 0.1))
    fence([(-46, 15), (-9.4, 15)], 2.4, masonry('#a59e92', '#968f84', '#77716a'))
    for x, y in ((-19, 18), (-34, 22)):
        palm(x, y, 8)
    for x, y in ((-14, 19), (-25, 20), (-40, 24)):
        tree(x, y, 7.5, 4)
    view(scene, (6.2, -4.4, 2.55), (-0.6, 4.0, 1.0), 33, WIDE)


@outdoors('shop-block-industry')
def block_industry(scene):
    morning(scene, 248, 17, 0.15)
    land(earth('#b98a63', '#8f6242'))
    tones = ('#8d887e', '#a6a196', '#b3aea3')
    fresh, old, dry = ([blockwork.block(0.45, 0.225, 0.225, concrete(mixed_grey(tone, k), 0.0035, vary=0.06)) for k in range(2)] for tone in tones)
    for lane, kind in ((-7.0, dry), (-4.2, old), (-1.4, fresh), (1.4, fresh)):
        for j in range(22):
            for i in range(4):
                x, y = lane + (i - 1.5) * 0.52, 0.6 + j * 0.42
                if lane == 1.4 and j < 3:
                    continue
                put(RNG.choice(kind), None, (x + rnd(-0.012, 0.012), y + rnd(-0.012, 0.012), 0), (0, 0, rnd(-1.5, 1.5)))
                if kind is dry or (kind is old and j > 7):
                    put(RNG.choice(kind), None, (x + rnd(-0.012, 0.012), y + rnd(-0.012, 0.012), 0.227), (0, 0, rnd(-1.5, 1.5)))
    block_stack(dry, 5.4, 2.2, 4, 5, 6)
    block_stack(dry, 8.0, 3.6, 4, 5, 7)
    block_stack(dry, -11.0, 4.2, 4, 5, 6)
    heap(2.2, 1.4, grainy([mixed(each, '#5a3d22', 0.2) for each in concretes.SHARP], 0.02), (5.2, 8.8, 0), grain=180, lump=0.15, fine=0.02)
    canopy(-3.0, 4.0, 11.0, 14.6, 3.0, 0.4, '#7d4a38', posts=4)
    fence([(-24, 17), (24, 17)], 2.4, masonry('#a59e92', '#968f84', '#77716a'))

    def carrying(f):
        put(old[0], None, (0, 0.40, f.hand(0).z - 0.10))

    pose = Pose(hips=(0, 0, 0.92), tilt=-3, bend=6, nod=4, hands=((-0.225, 0.40, 1.0), (0.225, 0.40, 1.0)), points=((0.1, 1, -0.1), (-0.1, 1, -0.1)), palms=((1, 0, 0.2), (-1, 0, 0.2)), grips=(10, 10), elbows=((-0.8, -0.6, -0.5), (0.8, -0.6, -0.5)), feet=((-0.1, 0.26, 0, 4, -10), (0.1, -0.26, 0.02, -4, 32)))
    person((3.2, 3.4, 0), -74, pose, Wear(shirt='#6d7f8c', trousers='#4a443c', helmet=None, cap='#2f3a4a', long_sleeves=False), carrying)
    for x in (-14, -7, 9, 15):
        palm(x, 22, 8.5)
    for x in (-11, -2, 4, 12, 18):
        tree(x, 24, 7.5, 4)
    view(scene, (0.6, -4.6, 1.9), (0.4, 6, 1.25), 29, WIDE)


def mixed_grey(tone, k):
    return '#' + ''.join(f'{max(0, int(tone[i : i + 2], 16) - 10 * k):02x}' for i in (1, 3, 5))


@outdoors('shop-roofing-store')
def roofing_store(scene):
    morning(scene, 214, 30, 0.12)
    land(pavers('#a49a8d', '#8d847a'))
    canopy(-8.4, 8.4, 1.8, 7.0, 3.7, 0.5, '#8f979c', posts=6)
    box((17, 0.2, 3.4), (0, 7.2, 0), plaster('#dcd3c0', 0.6, ('#6b7d8a', 0.9)), ground=True)
    colours = ['#7a2a20', '#27496b', '#2f5a44', '#8a8f93', '#5a3a2a', '#a8632f']
    steel = plain('#3b4046', 0.5, metal=0.2)
    for k, colour in enumerate(colours):
        x = -6.9 + k * 2.75
        mat = plain(colour, 0.35, metal=0.25, coat=0.1)
        for z in (0.12, 0.95, 1.75):
            for dx in (-1.15, 1.15):
                box((0.08, 1.4, 0.08), (x + dx, 4.6, z), steel, ground=True)
            for i in range(rnd_count(z)):
                group([roof_sheet('longspan', 2.5, 1.05, mat, rot=(0, 0, 90))], (x + rnd(-0.04, 0.04), 4.6 + rnd(-0.03, 0.03), z + 0.12 + i * 0.016))
        for dx in (-1.2, 1.2):
            for dy in (-0.6, 0.6):
                box((0.09, 0.09, 2.5), (x + dx, 4.6 + dy, 0), steel, ground=True)
        group([roof_sheet('longspan', 2.9, 0.95, mat)], (x + 0.1, 6.75, 1.85), (78, 0, 0))
    for k in range(4):
        coil_at(-6.6 + k * 1.5, 1.0, colours[k])
    for k in range(4):
        group([roof_sheet('longspan', 3.0, 0.95, plain(colours[(k + 2) % 6], 0.35, metal=0.25), rot=(0, 0, 90))], (3.6, 1.0 + k * 0.04, 0.14 + k * 0.03), (0, 0, rnd(-1, 1)))
    alu = metal('#c5c9cc', 0.3)
    for k in range(14):
        box((0.05, 0.09, 2.7), (6.4 + (k % 7) * 0.14, 1.5 + (k // 7) * 0.12, 0), alu, rot=(-7, 0, 0), ground=True)
    for x in (-13, 12.5):
        palm(x, 12, 8)
    for x in (-11, -5, 3, 10):
        tree(x, 15, 8, 4.5)
    view(scene, (-0.5, -7.9, 1.7), (0, 4, 1.72), 29, WIDE)


def rnd_count(z):
    return RNG.choice((8, 10, 12)) if z < 1 else RNG.choice((5, 7, 9))


def coil_at(x, y, colour):
    """A coil of coated sheet on its side, as it comes before it is rolled into profiles."""
    paint, edge = plain(colour, 0.3, metal=0.3, coat=0.15), metal('#b5b9bc', 0.35)
    lathe([(0.25, 0), (0.55, 0), (0.55, 1.0), (0.25, 1.0), (0.25, 0)], (x - 0.5, y, 0.62), paint, rot=(0, 90, 12), segments=72)
    for r in (0.30, 0.36, 0.42, 0.48, 0.53):
        lathe([(r, -0.003), (r + 0.018, -0.003), (r + 0.018, 0.002)], (x - 0.5, y, 0.62), edge, rot=(0, 90, 12), segments=72)
    for dy in (-0.35, 0.35):
        box((1.0, 0.12, 0.12), (x, y + dy, 0), wood('#a98254', '#74522f', axis=0), ground=True)


@outdoors('shop-tile-showroom')
def showroom(scene):
    studio.dome(scene.world, (1.0, 0.98, 0.95), 0.35)
    air(scene, '#ffffff', 400, 0.5, 0.25)
    scene.cycles.max_bounces = 5
    w, d, h = 13.0, 5.4, 3.2
    box((w + 2, d + 9, 0.1), (0, d / 2 - 3, -0.1), floor_tiles('#ded8cc', '#b6ab9c', 0.8, 0.14), ground=True, bevel=0)
    box((w + 2, 0.2, h), (0, d + 0.1, 0), plain('#efebe2', 0.85), ground=True, bevel=0)
    box((w + 2, d + 8, 0.1), (0, d / 2 - 3, h), plain('#f4f2ed', 0.8), ground=True, bevel=0)
    faces = [glaze('#e8e3d9', '#a89c8d', 0.1, 0.4), glaze('#3d4247', '#8b8f92', 0.12, 0.35), glaze('#b98e66', '#7d5a3c', 0.25, 0.3), glaze('#cfd8d6', '#8fa3a3', 0.1, 0.3), glaze('#7c4a35', '#4f2d20', 0.3, 0.3), glaze('#f2efe8', '#c9bda9', 0.08, 0.5), glaze('#54655c', '#8fa095', 0.15, 0.3)]
    dark = plain('#2b2f34', 0.4)
    for k in range(7):
        x = -5.4 + k * 1.8
        box((1.62, 0.05, 2.5), (x, d - 0.03, 0.25), dark, ground=True)
        size = (0.6, 0.6) if k % 2 == 0 else (0.4, 0.4)
        columns, rows = (2, 4) if k % 2 == 0 else (3, 6)
        step = 1.56 / columns
        for i in range(columns):
            for j in range(rows):
                box((step - 0.006, 0.012, 2.42 / rows - 0.006), (x - 0.78 + step * (i + 0.5), d - 0.062, 0.29 + 2.42 / rows * (j + 0.5)), faces[k], bevel=0.001)
        studio.area(scene, (x, d - 0.7, h - 0.1), (x, d, 1.2), 0.5, 16, (1, 0.9, 0.76), 0.12)
    for k in range(3):
        x = -4.6 + k * 1.15
        box((0.95, 0.6, 0.85), (x, 2.2, 0), plain('#dcd6ca', 0.5), ground=True, bevel=0.006)
        for j in range(4):
            box((0.9, 0.012, 0.6), (x, 2.0 + j * 0.14, 0.86), faces[(k * 2 + j) % 7], rot=(-14, 0, 0), ground=True, bevel=0.001)
    for k in range(3):
        box((1.5, 1.3, 0.16), (0.4 + k * 2.0, 2.6, 0), plain('#f1eee8', 0.4), ground=True, bevel=0.01)
    for k in range(3):
        group(gathered(wc if k != 1 else basin), (0.4 + k * 2.0, 2.65, 0.16), (0, 0, -14), 1.0)
    boxes = plain('#b58f62', 0.8, grain=0.1)
    for k in range(5):
        for row in range(4 - k % 2):
            box((0.62, 0.62, 0.1), (-6.1 + rnd(-0.01, 0.01), 0.9 - k * 0.0 + (k - 2) * 0.66, row * 0.105), boxes, ground=True, bevel=0.004)
    studio.area(scene, (0, 0.8, h - 0.15), (0, 2.4, 0), 9, 120, (1, 0.96, 0.9), 3)
    studio.area(scene, (-3, -5, 2.6), (0, 3, 1), 4, 90, (0.93, 0.97, 1))
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.7
    view(scene, (0.6, -4.4, 1.55), (0.1, d, 1.35), 27, WIDE)


@outdoors('shop-electrical')
def electrical_shop(scene):
    studio.dome(scene.world, (1.0, 0.98, 0.95), 0.3)
    air(scene, '#ffffff', 400, 0.5, 0.3)
    scene.cycles.max_bounces = 5
    w, d, h = 11.0, 3.6, 3.0
    box((w + 2, d + 8, 0.1), (0, d / 2 - 3, -0.1), floor_tiles('#cfc8bb', '#a79c8c', 0.6, 0.2), ground=True, bevel=0)
    box((w + 2, 0.2, h), (0, d + 0.1, 0), plain('#e4dfd4', 0.85), ground=True, bevel=0)
    box((w + 2, d + 7, 0.1), (0, d / 2 - 3, h), plain('#f4f2ed', 0.8), ground=True, bevel=0)
    board, frame = plain('#e9e5dc', 0.5), plain('#39424c', 0.45)
    inks = ['#1d3f63', '#8e2f1c', '#2f5a44', '#c28a1e', '#5a4a7a', '#31589a', '#b3541e']
    cards = [plain(ink, 0.6, grain=0.05) for ink in inks] + [plain('#e6e0d3', 0.7), plain('#c8a878', 0.8)]
    label_white = plain('#f2eee4', 0.6)
    for bay in range(6):
        x0 = -5.2 + bay * 1.75
        box((0.06, 0.5, 2.7), (x0, d - 0.25, 0), frame, ground=True)
        for z in (0.25, 0.75, 1.2, 1.65, 2.1, 2.5):
            box((1.7, 0.46, 0.03), (x0 + 0.875, d - 0.25, z), board, ground=True)
            if bay in (1, 4) and z < 1.3:
                for i in range(3):
                    for j in range(2):
                        cable = plain(RNG.choice(('#b3261e', '#23406b', '#2f6a3a', '#c9a227', '#1f2022')), 0.4)
                        for turn_ in range(6):
                            r = 0.13 - turn_ * 0.008
                            tube([(x0 + 0.32 + i * 0.55 + r * math.cos(a), d - 0.28, z + 0.17 + r * math.sin(a)) for a in [2 * math.pi * k / 28 for k in range(28)]], 0.016, cable, (0, j * 0.09 - 0.04, 0), closed=True, round_off=False, sides=3)
                continue
            x = x0 + 0.1
            while x < x0 + 1.55:
                wide, high = rnd(0.12, 0.3), rnd(0.16, 0.34)
                mat = RNG.choice(cards)
                for k in range(RNG.choice((1, 1, 2))):
                    if high * (k + 1) > 0.36:
                        break
                    box((wide, 0.3, high), (x + wide / 2, d - 0.26 + rnd(-0.03, 0.03), z + 0.03 + k * high), mat, ground=True, bevel=0.004)
                    box((wide * 0.6, 0.004, high * 0.3), (x + wide / 2, d - 0.425, z + 0.03 + k * high + high * 0.55), label_white, bevel=0)
                x += wide + rnd(0.015, 0.05)
    for k in range(10):
        x = -4.6 + k * 1.0
        tube([(x, 1.6, h), (x, 1.6, 2.45 - (k % 3) * 0.12)], 0.004, frame, sides=2)
        z = 2.4 - (k % 3) * 0.12
        if k % 2:
            lathe(flowing([(0.02, 0.12), (0.05, 0.1), (0.17, 0.0), (0.165, -0.002)]), (x, 1.6, z - 0.08), plain('#2b2f34', 0.4), segments=40)
        lathe([(0.0, -0.05), (0.04, -0.035), (0.05, 0.0), (0.03, 0.05), (0, 0.06)], (x, 1.6, z - 0.09), glow('#ffdca6', 7), segments=24)
    top, front = wood('#a9825a', '#77532f', axis=0, rings=0.03, rough=0.3, coat=0.4), plain('#2f4a63', 0.5)
    box((8.6, 0.62, 0.05), (-0.2, 0.5, 1.0), top, ground=True, bevel=0.008)
    box((8.4, 0.5, 1.0), (-0.2, 0.52, 0), front, ground=True)
    for k in range(5):
        box((1.5, 0.02, 0.7), (-3.6 + k * 1.7, 0.255, 0.15), plain('#3b5a76', 0.5), ground=True, bevel=0.006)
    white, dark = plain('#f2f1ed', 0.3), plain('#33363a', 0.4)
    for k in range(7):
        group([box((0.15, 0.02, 0.09), (0, 0, 0), white, ground=True, bevel=0.006), box((0.1, 0.022, 0.012), (0, 0, 0.05), dark, bevel=0.002)], (1.2 + k * 0.22, 0.5, 1.05), (-12, 0, 0))
    for k, tone in enumerate(('#b3261e', '#23406b', '#c9a227')):
        for layer in range(4):
            r = 0.14
            tube([(-2.9 + k * 0.42 + r * math.cos(a), 0.5 + r * math.sin(a), 1.07 + layer * 0.026) for a in [2 * math.pi * j / 32 for j in range(32)]], 0.015, plain(tone, 0.4), closed=True, round_off=False, sides=3)
    pose = Pose(hips=(0, 0, 0.93), tilt=2, bend=0, nod=-10, hands=((-0.24, 0.14, 0.84), (0.24, 0.42, 1.72)), points=(None, (-0.1, 0.6, 1)), grips=(40, 40), palms=((1, 0.2, 0), (-0.6, 0.5, 0)), elbows=((-0.6, -0.8, -0.3), (0.9, -0.3, -0.5)))
    person((-1.1, 2.45, 0), 6, pose, Wear(shirt='#b5532c', trousers='#2b3340', helmet=None, long_sleeves=False))
    studio.area(scene, (0, 1.2, h - 0.1), (0, 2.6, 0.4), 8, 85, (1, 0.93, 0.82), 1.6)
    studio.area(scene, (-3, -4.5, 2.6), (0, 2, 1), 3.5, 80, (0.93, 0.97, 1))
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = 0.5
    view(scene, (0.3, -4.4, 1.65), (0.0, d, 1.42), 29, WIDE)


@outdoors('shop-timber-shed')
def timber_shed(scene):
    morning(scene, 236, 20, 0.12)
    land(earth('#b5835c', '#8d5f40'))
    canopy(-8.5, 7.5, 2.6, 8.0, 3.6, 0.6, '#85604a', posts=6)
    tones = [('#b98a55', '#7d5330'), ('#c49a63', '#8f673d'), ('#a5673f', '#6a3a22')]
    timbers = [wood(a, b, axis=0, rings=0.016, rough=0.72) for a, b in tones]
    for k, (x, y, size, columns, rows) in enumerate(((-6.2, 4.4, (3.6, 0.3, 0.04), 4, 22), (-2.2, 4.4, (3.6, 0.15, 0.05), 8, 18), (1.9, 4.4, (3.6, 0.3, 0.05), 4, 20), (5.4, 4.4, (2.6, 0.1, 0.1), 11, 9), (-4.2, 0.9, (4.0, 0.1, 0.05), 10, 9), (0.6, 0.5, (3.6, 0.3, 0.05), 3, 8))):
        stack(size, columns, rows, timbers[k % 3], (x, y, 0.0), sticks=4)
    upright = wood('#b98a55', '#7d5330', axis=2, rings=0.016, rough=0.72)
    fence([(-16, 7.9), (16, 7.9)], 2.6, masonry('#a59e92', '#968f84', '#77716a'))
    for k in range(26):
        box((rnd(0.1, 0.3), 0.035, rnd(2.6, 3.3)), (-7.6 + k * 0.58, 7.3 + rnd(-0.05, 0.05), 0), upright, rot=(-6, rnd(-2, 2), 0), ground=True)
    ply = wood('#b07a4a', '#7a4c2a', axis=1, rings=0.2, rough=0.55)
    for k in range(22):
        box((2.44, 1.22, 0.018), (5.2 + rnd(-0.015, 0.015), 0.9 + rnd(-0.015, 0.015), 0.12 + k * 0.0185), ply, ground=True, bevel=0.001)
    for x in (4.3, 6.1):
        box((0.1, 1.2, 0.12), (x, 0.9, 0), timbers[0], ground=True)

    def shouldering(f):
        y = f.shoulder[1] + Vector((0.02, 0, 0.085))
        box((0.2, 3.4, 0.05), (y.x, 0.25, y.z + 0.02), wood('#c49a63', '#8f673d', axis=1, rings=0.016), bevel=0.002)

    pose = Pose(hips=(0, 0, 0.92), tilt=2, bend=-1, nod=0, look=12, hands=((-0.3, -0.05, 0.82), (0.20, 0.30, 1.54)), points=(None, (-0.1, 0.6, 1)), palms=((1, 0.2, 0), (-0.5, 0.6, 0.4)), grips=(45, 50), elbows=((-0.6, -0.8, -0.2), (0.9, -0.1, -0.9)), feet=((-0.1, 0.30, 0, 3, -10), (0.1, -0.28, 0.02, -3, 36)))
    person((2.9, 1.6, 0), 78, pose, Wear(shirt='#5a6a78', trousers='#3a342d', helmet=None, cap='#7a3a2c', long_sleeves=False), shouldering)
    for x in (-13, 11):
        palm(x, 14, 8)
    for x in (-11, -6, 3, 8, 13):
        tree(x, 15, 8, 4.5)
    view(scene, (-0.6, -7.4, 1.7), (-0.2, 4, 1.6), 29, WIDE)
