"""Tools that stand for each kind of labour."""

from products.concrete import headpan, shovel
from products.electrical import COPPER
from products.finishes import brush, roller, tile, tub, trowel_notched
from products.formwork import nail
from products.blockwork import block
from registry import product
from shapes import *
from materials import *


def grip(points, r, colour='#c2410c'):
    return tube(points, r, plain(colour, 0.42, bump=0.1), sides=8)


def brick_trowel(at, rot):
    steel, timber = metal('#c9ccce', 0.22, scratch=0.6), wood('#b5793f', '#8a5426', axis=1, rough=0.35, coat=0.4)
    blade = prism([[(0, 0.26), (0.03, 0.235), (0.058, 0.12), (0.062, 0.06), (0.045, 0.02), (0.0, 0.0), (-0.045, 0.02), (-0.062, 0.06), (-0.058, 0.12), (-0.03, 0.235)]], 0.0016, mat=steel, bevel=0.0004)
    neck = tube(bend([(0, 0.03, 0.002), (0, -0.02, 0.012), (0, -0.03, 0.045), (0, -0.07, 0.05)], 0.012), 0.0055, steel, round_off=False)
    handle = lathe([(0, 0), (0.011, 0.002), (0.012, 0.02), (0.016, 0.05), (0.0155, 0.08), (0.012, 0.11), (0.014, 0.125), (0, 0.13)], (0, -0.065, 0.05), timber, rot=(90, 0, 0), segments=32)
    return group([blade, neck, handle], at, rot)


def level(at, rot, long=0.6, colour='#e0a526'):
    body, black, vial = plain(colour, 0.35, metal=0.1, coat=0.2), plain('#1f2022', 0.5), plain('#c7e35b', 0.08, coat=0.9)
    parts = [prism([[(-0.012, 0), (0.012, 0), (0.012, 0.006), (0.005, 0.012), (0.005, 0.044), (0.012, 0.05), (0.012, 0.056), (-0.012, 0.056), (-0.012, 0.05), (-0.005, 0.044), (-0.005, 0.012), (-0.012, 0.006)]], long, (-long / 2, 0, 0), body, rot=(90, 0, 90), bevel=0.0006)]
    for x in (-long / 2, long / 2):
        parts.append(box((0.012, 0.028, 0.06), (x, 0, -0.002), black, ground=True, bevel=0.003))
    parts += [box((0.07, 0.014, 0.03), (0, 0, 0.028), black, bevel=0.003), cyl(0.0075, 0.05, (-0.025, 0, 0.04), vial, rot=(0, 90, 0))]
    for x in (-0.001 - 0.009, 0.010):
        parts.append(cyl(0.0077, 0.001, (x, 0, 0.04), black, rot=(0, 90, 0)))
    parts += [cyl(0.026, 0.016, (0.2, 0.008, 0.028), black, rot=(90, 0, 0)), cyl(0.007, 0.035, (0.2, 0, 0.0105), vial)]
    return group(parts, at, rot)


@product('labour-blockwork')
def masonry():
    mesh = block(0.45, 0.225, 0.225, concrete('#a6a196', 0.0035))
    put(mesh, None, (0, 0.06, 0), (0, 0, 0))
    put(mesh, None, (0.0, 0.06, 0.2275), (0, 0, 0)).scale = (1, 1, 0.001)
    level((0.0, -0.03, 0.226), (0, 0, 4))
    brick_trowel((-0.04, -0.30, 0.004), (0, 0, -62))
    line = plain('#e0a526', 0.6)
    lathe([(0.012, -0.04), (0.022, -0.035), (0.012, -0.03), (0.012, 0.03), (0.022, 0.035), (0.012, 0.04)], (0.22, -0.24, 0.022), wood('#c99f6c', '#a47745', axis=0), rot=(0, 90, 30))
    tube([(0.22 + 0.018 * math.cos(0.52) * 0 + (k / 200 - 0.5) * 0.045 * 0.86 + 0.0165 * math.cos(k) * -0.5, -0.24 + (k / 200 - 0.5) * 0.045 * 0.5 + 0.0165 * math.cos(k) * 0.86, 0.022 + 0.0165 * math.sin(k)) for k in range(200)], 0.0011, line, round_off=False)


@product('labour-concrete')
def concreting():
    wet = concrete('#8d8b86', 0.006, vary=0)
    pan = headpan((0.05, 0.02, 0))
    heap(0.21, 0.07, wet, (0.05, 0.02, 0.085), grain=140, lump=0.35, fine=0.01)
    shovel((-0.34, 0.36, 0.035), (89, 0, 80))
    steel, timber = metal('#c4c8ca', 0.25, brushed=0), wood('#a9713b', '#6c3f1c', axis=0)
    parts = [box((0.28, 0.1, 0.0015), (0, 0, 0), steel, ground=True, bevel=0.0005), tube(bend([(-0.06, 0, 0.002), (-0.06, 0, 0.04), (0.06, 0, 0.04), (0.06, 0, 0.002)], 0.012), 0.006, steel, round_off=False), lathe([(0, -0.055), (0.014, -0.052), (0.018, 0), (0.014, 0.052), (0, 0.055)], (0, 0, 0.045), timber, rot=(0, 90, 0))]
    group(parts, (0.12, -0.36, 0), (0, 0, 14))


@product('labour-formwork')
def carpentry():
    steel, timber = metal('#8e9296', 0.3), wood('#c99f6c', '#a47745', axis=0, rings=0.006)
    head = [prism([[(-0.06, -0.014), (-0.045, -0.016), (-0.04, -0.011), (0.01, -0.012), (0.03, -0.01), (0.075, 0.0), (0.085, 0.006), (0.03, 0.012), (0.01, 0.013), (-0.04, 0.012), (-0.045, 0.017), (-0.06, 0.015)]], 0.026, (0, 0, -0.013), steel, bevel=0.003)]
    head.append(prism([round_rect(-0.016, -0.33, 0.016, 0.016, 0.008)], 0.022, (0, 0, -0.011), wood('#c99f6c', '#a47745', axis=1, rings=0.006), bevel=0.006))
    group(head, (0.05, 0.02, 0.041), (0, 0, -70))
    plank = wood('#b7793f', '#7c4a25', axis=0, rings=0.014, rough=0.7)
    box((0.62, 0.15, 0.026), (0, 0.10, 0), plank, rot=(0, 0, 5), ground=True)
    box((0.62, 0.15, 0.026), (0, -0.06, 0), plank, rot=(0, 0, 5), ground=True)
    blade, grip_mat = metal('#c9ccce', 0.2, brushed=0), wood('#8f4a28', '#5a2a14', axis=0, rough=0.35, coat=0.4)
    teeth = [(0.0, 0.0)]
    for i in range(54):
        teeth += [(0.02 + i * 0.0075, 0.0), (0.02 + i * 0.0075 + 0.004, -0.005)]
    saw = [prism([teeth + [(0.43, 0.0), (0.43, 0.05), (0.0, 0.11)]], 0.0012, (0, 0, 0), blade)]
    saw.append(prism([[(0.02, -0.01), (0.02, 0.12), (-0.03, 0.135), (-0.10, 0.12), (-0.125, 0.06), (-0.11, -0.01), (-0.05, -0.025)], [(-0.03, 0.03), (-0.035, 0.085), (-0.075, 0.085), (-0.085, 0.03), (-0.06, 0.015)]], 0.022, (0, 0, -0.011), grip_mat, bevel=0.005))
    group(saw, (-0.16, -0.26, 0.012), (0, 0, 8))
    mesh = nail(0.1, 0.0021, metal('#b3b6b9', 0.3))
    for thing in list(bpy.context.scene.objects):
        if thing.data == mesh:
            bpy.data.objects.remove(thing)
    for _ in range(9):
        put(mesh, None, (0.12 + rnd(-0.07, 0.07), -0.37 + rnd(-0.03, 0.03), 0.003), (0, 90, rnd(0, 360)))


@product('labour-reinforcement')
def steel_fixing():
    from products.reinforcement import coil, ribbed

    red, steel = plain('#b3261e', 0.35), metal('#5c6064', 0.35)
    mesh = ribbed(0.62, 0.006, rusty('#74777b', 0.2, 0.42, 0.07))
    for i in range(5):
        put(mesh, None, (-0.31, -0.2 + i * 0.11, 0.0065), (0, 0, 0))
        put(mesh, None, (-0.22 + i * 0.11, -0.29, 0.019), (0, 0, 90))
    parts = []
    for s in (-1, 1):
        parts.append(tube([(s * 0.006, 0.0, 0.0), (s * 0.014, -0.05, 0), (s * 0.033, -0.12, 0), (s * 0.024, -0.23, 0)], 0.0075, red))
        parts.append(prism([[(0, 0.0), (s * 0.028, 0.012), (s * 0.026, 0.04), (s * 0.004, 0.075), (s * 0.001, 0.07), (s * 0.001, 0.03)]], 0.012, (0, 0, -0.006 + 0.001 * s), steel, bevel=0.002))
    parts.append(cyl(0.012, 0.02, (0, 0.006, -0.01), steel))
    group(parts, (0.05, -0.02, 0.034), (0, 0, 38))
    coil(0.085, 0.001, 60, metal('#4a4b4d', 0.4), 0.035, (-0.20, 0.15, 0.026))


@product('labour-finishes')
def tiling():
    grey = glaze('#e7e2d8', '#8c8680', 0.1, 0.3)
    for i in range(2):
        tile(0.3, 0.3, 0.009, grey, (-0.06 + i * 0.305, 0.14, 0.0), (0, 0, 0))
    red, steel, black = plain('#b3261e', 0.35), metal('#c9ccce', 0.18), plain('#1f2022', 0.45)
    cutter = [box((0.56, 0.2, 0.014), (0, 0, 0.006), red, ground=True, bevel=0.004)]
    for y in (-0.03, 0.03):
        cutter.append(tube([(-0.26, y, 0.075), (0.26, y, 0.075)], 0.008, steel, round_off=False))
    for x in (-0.265, 0.265):
        cutter.append(box((0.03, 0.1, 0.085), (x, 0, 0.015), red, ground=True, bevel=0.006))
    cutter += [box((0.07, 0.09, 0.035), (0.08, 0, 0.075), black, bevel=0.006), tube([(0.09, 0, 0.08), (0.02, 0, 0.15), (-0.17, 0, 0.21)], 0.009, steel), grip([(-0.08, 0, 0.182), (-0.18, 0, 0.214)], 0.014)]
    cutter.append(cyl(0.011, 0.004, (0.1, 0.002, 0.045), steel, rot=(90, 0, 0)))
    cutter.append(box((0.4, 0.17, 0.009), (0.02, 0, 0.021), grey, ground=True, bevel=0.001))
    group(cutter, (0.05, -0.22, 0), (0, 0, -10))


@product('labour-finishes-painting')
def painting():
    tray = plain('#2b2e32', 0.4)
    roller((0.02, 0.05, 0.06), -14, '#d8cbb0')
    brush((0.22, -0.12, 0.012), 40, '#d8cbb0')
    tub((-0.18, 0.18, 0), 0.1, 0.2, plain('#f2f0ea', 0.35), None, handle=True)
    lathe([(0, 0.17), (0.098, 0.17)], (-0.18, 0.18, 0), plain('#d8cbb0', 0.15, coat=0.5))

    def of(u, v):
        return ((u - 0.5) * 0.28, 0.12 - v * 0.36, 0.075 - 0.062 * min(1, v * 1.35) ** 0.8 + 0.05 * max(0, v - 0.93) * 14 + 0.035 * max(0, abs(u - 0.5) * 2 - 0.9) * 10)

    sheet(of, 60, 40, tray, 0.003, (0.0, 0.0, 0.0), (0, 0, -14), angle=40)


@product('labour-openings')
def welding():
    black, dark, grey = plain('#1e1f22', 0.3, coat=0.4), plain('#0e1512', 0.04, coat=1.0), plain('#6b6f73', 0.45)

    def shell(u, v):
        a = math.radians(-180 + 180 * u)
        z = 0.28 * v
        r = 0.115 + 0.02 * math.sin(math.pi * v) - 0.02 * (1 - v) ** 2
        return (r * math.cos(a) * 0.95, r * math.sin(a) * 1.15 * (1 - 0.28 * (1 - v) ** 2), z)

    mask = [sheet(shell, 48, 32, black, 0.003, angle=180)]

    def crown(u, v):
        a = math.radians(-180 + 180 * u)
        r = 0.115 * math.cos(v * math.pi / 2)
        return (r * math.cos(a) * 0.95, r * math.sin(a) * 1.15, 0.28 + 0.075 * math.sin(v * math.pi / 2))

    mask.append(sheet(crown, 48, 16, black, 0.003, angle=180))
    mask += [box((0.125, 0.03, 0.10), (0, -0.148, 0.205), black, bevel=0.008), box((0.105, 0.006, 0.078), (0, -0.165, 0.205), dark, bevel=0.002)]
    group(mask, (-0.05, 0.05, 0.02), (-8, 0, 6))
    copper, rubber = metal(COPPER, 0.3), plain('#26282b', 0.5)
    holder = [grip([(0, 0, 0), (0.13, 0, 0)], 0.017, '#2a3b55'), tube([(0.13, 0, 0), (0.17, 0, 0.004), (0.22, 0, 0.012)], 0.011, copper), tube([(0.205, 0, 0.012), (0.25, 0.03, 0.06), (0.33, 0.08, 0.15)], 0.0022, grey), tube([(0, 0, 0), (-0.06, 0.01, -0.008), (-0.14, 0.09, -0.01), (-0.05, 0.22, -0.01), (0.12, 0.26, -0.01)], 0.010, rubber)]
    group(holder, (0.06, -0.24, 0.02), (0, 0, 12))
    tube_mat = rusty('#6f7276', 0.2, 0.4, 0.08)
    box((0.05, 0.6, 0.03), (0.30, 0.08, 0), tube_mat, rot=(0, 0, 12), ground=True, bevel=0.003)


@product('labour-roofing')
def roofer():
    from products.roofing import roof_sheet

    red = plain('#8f2f25', 0.32, metal=0.25, coat=0.3)
    roof_sheet('longspan', 0.8, 0.7, red, (0, 0.10, 0.012))
    yellow, black, steel = plain('#d9a21b', 0.35), plain('#1f2022', 0.5), metal('#b9bcbe', 0.25)
    drill = [lathe([(0, 0), (0.03, 0.0), (0.034, 0.02), (0.034, 0.12), (0.028, 0.14), (0.022, 0.145), (0.02, 0.175), (0.013, 0.185), (0.006, 0.19), (0, 0.19)], (0, -0.05, 0.0), yellow, rot=(0, 90, 0)), lathe([(0, 0.145), (0.0225, 0.145), (0.0205, 0.176), (0.0135, 0.186), (0, 0.187)], (0, -0.05, 0.0), black, rot=(0, 90, 0))]
    drill.append(tube([(0.18, -0.05, 0), (0.235, -0.05, 0)], 0.004, steel))
    for thing in drill:
        thing.location.y += 0.05
    drill.append(prism([[(0.02, -0.02), (0.075, -0.02), (0.055, -0.125), (0.005, -0.125)]], 0.034, (0, 0.017, 0), yellow, rot=(90, 0, 0), bevel=0.008))
    drill.append(box((0.10, 0.064, 0.05), (0.03, 0, -0.148), black, bevel=0.008))
    group(drill, (-0.16, -0.04, 0.195), (0, 0, 20))
    handle = plain('#b3261e', 0.4)
    snips = []
    for s in (-1, 1):
        snips.append(tube([(s * 0.004, 0.0, 0), (s * 0.022, -0.06, 0), (s * 0.034, -0.12, 0), (s * 0.022, -0.18, 0)], 0.008, handle))
        snips.append(prism([[(0, -0.01), (s * 0.018, 0.0), (s * 0.014, 0.05), (0.001 * s, 0.085)]], 0.007, (0, 0, -0.0035 + s * 0.002), steel, bevel=0.001))
    group(snips, (0.22, -0.10, 0.05), (0, 0, -30))


@product('labour-electrical')
def tester():
    yellow, black, glassy = plain('#e0a526', 0.4), plain('#1f2022', 0.45), plain('#9fae9a', 0.1, coat=0.8)
    red, steel = plain('#b3261e', 0.35), metal('#c9ccce', 0.2)
    meter = [prism([round_rect(-0.05, -0.095, 0.05, 0.095, 0.014)], 0.036, mat=yellow, bevel=0.006), prism([round_rect(-0.042, -0.086, 0.042, 0.086, 0.008)], 0.004, (0, 0, 0.0345), black, bevel=0.001), prism([round_rect(-0.034, 0.035, 0.034, 0.075, 0.003)], 0.002, (0, 0, 0.038), glassy, bevel=0.0005), words('230.4', 0.026, black, (0.0, 0.055, 0.0405)), lathe([(0, 0.038), (0.024, 0.038), (0.022, 0.046), (0, 0.046)], (0, -0.012, 0), black, segments=40), box((0.006, 0.03, 0.003), (0, -0.008, 0.047), yellow, bevel=0.001)]
    for x, mat in ((-0.024, red), (0, black), (0.024, black)):
        meter.append(lathe([(0.004, 0.038), (0.007, 0.038), (0.007, 0.043), (0.004, 0.043)], (x, -0.066, 0), mat, segments=24))
    group(meter, (-0.05, 0.03, 0), (0, 0, -10))
    for mat, x in ((red, 0.08), (black, 0.12)):
        lathe([(0, 0), (0.006, 0.002), (0.0075, 0.05), (0.0085, 0.09), (0.005, 0.1), (0.0012, 0.102), (0.0012, 0.125), (0, 0.128)], (x, -0.12, 0.009), mat, rot=(-88, 0, 16), segments=24)
        tube([(x, -0.12, 0.009), (x + 0.01, -0.16, 0.006), (x - 0.12, -0.17, 0.004), (-0.1, -0.12, 0.03), (-0.055 + (0.02 if mat == black else -0.005), -0.05, 0.06), (-0.06 + (0.012 if mat == black else -0.012), -0.036, 0.045)], 0.0022, mat)
    handle = plain('#c2410c', 0.35)
    pliers = []
    for s in (-1, 1):
        pliers.append(tube([(s * 0.004, 0.0, 0), (s * 0.02, -0.04, 0), (s * 0.026, -0.09, 0), (s * 0.019, -0.135, 0)], 0.0078, handle))
        pliers.append(prism([[(0, -0.012), (s * 0.016, 0.0), (s * 0.013, 0.03), (s * 0.006, 0.055), (s * 0.0008, 0.055)]], 0.011, (0, 0, -0.0055), steel, bevel=0.001))
    group(pliers, (0.12, 0.08, 0.009), (0, 0, -24))


def pipe_wrench(at, rot):
    red, steel = plain('#b3261e', 0.38, grain=0.1), metal('#9a9ea1', 0.3)
    parts = [prism([[(-0.016, 0.0), (0.016, 0.0), (0.02, 0.22), (0.03, 0.27), (0.03, 0.31), (-0.01, 0.31), (-0.02, 0.25)]], 0.02, (0, 0, -0.01), red, bevel=0.004)]
    parts.append(prism([[(-0.01, 0.305), (0.034, 0.305), (0.034, 0.318), (-0.014, 0.322)]], 0.024, (0, 0, -0.012), steel, bevel=0.001))
    teeth = [(-0.016, 0.345)] + [(-0.016 + i * 0.0062 + d, 0.345 - (0.004 if d else 0)) for i in range(8) for d in (0, 0.003)] + [(0.034, 0.345), (0.04, 0.365), (0.05, 0.37), (0.055, 0.25), (0.066, 0.25), (0.066, 0.385), (0.03, 0.392), (-0.012, 0.372)]
    parts.append(prism([teeth], 0.018, (0, 0, -0.009), steel, bevel=0.001))
    parts.append(lathe([(0.0, -0.012), (0.024, -0.012), (0.026, 0), (0.024, 0.012), (0, 0.012)], (0.052, 0.262, 0), steel, rot=(90, 0, 0), segments=28))
    return group(parts, at, rot)


@product('labour-mechanical')
def plumbing():
    from products.mechanical import gate_valve, pvc_elbow

    pipe_wrench((-0.05, -0.22, 0.013), (0, 0, -16))
    zinc = galvanised(0.01)
    lathe([(0.0265, 0), (0.03, 0), (0.03, 0.5), (0.0265, 0.5), (0.0265, 0)], (-0.3, 0.27, 0.03), zinc, rot=(0, 90, 4))
    gate_valve((0.2, -0.10, 0.03), -20, 1.3)
    pvc_elbow(plain('#4d8f5b', 0.32), 0.018, (-0.16, 0.06, 0.022), (0, 0, 120))
    tape = plain('#f3f2ee', 0.4)
    lathe([(0.016, 0), (0.028, 0), (0.028, 0.012), (0.016, 0.012), (0.016, 0)], (-0.24, -0.10, 0), tape, segments=48)
    lathe([(0.029, 0), (0.032, 0), (0.032, 0.014), (0.029, 0.014), (0.029, 0)], (-0.24, -0.10, 0), plain('#1d3f8b', 0.4), segments=48)


def cartridge_gun(at, a):
    black, steel, white = plain('#26282b', 0.4), metal('#b9bcbe', 0.25), plain('#f3f2ee', 0.3)
    tube_body = [cyl(0.0245, 0.215, (0, 0, 0.03), white, rot=(0, 90, 0)), lathe([(0.018, 0), (0.008, 0.012), (0.0075, 0.02), (0.003, 0.08), (0, 0.08)], (0.215, 0, 0.03), white, rot=(0, 90, 0)), tube([(0.0, 0, 0.03), (-0.18, 0, 0.03), (-0.2, 0, 0.01)], 0.0045, steel)]
    tube_body.append(sheet(lambda u, v: (0.03 + 0.15 * u, -0.0248 * math.cos((v - 0.4) * 2.4), 0.03 + 0.0248 * math.sin((v - 0.4) * 2.4)), 2, 30, printed(label('sealant', lambda pen, font, size: (pen.rectangle((0, 0, *size), fill='#1d3f63'), pen.text((size[0] / 2, size[1] * 0.42), 'SILICONE', font=font(150), fill='#ffffff', anchor='mm'), pen.text((size[0] / 2, size[1] * 0.74), 'CLEAR · 280 ml', font=font(84, 'narrow'), fill='#ffffff', anchor='mm')), (900, 420)), 0.3, wear=0), angle=180))
    parts = tube_body + [tube([(0.0, 0, 0.0), (0.21, 0, 0.0)], 0.006, black), box((0.02, 0.06, 0.07), (0.0, 0, 0.02), black, bevel=0.005), box((0.012, 0.055, 0.055), (0.213, 0, 0.03), black, bevel=0.005), prism([[(0, 0), (-0.035, 0), (-0.055, -0.13), (-0.025, -0.135)]], 0.028, (-0.01, 0.014, 0.02), black, rot=(90, 0, 0), bevel=0.006), tube([(-0.005, 0, 0.0), (0.01, 0, -0.05), (-0.005, 0, -0.11)], 0.006, black)]
    return group(parts, (at[0], at[1], at[2] + 0.03), (-78, 0, a))
