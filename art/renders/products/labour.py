"""Tools that stand for each kind of labour."""

from products.concrete import headpan, shovel
from products.electrical import COPPER
from products.finishes import brush, roller, tile, tub, trowel_notched
from products.formwork import nail
from products.blockwork import block
from registry import product
from shapes import *
from materials import *


def eased(points, steps=5):
    """A smooth outline through the points; `flowing` is for profiles that are turned, whose radius is never below nothing."""
    return [(x - 1, y) for x, y in flowing([(x + 1, y) for x, y in points], steps)]


def grip(points, r, colour='#c2410c'):
    return tube(points, r, plain(colour, 0.42, bump=0.1), sides=8)


def brick_trowel(at, rot):
    steel, timber = metal('#c9ccce', 0.4, scratch=0.6), wood('#b5793f', '#8a5426', axis=1, rings=0.03, rough=0.35, coat=0.4)
    side = flowing([(0.0, 0.262), (0.022, 0.245), (0.045, 0.18), (0.06, 0.1), (0.062, 0.055), (0.042, 0.018), (0.0, 0.0)], 5)
    blade = prism([side + [(-x, y) for x, y in reversed(side[1:-1])]], 0.0016, mat=steel, bevel=0.0004)
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


@product('labour-concrete', fill=0.86)
def concreting():
    s = Surface('wet')
    paste = s.ramp(s.noise(0.05, 5), (0.3, '#6f6c66'), (0.7, '#8d8a83'))
    wet = s.done(paste, s.ramp(s.noise(0.02, 3), (0.35, 0.35), (0.65, 0.7)), 0, s.bump(s.noise(0.012, 4, 0.5), 0.5, 0.006), specular=0.45)
    stones = [rock(0.02, stone(light, dark, 0.003), 2) for light, dark in (('#8d9094', '#5b5e62'), ('#9c988f', '#6d6a63')) for _ in range(4)]
    headpan((0, 0, 0))
    _, of = heap(0.2, 0.07, wet, (0, 0, 0.086), grain=160, lump=0.3, fine=0.003)

    def on_it():
        x, y = rnd(-0.23, 0.23), rnd(-0.23, 0.23)
        z = of(x, y)
        return (x, y, 0.086 + z - 0.004) if z > 0.004 else None

    strew(stones, 330, on_it, 0.4, 1.0)
    shovel((0.05, 0.04, 0.17), (14, 8, 28), long=0.42)
    timber = wood('#b98a55', '#94683d', axis=0, rings=0.03, rough=0.4, coat=0.3)
    steel = metal('#c4c8ca', 0.45)
    float_parts = [box((0.28, 0.11, 0.0016), (0, 0, 0), steel, ground=True, bevel=0.0005), tube(bend([(-0.06, 0, 0.002), (-0.06, 0, 0.045), (0.06, 0, 0.045), (0.06, 0, 0.002)], 0.014), 0.0065, steel, round_off=False)]
    float_parts.append(lathe(flowing([(0.012, -0.06), (0.0165, -0.05), (0.0185, 0), (0.0165, 0.05), (0.012, 0.06)]) + [(0, 0.06)], (0, 0, 0.047), timber, rot=(0, 90, 0)))
    group(float_parts, (0.20, -0.29, 0.001), (0, 0, 16))


def claw_hammer(at, rot):
    """Lying on its side: the head along x with its claw bent back, the handle along -y."""
    steel, timber = metal('#84888c', 0.32), wood('#c99f6c', '#a47745', axis=1, rings=0.006, rough=0.45, coat=0.2)
    claw = eased([(0.014, 0.017), (0.045, 0.012), (0.075, -0.010), (0.094, -0.042)], 6) + eased([(0.091, -0.043), (0.066, -0.024), (0.042, -0.012), (0.014, -0.016)], 6)
    neck = eased([(-0.014, -0.015), (-0.028, -0.0105), (-0.042, -0.0115)], 5) + eased([(-0.042, 0.0115), (-0.028, 0.0105), (-0.014, 0.017)], 5)
    parts = [prism([claw + neck], 0.026, (0, 0, -0.013), steel, bevel=0.004)]
    parts.append(lathe([(0.0115, 0), (0.0165, 0.005), (0.0165, 0.022), (0.015, 0.025), (0, 0.0255)], (-0.040, 0, 0), steel, rot=(0, -90, 0), segments=40))
    shaft = [(0.012, 0.018), (0.013, -0.05), (0.0115, -0.12), (0.014, -0.22), (0.0165, -0.28), (0.015, -0.315), (0.010, -0.325)]
    parts.append(lathe([(0, 0.325)] + [(r, -y) for r, y in reversed(flowing(shaft, 5))] + [(0, -0.019)], mat=timber, rot=(90, 0, 0), segments=32, scale=(1, 0.82, 1)))
    return group(parts, at, rot)


@product('labour-formwork', fill=0.86)
def carpentry():
    plank = wood('#b7793f', '#7c4a25', axis=0, rings=0.018, rough=0.7)
    box((0.62, 0.17, 0.03), (0, 0.13, 0), plank, rot=(0, 0, 3), ground=True)
    box((0.62, 0.17, 0.03), (0.02, -0.05, 0), plank, rot=(0, 0, 2), ground=True)
    claw_hammer((-0.08, 0.10, 0.0475), (0, 0, 52))
    blade, grip_mat = metal('#b9bdc0', 0.3, brushed=0), wood('#8f4a28', '#5a2a14', axis=0, rough=0.35, coat=0.4)
    teeth = [(0.0, 0.0)]
    for i in range(54):
        teeth += [(0.02 + i * 0.0075, 0.0), (0.02 + i * 0.0075 + 0.004, -0.005)]
    saw = [prism([teeth + [(0.43, 0.0), (0.43, 0.05), (0.0, 0.11)]], 0.0012, (0, 0, 0), blade)]
    saw.append(prism([[(0.02, -0.01), (0.02, 0.12), (-0.03, 0.135), (-0.10, 0.12), (-0.125, 0.06), (-0.11, -0.01), (-0.05, -0.025)], [(-0.03, 0.03), (-0.035, 0.085), (-0.075, 0.085), (-0.085, 0.03), (-0.06, 0.015)]], 0.022, (0, 0, -0.011), grip_mat, bevel=0.005))
    group(saw, (-0.16, -0.27, 0.012), (0, 0, 6))
    loose = nail(0.1, 0.0022, metal('#a3a7ab', 0.34))
    for _ in range(8):
        put(loose, None, (0.17 + rnd(-0.06, 0.06), -0.05 + rnd(-0.03, 0.03), 0.0335), (0, 90, rnd(0, 360)))


@product('labour-reinforcement', fill=0.88)
def steel_fixing():
    from products.reinforcement import coil, ribbed

    red, steel, tie = plain('#b3261e', 0.38), metal('#5c6064', 0.35), metal('#4a4b4d', 0.4)
    mesh = ribbed(0.46, 0.006, rusty('#74777b', 0.2, 0.42, 0.07))
    for i in range(4):
        put(mesh, None, (-0.23, -0.15 + i * 0.1, 0.0065), (0, 0, 0))
        put(mesh, None, (-0.15 + i * 0.1, -0.23, 0.019), (0, 0, 90))
    for i in range(4):
        for j in range(4):
            x, y = -0.15 + i * 0.1, -0.15 + j * 0.1
            tube([(x + 0.009 * sx, y + 0.009 * sy, z) for sx, sy, z in ((-1, -1, 0.004), (-1, -1, 0.02), (0, 0, 0.0265), (1, 1, 0.02), (1, 1, 0.004))], 0.0009, tie)
            tube([(x, y, 0.026), (x + 0.004, y - 0.006, 0.036), (x + 0.002, y - 0.01, 0.040)], 0.0012, tie)
    parts = []
    for s in (-1, 1):
        parts.append(tube([(s * 0.008, -0.004, 0.0), (s * 0.018, -0.05, 0), (s * 0.032, -0.13, 0), (s * 0.026, -0.24, 0)], 0.0085, red, sides=8))
        parts.append(prism([eased([(s * 0.002, -0.012), (s * 0.026, -0.008), (s * 0.034, 0.02), (s * 0.026, 0.048), (s * 0.003, 0.068)], 5) + [(s * 0.0012, 0.062), (s * 0.0012, 0.05), (s * 0.010, 0.03), (s * 0.0012, 0.012)]], 0.014, (0, 0, -0.007 + 0.0015 * s), steel, bevel=0.003))
    parts.append(cyl(0.014, 0.022, (0, 0.0, -0.011), steel))
    group(parts, (0.075, -0.03, 0.034), (0, 0, 34))
    coil(0.062, 0.001, 60, tie, 0.028, (-0.10, 0.10, 0.026))


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
    black, cream = plain('#2b2e32', 0.4), '#d8cbb0'
    roller((0.0, 0.03, 0.072), -14, cream)
    brush((0.26, -0.10, 0.012), 40, cream)
    tub((-0.20, 0.24, 0), 0.1, 0.2, plain('#f2f0ea', 0.35), None, handle=True)
    lathe([(0, 0.17), (0.098, 0.17)], (-0.20, 0.24, 0), plain(cream, 0.15, coat=0.5))

    def floor_of(v):
        return 0.012 + 0.058 * max(0, min(1, (0.62 - v) / 0.62)) ** 0.9

    def rim(t, wide):
        return min(1, max(0, (abs(t) - 1 + wide) / wide))

    def tray_of(u, v):
        t, low = (u - 0.5) * 2, floor_of(v)
        rise = max(rim(t, 0.08), rim(2 * v - 1, 0.06))
        lip = max(rim(t, 0.02), rim(2 * v - 1, 0.015))
        return (t * (0.145 + 0.012 * lip), 0.17 - v * 0.36 - 0.008 * lip * (1 if v > 0.5 else -1), low + (0.064 - low) * rise ** 1.3 - 0.004 * (lip > 0.6))

    sheet(tray_of, 120, 120, black, 0.0025, (0.0, 0.0, 0.0), (0, 0, -14), angle=50)
    pool = sheet(lambda u, v: ((u - 0.5) * 0.26, -0.03 - v * 0.145, 0.0165), 2, 2, plain(cream, 0.12, coat=0.5))
    pool.rotation_euler = turn((0, 0, -14))


@product('labour-openings', fill=0.86)
def welding():
    black, dark, grey, strap = plain('#1e1f22', 0.32, coat=0.4), plain('#0d1a14', 0.04, coat=1.0), plain('#6b6f73', 0.45), plain('#3a3c40', 0.6)
    side = flowing([(0.078, 0.0), (0.098, 0.06), (0.112, 0.13), (0.118, 0.2), (0.116, 0.26), (0.098, 0.315), (0.062, 0.35), (0.0, 0.364)], 8)

    def shell(u, v):
        at = v * (len(side) - 1)
        i = min(int(at), len(side) - 2)
        r, z = (side[i][k] * (1 - at + i) + side[i + 1][k] * (at - i) for k in (0, 1))
        a = math.radians(-195 + 210 * u)
        front = max(0, -math.sin(a))
        chin = 0.03 * max(0, 1 - z / 0.12) * front
        return (r * math.cos(a) * 0.98, r * math.sin(a) * (1.0 + 0.32 * front) - 0.012 * front, z + chin)

    mask = [sheet(shell, 72, 72, black, 0.003, angle=180)]
    mask += [prism([round_rect(-0.068, -0.056, 0.068, 0.056, 0.012), round_rect(-0.052, -0.04, 0.052, 0.04, 0.004)], 0.045, (0, -0.135, 0.205), black, rot=(90, 0, 0), bevel=0.004), box((0.106, 0.012, 0.082), (0, -0.171, 0.205), dark, bevel=0.001)]
    for x in (-0.114, 0.114):
        mask.append(cyl(0.019, 0.014, (x - 0.007, 0.008, 0.215), strap, rot=(0, 90, 0)))
    band = [(0.102 * math.cos(t), 0.035 + 0.10 * math.sin(t)) for t in [math.pi * k / 24 for k in range(25)]]
    mask.append(sheet(lambda u, v: (*band[int(u * 24)], 0.2 + 0.028 * v), 24, 1, strap, 0.002, angle=180))
    group(mask, (-0.07, 0.06, 0.0), (-5, 0, 14))
    copper, rubber = metal(COPPER, 0.3), plain('#26282b', 0.5)
    holder = [grip([(0, 0, 0), (0.06, 0, 0.002), (0.13, 0, 0)], 0.016, '#7c2d16'), lathe([(0.0165, 0), (0.019, 0.002), (0.019, 0.008), (0.012, 0.011)], (0.128, 0, 0), rubber, rot=(0, 90, 0))]
    for up in (-1, 1):
        holder.append(tube([(0.13, 0, 0.005 * up), (0.17, 0, 0.008 * up), (0.215, 0, 0.0045 * up)], 0.0065, copper))
    holder += [tube([(0.15, 0, 0.008), (0.13, 0, 0.028), (0.09, 0, 0.034)], 0.004, copper), tube([(0.206, -0.004, 0.0), (0.212, 0.05, 0.045), (0.222, 0.15, 0.125)], 0.0021, grey), tube([(0, 0, 0), (-0.06, 0.01, -0.004), (-0.15, 0.08, -0.007), (-0.06, 0.22, -0.007), (0.16, 0.30, -0.007)], 0.009, rubber)]
    group(holder, (0.03, -0.21, 0.017), (0, 0, 10))
    steel = rusty('#6f7276', 0.15, 0.4, 0.1)
    group([prism([round_rect(-0.02, 0, 0.02, 0.04, 0.004), round_rect(-0.0175, 0.0025, 0.0175, 0.0375, 0.003)], 0.42, (0, 0, 0), steel, rot=(90, 0, 0))], (0.27, 0.32, 0), (0, 0, 6))


@product('labour-roofing', fill=0.86)
def roofer():
    from products.roofing import roof_sheet, screw

    red = plain('#8f2f25', 0.36, metal=0.2, coat=0.25)
    roof_sheet('longspan', 0.62, 0.7, red, (0, 0.10, 0.012))
    yellow, black, steel = plain('#d9a21b', 0.38), plain('#1f2022', 0.5), metal('#b9bcbe', 0.25)
    body = flowing([(0.0, 0.0), (0.026, 0.002), (0.033, 0.02), (0.034, 0.07), (0.032, 0.11), (0.026, 0.128)], 5)
    drill = [lathe(body + [(0.0, 0.128)], (-0.05, 0, 0), yellow, rot=(0, 90, 0)), lathe([(0.024, 0.128), (0.0245, 0.134), (0.023, 0.138), (0.0225, 0.165), (0.019, 0.172), (0.012, 0.186), (0.006, 0.188), (0, 0.188)], (-0.05, 0, 0), black, rot=(0, 90, 0)), lathe([(0.0342, 0.062), (0.0356, 0.064), (0.0356, 0.078), (0.0342, 0.08)], (-0.05, 0, 0), black, rot=(0, 90, 0))]
    drill += [tube([(0.135, 0, 0), (0.165, 0, 0)], 0.0036, steel), lathe([(0.006, 0), (0.006, 0.02), (0, 0.02)], (0.163, 0, 0), steel, rot=(0, 90, 0), segments=6, angle=15)]
    handle = eased([(0.028, -0.02), (0.018, -0.055), (0.010, -0.10), (0.006, -0.13)], 5) + eased([(-0.042, -0.13), (-0.034, -0.09), (-0.030, -0.05), (-0.036, -0.015)], 5)
    drill += [prism([handle], 0.036, (0, 0.018, 0), yellow, rot=(90, 0, 0), bevel=0.006), prism([[(0.034, -0.024), (0.032, -0.05), (0.022, -0.052), (0.016, -0.02)]], 0.016, (0, 0.008, 0), black, rot=(90, 0, 0), bevel=0.003)]
    drill += [box((0.105, 0.066, 0.020), (-0.012, 0, -0.138), yellow, bevel=0.006), box((0.112, 0.070, 0.034), (-0.010, 0, -0.165), black, bevel=0.007)]
    group(drill, (-0.06, 0.02, 0.1955), (0, 0, 90))
    handle_mat = plain('#b3261e', 0.4)
    snips = []
    for s in (-1, 1):
        snips.append(tube([(s * 0.004, 0.0, 0), (s * 0.026, -0.05, 0), (s * 0.036, -0.11, 0), (s * 0.026, -0.17, 0)], 0.0085, handle_mat, sides=8))
        snips.append(prism([eased([(s * 0.001, -0.014), (s * 0.020, -0.004), (s * 0.017, 0.035), (s * 0.004, 0.085)], 5) + [(s * 0.0008, 0.085)]], 0.007, (0, 0, -0.0035 + s * 0.002), steel, bevel=0.0012))
    snips.append(cyl(0.009, 0.014, (0, 0.0, -0.007), steel))
    group(snips, (0.20, -0.05, 0.0505), (0, 0, -62))
    loose = screw()
    for _ in range(9):
        put(loose, None, (-0.20 + rnd(-0.03, 0.035), -0.12 + rnd(-0.05, 0.05), 0.02), (0, 86, rnd(0, 360)))


@product('labour-electrical', fill=0.84)
def tester():
    yellow, black, glassy = plain('#e0a526', 0.42), plain('#1f2022', 0.45), plain('#a9b8a2', 0.12, coat=0.6)
    red, steel, grey = plain('#b3261e', 0.35), metal('#b9bcbe', 0.26), plain('#d8d6d0', 0.5)
    meter = [prism([round_rect(-0.05, -0.095, 0.05, 0.095, 0.014)], 0.036, mat=yellow, bevel=0.006), prism([round_rect(-0.042, -0.086, 0.042, 0.086, 0.008)], 0.004, (0, 0, 0.0345), black, bevel=0.001), prism([round_rect(-0.036, 0.032, 0.036, 0.078, 0.003)], 0.002, (0, 0, 0.038), glassy, bevel=0.0005), words('230.4', 0.024, black, (-0.004, 0.056, 0.0405)), words('V~', 0.009, black, (0.029, 0.04, 0.0405))]
    meter += [lathe([(0, 0.038), (0.023, 0.038), (0.0215, 0.047), (0, 0.047)], (0, -0.014, 0), plain('#33363a', 0.4), segments=48), box((0.005, 0.03, 0.004), (-0.004, -0.006, 0.0475), grey, rot=(0, 0, 24), bevel=0.001)]
    for k in range(9):
        a = math.radians(200 - k * 27.5)
        meter.append(words(('OFF', 'V~', 'V=', 'mV', 'Ω', 'A~', 'A=', 'mA', 'hFE')[k], 0.0062, grey, (0.0315 * math.cos(a), -0.014 + 0.0315 * math.sin(a), 0.0387)))
    plugs = ((-0.024, red), (0.0, black), (0.024, black))
    for x, mat in plugs:
        meter.append(lathe([(0.004, 0.038), (0.0075, 0.038), (0.0075, 0.044), (0.004, 0.044)], (x, -0.070, 0), mat, segments=24))
    for x, mat in plugs[:2]:
        meter.append(lathe([(0.0045, 0.04), (0.0055, 0.05), (0.005, 0.062), (0, 0.063)], (x, -0.070, 0), mat, segments=24))
    meter.append(box((0.06, 0.11, 0.004), (0, 0.012, -0.032), black, rot=(-28, 0, 0), bevel=0.001))
    group(meter, (-0.06, 0.07, 0.0845), (64, 0, 10))
    for mat, x, socket in ((red, 0.085, -0.087), (black, 0.035, -0.064)):
        lathe([(0, 0), (0.0055, 0.002), (0.0072, 0.02), (0.0068, 0.055), (0.0085, 0.088), (0.0085, 0.092), (0.005, 0.098), (0, 0.099)], (x, -0.13, 0.0085), mat, rot=(90, 0, 196), segments=24)
        lathe([(0.0016, 0.098), (0.0016, 0.118), (0, 0.122)], (x, -0.13, 0.0085), steel, rot=(90, 0, 196), segments=16)
        tube([(socket, 0.000, 0.052), (socket - 0.004, -0.05, 0.035), (socket - 0.03, -0.10, 0.004), (socket + 0.02, -0.155, 0.0025), (x - 0.01, -0.165, 0.004), (x, -0.13, 0.0085)], 0.0021, mat)
    pliers = []
    for s in (-1, 1):
        pliers.append(tube([(s * 0.006, 0.0, 0), (s * 0.020, -0.035, 0), (s * 0.027, -0.085, 0), (s * 0.020, -0.135, 0)], 0.0082, plain('#c2410c', 0.38), sides=8))
        pliers.append(prism([eased([(s * 0.002, -0.016), (s * 0.018, -0.006), (s * 0.019, 0.012), (s * 0.0125, 0.036), (s * 0.0075, 0.058)], 5) + [(s * 0.0006, 0.058), (s * 0.0006, 0.02)]], 0.0125, (0, 0, -0.00625), steel, bevel=0.0018))
    pliers.append(cyl(0.008, 0.0145, (0, 0.004, -0.00725), steel))
    group(pliers, (0.155, 0.07, 0.0085), (0, 0, -38))


def pipe_wrench(at, rot):
    red, steel = plain('#b3261e', 0.38, grain=0.1), metal('#9a9ea1', 0.3)
    parts = [prism([[(-0.016, 0.0), (0.016, 0.0), (0.02, 0.22), (0.03, 0.27), (0.03, 0.31), (-0.01, 0.31), (-0.02, 0.25)]], 0.02, (0, 0, -0.01), red, bevel=0.004)]
    parts.append(prism([[(-0.01, 0.305), (0.034, 0.305), (0.034, 0.318), (-0.014, 0.322)]], 0.024, (0, 0, -0.012), steel, bevel=0.001))
    teeth = [(-0.016, 0.345)] + [(-0.016 + i * 0.0062 + d, 0.345 - (0.004 if d else 0)) for i in range(8) for d in (0, 0.003)] + [(0.034, 0.345), (0.04, 0.365), (0.05, 0.37), (0.055, 0.25), (0.066, 0.25), (0.066, 0.385), (0.03, 0.392), (-0.012, 0.372)]
    parts.append(prism([teeth], 0.018, (0, 0, -0.009), steel, bevel=0.001))
    parts.append(lathe([(0.0, -0.012), (0.024, -0.012), (0.026, 0), (0.024, 0.012), (0, 0.012)], (0.052, 0.262, 0), steel, rot=(90, 0, 0), segments=28))
    return group(parts, at, rot)


@product('labour-mechanical', fill=0.88)
def plumbing():
    from products.mechanical import gate_valve, pvc_elbow

    zinc = galvanised(0.01)
    lathe([(0.0215, 0), (0.025, 0), (0.025, 0.46), (0.0215, 0.46), (0.0215, 0)], (-0.22, 0.16, 0.025), zinc, rot=(0, 90, 4), segments=56)
    pipe_wrench((-0.22, -0.10, 0.013), (0, 0, -88))
    gate_valve((0.19, 0.07, 0.0285), -20, 1.3)
    green = plain('#3f8450', 0.36)
    pvc_elbow(green, 0.018, (-0.12, 0.02, 0.022), (90, 0, 15))
    pvc_elbow(green, 0.018, (0.02, 0.06, 0.022), (90, 0, -35))
    lathe([(0.016, 0), (0.028, 0), (0.028, 0.012), (0.016, 0.012), (0.016, 0)], (0.0, -0.18, 0), plain('#f3f2ee', 0.4), segments=48)
    lathe([(0.029, 0), (0.032, 0), (0.032, 0.014), (0.029, 0.014), (0.029, 0)], (0.0, -0.18, 0), plain('#1d3f8b', 0.4), segments=56)


def cartridge_gun(at, a):
    black, steel, white = plain('#26282b', 0.4), metal('#b9bcbe', 0.25), plain('#f3f2ee', 0.3)
    tube_body = [cyl(0.0245, 0.215, (0, 0, 0.03), white, rot=(0, 90, 0)), lathe([(0.018, 0), (0.008, 0.012), (0.0075, 0.02), (0.003, 0.08), (0, 0.08)], (0.215, 0, 0.03), white, rot=(0, 90, 0)), tube([(0.0, 0, 0.03), (-0.18, 0, 0.03), (-0.2, 0, 0.01)], 0.0045, steel)]
    tube_body.append(sheet(lambda u, v: (0.03 + 0.15 * u, -0.0248 * math.cos((v - 0.4) * 2.4), 0.03 + 0.0248 * math.sin((v - 0.4) * 2.4)), 2, 30, printed(label('sealant', lambda pen, font, size: (pen.rectangle((0, 0, *size), fill='#1d3f63'), pen.text((size[0] / 2, size[1] * 0.42), 'SILICONE', font=font(150), fill='#ffffff', anchor='mm'), pen.text((size[0] / 2, size[1] * 0.74), 'CLEAR · 280 ml', font=font(84, 'narrow'), fill='#ffffff', anchor='mm')), (900, 420)), 0.3, wear=0), angle=180))
    parts = tube_body + [tube([(0.0, 0, 0.0), (0.21, 0, 0.0)], 0.006, black), box((0.02, 0.06, 0.07), (0.0, 0, 0.02), black, bevel=0.005), box((0.012, 0.055, 0.055), (0.213, 0, 0.03), black, bevel=0.005), prism([[(0, 0), (-0.035, 0), (-0.055, -0.13), (-0.025, -0.135)]], 0.028, (-0.01, 0.014, 0.02), black, rot=(90, 0, 0), bevel=0.006), tube([(-0.005, 0, 0.0), (0.01, 0, -0.05), (-0.005, 0, -0.11)], 0.006, black)]
    return group(parts, (at[0], at[1], at[2] + 0.03), (-78, 0, a))
