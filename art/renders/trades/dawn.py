"""Trades against a low sun: dark shapes with a rim of light."""

from homes.heroes import mixer
from products import blockwork, concrete as concretes
from products.reinforcement import ribbed
from products.roofing import roof_sheet
from registry import outdoors
from trades.light import *
from trades.tools import *

SIZE = (800, 600)
# Pages show the surveyor, too.
LARGE = (1120, 840)


def unlighting(colour, strength):
    """What glows, too small to light anything without noise: a lamp stands beside it."""
    mat = glow(colour, strength)
    mat.cycles.sample_as_light = False
    return mat


@outdoors('trade-mason')
def mason(scene):
    against(scene, bearing=-14, high=10, exposure=0.5)
    land(earth('#a0674a', '#7d4b35'))
    greys = [blockwork.block(0.45, 0.225, 0.225, concrete(tone, 0.0035)) for tone in ('#a6a196', '#9a958a', '#aea99e')]
    mortar = concrete('#77726a', 0.006)
    for row in range(5):
        last = -0.29 if row % 2 == 0 else -0.52
        if row == 4:
            last = -0.76
        for k in range(9):
            put(RNG.choice(greys), None, (last - k * 0.462, rnd(-0.003, 0.003), row * 0.227), (0, 0, rnd(-0.4, 0.4)))
        if row < 4:
            box((4.1, 0.21, 0.016), (last + 0.2 - 2.05, 0, row * 0.227 + 0.222), mortar)
    box((0.5, 0.2, 0.022), (-0.3, 0, 0.917), mortar, bevel=0.008)
    tube([(-4, -0.13, 1.135), (1.28, -0.13, 1.135)], 0.0022, plain('#d9a514', 0.6), sides=2)
    bar((1.28, -0.14, 0), (1.28, -0.14, 1.3), 0.02, wood('#a98254', '#74522f', axis=2))

    def laying(f):
        put(greys[0], None, (0, 0.68, 0.935), (0, 0, 90))

    pose = Pose(hips=(0, -0.16, 0.86), tilt=30, bend=26, nod=14, hands=((-0.135, 0.66, 1.07), (0.135, 0.66, 1.07)), points=((0.1, 1, -0.35), (-0.1, 1, -0.35)), palms=((1, 0, 0), (-1, 0, 0)), grips=(8, 8), elbows=((-0.8, -0.5, -0.3), (0.8, -0.5, -0.3)), feet=((-0.17, -0.1, 0, 14, 0), (0.17, 0.2, 0, -8, 0)))
    person((0.39, 0, 0), 90, pose, Wear(shirt='#5a6a78', cap='#3a4454', helmet=None), laying)
    group(gathered(lambda: headpan_full((0, 0, 0))), (1.05, -0.55, 0))
    for row in range(3):
        for i in range(3 - row // 2):
            put(RNG.choice(greys), None, (1.75 + i * 0.46, 1.4 + rnd(-0.02, 0.02), row * 0.227), (0, 0, rnd(-2, 2)))
    heap(1.1, 0.6, grainy(concretes.SHARP, 0.02), (-2.6, 3.4, 0), grain=160, lump=0.15, fine=0.02)
    skyline()
    view(scene, (-0.15, -4.4, 1.15), (-0.15, 0, 0.98), 46, SIZE)


@outdoors('trade-carpenter')
def carpenter(scene):
    against(scene, bearing=24, high=9, stops=EVENING, exposure=0.45)
    land(earth('#a0674a', '#7d4b35'))
    board, raw = wood('#b98a55', '#7d5330', axis=2, rings=0.03, rough=0.75), wood('#b08350', '#74522f', axis=0, rings=0.02, rough=0.8)

    def column(x, y, high=2.6):
        for k in range(3):
            box((0.115, 0.025, high + rnd(-0.05, 0.1)), (x - 0.12 + k * 0.12, y - 0.2, 0), board, ground=True)
            box((0.025, 0.115, high + rnd(-0.05, 0.1)), (x - 0.2, y - 0.12 + k * 0.12, 0), board, ground=True)
            box((0.025, 0.115, high), (x + 0.2, y - 0.12 + k * 0.12, 0), board, ground=True)
        for z in (0.35, 0.85, 1.35, 1.85, 2.3):
            for dy in (-0.24, 0.24):
                box((0.72, 0.045, 0.07), (x + rnd(-0.03, 0.03), y + dy, z), raw)
            for dx in (-0.24, 0.24):
                box((0.045, 0.72, 0.07), (x + dx, y + rnd(-0.03, 0.03), z + 0.075), raw)
        for dx in (-0.1, 0.1):
            for dy in (-0.1, 0.1):
                tube([(x + dx, y + dy, high - 0.2), (x + dx + rnd(-0.03, 0.03), y + dy, high + 0.75)], 0.009, rusty('#6f5b4e', 0.6, 0.6, 0.1), sides=2)

    column(0.62, 0.1)
    for x, y in ((3.4, 4.0), (-2.6, 5.2), (0.6, 6.5)):
        column(x, y)
    bar((1.0, 0.1, 1.9), (2.6, 0.25, 0.0), 0.045, raw)
    bar((0.62, 0.4, 1.9), (1.2, 2.4, 0.0), 0.045, raw)

    def nailing(f):
        hammer(f.hand(1), (0.0, -0.15, 1), (0, 1, 0.1))

    pose = Pose(hips=(0, -0.05, 0.91), tilt=2, bend=2, nod=2, twist=-16, hands=((-0.1, 0.36, 1.42), (0.3, -0.13, 1.66)), points=((0.2, 0.7, 0.6), (-0.05, 0.35, 0.9)), palms=((0.2, 1, 0.0), (-1, 0.0, 0.2)), grips=(40, 75), elbows=((-0.6, -0.2, -0.8), (0.7, -0.7, -0.3)), feet=((-0.14, 0.16, 0, 10, 0), (0.16, -0.22, 0, -14, 6)))
    person((-0.12, 0.0, 0), -90, pose, Wear(shirt='#60768a', trousers='#37414d', helmet='#e2dfd6', long_sleeves=False), nailing)
    for k in range(5):
        box((2.6, 0.14, 0.03), (-1.9 + rnd(-0.05, 0.05), 1.5 + rnd(-0.03, 0.03), k * 0.034), raw, ground=True)
    skyline()
    view(scene, (0.1, -4.3, 1.05), (0.1, 0, 1.17), 43, SIZE)


@outdoors('trade-concretor')
def concretor(scene):
    against(scene, bearing=10, high=8, exposure=0.5)
    land(earth('#a0674a', '#7d4b35'))
    box((9, 0.9, 0.035), (0.6, 0.0, 0.0), wood('#a98254', '#74522f', axis=0, rings=0.03, rough=0.8), ground=True)

    def carrying(f):
        headpan_full(f.head + Vector((0, 0, 0.122)))
        lathe([(0.06, 0), (0.09, 0.015), (0.06, 0.03)], f.head + Vector((0, 0, 0.1)), fabric('#7a2f2a'))

    walk = Pose(hips=(0, 0, 0.91), tilt=2, bend=-2, nod=-2, twist=10, hands=((-0.34, 0.14, 0.84), (0.285, 0.07, 1.80)), points=(None, (-0.2, 0.1, 1)), palms=((1, 0.2, 0), (-1, 0.0, 0.1)), grips=(45, 45), elbows=((-0.6, -0.8, -0.2), (1, 0.3, -0.2)), feet=((-0.1, 0.30, 0.0, 3, -12), (0.1, -0.30, 0.02, -3, 38)))
    person((-0.25, 0.0, 0.035), -90, walk, Wear(shirt='#56697a', trousers='#38342f', helmet=None, long_sleeves=False, boots='#20211f'), carrying)
    away = Pose(hips=(0, 0, 0.91), tilt=3, bend=2, nod=0, twist=-8, hands=((-0.285, 0.07, 1.80), (0.34, 0.1, 0.84)), points=((0.2, 0.1, 1), None), elbows=((-1, 0.3, -0.2), (0.6, -0.8, -0.2)), palms=((1, 0, 0.1), (-1, 0.2, 0)), feet=((-0.1, -0.28, 0.02, 3, 36), (0.1, 0.28, 0, -3, -10)))
    person((1.95, 1.9, 0.0), -80, away, Wear(shirt='#3f5560', trousers='#43392f', helmet='#d9a514', boots='#20211f'), carrying)
    mixer((-2.0, 2.6, 0), 30)
    concretes.shovel((-1.35, 1.7, 0.45), (40, 0, 20))
    heap(0.9, 0.5, concrete('#8d877d', 0.02), (-2.9, 3.4, 0), grain=120, lump=0.3, fine=0.02)
    skyline()
    view(scene, (0.25, -4.6, 0.85), (0.25, 0, 1.08), 42, SIZE)


@outdoors('trade-roofer')
def roofer(scene):
    against(scene, bearing=-20, high=13, stops=EVENING, exposure=0.45, strength=0.6)
    sheet(lambda u, v: ((u - 0.5) * 400, (v - 0.5) * 400, -3.4), 1, 1, earth())
    timber = wood('#b98a55', '#7d5330', axis=0, rings=0.02, rough=0.75)
    slope = math.radians(22)
    on = lambda s, y, lift=0.0: (s * math.cos(slope) - lift * math.sin(slope), y, s * math.sin(slope) + lift * math.cos(slope))
    for y in (-0.5, 0.7, 1.9, 3.1, 4.3):
        box((6.0, 0.05, 0.15), on(0.2, y, -0.11), timber, rot=(0, -22, 0))
        top = Vector(on(3.15, y, -0.11))
        box((6.0, 0.05, 0.15), (top.x + 2.7, y, top.z - 1.15), timber, rot=(0, 22, 0))
        box((0.05, 0.05, 2.3), (top.x, y, top.z - 1.2), timber)
        for s in (-1.6, 0.4, 1.9):
            foot = Vector(on(s, y, -0.15))
            box((0.05, 0.05, foot.z + 1.7), (foot.x, y + 0.05, -1.7), timber, ground=True)
        box((8.6, 0.05, 0.15), (top.x - 1.3, y, -1.75), timber)
    for s in (-2.4, -1.55, -0.7, 0.15, 1.0, 1.85, 2.7):
        x, _, z = on(s, 0, 0.0)
        box((0.075, 7.6, 0.05), (x, 1.4, z - 0.008), wood('#b98a55', '#7d5330', axis=1, rings=0.02, rough=0.75), rot=(0, -22, 0))
    red = plain('#6a2620', 0.35, metal=0.25)
    for k in range(3):
        group([roof_sheet('longspan', 5.6, 0.95, red, rot=(0, 0, 90))], on(0.2, 2.3 + k * 0.88, 0.05), (0, -22, 0))

    def fixing(f):
        hammer(f.hand(1), (0.0, 0.5, 1), (0, 0.8, -0.5))

    lift = math.tan(slope)
    pose = Pose(hips=(0, -0.1, 0.56), tilt=34, bend=34, nod=8, hands=((-0.12, 0.56, 0.27), (0.3, 0.28, 0.92)), points=((0.0, 1, -0.4), (0, 0.7, 0.75)), palms=((0.1, -0.2, -1), (-1, 0, 0.2)), grips=(50, 75), elbows=((-0.8, -0.3, 0.2), (0.9, -0.7, 0.2)), feet=((-0.13, 0.18, 0.18 * lift + 0.03, 5, -6), (0.15, -0.50, -0.50 * lift + 0.03, -6, 42)), knees=((-0.3, 1, 0.6), (0.3, 1, -0.2)))
    x, y, z = on(0.05, -0.05, 0.0)
    person((x, y, z), -90, pose, Wear(shirt='#70593f', trousers='#2f3a4a', helmet='#e8590c'), fixing)
    view(scene, (0.1, -4.3, 0.42), (0.15, 0, 0.5), 44, SIZE)


@outdoors('trade-steel-fixer')
def steel_fixer(scene):
    against(scene, bearing=-9, high=9, exposure=0.5)
    land(earth('#a0674a', '#7d4b35'))
    steel = rusty('#6f7276', 0.4, 0.5, 0.2)
    long = ribbed(5.2, 0.01, steel)
    for y in (-0.16, 0.16):
        for z in (0.80, 0.96, 1.12):
            put(long, None, (-2.6, y, z), (rnd(0, 90), 0, 0))
    for k in range(21):
        x = -2.1 + k * 0.2 + rnd(-0.012, 0.012)
        ring = bend([(0, -0.18, 0.96), (0, -0.18, 1.14), (0, 0.18, 1.14), (0, 0.18, 0.78), (0, -0.18, 0.78), (0, -0.18, 0.96)], 0.02, 4)
        tube(ring, 0.005, steel, (x, 0, 0), (0, 0, rnd(-3, 3)), round_off=False, sides=3)
    timber = wood('#a98254', '#74522f', axis=2, rough=0.8)
    for x in (-1.35, 1.35):
        bar((x, -0.5, 0.775), (x, 0.5, 0.775), 0.04, timber)
        for y in (-0.42, 0.42):
            bar((x - 0.25, y, 0), (x, y, 0.8), 0.032, timber)
            bar((x + 0.25, y, 0), (x, y, 0.8), 0.032, timber)

    def tying(f):
        hand, nip = f.hand(1), metal('#33363a', 0.4)
        for dx in (-0.012, 0.012):
            tube([tuple(hand + Vector((dx * 1.6, -0.09, 0.02))), tuple(hand), tuple(hand + Vector((dx * 0.2, 0.1, -0.06)))], 0.007, nip)

    pose = Pose(hips=(0, -0.12, 0.90), tilt=26, bend=30, nod=22, look=4, twist=6, hands=((-0.16, 0.36, 1.17), (0.13, 0.38, 1.20)), points=((0.2, 1, -0.5), (-0.2, 1, -0.45)), palms=((0.5, -0.2, -1), (-1, 0, -0.5)), grips=(62, 70), elbows=((-0.7, -0.5, -0.9), (0.7, -0.5, -0.9)), feet=((-0.2, 0.02, 0, 12, 0), (0.18, -0.06, 0, -12, 0)))
    person((-0.05, 0.68, 0), 166, pose, Wear(shirt='#5c6b52', trousers='#3a3f48', helmet='#d9a514', vest='#c9531a'), tying)
    for x, y in ((2.3, 2.6), (3.4, 2.6), (-2.6, 3.4), (-3.7, 3.4)):
        for dx in (-0.14, 0.14):
            for dy in (-0.14, 0.14):
                tube([(x + dx, y + dy, 0), (x + dx + rnd(-0.04, 0.04), y + dy, 2.2 + rnd(-0.1, 0.1))], 0.01, steel, sides=2)
        for k in range(7):
            tube([(x + a, y + b, 0.15 + k * 0.22) for a, b in ((-0.16, -0.16), (0.16, -0.16), (0.16, 0.16), (-0.16, 0.16))], 0.005, steel, closed=True, round_off=False, sides=2)
    skyline()
    view(scene, (0.1, -3.9, 1.25), (0.02, 0, 1.02), 44, SIZE)


def total_station(at, turned):
    """On its tripod, seen from behind, where its keys are; turned to the left from looking along +y."""
    cream, dark, grey, rubber = plain('#d8d5cb', 0.42, grain=0.05, size=0.003), plain('#26282b', 0.5), plain('#4b4f53', 0.45), plain('#141516', 0.8)
    accent, steel, leg = plain('#d9541a', 0.4), metal('#a9adb0', 0.35), plain('#d9a12b', 0.4, grain=0.08, size=0.02)
    high = at[2]
    legs = []
    for a in (78, 198, 318):
        out = lambda r, off, z, c=math.cos(math.radians(a)), s=math.sin(math.radians(a)): (c * r - s * off, s * r + c * off, z)
        for off in (-0.034, 0.034):
            legs.append(bar(out(0.085, off, -0.035), out(0.36, off * 0.55, -high * 0.52), 0.0125, leg, sides=6))
        legs.append(bar(out(0.27, 0, -high * 0.4), out(0.60, 0, -high), 0.0145, steel, sides=6))
        legs.append(group([box((0.05, 0.105, 0.05), (0, 0, 0), dark, bevel=0.012)], out(0.085, 0, -0.035), (0, 0, a)))
        legs.append(group([box((0.042, 0.085, 0.06), (0, 0, 0), dark, bevel=0.01), cyl(0.012, 0.05, (0.02, 0, 0), dark, rot=(0, 90, 0))], out(0.345, 0, -high * 0.5), (0, 24, a)))
    legs.append(cyl(0.088, 0.024, (0, 0, -0.03), steel, bevel=0.006))
    legs.append(cyl(0.08, 0.012, (0, 0, -0.008), dark))
    made = [cyl(0.064, 0.009, (0, 0, 0.004), grey, bevel=0.002)]
    for a in (30, 150, 270):
        x, y = 0.047 * math.cos(math.radians(a)), 0.047 * math.sin(math.radians(a))
        made += [cyl(0.0145, 0.016, (x, y, 0.017), rubber, bevel=0.002, segments=18), cyl(0.006, 0.03, (x, y, 0.01), steel)]
    made += [cyl(0.066, 0.018, (0, 0, 0.040), grey, bevel=0.005), cyl(0.013, 0.014, (-0.05, -0.052, 0.05), dark), cyl(0.010, 0.002, (-0.05, -0.052, 0.0645), plain('#b8c94a', 0.1))]
    made.append(lathe([(0, 0.058), (0.056, 0.058), (0.062, 0.064), (0.062, 0.08), (0.052, 0.088), (0, 0.088)], mat=dark))
    made.append(box((0.19, 0.118, 0.082), (0, 0, 0.086), cream, ground=True, bevel=0.016))
    made.append(box((0.146, 0.016, 0.078), (0, -0.057, 0.126), dark, rot=(-8, 0, 0), bevel=0.006))
    made.append(box((0.074, 0.004, 0.046), (-0.028, -0.0665, 0.132), pane('#3c4c48', 0.25), rot=(-8, 0, 0), bevel=0.001))
    for i in range(3):
        for j in range(4):
            made.append(box((0.0125, 0.006, 0.0095), (0.026 + i * 0.0165, -0.0665 - j * 0.0018, 0.149 - j * 0.0135), plain('#d3d3ce', 0.5) if (i, j) != (2, 3) else accent, rot=(-8, 0, 0), bevel=0.002))
    for side in (-1, 1):
        made.append(box((0.044, 0.1, 0.2), (side * 0.078, 0.004, 0.160), cream, ground=True, bevel=0.015))
        made.append(box((0.05, 0.06, 0.012), (side * 0.078, 0.004, 0.348), dark, ground=True, bevel=0.004))
        made.append(cyl(0.03, 0.012, (side * 0.1, 0.004, 0.272), grey, rot=(0, 90 * side, 0), bevel=0.003))
    made.append(box((0.012, 0.062, 0.1), (-0.1, 0.004, 0.2), accent, bevel=0.005))
    for z, y in ((0.125, -0.02), (0.205, -0.016)):
        made += [cyl(0.019, 0.02, (0.1, y, z), dark, rot=(0, 90, 0), bevel=0.003), cyl(0.0135, 0.018, (0.12, y, z), rubber, rot=(0, 90, 0), bevel=0.003)]
    scope = [lathe([(0, -0.088), (0.021, -0.088), (0.026, -0.08), (0.03, -0.05), (0.036, -0.045), (0.038, 0.03), (0.034, 0.04), (0.037, 0.05), (0.039, 0.105), (0.034, 0.107), (0.033, 0.1), (0, 0.1)], mat=cream, rot=(-90, 0, 0), segments=48)]
    scope += [lathe([(0, -0.14), (0.012, -0.14), (0.0165, -0.136), (0.0165, -0.118), (0.013, -0.112), (0.013, -0.1), (0.0235, -0.1), (0.0235, -0.084), (0, -0.08)], mat=rubber, rot=(-90, 0, 0), segments=40)]
    scope += [cyl(0.0085, 0.001, (0, -0.1405, 0), plain('#10161b', 0.25), rot=(90, 0, 0)), box((0.008, 0.075, 0.010), (0, 0.0, 0.042), dark, bevel=0.003), cyl(0.024, 0.118, (-0.059, 0, 0), grey, rot=(0, 90, 0))]
    made.append(group(scope, (0, 0.004, 0.272), (-3, 0, 0)))
    made.append(tube(bend([(-0.078, 0.004, 0.355), (-0.078, 0.004, 0.418), (0.078, 0.004, 0.418), (0.078, 0.004, 0.355)], 0.028), 0.0105, dark, round_off=False))
    made.append(tube([(-0.042, 0.004, 0.418), (0.042, 0.004, 0.418)], 0.0145, rubber))
    group([*legs, group(made, (0, 0, 0), (0, 0, turned))], at)


def foundation(x0, y0, x1, y1, courses, mats):
    """The first courses of a house's walls, with the starter bars of its columns."""
    mesh = [blockwork.block(0.45, 0.225, 0.225, mat) for mat in mats]
    for row in range(courses):
        for y in (y0, y1):
            for k in range(int((x1 - x0) / 0.46) - (row if y == y0 else 0)):
                put(RNG.choice(mesh), None, (x0 + 0.23 + k * 0.46 + 0.23 * (row % 2), y, row * 0.232), (0, 0, rnd(-0.4, 0.4)))
        for x in (x0, (x0 + x1) / 2, x1):
            for k in range(int((y1 - y0) / 0.46)):
                put(RNG.choice(mesh), None, (x, y0 + 0.3 + k * 0.46, row * 0.232), (0, 0, 90 + rnd(-0.4, 0.4)))
    steel = rusty('#6f5b4e', 0.5, 0.6, 0.1)
    for x in (x0, (x0 + x1) / 2, x1):
        for y in (y0, y1):
            for dx, dy in ((-0.08, -0.08), (0.08, -0.08), (-0.08, 0.08), (0.08, 0.08)):
                tube([(x + dx, y + dy, 0), (x + dx + rnd(-0.04, 0.04), y + dy, 1.75 + rnd(-0.1, 0.1))], 0.009, steel, sides=2)
            for k in range(5):
                tube([(x + a, y + b, 0.7 + k * 0.17) for a, b in ((-0.09, -0.09), (0.09, -0.09), (0.09, 0.09), (-0.09, 0.09))], 0.005, steel, closed=True, round_off=False, sides=2)


def profile(x, y, turned, timber):
    """A board between two pegs, that the lines of a wall are stretched from."""
    parts = [bar((side * 0.5, 0, 0), (side * 0.5, 0, 0.66), 0.026, timber) for side in (-1, 1)]
    parts.append(box((1.2, 0.026, 0.13), (0, -0.03, 0.55), wood('#c9a15f', '#94683d', axis=0, rings=0.02, rough=0.8)))
    group(parts, (x, y, 0), (0, 0, turned))


@outdoors('trade-surveyor')
def surveyor(scene):
    against(scene, bearing=13, high=10, exposure=0.6, dust=120)
    land(earth('#a0674a', '#7d4b35'))
    timber = wood('#c9a15f', '#a77f43', axis=2)
    total_station((-0.36, 0.0, 1.36), -11)
    studio.area(scene, (-2.4, -2.6, 2.6), (-0.36, 0, 1.5), 1.6, 46, (1, 0.93, 0.84))
    foundation(-0.6, 7.2, 7.2, 13.5, 3, [concrete(tone, 0.0035) for tone in ('#a6a196', '#9a958a', '#aea99e')])
    for x, y, a in ((-1.7, 5.6, 0), (2.9, 5.2, 0), (-2.4, 7.4, 90)):
        profile(x, y, a, timber)
    line = plain('#e8dcae', 0.7)
    for a, b in (((-1.55, 5.55, 0.63), (-1.4, 14, 0.63)), ((3.0, 5.15, 0.63), (3.1, 14, 0.63)), ((-2.4, 7.3, 0.64), (8, 6.6, 0.64))):
        tube([a, b], 0.003, line, sides=2)
    for x, y in ((0.5, 4.1), (1.5, 3.3), (-1.4, 3.7)):
        group([bar((0, 0, 0), (0, 0, 0.3), 0.022, timber), bar((0, 0, 0.24), (0, 0, 0.305), 0.0235, plain('#b3261e', 0.6))], (x, y, 0), (rnd(-4, 4), rnd(-4, 4), 0))
    heap(1.3, 0.8, grainy(concretes.SHARP, 0.02), (-4.6, 9.5, 0), grain=160, lump=0.15, fine=0.02)

    def staff(f):
        x, y, _ = f.hand(1)
        box((0.075, 0.025, 3.4), (x, y + 0.03, 0), plain('#d8c98a', 0.5), ground=True)
        for k in range(34):
            box((0.036, 0.027, 0.05), (x + 0.018 * (-1) ** k, y + 0.03, 0.05 + k * 0.1), plain('#b3261e' if k // 10 % 2 else '#1c1d1f', 0.6), ground=True, bevel=0)

    pose = Pose(hips=(0, 0, 0.93), tilt=2, bend=3, nod=4, look=6, hands=((-0.02, 0.30, 1.30), (0.06, 0.31, 1.08)), palms=((1, 0.1, 0), (-1, 0.1, 0)), grips=(60, 60), elbows=((-0.7, -0.6, -0.6), (0.7, -0.6, -0.6)), feet=((-0.15, -0.05, 0, 14, 0), (0.16, 0.06, 0, -16, 0)))
    person((1.85, 8.9, 0), 160, pose, Wear(shirt='#6f7c86', trousers='#2e3746', helmet='#eeece5', vest='#c9531a'), staff)
    skyline()
    view(scene, (0.0, -1.4, 1.62), (0.06, 0, 1.505), 36, LARGE)


@outdoors('trade-welder')
def welder(scene):
    against(scene, bearing=-32, high=3, sun=0.9, strength=0.4, stops=EVENING, exposure=0.3, glow=0.8, veil=0.3, bloom=0.9)
    land(concrete('#8b867d', 0.02))
    steel = plain('#2a2c30', 0.45, metal=0.5)

    def panel():
        for x in (-0.9, -0.02, 0.02, 0.9):
            box((0.05, 0.05, 2.0), (x, 0, 0), steel, ground=True)
        for z in (0.03, 0.7, 1.35, 1.97):
            box((1.8, 0.045, 0.045), (0, 0, z), steel)
        for k in range(-8, 9):
            box((0.016, 0.016, 1.9), (k * 0.1, 0, 0.05), steel, ground=True)

    group(gathered(panel), (0.95, 0.25, 0.05), (-8, 0, 14))
    group(gathered(panel), (-1.9, 2.2, 0.05), (-6, 0, -10))
    spot = Vector((0.27, 0.0, 0.78))

    def welding(f):
        hand = f.hand(1)
        bar(hand - Vector((0, 0.1, 0.02)), hand + Vector((0, 0.07, 0.0)), 0.016, plain('#1d1e20', 0.5))
        mask = plain('#17181a', 0.35)
        at = lambda x, y, z: f.head + f.r4 @ Vector((x, y, z))
        shell = [Cone(at(-0.06, 0.1, 0.03), at(0.06, 0.1, 0.03), 0.055, 0.055, 0.03), Cone(at(-0.05, 0.115, -0.07), at(0.05, 0.115, -0.07), 0.05, 0.05, 0.05), Cone(at(-0.07, 0.04, 0.04), at(-0.05, 0.06, -0.12), 0.045, 0.035, 0.05), Cone(at(0.07, 0.04, 0.04), at(0.05, 0.06, -0.12), 0.045, 0.035, 0.05)]
        body_of(shell, mask, 0.006)

    pose = Pose(hips=(0, -0.18, 0.50), tilt=14, bend=28, nod=18, hands=((-0.18, 0.44, 0.62), (0.06, 0.36, 0.84)), points=((0.5, 1, 0.1), (-0.1, 1, -0.1)), palms=((1, 0, -0.3), (-1, 0, -0.2)), grips=(60, 75), elbows=((-0.9, -0.3, -0.2), (0.9, -0.4, -0.2)), feet=((-0.14, 0.16, 0, 8, 0), (0.12, -0.42, 0.06, -4, 62)), knees=((-0.2, 1, 0.4), (0.2, 1, -0.4)))
    person((-0.32, -0.02, 0), -86, pose, Wear(shirt='#3d4956', trousers='#33312e', helmet=None, cap='#2b2b2d', gloves='#8a6a45'), welding)
    bar((0.06, -0.07, 0.84), spot, 0.004, steel)
    lathe([(0, -0.016), (0.016, 0), (0, 0.016)], spot + Vector((0, -0.04, 0)), unlighting('#dfeaff', 500), segments=12)
    lamp = bpy.data.lights.new('arc', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 70, (0.75, 0.87, 1), 0.03
    put(lamp, None, spot + Vector((-0.03, -0.05, 0.02)))
    hot = [unlighting('#ffb45a', 60), unlighting('#ff9238', 30), unlighting('#ffe0a8', 110)]
    for _ in range(300):
        a, up, speed = rnd(0, 2 * math.pi), rnd(-0.4, 1.0), abs(RNG.gauss(0, 1.3)) + 0.4
        t = rnd(0.1, 0.7) ** 2
        flight = lambda t: spot + Vector((math.cos(a) * speed * 0.8 * t, math.sin(a) * speed * 0.6 * t - 0.25 * t, up * speed * t - 4.9 * t * t))
        a0, b0 = flight(t), flight(t + 0.014)
        if b0.z > 0.005:
            tube([tuple(a0), tuple(b0)], rnd(0.0009, 0.002), RNG.choice(hot), round_off=False, sides=1, caps=False)
    skyline()
    view(scene, (0.25, -3.9, 0.95), (0.25, 0, 0.80), 46, SIZE)
