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


@outdoors('trade-surveyor')
def surveyor(scene):
    against(scene, bearing=16, high=8, exposure=0.5, dust=130)
    land(earth('#a0674a', '#7d4b35'))
    orange, dark, timber = plain('#c4761f', 0.4), plain('#24262a', 0.4), wood('#c9a15f', '#a77f43', axis=2)

    def tripod(x, y, high=1.38):
        for a in (95, 215, 335):
            dx, dy = math.cos(math.radians(a)), math.sin(math.radians(a))
            for off in (-0.03, 0.03):
                bar((x + dx * 0.08 - dy * off, y + dy * 0.08 + dx * off, high), (x + dx * 0.33 - dy * off * 0.4, y + dy * 0.33 + dx * off * 0.4, high * 0.5), 0.011, timber)
            bar((x + dx * 0.30, y + dy * 0.30, high * 0.56), (x + dx * 0.56, y + dy * 0.56, 0), 0.013, dark)
        cyl(0.085, 0.03, (x, y, high), dark)
        cyl(0.06, 0.035, (x, y, high + 0.035), dark)
        box((0.21, 0.085, 0.10), (x, y, high + 0.07), orange, ground=True, bevel=0.02)
        cyl(0.034, 0.12, (x + 0.09, y, high + 0.125), dark, rot=(0, 90, 0))
        cyl(0.02, 0.09, (x - 0.19, y, high + 0.125), dark, rot=(0, 90, 0))

    tripod(0.32, 0.0)
    pose = Pose(hips=(0, -0.05, 0.92), tilt=6, bend=17, nod=-6, hands=((-0.2, 0.44, 1.40), (0.09, 0.37, 1.44)), points=((0.4, 1, 0.25), (-0.3, 1, 0.1)), palms=((1, 0, -0.2), (-1, 0, -0.2)), grips=(35, 40), elbows=((-0.8, -0.2, -0.7), (0.9, -0.2, -0.6)), feet=((-0.14, 0.05, 0, 16, 0), (0.14, -0.1, 0, -14, 0)))
    person((-0.16, 0.0, 0), -90, pose, Wear(shirt='#cfcabd', trousers='#2e3746', helmet='#eeece5', vest='#b7c92a', hair='bun', shoulders=0.9, hips=1.08), size=0.96)

    def staff(f):
        x, y, z = f.hand(1)
        box((0.07, 0.02, 3.0), (x, y + 0.03, 0), plain('#d8c98a', 0.5), ground=True)

    far = Pose(hips=(0, 0, 0.93), hands=((-0.06, 0.33, 1.25), (0.06, 0.33, 1.05)), palms=((1, 0, 0), (-1, 0, 0)))
    person((4.2, 7.5, 0), 110, far, Wear(shirt='#7b4a34', helmet='#d9a514', vest='#c9531a'), staff)
    for x in (1.6, 2.8, 4.0, 5.2):
        bar((x, 3.4, 0), (x, 3.4, 0.55), 0.02, timber)
    box((5, 0.02, 0.1), (3.4, 3.4, 0.42), timber)
    skyline()
    view(scene, (0.3, -4.3, 1.1), (0.28, 0, 0.98), 44, LARGE)


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
