"""The company's own pictures: a site at dawn, a takeoff on a desk, delivered materials, a finished terrace, training, installation, the office."""

from homes import exteriors
from homes.desk import *
from products import blockwork as blocks
from products import concrete as concretes
from products.formwork import stack
from products.mechanical import tank
from products.reinforcement import bundle, ribbed
from products.roofing import roof_sheet
from registry import outdoors
from trades.inside import carcass

WIDE = (1120, 700)


def desk_light(scene, exposure=0.62):
    """A window to the left, a white ceiling."""
    studio.dome(scene.world, (1.0, 0.98, 0.95), 0.55)
    box((8, 0.1, 3), (0, 1.25, -0.6), plain('#eee6d8', 0.9), ground=True)
    studio.area(scene, (-1.6, 0.5, 1.15), (0, 0, 0), 1.1, 48, (1, 0.96, 0.9), 0.8)
    studio.area(scene, (1.2, 1.1, 1.4), (0, 0, 0), 1.0, 22, (0.94, 0.97, 1))
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure


def lens_on(scene, start, target, lens=42, size=WIDE, sharp_at=None, stop=5.6):
    eye = studio.camera(scene, lens)
    studio.look(eye, start, target)
    if sharp_at:
        eye.data.dof.use_dof = True
        eye.data.dof.focus_distance = (Vector(sharp_at) - Vector(start)).length
        eye.data.dof.aperture_fstop = stop
    studio.finer(scene, size)
    return eye


def plant_pot(at, size):
    group(gathered(lambda: plant(0, 0)), at, (0, 0, 0), size)


@outdoors('hero-takeoff-on-a-desk', samples=16)
def takeoff(scene):
    table_top(3, 2)
    paper(plan_print(), 0.84, 0.588, (-0.08, -0.03, 0), 4, 0.25)
    laptop((0.14, 0.42, 0), -9, bill_print(), 112)
    scale_rule((-0.06, -0.10, 0.001), 22)
    pencil((0.05, -0.20, 0.001), 148)
    calculator((0.46, -0.05, 0), -12)
    helmet((-0.46, 0.32, 0), 140)
    mug((0.52, 0.22, 0))
    drawing_roll((-0.30, 0.56, 0), 8)
    drawing_roll((-0.34, 0.615, 0), 5)
    paper(plan_print(), 0.6, 0.42, (0.66, 0.05, -0.0006), -14, 0)
    plant_pot((0.78, 0.6, 0), 0.3)
    desk_light(scene)
    lens_on(scene, (-0.16, -1.12, 0.72), (0.0, 0.07, 0.035), 40, WIDE, (0, -0.02, 0), 8)


@outdoors('hero-delivered-materials')
def delivered(scene):
    sky(scene, sun=30, bearing=228, lamp=2.8, exposure=-0.15)
    land(earth())
    fence([(-14, 8), (16, 8)], 2.2, plaster('#d3c3a6', 0.9))
    for dx, dy in ((-1.9, 0.4), (-0.2, 0.9)):
        def cement():
            base = concretes.pallet(size=(1.42, 1.02))
            concretes.layers(concretes.kraft('cement-red'), 6, base)

        group(gathered(cement), (dx, dy, 0), (0, 0, rnd(-5, 5)))
    mats = [concrete('#8f8a80', 0.0035), concrete('#878278', 0.004)]
    meshes = [blocks.block(0.45, 0.225, 0.225, mat) for mat in mats]
    for cx, rows in ((2.0, 5), (3.5, 3)):
        for row in range(rows):
            for i in range(3):
                for j in range(5):
                    put(RNG.choice(meshes), None, (cx + (i - 1) * 0.455 + rnd(-0.01, 0.01), 1.0 + (j - 2) * 0.23, row * 0.227), (0, 0, rnd(-1, 1)))
    sand = grainy([mixed(each, '#5a3d22', 0.25) for each in concretes.SHARP], 0.02, depth=1.0)
    heap(1.7, 1.15, sand, (-4.6, 2.8, 0), grain=240, lump=0.15, fine=0.02)
    mesh = ribbed(4.2, 0.012, rusty('#6f7276', 0.3, 0.45, 0.2))
    bundle(mesh, 0.012, 3, 4.2, (-3.3, -1.0, 0.0), (0, 0, 3), ties=(0.1, 0.5, 0.9))
    bundle(mesh, 0.012, 3, 4.2, (-3.1, -0.8, 0.0), (0, 0, 2), ties=(0.15, 0.5, 0.85))
    stack((3.0, 0.29, 0.03), 3, 8, wood('#b98a55', '#7d5330', axis=0, rings=0.016, rough=0.7), (1.4, 3.6, 0), sticks=3)
    tank((4.9, 4.4, 0), 0.7, 1.55)
    red = plain('#7a2a20', 0.35, metal=0.2)
    for i in range(6):
        roof_sheet('longspan', 2.6, 0.95, red, (1.6 + rnd(-0.02, 0.02), -1.1 + rnd(-0.03, 0.03), 0.05 + i * 0.012), (0, 0, 86 + rnd(-1, 1)))
    group(gathered(lambda: concretes.headpan((0, 0, 0))), (-2.9, 1.4, 0))
    concretes.shovel((-3.6, 1.9, 0.55), (46, 0, -20))
    for x in (-9, 9.5):
        palm(x, 13, 8)
    tree(3.5, 14, 7, 4)
    tree(-4, 16, 7, 4)
    view(scene, (1.3, -6.0, 1.7), (0.25, 0, 1.25), 27, WIDE)


@outdoors('hero-site-at-dawn')
def dawn(scene):
    dusk(scene, 250, 0.9, 0.3, DAWN)
    sunlight(scene, 9, 244, 3.6, (1, 0.7, 0.42), 2.0)
    land(earth('#a0674a', '#7d4b35'))
    grey = concrete('#a39d93', 0.03, spots=0.2)
    bare = masonry('#a59e92', '#968f84', '#77716a')
    h = House(bare, bars=False)
    xs, ys = (-6, -2, 2, 6), (0, 4.5, 9)
    box((13.2, 10.2, 0.35), (0, 4.5, 0), grey, ground=True)
    for k in range(2):
        z = 0.35 + k * 3.2
        for x in xs:
            for y in ys:
                box((0.28, 0.28, 3.0), (x, y, z), grey, ground=True, bevel=0.01)
        if k == 0:
            box((13, 10, 0.18), (0, 4.5, z + 3.0), grey, ground=True, bevel=0.01)
            for x in xs:
                box((0.25, 9.4, 0.35), (x, 4.5, z + 2.7), grey, ground=True)
    rod = rusty('#6f5b4e', 0.6, 0.6, 0.1)
    for x in xs:
        for y in ys:
            for dx in (-0.09, 0.09):
                for dy in (-0.09, 0.09):
                    tube([(x + dx, y + dy, 6.5), (x + dx + rnd(-0.03, 0.03), y + dy, 7.5)], 0.009, rod, sides=2)
    h.side(3.7, 3.0, [(SLD_HOLE, 1.0, 0.9, 1.6, 1.3)], (-5.85, 0.1, 0.35), 0, bare)
    h.side(3.7, 3.0, [(SLD_HOLE, 1.0, 0.0, 1.4, 2.3)], (-1.85, 0.1, 0.35), 0, bare)
    h.side(3.7, 1.7, [], (2.15, 0.1, 0.35), 0, bare)
    h.side(4.2, 3.0, [(SLD_HOLE, 1.2, 0.9, 1.6, 1.3)], (6.1, 0.2, 0.35), 90, bare)
    h.side(3.7, 1.15, [], (-5.85, 0.1, 3.55), 0, bare)
    timber = wood('#a98254', '#74522f', axis=2, rough=0.8)
    board = wood('#a98254', '#74522f', axis=0, rough=0.8)
    for x in (2.6, 3.4, 4.2, 5.0, 5.6):
        for y in (1.0, 2.2, 3.4):
            tube([(x, y, 0.35), (x + rnd(-0.06, 0.06), y, 3.3)], 0.045, timber, sides=3)
    for x in (-6.6, -4.6, -2.6, -0.6):
        tube([(x, -1.0, 0), (x, -1.0, 5.6)], 0.05, timber, sides=3)
    for z in (1.7, 3.4, 5.1):
        tube([(-7, -1.0, z), (0, -1.0, z)], 0.045, timber, sides=3)
    for z in (1.75, 3.45):
        box((7, 0.28, 0.04), (-3.6, -0.75, z), board, ground=True)
        box((6.6, 0.28, 0.04), (-3.4, -0.45, z), board, ground=True)
    tube([(-6.6, -1, 0), (-2.6, -1, 5.4)], 0.045, timber, sides=3)
    meshes = [blocks.block(0.45, 0.225, 0.225, concrete('#a6a196', 0.0035))]
    for cx, rows in ((3.2, 5), (4.7, 3)):
        for row in range(rows):
            for i in range(3):
                for j in range(3):
                    put(meshes[0], None, (cx + (i - 1) * 0.455, -3.6 + (j - 1) * 0.23, row * 0.227), (0, 0, rnd(-1, 1)))
    heap(1.6, 1.0, grainy(concretes.SHARP, 0.02), (-4.4, -4.2, 0), grain=220, lump=0.15, fine=0.02)
    concretes.shovel((-3.7, -4.8, 0.5), (40, 0, 20))
    mixer((-1.3, -3.3, 0), 24)

    def cement():
        base = concretes.pallet(size=(1.42, 1.02))
        concretes.layers(concretes.kraft('cement-red'), 4, base)

    group(gathered(cement), (1.0, -4.2, 0), (0, 0, 12))
    horizon_line()
    view(scene, (4.6, -13.5, 1.65), (-0.3, 0, 3.25), 27, WIDE)


SLD_HOLE = 'hole'


def horizon_line():
    for x, y, h in ((-16, 22, 8), (-13, 26, 9), (14, 24, 8.5), (20, 30, 9)):
        palm(x, y, h)
    for x, y in ((-22, 30), (10, 32), (26, 26), (-8, 34)):
        tree(x, y, rnd(6, 8), rnd(3, 4))
    neighbours([(-30, 40, 12, 10, 3.2, '#d8c7a8', '#6b3a2c'), (16, 46, 12, 10, 3.2, '#e0cfae', '#5b3426'), (34, 40, 13, 11, 6.2, '#e5dccb', '#5b2c22')])


def mixer(at, turned):
    """A small drum mixer."""
    paint, dark = plain('#c7772b', 0.5, grain=0.2, size=0.03), plain('#232427', 0.6)
    parts = [lathe([(0, -0.42), (0.2, -0.41), (0.36, -0.3), (0.42, -0.1), (0.42, 0.08), (0.3, 0.34), (0.23, 0.46), (0.21, 0.46), (0.28, 0.33), (0.39, 0.08), (0.39, -0.1), (0, -0.36)], (0, 0, 0.95), paint, rot=(-52, 0, 0), segments=48)]
    for x in (-0.5, 0.5):
        parts.append(tube([(x, -0.1, 0.95), (x, -0.5, 0.05)], 0.03, dark, round_off=False, sides=3))
        parts.append(tube([(x, -0.1, 0.95), (x, 0.5, 0.3)], 0.03, dark, round_off=False, sides=3))
        parts.append(lathe([(0, -0.05), (0.25, -0.05), (0.27, -0.03), (0.27, 0.03), (0.25, 0.05), (0, 0.05)], (x * 1.15, 0.5, 0.27), dark, rot=(0, 90, 0)))
    parts += [tube([(-0.5, -0.1, 0.95), (0.5, -0.1, 0.95)], 0.035, dark, round_off=False), tube([(-0.5, -0.5, 0.08), (0.5, -0.5, 0.08)], 0.03, dark, round_off=False), box((0.35, 0.4, 0.4), (0.68, 0.0, 0.7), paint, bevel=0.02)]
    return group(parts, at, (0, 0, turned))


@outdoors('hero-finished-terrace')
def finished(scene):
    sky(scene, sun=14, bearing=238, strength=0.25, lamp=3.4, exposure=0.3, warm=(1, 0.76, 0.5), haze=3, cloudy=0.5)
    land(pavers('#a49a8d', '#8d847a'))
    h = House('#f1ede4', frame='#2b2a29', bars=False, accent=plaster('#5a4a3f', 0.1))
    exteriors.terrace_row(h, 5, 5.6, 2, '#4a4f52')
    for i in range(5):
        x = -14 + i * 5.6
        hedge(x + 3.3, -6.6, x + 5.1, -6.6, 0.6)
    plot(-40, -14, 40, -9.6, lawn(), 0.03)
    exteriors.foreground(-14, 12, -14, -9.7, 1500)
    for x in (-1.4, 6.4, 14):
        palm(x, -11.6 if x < 9 else -9, 6.5)
    horizon_line()
    view(scene, (-16.5, -19.5, 1.7), (-2.4, 0, 3.7), 28, WIDE)


def office(scene, evening=False):
    room(scene, 6.0, 5.0, wall='#eeeae2', accent=plain('#22384f', 0.8), floor=wood_floor(), right=((1.6, 0.8, 3.0, 1.7),), bright=0.35)


def desk_place(x, y, turned, picture_file, chair='#5b6a70'):
    timber, black = wood('#b98d5f', '#8a6340', axis=0, rough=0.4, coat=0.2), plain('#1f2124', 0.4)

    def place():
        box((1.4, 0.7, 0.035), (0, 0, 0.725), timber, ground=True, bevel=0.006)
        for sx in (-1, 1):
            box((0.05, 0.64, 0.725), (sx * 0.64, 0, 0), black, ground=True, bevel=0.004)
        laptop((0, 0.08, 0.76), 0, picture_file)
        mug((0.46, 0.05, 0.76), '#c2410c')
        seat = cloth(chair)
        box((0.48, 0.46, 0.08), (0, -0.68, 0.45), seat, ground=True, bevel=0.03)
        box((0.45, 0.06, 0.5), (0, -0.92, 0.58), seat, rot=(6, 0, 0), ground=True, bevel=0.03)
        cyl(0.03, 0.4, (0, -0.68, 0.06), black)
        for k in range(5):
            box((0.28, 0.04, 0.03), (0.14 * math.cos(k * 1.257), -0.68 + 0.14 * math.sin(k * 1.257), 0.05), black, rot=(0, 0, k * 72))

    return group(gathered(place), (x, y, 0), (0, 0, turned))


@outdoors('company-training', samples=16)
def training(scene):
    office(scene)
    group([sheet(lambda u, v: ((u - 0.5) * 2.5, 0, v * 1.6), 1, 1, screen_of(plan_print())), box((2.6, 0.03, 1.7), (0, 0.025, 0.8), plain('#e9e6de', 0.5), bevel=0.004)], (-0.2, 4.93, 0.95))
    for y in (1.2, 2.9):
        for x in (-1.75, 0.0, 1.75):
            desk_place(x, y, 0, bill_print())
    look_in(scene, (1.6, -2.4, 1.75), (-0.1, 4, 1.1), 23)


@outdoors('company-mep', samples=8)
def services_under_slab(scene):
    """A duct, a ladder of cables and pipes on their hangers below a slab."""
    high, near, far = 3.0, -2.2, 4.0
    carcass(scene, masonry('#a89f90', '#978e80', '#7c756b'), d=4.2, w=7.0, h=high, holes=[(1.5, 0.9, 1.6, 1.4)], left=330, front=60, exposure=0.25, low=1.5)
    zinc, dark, steel = galvanised(0.03, '#b4b9bd', 0.42), plain('#3a3d41', 0.5, metal=0.3), metal('#b9bdc0', 0.4)
    long = far - near

    def along(y):
        return near + y * long

    def hung(x0, x1, below, at):
        """A channel across what lies on it, on two rods."""
        for y in at:
            box((x1 - x0 + 0.1, 0.041, 0.041), ((x0 + x1) / 2, along(y), below - 0.042), steel, ground=True)
            for x in (x0, x1):
                cyl(0.006, high - below + 0.04, (x, along(y), below - 0.04), steel)

    box((0.7, long, 0.36), (-1.15, (near + far) / 2, 2.36), zinc, ground=True, bevel=0.004)
    for k in range(6):
        box((0.76, 0.03, 0.42), (-1.15, near + 0.5 + k * 1.15, 2.33), zinc, ground=True, bevel=0.003)
    hung(-1.58, -0.72, 2.33, (0.3, 0.62, 0.9))
    tube(bend([(-0.8, 1.5, 2.54), (-0.35, 1.5, 2.54), (-0.35, 1.5, 2.1)], 0.22, 12), 0.1, zinc, round_off=False, sides=12)
    box((0.36, 0.36, 0.05), (-0.35, 1.5, 2.06), plain('#eceae4', 0.4), ground=True, bevel=0.01)
    for x in (0.05, 0.5):
        box((0.02, long, 0.09), (x, (near + far) / 2, 2.46), zinc, ground=True, bevel=0.003)
    for k in range(20):
        box((0.45, 0.03, 0.015), (0.275, near + 0.15 + k * long / 20, 2.48), zinc, ground=True, bevel=0.002)
    hung(-0.02, 0.57, 2.46, (0.28, 0.6, 0.92))
    for k, colour in enumerate(('#1d1d1f', '#1d1d1f', '#b5512a', '#2b4b73', '#1d1d1f', '#7d8184')):
        x = 0.10 + k * 0.068
        tube([(x + rnd(-0.012, 0.012), near + t * long, 2.495 + (0.03 if k in (2, 3) else 0.026)) for t in (0, 0.25, 0.5, 0.75, 1)], 0.026 if k not in (2, 3) else 0.018, plain(colour, 0.45))
    for x, z, r, colour in ((0.95, 2.62, 0.055, '#9c2a20'), (1.22, 2.60, 0.036, '#3f7f54'), (1.40, 2.60, 0.036, '#3f7f54'), (1.72, 2.50, 0.062, '#a9aeb0')):
        tube([(x, near, z), (x, far, z - (0.08 if r > 0.06 else 0))], r, plain(colour, 0.36, grain=0.04), round_off=False, sides=12)
        for y in (0.3, 0.61, 0.9):
            drop = 0.08 * y if r > 0.06 else 0
            tube([(x + (r + 0.004) * math.cos(t), along(y), z - drop + (r + 0.004) * math.sin(t)) for t in [2 * math.pi * k / 32 for k in range(32)]], 0.006, dark, closed=True, round_off=False)
            cyl(0.006, high - z + drop - r, (x, along(y), z - drop + r), steel)
    tube(bend([(0.95, 2.2, 2.62), (0.95, 2.2, 2.28)], 0.02), 0.02, plain('#9c2a20', 0.36), round_off=False)
    lathe([(0.0, 0), (0.03, 0.004), (0.012, 0.012), (0.012, 0.05), (0, 0.05)], (0.95, 2.2, 2.24), metal('#c2a05a', 0.3), segments=32)
    lens_on(scene, (0.25, -3.1, 1.45), (0.3, 1.6, 2.48), 30, (880, 660))


@outdoors('company-installation', samples=16)
def installation(scene):
    table_top(3, 2, 0, veneer('#a9825a', '#77532f'))
    laptop((0.0, 0.06, 0), 8, setup_print(), 108)
    stick = [box((0.018, 0.05, 0.008), (0, 0, 0), plain('#e8590c', 0.35), ground=True, bevel=0.002), box((0.012, 0.016, 0.0045), (0, 0.032, 0.0018), metal('#c9ccce', 0.25), ground=True, bevel=0.0005)]
    group(stick, (0.26, -0.06, 0), (0, 0, 30))
    mouse = lathe([(0, 0), (0.03, 0.0), (0.033, 0.008), (0.028, 0.024), (0.012, 0.032), (0, 0.033)], (0.31, 0.04, 0), plain('#2b2f36', 0.4), scale=(1, 1.7, 1))
    mouse.rotation_euler = turn((0, 0, -8))
    helmet((-0.36, 0.22, 0), 150, '#f2f0ea')
    drawing_roll((-0.12, 0.36, 0), 6)
    mug((0.36, 0.26, 0))
    paper(plan_print(), 0.42, 0.294, (-0.36, -0.08, 0), 18, 0.15)
    desk_light(scene)
    lens_on(scene, (-0.12, -0.85, 0.46), (-0.01, 0.08, 0.08), 42, (880, 660), (0, 0.1, 0.1), 8)
