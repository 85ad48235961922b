"""Trades in a building that is being finished, from behind: what they work on is lit, they stand before it."""

from homes.rooms import floor_tiles, outside
from products.finishes import paint_label, tub
from products.electrical import COPPER
from products.mechanical import gate_valve
from registry import outdoors
from trades.light import *
from trades.tools import *

SIZE = (800, 600)


def carcass(scene, wall, floor=None, d=3.0, w=7.0, h=2.9, holes=(), left=160, front=14, exposure=-0.2, warm=(1, 0.93, 0.82), low=1.6):
    """A room without its finishes: the back wall at y = d, light from an opening on the left. Holes: (x, sill, width, height)."""
    fresh_leaves()
    studio.dome(scene.world, (0.9, 0.95, 1.0), 0.12)
    prism([rect(-w / 2, 0, w / 2, h)] + [rect(x - ww / 2, z, x + ww / 2, z + hh) for x, z, ww, hh in holes], 0.23, (0, d + 0.23, 0), wall, rot=(90, 0, 0))
    box((w + 2, d + 8, 0.1), (0, d / 2 - 2, -0.1), floor or screed(), ground=True, bevel=0)
    box((w, d + 6, 0.15), (0, d / 2 - 2, h), concrete('#a39d93', 0.01), ground=True, bevel=0)
    box((0.2, d + 6, h), (w / 2 + 0.1, d / 2 - 2, 0), wall, ground=True, bevel=0)
    for x, z, ww, hh in holes:
        sheet(lambda u, v: ((u - 0.5) * (ww + 2) + x, d + 1.4, z - 1 + v * (hh + 2)), 1, 1, outside())
        studio.area(scene, (x, d + 0.4, z + hh / 2), (x * 0.6, 0, 0.7), ww, 70 * ww * hh, (1, 0.95, 0.86), hh)
    studio.area(scene, (-w / 2 - 0.2, d - 1.3, low), (0.3, d - 0.2, 1.2), 1.5, left, warm, 1.8)
    studio.area(scene, (0.5, -3, 2.4), (0, d, 1.2), 2.4, front, (0.92, 0.96, 1))
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    scene['bloom'] = 0.3
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 2, 1
    scene.world.cycles.sampling_method, scene.world.cycles.sample_map_resolution = 'MANUAL', 64


def screed():
    return concrete('#9a948a', 0.02, spots=0.4)


def damp(colour):
    """Fresh plaster, its strokes still to be seen."""
    s = Surface('damp')
    tone = s.blend(s.ramp(s.noise(0.5, 4, 0.6), (0.35, 0.0), (0.7, 1.0)), rgb(colour), mixed(colour, '#5d574f', 0.5))
    stroke = s.noise(0.05, 4, 0.6, s.scaled(s.where, (0.25, 1, 1)), distortion=1.5)
    return s.done(tone, s.ramp(stroke, (0.3, 0.35), (0.7, 0.65)), 0, s.bump(stroke, 0.5, 0.01), specular=0.35)


def bucket(at, radius=0.15, high=0.32, colour='#26282b'):
    parts = [lathe([(0, 0.0), (radius * 0.8, 0), (radius, high), (radius * 1.04, high), (radius * 0.96, high - 0.01), (radius * 0.78, 0.02), (0, 0.02)], mat=plain(colour, 0.5, dirt=0.4))]
    return group(parts, at)


def tipped(at, turned):
    """What lies about on a floor: offcuts, dust."""
    timber = wood('#b98a55', '#7d5330', axis=0, rings=0.02, rough=0.75)
    group([box((rnd(0.5, 1.1), 0.1, 0.03), (0, 0, 0), timber, ground=True)], at, (0, 0, turned))


@outdoors('trade-plasterer')
def plasterer(scene):
    d = 3.0
    carcass(scene, masonry('#a89f90', '#978e80', '#7c756b'), d=d, holes=[(-1.55, 0.95, 1.2, 1.25)], left=300, exposure=0.0)
    edge = [(-0.88, 0.02), (1.05, 0.02), (1.12, 0.5), (0.98, 0.85), (1.04, 1.2), (0.9, 1.45), (0.72, 1.7), (0.55, 1.93), (0.3, 2.0), (0.1, 2.22), (-0.2, 2.2), (-0.5, 2.42), (-0.88, 2.5)]
    prism([flowing_outline(edge)], 0.016, (0, d, 0), damp('#8d867b'), rot=(90, 0, 0), bevel=0.004)

    def working(f):
        hawk(f.hand(0))
        float_on_wall(f.hand(1), 0.69, 62)

    pose = Pose(hips=(0.02, 0.02, 0.93), tilt=2, bend=-1, lean=2, twist=6, nod=-6, look=-14, hands=((-0.28, 0.33, 1.12), (0.33, 0.60, 1.72)), points=((0.2, 0.6, 0.5), (-0.35, 0.5, 1)), palms=((0.2, 0.3, 1), (0, 1, 0)), grips=(60, 55), elbows=((-0.8, -0.4, -0.8), (1, -0.2, -0.5)), feet=((-0.14, -0.06, 0, 14, 0), (0.18, 0.14, 0, -10, 4)))
    person((0.12, d - 0.70, 0), 0, pose, Wear(shirt='#5e6b5a', trousers='#474038', helmet=None, cap='#b9b2a3', long_sleeves=False), working)
    bucket((-0.75, d - 0.75, 0))
    group(gathered(lambda: headpan_full((0, 0, 0), '#837c71')), (0.95, d - 0.8, 0))
    bar((1.55, d - 0.06, 0), (1.35, d - 0.03, 2.4), 0.02, wood('#b98a55', '#8f673d', axis=2))
    tipped((-0.9, 1.6, 0), 20)
    view(scene, (-0.25, -0.95, 1.35), (-0.1, d, 1.18), 39, SIZE)


def flowing_outline(points, wobble=0.018):
    """A trowelled edge: the straight sides stay, the others are uneven."""
    out = []
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
        count = max(1, int(math.hypot(x1 - x0, y1 - y0) / 0.05))
        for k in range(count):
            t = k / count
            loose = wobble if y0 > 0.1 and y1 > 0.1 and not (x0 < -0.8 and x1 < -0.8) else 0
            out.append((x0 + (x1 - x0) * t + rnd(-loose, loose), y0 + (y1 - y0) * t + rnd(-loose, loose)))
    return out


@outdoors('trade-painter')
def painter(scene):
    d, new = 3.0, '#b8623c'
    carcass(scene, plain('#cfc8b8', 0.9, dirt=0.15), d=d, holes=[(1.75, 0.9, 1.1, 1.3)], left=190, exposure=-0.3, floor=floor_tiles('#cfc6b6', '#a79c8c'))
    high = [2.62, 2.6, 2.64, 2.6, 2.62, 2.63, 2.6, 2.62, 2.5]
    low = [0.02, 0.02, 0.02, 0.55, 0.9, 1.15, 1.3, 1.62, 1.8]
    for k, (top, bottom) in enumerate(zip(high, low)):
        outline = flowing_outline([(-1.95 + k * 0.29, bottom), (-1.63 + k * 0.29, bottom), (-1.63 + k * 0.29, top), (-1.95 + k * 0.29, top)], 0.006)
        prism([outline], 0.0012 + k * 0.0002, (0, d, 0), plain(mixed_hex(new, k), 0.55, grain=0.06, size=0.05), rot=(90, 0, 0))
    timber = wood('#b98a55', '#8f673d', axis=2, rings=0.02)
    for side in (-1, 1):
        bar((0.1 + side * 0.27, d - 1.12, 0), (0.1 + side * 0.19, d - 0.72, 1.75), 0.024, timber)
        bar((0.1 + side * 0.30, d - 0.22, 0), (0.1 + side * 0.19, d - 0.70, 1.75), 0.02, timber)
    for k in range(6):
        t = (k * 0.27 + 0.26) / 1.75
        box((0.54 - 0.16 * t, 0.08, 0.025), (0.1, d - 1.12 + 0.4 * t, 1.75 * t), timber)

    def rolling(f):
        hand = f.hand(1)
        end = Vector((0.36, 0.66, hand.z + 0.36))
        bar(hand - (end - hand).normalized() * 0.12, end - Vector((0, 0.02, 0.02)), 0.012, plain('#e0a526', 0.4))
        lathe([(0, -0.115), (0.026, -0.115), (0.029, -0.108), (0.029, 0.108), (0.026, 0.115), (0, 0.115)], (end.x, 0.70, end.z + 0.05), plain(new, 0.9, bump=0.9, size=0.006), rot=(0, 90, 0), segments=32)
        tube(bend([tuple(end), (end.x + 0.145, 0.68, end.z), (end.x + 0.145, 0.70, end.z + 0.05), (end.x + 0.1, 0.70, end.z + 0.05)], 0.02), 0.005, metal('#c2c5c8', 0.3), round_off=False)

    pose = Pose(hips=(0, -0.02, 0.92), tilt=3, bend=0, nod=-14, look=-10, twist=4, hands=((-0.17, 0.25, 1.14), (0.34, 0.42, 1.62)), points=((0.1, 0.8, -0.4), (-0.1, 0.5, 1)), palms=((0.4, -0.4, -1), (-1, 0.2, 0.1)), grips=(50, 70), elbows=((-0.9, -0.6, -0.2), (1, -0.3, -0.5)), feet=((-0.12, 0.0, 0, 3, 0), (0.12, 0.0, 0, -3, 0)))
    person((0.1, d - 0.98, 0.565), 0, pose, Wear(shirt='#d5d0c4', trousers='#cdc7b8', helmet=None, cap='#e8e3d8', boots='#55483c', long_sleeves=False), rolling)
    tub((-0.62, d - 0.9, 0), 0.15, 0.36, plain('#f2f0ea', 0.35), None, paint_label('emulsion2', '#7a2f3d', 'EMULSION', 'WASHABLE MATT WALL PAINT', '20 litres', '#c95c4a'))
    tub((0.95, d - 0.5, 0), 0.15, 0.36, plain('#f2f0ea', 0.35), plain('#e9e6df', 0.35))
    sheet(lambda u, v: (-2.2 + u * 3.0, d - 1.3 + v * 1.28, 0.006 + 0.012 * fbm(u * 6, v * 3, 2)), 60, 30, fabric('#c9c2b3'))
    view(scene, (-0.35, -1.35, 1.35), (-0.1, d, 1.42), 38, SIZE)


def mixed_hex(colour, k):
    return '#' + ''.join(f'{max(0, int(colour[i : i + 2], 16) - (k % 2) * 3 + k):02x}' for i in (1, 3, 5))


@outdoors('trade-tiler')
def tiler(scene):
    d = 4.4
    carcass(scene, plain('#d9d2c4', 0.9, dirt=0.12), d=d, w=8, holes=[(-0.35, 0.0, 1.7, 2.2)], left=150, exposure=-0.35, low=1.2)
    face = glaze('#ddd6ca', '#b3a797', 0.12, 0.3)
    size = 0.6
    for i in range(-4, 4):
        for j in range(7):
            edge = 2 if i < -1 else 3 if i < 0 else 4
            if j >= edge:
                box((size, size, 0.012), ((i + 0.5) * (size + 0.004), d - 0.31 - (6 - j) * (size + 0.004), 0.012), face, ground=True, bevel=0.001)
    box((1.5, 0.62, 0.012), (-1.0, 1.15, 0.0), damp('#8b857b'), ground=True, bevel=0.004)
    for x in range(20):
        bar((-1.7 + x * 0.075, 0.86, 0.014), (-1.7 + x * 0.075, 1.45, 0.014), 0.009, damp('#8b857b'), 2)

    def tapping(f):
        group([box((size, size, 0.012), (0, 0, 0), face, ground=True, bevel=0.001)], (0.0, 0.76, 0.02))
        hand = f.hand(1)
        head = hand + Vector((-0.02, 0.25, -0.02))
        bar(hand - Vector((-0.005, 0.08, -0.02)), head, 0.012, wood('#c99f6c', '#a47745', axis=1))
        bar(head + Vector((0, 0, 0.055)), head - Vector((0, 0, 0.055)), 0.03, plain('#1f2022', 0.7))

    pose = Pose(hips=(0, -0.14, 0.44), tilt=40, bend=34, nod=14, look=-6, hands=((-0.24, 0.66, 0.09), (0.26, 0.42, 0.24)), points=((0.25, 1, -0.3), (-0.1, 1, 0.0)), palms=((0, -0.3, -1), (-1, 0, 0)), grips=(12, 72), elbows=((-1, -0.2, 0.2), (1, -0.3, 0.3)), feet=((-0.15, -0.46, 0.10, 4, 74), (0.16, -0.43, 0.10, -6, 74)), knees=((-0.15, 1, -0.6), (0.15, 1, -0.6)))
    person((-0.3, 1.95, 0.0), -52, pose, Wear(shirt='#4f5f6e', trousers='#3b3f45', helmet=None, cap='#7a3a2c', long_sleeves=False), tapping)
    bucket((1.1, 2.0, 0.024), 0.16, 0.3, '#8a8f94')
    for k in range(4):
        box((size, size, 0.012), (1.75 + rnd(-0.01, 0.01), 2.9 + rnd(-0.01, 0.01), 0.024 + k * 0.0125), face, ground=True, bevel=0.001)
    for k in range(5):
        group([box((size, 0.012, size), (0, k * 0.014, 0), face, ground=True, bevel=0.001)], (1.9, d - 0.14 - k * 0.002, 0.024), (-6, 0, 0))
    tube([(-3, 1.42, 0.03), (3, 1.42, 0.03)], 0.002, plain('#d9a514', 0.6), sides=2)
    view(scene, (0.25, -1.3, 1.3), (-0.1, d - 1.6, 0.62), 40, SIZE)


@outdoors('trade-electrician')
def electrician(scene):
    d = 3.0
    carcass(scene, plaster_grey(), d=d, left=190, exposure=0.1, warm=(1, 0.9, 0.76), low=2.0)
    shell, white, dark = plain('#c9cccd', 0.35), plain('#f2f1ed', 0.3), plain('#2a2b2d', 0.4)
    cx, y0 = 0.28, d - 0.13
    prism([rect(-0.36, 0, 0.36, 0.95), rect(-0.31, 0.05, 0.31, 0.90)], 0.13, (cx, d, 1.12), shell, rot=(90, 0, 0), bevel=0.002)
    box((0.66, 0.02, 0.9), (cx, d - 0.01, 1.14), plain('#b7babb', 0.4), ground=True)
    for row in range(3):
        z = 1.83 - row * 0.26
        box((0.56, 0.02, 0.035), (cx, d - 0.03, z - 0.02), metal('#b9bcbe', 0.3), ground=True)
        for i in range(10 if row < 2 else 6):
            x = cx - 0.24 + i * 0.052
            box((0.05, 0.06, 0.085), (x, d - 0.06, z - 0.04), white, ground=True, bevel=0.003)
            box((0.022, 0.03, 0.024), (x, d - 0.095, z), dark, bevel=0.003)
    colours = [plain(tone, 0.4) for tone in ('#8c2f22', '#c9a227', '#23406b', '#2f6a3a', '#1f2022')]
    for i in range(26):
        row = i % 3
        x = cx - 0.24 + (i % 10) * 0.052
        z = 1.83 - row * 0.26
        side = -1 if i % 2 else 1
        gutter = cx + side * (0.285 + rnd(-0.015, 0.015))
        up = rnd(-0.01, 0.01)
        tube(bend([(x, d - 0.06, z + 0.045), (x, d - 0.055 + rnd(-0.01, 0.01), z + 0.10 + up), (gutter, d - 0.05, z + 0.10 + up), (gutter, d - 0.05, 2.04)], 0.03, 5), 0.004, RNG.choice(colours), round_off=False, sides=2)
    for k in range(6):
        x = cx - 0.25 + k * 0.1
        lathe([(0.0125, 0), (0.0125, 0.9)], (x, d - 0.05, 2.07), plain('#e9e7e0', 0.4), segments=20)
    for k in range(4):
        x0 = cx - 0.05 + k * 0.05
        tube([(x0, d - 0.07, 1.16), (x0 - 0.03, d - 0.15, 0.9), (x0 - 0.1 - k * 0.05, d - 0.16, 0.62 - k * 0.06), (x0 - 0.02, d - 0.12, 0.5 + rnd(0, 0.1))], 0.006, colours[k], sides=3)
    group([box((0.72, 0.02, 0.95), (0.36, 0, 0), shell, ground=True, bevel=0.003)], (cx + 0.36, d - 0.13, 1.12), (0, 0, -58))

    def screwing(f):
        hand = f.hand(1)
        tip = hand + Vector((-0.05, 0.17, 0.02))
        bar(hand - Vector((-0.012, 0.05, 0.006)), hand + Vector((-0.015, 0.05, 0.006)), 0.014, plain('#c2410c', 0.35))
        bar(hand, tip, 0.0035, metal('#c9ccce', 0.25))

    pose = Pose(hips=(0, 0, 0.93), tilt=2, bend=2, nod=4, look=-24, twist=-8, hands=((0.0, 0.50, 1.52), (0.38, 0.42, 1.50)), points=((0.4, 1, 0.4), (-0.25, 1, 0.35)), palms=((0.6, 0.2, -0.8), (-0.8, 0.1, -0.5)), grips=(45, 70), elbows=((-0.9, -0.2, -0.7), (1, -0.3, -0.6)), feet=((-0.15, -0.03, 0, 12, 0), (0.15, 0.05, 0, -14, 0)))
    person((-0.12, d - 0.72, 0), 0, pose, Wear(shirt='#31506e', trousers='#2b3038', helmet='#e6e3da', boots='#2a2320'), screwing)
    lamp = bpy.data.lights.new('lamp', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = 22, (1, 0.86, 0.66), 0.06
    put(lamp, None, (1.25, d - 0.75, 2.35))
    box((0.42, 0.24, 0.2), (-0.9, d - 0.45, 0), plain('#b3261e', 0.4), ground=True, bevel=0.012)
    tube([(-1.05, d - 0.45, 0.2), (-1.05, d - 0.45, 0.28), (-0.75, d - 0.45, 0.28), (-0.75, d - 0.45, 0.2)], 0.012, dark, round_off=False)
    tube([(1.0 + 0.17 * math.cos(t) * (1 + 0.02 * k), d - 0.4 + 0.17 * math.sin(t) * (1 + 0.02 * k), 0.01 + k * 0.004) for k, t in enumerate([j * 0.35 for j in range(60)])], 0.006, colours[4], sides=3)
    view(scene, (-0.35, -0.35, 1.45), (0.06, d, 1.36), 42, SIZE)


def plaster_grey():
    s = Surface('grey')
    tone = s.ramp(s.noise(0.6, 5, 0.6), (0.3, '#a59d90'), (0.7, '#bdb5a7'))
    return s.done(tone, 0.9, 0, s.bump(s.noise(0.12, 5, 0.6, distortion=1.0), 0.35, 0.01), specular=0.2)


@outdoors('trade-plumber')
def plumber(scene):
    d = 3.0
    carcass(scene, plaster_grey(), d=d, holes=[(-1.5, 1.1, 0.9, 1.0)], left=120, exposure=-0.2)
    zinc, blue = galvanised(0.02), plain('#31589a', 0.35)
    for k, z in enumerate((0.46, 0.74)):
        lathe([(0.0, 0), (0.034, 0), (0.034, 4.0), (0, 4.0)], (-1.0, d - 0.14, z), zinc, rot=(0, 90, 0), segments=28)
    for x in (-0.55, 0.15, 0.85, 1.5):
        lathe([(0, 0), (0.026, 0), (0.026, 2.3), (0, 2.3)], (x, d - 0.14, 0.74), zinc, segments=24)
        for z in (0.46, 0.74):
            lathe([(0, -0.055), (0.047, -0.055), (0.047, -0.04), (0.042, -0.035), (0.042, 0.035), (0.047, 0.04), (0.047, 0.055), (0, 0.055)], (x, d - 0.14, z), zinc, rot=(0, 90, 0), segments=28)
        lathe([(0, 0), (0.036, 0), (0.036, 0.07), (0, 0.07)], (x, d - 0.14, 0.77), zinc, segments=24)
        lathe([(0, 0), (0.026, 0), (0.026, 0.28), (0, 0.28)], (x, d - 0.14, 0.46), zinc, segments=24)
        group([gate_valve((0, 0, 0), 0, 2.0)], (x, d - 0.14, 1.18), (0, -90, 90))
        for z in (1.55, 2.2):
            box((0.09, 0.12, 0.03), (x, d - 0.08, z), metal('#85888b', 0.4))
    for x in (-0.9, 1.2):
        box((0.05, 0.14, 0.6), (x, d - 0.07, 0.3), metal('#85888b', 0.45), ground=True)

    def turning(f):
        hand = f.hand(1)
        jaw = Vector((0.02, 0.60, 0.74))
        away = (jaw - hand).normalized()
        bar(hand - away * 0.09, jaw - away * 0.02, 0.016, plain('#b3261e', 0.4))
        bar(jaw - away * 0.09, jaw + away * 0.05, 0.026, metal('#7d8184', 0.35))
        bar(jaw + away * 0.055 + Vector((0, 0, -0.045)), jaw + away * 0.055 + Vector((0, 0, 0.045)), 0.018, metal('#7d8184', 0.35))

    pose = Pose(hips=(0, -0.14, 0.48), tilt=12, bend=20, nod=10, look=6, twist=10, hands=((-0.26, 0.52, 0.80), (0.30, 0.40, 0.93)), points=((0.4, 1, 0.0), (-0.5, 1, -0.1)), palms=((0.7, 0.3, -0.5), (-0.3, 0.2, -1)), grips=(55, 72), elbows=((-1, -0.3, -0.2), (1, -0.3, -0.1)), feet=((-0.18, 0.16, 0, 10, 0), (0.16, -0.44, 0.08, -6, 66)), knees=((-0.3, 1, 0.4), (0.2, 1, -0.4)))
    person((0.3, d - 0.78, 0), 26, pose, Wear(shirt='#6a5340', trousers='#2f3d52', helmet=None, cap='#2a4a6a', long_sleeves=False), turning)
    box((0.45, 0.22, 0.22), (1.25, d - 0.85, 0), plain('#2d4f7a', 0.4, dirt=0.3), ground=True, bevel=0.012)
    tube([(1.1, d - 0.85, 0.22), (1.1, d - 0.85, 0.3), (1.4, d - 0.85, 0.3), (1.4, d - 0.85, 0.22)], 0.012, plain('#2a2b2d', 0.4), round_off=False)
    for k in range(3):
        lathe([(0.03, 0), (0.034, 0), (0.034, 1.4), (0.03, 1.4), (0.03, 0)], (-1.6, d - 1.2 + k * 0.08, 0.034), zinc, rot=(0, 90, 10), segments=28)
    view(scene, (-0.15, -0.9, 1.05), (0.12, d, 0.86), 42, SIZE)
