"""Sheets, tiles, trusses, caps and gutters."""

from products.formwork import stack
from products.finishes import paint_label, tub
from registry import product
from shapes import *
from materials import *


def longspan(u):
    """Height over the pitch of one long-span rib, 0..1."""
    t = u % 1
    if t < 0.16:
        return min(1, t / 0.04) if t < 0.12 else max(0, (0.16 - t) / 0.04)
    return 0.06 * (0.45 < t < 0.5) + 0.06 * (0.68 < t < 0.73)


def roof_sheet(kind, long, wide, mat, at=(0, 0, 0), rot=(0, 0, 0)):
    if kind == 'longspan':
        of, nu, nv = (lambda u, v: ((u - 0.5) * wide, (v - 0.5) * long, longspan(u * wide / 0.19 + 0.02) * 0.028)), 260, 2
    elif kind == 'corrugated':
        of, nu, nv = (lambda u, v: ((u - 0.5) * wide, (v - 0.5) * long, 0.009 * math.sin(u * wide / 0.076 * 2 * math.pi))), 220, 2
    else:

        def of(u, v):
            row = v * long / 0.37
            step = (1 - row % 1) ** 1.0 * 0.02
            return ((u - 0.5) * wide, (v - 0.5) * long, 0.016 * abs(math.sin(u * wide / 0.2 * math.pi)) ** 0.8 + step)

        nu, nv = 160, 220
    return sheet(of, nu, nv, mat, 0.0011, at, rot, angle=35)


def stacked(kind, mats, count, long=1.5, wide=0.95, rise=0.006, lift=True):
    beam = wood('#b98a55', '#8a5f35', axis=0)
    for y in (-0.5, 0.0, 0.5):
        box((wide * 0.98, 0.07, 0.06), (0, y * long * 0.8, 0), beam, ground=True)
    base = 0.062 if kind != 'corrugated' else 0.071
    for i in range(count):
        roof_sheet(kind, long, wide, mats[i % len(mats)], (rnd(-0.008, 0.008), rnd(-0.02, 0.02), base + i * rise))
    return base + count * rise


@product('roofing-longspan-aluminium', fill=0.84)
def longspan_sheets():
    mat = plain('#8f2f25', 0.32, metal=0.25, coat=0.3)
    top = stacked('longspan', [mat], 7)
    roof_sheet('longspan', 1.5, 0.95, mat, (0.10, 0.0, top + 0.085), (0, -7, 6))


@product('roofing-longspan-blue', fill=0.84)
def longspan_blue():
    blue, zinc = plain('#2f5571', 0.38, metal=0.2, coat=0.25), metal('#b9bdc0', 0.42, brushed=1)
    top = stacked('longspan', [zinc, zinc, zinc, zinc, blue], 5, rise=0.007)
    roof_sheet('longspan', 1.5, 0.95, zinc, (0.0, 0.0, top + 0.007))
    roof_sheet('longspan', 1.5, 0.95, blue, (0.14, 0.03, top + 0.10), (0, -8, 7))


@product('roofing-corrugated-zinc', fill=0.84)
def zinc():
    stacked('corrugated', [galvanised(0.03)], 20, 1.6, 0.8, 0.0032)


@product('roofing-stone-coated', fill=0.84)
def stone_coated():
    for i, (a, b) in enumerate((('#5d3a2c', '#3d241b'), ('#4c4f52', '#2f3133'))):
        mat = grainy([a, b, mixed(a, '#ffffff', 0.15), mixed(b, '#000000', 0.3)], 0.003, depth=0.6, damp=0.05)
        for k in range(4 if i == 0 else 2):
            roof_sheet('tile', 0.38, 1.3, mat, (0.02 * i, -0.06 + 0.34 * i, 0.01 + k * 0.012 + 0.0), (0, 0, rnd(-0.6, 0.6)))
    mat = grainy(['#5d3a2c', '#3d241b', '#7a5646', '#2c1811'], 0.003, depth=0.6, damp=0.05)
    roof_sheet('tile', 0.75, 1.3, mat, (0, 0.62, 0.30), (50, 0, 0))


@product('roofing-step-tile', fill=0.84, ground='concrete')
def step_tile():
    stacked('tile', [plain('#27543f', 0.35, metal=0.25, coat=0.3)], 5, 1.4, 1.0, 0.008)


@product('roofing-fibre-cement', fill=0.84, ground='laterite')
def fibre():
    mat = concrete('#b5b2aa', 0.002, pits=0.2, spots=0.15)
    for i in range(9):
        sheet(lambda u, v: ((u - 0.5) * 0.95, (v - 0.5) * 1.5, 0.024 * math.sin(u * 6.5 * 2 * math.pi)), 200, 2, mat, 0.006, (rnd(-0.008, 0.008), rnd(-0.015, 0.015), 0.03 + i * 0.0075), angle=40)


@product('roofing-timber-truss', fill=0.88)
def timber_truss():
    def truss(y):
        mats = [wood('#c2925c', '#8a5a30', axis=0, rings=0.012, rough=0.7)]
        mat = mats[0]
        span, rise, t = 3.6, 1.15, 0.09

        def member(a, b, dy=0.0):
            dx, dz = b[0] - a[0], b[1] - a[1]
            long = math.hypot(dx, dz)
            box((long, 0.045, t), ((a[0] + b[0]) / 2, y + dy, (a[1] + b[1]) / 2 + t / 2), mat, rot=(0, -math.degrees(math.atan2(dz, dx)), 0), bevel=0.002)

        # A hair apart, so that no two faces lie in one plane where the pieces meet.
        member((-span / 2 - 0.15, 0), (span / 2 + 0.15, 0), 0.0012)
        member((-span / 2 - 0.25, -0.02), (0, rise))
        member((0, rise), (span / 2 + 0.25, -0.02), -0.0012)
        member((0, 0), (0, rise), 0.046)
        member((-span / 4, 0), (-span / 4, rise / 2), 0.046)
        member((span / 4, 0), (span / 4, rise / 2), 0.046)
        member((0, 0), (-span / 4, rise / 2), -0.046)
        member((0, 0), (span / 4, rise / 2), -0.046)

    for y in (-0.45, 0.25, 0.95):
        truss(y)
    beam = wood('#b98a55', '#8a5f35', axis=1)
    for x in (-1.55, 1.55):
        box((0.1, 1.8, 0.1), (x, 0.25, -0.1), beam, ground=True)
    for each in bpy.context.scene.objects:
        each.location.z += 0.1
    purlin = wood('#c99a63', '#94642f', axis=1)
    for t in (0.25, 0.6, 0.92):
        for side in (-1, 1):
            box((0.05, 1.9, 0.07), (side * 1.95 * (1 - t), 0.25, 0.24 + 1.16 * t), purlin, rot=(0, side * 31, 0))


@product('roofing-timber-2x6', fill=0.86)
def roof_timber():
    stack((1.6, 0.146, 0.048), 4, 7, wood('#b77c45', '#7c4a25', axis=0, rings=0.014, rough=0.7), sticks=7)


@product('roofing-steel-truss', fill=0.88)
def steel_truss():
    paint = plain('#7d3326', 0.5, grain=0.15, size=0.02)
    for y in (-0.5, 0.3):
        nodes_low = [(-2.0 + i * 0.5, 0.12) for i in range(9)]
        nodes_top = [(x, 0.42 + (2.0 - abs(x)) * 0.36) for x, _ in nodes_low]

        def member(a, b, w=0.05):
            dx, dz = b[0] - a[0], b[1] - a[1]
            box((math.hypot(dx, dz), w, w), ((a[0] + b[0]) / 2, y, (a[1] + b[1]) / 2), paint, rot=(0, -math.degrees(math.atan2(dz, dx)), 0), bevel=0.004)

        member(nodes_low[0], nodes_low[-1])
        member(nodes_top[0], nodes_top[4])
        member(nodes_top[4], nodes_top[8])
        for i in range(9):
            member(nodes_low[i], nodes_top[i], 0.035)
            if i < 4:
                member(nodes_top[i], nodes_low[i + 1], 0.035)
            elif i < 8:
                member(nodes_low[i], nodes_top[i + 1], 0.035)
        for x in (-2.0, 2.0):
            box((0.2, 0.2, 0.012), (x, y, 0.087), paint, bevel=0.002)
    for x in (-1.97, 1.97):
        box((0.1, 1.1, 0.08), (x, -0.1, 0), wood('#b98a55', '#8a5f35', axis=1), ground=True)


@product('roofing-z-purlin', fill=0.86, ground='concrete')
def z_purlin():
    zinc = galvanised(0.015)
    outline = [(0, 0), (0.06, 0), (0.06, 0.018), (0.0575, 0.018), (0.0575, 0.0025), (0.0025, 0.0025), (0.0025, 0.15), (-0.06, 0.15), (-0.06, 0.132), (-0.0575, 0.132), (-0.0575, 0.1475), (0, 0.1475)]
    mesh = frozen([prism([outline], 1.6, (0, 0.8, 0), zinc, rot=(90, 0, 0))])
    for i in range(6):
        put(mesh, None, (0, (i - 2.5) * 0.068, 0.0), (0, 0, 90))
    for i in range(3):
        put(mesh, None, (rnd(-0.03, 0.03), (i - 1) * 0.068, 0.152), (0, 0, 90 + rnd(-0.4, 0.4)))


@product('roofing-ridge-cap', fill=0.84)
def ridge_cap():
    red, blue = plain('#8f2f25', 0.42, metal=0.15, coat=0.15), plain('#2f5571', 0.42, metal=0.15, coat=0.15)

    def cap(mat, at, rot):
        def of(u, v):
            t = (u - 0.5) * 2
            rib = 0.007 * sum(math.exp(-(((abs(t) - place) / 0.03) ** 2)) for place in (0.52, 0.78))
            lip = 0.016 * max(0, abs(t) - 0.95) / 0.05
            return ((v - 0.5) * 0.9, t * 0.17, 0.12 * (1.045 - math.sqrt(t * t + 0.012)) + rib - lip + 0.016)

        sheet(of, 160, 2, mat, 0.0012, at, rot, angle=60)

    for i in range(6):
        cap(red, (rnd(-0.01, 0.01), 0.14, i * 0.005), (0, 0, rnd(-0.8, 0.8)))
    for i in range(3):
        cap(blue, (-0.04 + rnd(-0.01, 0.01), -0.27, i * 0.005), (0, 0, -7 + rnd(-0.8, 0.8)))
    cap(red, (0.07, 0.13, 0.066), (0, -4, -5))


def lengths(of, long, mat, places, thick, steps=84):
    """Open profiles lying along x: of(u) -> (y, z) from one lip to the other."""
    for at, rot in places:
        group([sheet(lambda u, v: ((v - 0.5) * long, *of(u)), steps, 2, mat, thick, angle=25)], at, rot)


@product('roofing-box-gutter', fill=0.84)
def box_gutter():
    """Folded of 900 mm of sheet: two lengths in one another, a third in its straps."""
    alu = metal('#c6c9cb', 0.5, brushed=0)
    corners = [(-0.185, 0.245), (-0.172, 0.258), (-0.15, 0.258), (-0.15, 0.0), (0.15, 0.0), (0.15, 0.258), (0.172, 0.258), (0.185, 0.245)]

    def square(u):
        t = u * (len(corners) - 1)
        i = min(int(t), len(corners) - 2)
        return tuple(corners[i][k] * (1 - t + i) + corners[i + 1][k] * (t - i) for k in (0, 1))

    lengths(square, 1.7, alu, [((0.06, 0.30, 0.002), (0, 0, 1)), ((0.10, 0.305, 0.03), (0, 0, -1.5)), ((0.0, -0.22, 0.002), (0, 0, -4))], 0.003)
    for x in (-0.45, 0.3):
        group([box((0.03, 0.36, 0.004), (0, 0, 0.26), alu, bevel=0.001), box((0.03, 0.004, 0.04), (0, 0.178, 0.24), alu, bevel=0.001), box((0.03, 0.004, 0.04), (0, -0.178, 0.24), alu, bevel=0.001)], (x, -0.22 - 0.07 * x, 0), (0, 0, -4))


@product('roofing-rain-gutter', fill=0.84, ground='concrete')
def rain_gutter():
    """Half-round lengths of white PVC, one in its brackets, with a downpipe."""
    white = plain('#eceae4', 0.32, grain=0.03, coat=0.1, dirt=0.06)

    def half(u):
        a = math.pi * u
        r = 0.075 + 0.005 * (u < 0.04 or u > 0.96)
        return (-r * math.cos(a), 0.08 - r * math.sin(a))

    lengths(half, 1.5, white, [((0, 0.20, 0.002), (0, 0, 1)), ((0.03, 0.2, 0.022), (0, 0, 0.2)), ((-0.03, 0.0, 0.004), (0, 0, -3))], 0.0028)
    for x in (-0.45, 0.05, 0.5):
        group([sheet(lambda u, v: ((v - 0.5) * 0.045, -0.0795 * math.cos(math.pi * u), 0.08 - 0.0795 * math.sin(math.pi * u)), 40, 2, white, 0.005, angle=25), box((0.045, 0.006, 0.1), (0, 0.086, 0.09), white, bevel=0.002)], (x - 0.03, -0.052 * x, 0.004), (0, 0, -3))
    pipe = [lathe([(0.036, 0), (0.04, 0), (0.04, 1.1), (0.036, 1.1), (0.036, 0)], mat=white, segments=48), lathe([(0.041, 0.98), (0.045, 0.98), (0.045, 1.1), (0.041, 1.1)], mat=white, segments=48)]
    group(pipe, (-0.52, -0.16, 0.046), (0, 90, -7))


@product('roofing-felt-rolls', fill=0.82, ground='concrete')
def felt():
    mat = grainy(['#2b2b2c', '#3a3a3b', '#1f1f20'], 0.002, depth=0.5, damp=0.05)
    inner = plain('#b08557', 0.8)

    def roll(at, rot):
        turns = []
        for i in range(241):
            a = i / 240 * 2 * math.pi * 9
            r = 0.045 + 0.0072 * i / 240 * 9
            turns.append((r * math.cos(a), r * math.sin(a)))
        band = sheet(lambda u, v: (*turns[min(240, int(u * 240))], v), 240, 1, mat, 0.005, angle=60)
        group([band, cyl(0.043, 1.0, mat=inner, inner=0.038)], at, rot)

    roll((-0.17, 0, 0), (0, 0, 40))
    roll((0.05, 0.08, 0), (0, 0, 120))
    roll((-0.45, -0.25, 0.112), (0, 90, -14))


def screw():
    """A roofing screw with its rubber washer, its head at the top."""
    zinc, rubber = metal('#c2b78f', 0.3, vary=0.1), plain('#1c1c1d', 0.6)
    length = 0.065
    thread = [(0, 0), (0.0008, 0.003), (0.0022, 0.010)]
    for i in range(14):
        z = 0.012 + i * 0.0031
        thread += [(0.0022, z), (0.0031, z + 0.001), (0.0022, z + 0.002)]
    thread += [(0.0024, length)]
    parts = [lathe(thread, mat=zinc, segments=14), lathe([(0.0024, length - 0.003), (0.008, length - 0.003), (0.008, length), (0.0024, length)], mat=rubber, segments=20), lathe([(0, length), (0.0085, length), (0.0085, length + 0.001), (0, length + 0.001)], mat=zinc, segments=20), lathe([(0.0048, length + 0.001), (0.0048, length + 0.006), (0, length + 0.006)], mat=zinc, segments=6, angle=15)]
    return frozen(parts)


@product('roofing-screws-nails', fill=0.82)
def screws():
    mesh = screw()
    for _ in range(210):
        r, a = 0.085 * math.sqrt(RNG.random()), rnd(0, 2 * math.pi)
        lift = 0.035 * max(0, 1 - (r / 0.08) ** 1.5) * rnd(0.6, 1)
        # A head hangs no lower than the floor.
        tilt = math.degrees(math.asin(lift / 0.065))
        put(mesh, None, (r * math.cos(a), r * math.sin(a), 0.009 + lift), (0, 90 + rnd(-tilt, tilt), rnd(0, 360)))


@product('roofing-clay-ridge', fill=0.82, ground='concrete')
def clay_ridge():
    mats = [concrete(c, 0.002, pits=0.1, spots=0.12, vary=0.12) for c in ('#b5623c', '#a55232')]

    def of(u, v):
        a = math.pi * u
        r = 0.12 * (1 - 0.08 * v)
        return (-r * math.cos(a), (v - 0.5) * 0.45, r * math.sin(a))

    for i in range(4):
        sheet(of, 40, 2, mats[i % 2], 0.012, (-0.14 + (i % 2) * 0.26, (i // 2) * 0.2 - 0.02, 0.006 + 0.02 * (i // 2)), (0, 0, rnd(-2, 2)), angle=40)
    sheet(of, 40, 2, mats[0], 0.012, (0.02, 0.08, 0.13), (0, 0, 64), angle=40)


@product('roofing-foil-insulation', fill=0.82)
def foil():
    s = Surface('foil')
    crease = s.noise(0.05, 3, 0.5, distortion=1.0)
    mat = s.done(rgb('#dfe2e4'), 0.24, 1.0, s.bump(crease, 0.3, 0.01))
    turns = []
    for i in range(401):
        a = i / 400 * 2 * math.pi * 8
        r = 0.035 + 0.0105 * i / 400 * 8
        turns.append((r * math.cos(a), r * math.sin(a)))
    sheet(lambda u, v: (v * 1.2 - 0.6, turns[int(u * 400)][0], turns[int(u * 400)][1] + 0.119), 400, 8, mat, 0.003, (0, 0.1, 0), angle=60)
    sheet(lambda u, v: (v * 1.2 - 0.6, 0.1 - u * 0.55, 0.004 + 0.012 * fbm(u * 5, v * 6, 0, 3) ** 2), 60, 60, mat, 0.002, angle=180)


@product('roofing-waterproofing', fill=0.82)
def waterproofing():
    tub((-0.05, 0, 0), 0.15, 0.36, plain('#f2f0ea', 0.35), plain('#2b4c7e', 0.35), paint_label('roofcoat', '#2b4c7e', 'ROOF COAT', 'ACRYLIC WATERPROOFING', '20 kg', '#7fb2d9'))
    tub((0.32, 0.10, 0), 0.15, 0.36, plain('#f2f0ea', 0.35), None, paint_label('roofcoat', '#2b4c7e', 'ROOF COAT', 'ACRYLIC WATERPROOFING', '20 kg', '#7fb2d9'))
    lathe([(0, 0.318), (0.147, 0.318)], (0.32, 0.10, 0), plain('#d9dfe2', 0.12, coat=0.5), segments=64)
    from products.finishes import brush

    brush((0.18, -0.24, 0.022), 70, '#d9dfe2')


@product('roofing-tank-stand', fill=0.88, ground='laterite')
def tank_stand():
    from products.mechanical import tank

    paint = plain('#5b6a72', 0.5, grain=0.2, size=0.05)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * 0.9, sy * 0.9, 0), (sx * 0.75, sy * 0.75, 3.0)], 0.05, paint, round_off=False)
    for z, r in ((0.9, 0.855), (1.9, 0.805), (2.95, 0.76)):
        for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            tube([(a[0] * r, a[1] * r, z), (b[0] * r, b[1] * r, z)], 0.03, paint, round_off=False)
    for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((-1, 1), (-1, -1))):
        tube([(a[0] * 0.855, a[1] * 0.855, 0.9), (b[0] * 0.805, b[1] * 0.805, 1.9)], 0.02, paint, round_off=False)
        tube([(a[0] * 0.805, a[1] * 0.805, 1.9), (b[0] * 0.76, b[1] * 0.76, 2.9)], 0.02, paint, round_off=False)
    box((1.9, 1.9, 0.05), (0, 0, 3.0), paint, ground=True)
    tank((0, 0, 3.05), 0.72, 1.4)


@product('roofing-turbine-ventilator', fill=0.8, ground='concrete')
def turbine():
    alu = metal('#d0d3d5', 0.22)
    cyl(0.3, 0.16, (0, 0, 0), alu, bevel=0.004)
    lathe([(0.33, 0.16), (0.33, 0.19), (0.29, 0.2)], mat=alu)
    for i in range(28):
        a = 2 * math.pi * i / 28

        def of(u, v, a=a):
            z = 0.2 + v * 0.40
            r = 0.36 * math.sin(math.pi * (0.22 + 0.66 * v)) ** 0.8 - u * 0.05
            turn_a = a + v * 0.5 + u * 0.30
            return (r * math.cos(turn_a), r * math.sin(turn_a), z)

        sheet(of, 4, 14, alu, 0.001, angle=60)
    lathe([(0, 0.655), (0.1, 0.645), (0.19, 0.61), (0.2, 0.6), (0.0, 0.6)], mat=alu)
