"""Pipes, fittings, pumps, tanks, coolers."""

from registry import product
from shapes import *
from materials import *


def pipes(r, inner, length, mat, rows, widest, at=(0, 0, 0), socket=False, loose=0.01):
    """A pyramid of pipes lying along x, resting on one another."""
    profile = [(inner, 0), (r, 0), (r, length)]
    if socket:
        profile = [(inner, 0), (r, 0), (r, length - r * 2.2), (r * 1.13, length - r * 1.9), (r * 1.13, length - r * 0.1), (r * 1.18, length), (r * 1.04, length)]
    mesh = lathe(profile + [(inner, length), (inner, 0)], mat=mat, segments=48)
    data = mesh.data
    bpy.data.objects.remove(mesh)
    for row in range(rows):
        for i in range(widest - row):
            flip = (i + row) % 2 if socket else 0
            put(data, None, (at[0] + (-length / 2 if not flip else length / 2) + rnd(-loose, loose), at[1] + (i - (widest - row - 1) / 2) * r * (2.3 if socket else 2.02), at[2] + r * (1.16 if socket else 1) + row * r * (1.98 if socket else 1.74)), (0, 90 if not flip else -90, 0))


@product('mechanical-pvc-waste-pipes', fill=0.86)
def waste():
    pipes(0.055, 0.0515, 1.5, plain('#a9aeb0', 0.32), 3, 4, socket=True)
    pipes(0.0275, 0.0247, 1.4, plain('#ececea', 0.28), 2, 4, (0, -0.42, 0), socket=True)


@product('mechanical-ppr-pipes', fill=0.84)
def ppr():
    green = plain('#3f8450', 0.38)
    pipes(0.0125, 0.0083, 0.5, green, 4, 8, (0, 0.08, 0))
    pipes(0.016, 0.0107, 0.5, plain('#e9e8e3', 0.38), 3, 5, (0, -0.11, 0))
    pvc_elbow(green, 0.0125, (-0.16, -0.22, 0.016), (90, 0, 25))
    pvc_tee(green, 0.0125, (0.0, -0.24, 0.016), (0, 0, -20))


@product('mechanical-steel-pipes', fill=0.86)
def steel_pipes():
    pipes(0.03, 0.0265, 1.4, galvanised(0.012), 4, 6, (0, 0.1, 0))
    pipes(0.057, 0.051, 1.4, rusty('#2f3033', 0.2, 0.4, 0.1), 1, 2, (0, -0.27, 0))


@product('mechanical-pressure-pipe-blue', fill=0.86, ground='laterite')
def pressure():
    pipes(0.055, 0.049, 1.5, plain('#2f6fa8', 0.3), 3, 5, socket=True)


def spiral_coil(radius, r, rounds, layers, mat, at=(0, 0, 0), rot=(0, 0, 0)):
    parts = []
    for layer in range(layers):
        for ring in range(rounds):
            turned = radius + ring * r * 2.04
            parts.append(tube([(turned * math.cos(t), turned * math.sin(t), r + layer * r * 2.02) for t in [2 * math.pi * k / 60 for k in range(60)]], r, mat, closed=True, round_off=False, sides=6))
    return group(parts, at, rot)


@product('mechanical-hdpe-coil', fill=0.82, ground='laterite')
def hdpe():
    black = plain('#1c1d1f', 0.36, grain=0.05)
    spiral_coil(0.34, 0.016, 5, 5, black)
    tube([(0.48, 0.0, 0.15), (0.5, -0.15, 0.1), (0.52, -0.4, 0.02), (0.36, -0.62, 0.016)], 0.016, black)
    strap = plain('#c2410c', 0.5)
    for i in range(4):
        a = math.pi / 2 * i + 0.5
        loop = [(0.405 + 0.087 * math.cos(t), 0, 0.082 + 0.087 * math.sin(t)) for t in [k * math.pi / 10 for k in range(20)]]
        tube(loop, 0.005, strap, rot=(0, 0, math.degrees(a)), closed=True)


@product('mechanical-copper-coil', fill=0.82)
def copper_coil():
    copper = metal('#c97b50', 0.2)
    spiral_coil(0.13, 0.0064, 5, 6, copper)
    white = plain('#eeeeea', 0.8)
    spiral_coil(0.12, 0.011, 4, 3, white, (0.06, 0.24, 0.205), (74, 0, 8))
    tube([(0.183, 0, 0.05), (0.192, -0.07, 0.03), (0.15, -0.18, 0.0064), (-0.02, -0.22, 0.0064)], 0.0064, copper)


def elbow_points(r, reach):
    return bend([(reach, 0, 0), (0, 0, 0), (0, 0, reach)], r, 14)


def pvc_elbow(mat, r, at, rot):
    path = elbow_points(r * 1.5, r * 2.6)
    parts = [tube(path, r, mat, round_off=False, sides=10, caps=False), tube(path, r * 0.92, plain('#3a3c3e', 0.6), round_off=False, sides=10, caps=False)]
    parts += [lathe([(r, 0), (r * 1.16, 0.0), (r * 1.16, r * 1.1), (r * 1.2, r * 1.12), (r * 1.2, r * 1.25), (r * 1.02, r * 1.25), (r * 1.0, r * 0.2)], (r * 1.6, 0, 0), mat, rot=(0, 90, 0)), lathe([(r, 0), (r * 1.16, 0.0), (r * 1.16, r * 1.1), (r * 1.2, r * 1.12), (r * 1.2, r * 1.25), (r * 1.02, r * 1.25), (r * 1.0, r * 0.2)], (0, 0, r * 1.6), mat)]
    return group(parts, at, rot)


def pvc_tee(mat, r, at, rot):
    def hub(place, turn_by):
        return lathe([(r, -r * 0.3), (r * 1.16, 0), (r * 1.16, r * 1.1), (r * 1.2, r * 1.12), (r * 1.2, r * 1.25), (r * 1.02, r * 1.25), (r * 0.98, 0.0)], place, mat, rot=turn_by)

    parts = [lathe([(r * 0.95, -r * 2), (r, -r * 2), (r, r * 2), (r * 0.95, r * 2), (r * 0.95, -r * 2)], mat=mat, rot=(0, 90, 0)), lathe([(r * 0.95, 0), (r, 0), (r, r * 2)], mat=mat)]
    parts += [hub((r * 1.3, 0, 0), (0, 90, 0)), hub((-r * 1.3, 0, 0), (0, -90, 0)), hub((0, 0, r * 1.3), (0, 0, 0))]
    return group(parts, at, rot)


@product('mechanical-pvc-bends-tees', fill=0.8)
def bends():
    grey, r = plain('#a9aeb0', 0.3), 0.055
    pvc_elbow(grey, r, (-0.22, 0.05, r * 1.2), (0, 0, -30))
    pvc_tee(grey, r, (0.12, 0.08, r * 1.2), (0, 0, 18))
    pvc_elbow(grey, r, (0.10, -0.26, r * 1.2), (90, 0, 40))
    white = plain('#ececea', 0.28)
    pvc_elbow(white, 0.028, (-0.14, -0.2, 0.034), (0, 0, 60))
    pvc_tee(white, 0.028, (-0.02, -0.34, 0.034), (0, 0, -10))


@product('mechanical-ppr-elbows', fill=0.8)
def ppr_elbows():
    green = plain('#4d8f5b', 0.32)
    r = 0.015
    things = gathered(lambda: pvc_elbow(green, r, (0, 0, 0), (0, 0, 0)))
    bpy.context.view_layer.update()
    mesh = frozen([each for each in things if each.type != 'EMPTY'])
    for thing in list(bpy.context.scene.objects):
        bpy.data.objects.remove(thing)
    for _ in range(95):
        rr, a = 0.17 * math.sqrt(RNG.random()), rnd(0, 2 * math.pi)
        z = 0.02 + 0.08 * max(0, 1 - (rr / 0.16) ** 1.3) * rnd(0.5, 1)
        put(mesh, None, (rr * math.cos(a), rr * math.sin(a), z), (rnd(0, 360), rnd(0, 360), rnd(0, 360)))


def gate_valve(at, a, scale=1.0):
    brass, red, steel = metal('#c2a05a', 0.26), plain('#b3261e', 0.35), metal('#c3c6c8', 0.3)
    parts = [lathe([(0.017, -0.045), (0.021, -0.045), (0.021, -0.028), (0.017, -0.024), (0.016, 0), (0.017, 0.024), (0.021, 0.028), (0.021, 0.045), (0.017, 0.045), (0.013, 0.04), (0.013, -0.04), (0.017, -0.045)], mat=brass, rot=(0, 90, 0), segments=8, angle=20)]
    parts += [lathe([(0.019, -0.01), (0.022, 0.02), (0.02, 0.03), (0.014, 0.034), (0.014, 0.046), (0.009, 0.048), (0.008, 0.062), (0.0, 0.062)], mat=brass, segments=40), cyl(0.004, 0.03, (0, 0, 0.06), brass)]
    ring = [(0.028 * math.cos(t), 0.028 * math.sin(t), 0.085) for t in [2 * math.pi * k / 32 for k in range(32)]]
    parts.append(tube(ring, 0.004, red, closed=True))
    for k in range(3):
        t = 2 * math.pi * k / 3
        parts.append(tube([(0, 0, 0.083), (0.027 * math.cos(t), 0.027 * math.sin(t), 0.085)], 0.0034, red))
    parts.append(lathe([(0.006, 0.082), (0.006, 0.09), (0, 0.09)], mat=steel, segments=6, angle=15))
    return group(parts, at, (0, 0, a), scale)


@product('mechanical-brass-valves', fill=0.78)
def valves():
    gate_valve((-0.04, 0.02, 0.022), 12)
    brass, red = metal('#c2a05a', 0.26), plain('#b3261e', 0.35)
    parts = [lathe([(0.014, -0.04), (0.02, -0.04), (0.02, -0.022), (0.018, -0.02), (0.025, 0), (0.018, 0.02), (0.02, 0.022), (0.02, 0.04), (0.014, 0.04), (0.012, 0.0), (0.014, -0.04)], mat=metal('#cfd2d4', 0.22), rot=(0, 90, 0), segments=40)]
    parts += [cyl(0.008, 0.02, (0, 0, 0.018), brass), box((0.1, 0.014, 0.004), (0.035, 0, 0.038), red, bevel=0.0015), lathe([(0.006, 0.038), (0.006, 0.046), (0, 0.046)], mat=brass, segments=6, angle=15)]
    group(parts, (0.075, -0.05, 0.025), (0, 0, -24))


@product('mechanical-wc-set', fill=0.84)
def wc():
    china = plain('#f6f5f2', 0.08, coat=0.9)
    seat = plain('#f1f0ed', 0.2, coat=0.5)

    def bowl(u, v):
        a = u * 2 * math.pi
        t = v
        rx, ry = 0.13 + 0.06 * t ** 2.2, 0.20 + 0.05 * t ** 2.2
        stretch = 1.15 if math.sin(a) < 0 else 1.0
        return (rx * math.cos(a) * (1 - 0.1 * max(0, -math.sin(a))), ry * math.sin(a) * stretch - 0.02 * t, 0.39 * t)

    sheet(bowl, 64, 24, china, closed_u=True, angle=180)
    ring = [(0.198 * math.cos(a), (0.262 if math.sin(a) > 0 else 0.305) * math.sin(a) - 0.02) for a in [2 * math.pi * k / 48 for k in range(48)]]
    prism([ring], 0.024, (0, 0, 0.386), china, bevel=0.009)
    prism([ring], 0.028, (0, 0, 0.412), seat, bevel=0.011)
    box((0.38, 0.17, 0.36), (0, 0.30, 0.40), china, ground=True, bevel=0.025)
    box((0.40, 0.19, 0.03), (0, 0.30, 0.76), china, ground=True, bevel=0.012)
    box((0.24, 0.2, 0.40), (0, 0.24, 0), china, ground=True, bevel=0.03)
    chrome = metal('#dfe1e3', 0.08)
    cyl(0.022, 0.008, (0, 0.30, 0.79), chrome)


@product('mechanical-wash-basin', fill=0.84)
def basin():
    china, chrome = plain('#f6f5f2', 0.08, coat=0.9), metal('#dfe1e3', 0.08)
    outer = [(0.0, 0.60), (0.08, 0.61), (0.16, 0.66), (0.235, 0.76), (0.27, 0.80), (0.275, 0.815), (0.265, 0.825), (0.245, 0.82)]
    inner = [(0.225, 0.79), (0.18, 0.725), (0.1, 0.69), (0.02, 0.682), (0, 0.68)]
    lathe(outer + inner, mat=china, segments=72, angle=180, scale=(1.05, 0.82, 1))
    box((0.5, 0.12, 0.05), (0, 0.2, 0.772), china, ground=True, bevel=0.02)
    lathe([(0.0, 0), (0.125, 0), (0.12, 0.03), (0.085, 0.12), (0.075, 0.35), (0.09, 0.55), (0.12, 0.63)], (0, 0.06, 0), china, segments=56, angle=180)
    cyl(0.022, 0.09, (0, 0.19, 0.82), chrome)
    tube(bend([(0, 0.19, 0.89), (0, 0.19, 0.93), (0, 0.07, 0.90), (0, 0.06, 0.88)], 0.03), 0.013, chrome, round_off=False)
    box((0.016, 0.075, 0.008), (0, 0.175, 0.955), chrome, rot=(16, 0, 0), bevel=0.003)
    cyl(0.02, 0.003, (0, 0, 0.684), chrome)


@product('mechanical-kitchen-sink', fill=0.84, samples=8)
def sink():
    steel = plain('#b4b8bb', 0.4, metal=0.55)
    holes = [round_rect(-0.40, -0.19, -0.02, 0.17, 0.05), round_rect(0.02, -0.19, 0.40, 0.17, 0.05)]
    prism([round_rect(-0.45, -0.24, 0.45, 0.24, 0.03)] + holes, 0.006, (0, 0, 0.2), steel, bevel=0.002)
    for x in (-0.21, 0.21):
        def wall(u, v, x=x):
            points = round_rect(-0.19, -0.18, 0.19, 0.18, 0.05, 6)
            k = int(u * len(points)) % len(points)
            s = 1 - 0.06 * (1 - v)
            return (x + points[k][0] * s, -0.01 + points[k][1] * s, 0.02 + 0.185 * v)

        sheet(wall, 28, 4, steel, 0.001, closed_u=True, angle=60)
        prism([round_rect(x - 0.179, -0.179, x + 0.179, 0.159, 0.047)], 0.002, (0, 0, 0.021), steel)
        lathe([(0.045, 0), (0.045, 0.003), (0.034, 0.002), (0.03, -0.0005), (0, -0.0005)], (x, -0.01, 0.0235), metal('#9a9ea1', 0.3))
        cyl(0.026, 0.001, (x, -0.01, 0.0235), plain('#1d1e20', 0.5))
    chrome = metal('#dfe1e3', 0.08)
    cyl(0.024, 0.05, (0, 0.205, 0.206), chrome)
    tube(bend([(0, 0.205, 0.24), (0, 0.205, 0.50), (0, 0.05, 0.52), (0, 0.03, 0.40)], 0.08, 14), 0.012, chrome, round_off=False)


def tank(at, r, h, colour='#1f2226', open_hatch=False):
    mat = plain(colour, 0.42, grain=0.08, size=0.02)
    profile = [(0, 0), (r * 0.97, 0), (r, h * 0.02)]
    for i in range(7):
        z = h * (0.05 + i * 0.105)
        profile += [(r, z), (r, z + h * 0.075), (r * 0.965, z + h * 0.085), (r * 0.965, z + h * 0.097)]
    profile += [(r, h * 0.79), *flowing([(r * 0.98, h * 0.83), (r * 0.7, h * 0.93), (r * 0.42, h * 0.955)]), (r * 0.42, h * 0.975), (0, h * 0.975)]
    parts = [lathe(profile, mat=mat, segments=80, angle=30)]
    lid = [(r * 0.36, h * 1.02), (0, h * 1.02)]
    rim = [(r * 0.38, h * 1.0), (r * 0.38, h * 0.978), (0, h * 0.978)]
    parts.append(lathe([(r * 0.40, h * 0.97), (r * 0.44, h * 0.975), (r * 0.44, h * 1.0), *(rim if open_hatch else lid)], mat=mat, segments=64))
    dome = flowing([(r * 0.94, h * 0.84), (r * 0.7, h * 0.93), (r * 0.46, h * 0.953)])
    for i in range(10):
        a = 2 * math.pi * i / 10
        parts.append(tube([(far * math.cos(a), far * math.sin(a), z) for far, z in dome], r * 0.035, mat))
    return group(parts, at)


@product('mechanical-water-tank', fill=0.84)
def water_tank():
    tank((0, 0, 0), 0.6, 1.35)
    brass = metal('#c2a05a', 0.26)
    tube([(0.30, -0.50, 0.09), (0.36, -0.62, 0.09)], 0.03, brass)
    tank((-0.98, 0.45, 0), 0.45, 1.1, '#2f5571')


@product('mechanical-water-pump', fill=0.78)
def pump():
    blue, dark, cast = plain('#1f5c99', 0.35, coat=0.2), plain('#24272b', 0.4), rusty('#4c5054', 0.05, 0.5)
    for i in range(22):
        a = 2 * math.pi * i / 22
        box((0.17, 0.006, 0.012), (0.06, 0.068 * math.sin(a), 0.115 + 0.068 * math.cos(a)), blue, rot=(-math.degrees(a), 0, 0), bevel=0.001)
    cyl(0.066, 0.18, (-0.03, 0, 0.115), blue, rot=(0, 90, 0))
    lathe([(0, 0), (0.074, 0), (0.074, 0.05), (0.05, 0.06), (0, 0.06)], (0.15, 0, 0.115), dark, rot=(0, 90, 0))
    lathe([(0.03, 0), (0.085, 0.0), (0.09, 0.01), (0.09, 0.05), (0.075, 0.065), (0.04, 0.07), (0.028, 0.085), (0.028, 0.105), (0.02, 0.105), (0.02, 0.08)], (-0.03, 0, 0.115), blue, rot=(0, -90, 0))
    lathe([(0.02, 0), (0.028, 0), (0.028, 0.08), (0.034, 0.082), (0.034, 0.1), (0.022, 0.1), (0.02, 0.03)], (-0.065, 0, 0.18), blue)
    box((0.2, 0.14, 0.012), (0.05, 0, 0), blue, ground=True, bevel=0.004)
    for x in (-0.02, 0.12):
        box((0.03, 0.1, 0.06), (x, 0, 0.01), blue, ground=True, bevel=0.004)
    box((0.09, 0.07, 0.05), (0.07, 0, 0.18), dark, ground=True, bevel=0.008)
    tube([(0.1, -0.035, 0.2), (0.14, -0.09, 0.12), (0.22, -0.13, 0.005), (0.32, -0.08, 0.004)], 0.005, dark)


def borehole_pump(at, rot, long=1.0, r=0.048):
    """A submersible pump lying along x: its motor, the sieve where water goes in, the stages, and the brass outlet."""
    steel, dark, brass = metal('#c4c7ca', 0.34), plain('#26282b', 0.5), metal('#c2a05a', 0.3)
    motor, sieve = long * 0.46, long * 0.055
    parts = [lathe([(0, 0), (r * 0.86, 0), (r * 0.98, r * 0.14), (r, r * 0.3), (r, motor), (0, motor)], mat=steel, rot=(0, 90, 0), segments=72)]
    for at_x in (motor * 0.1, motor * 0.9):
        parts.append(lathe([(r, 0), (r * 1.012, 0.002), (r * 1.012, 0.012), (r, 0.014)], (at_x, 0, 0), dark, rot=(0, 90, 0), segments=72))
    parts.append(cyl(r * 0.8, sieve, (motor, 0, 0), dark, rot=(0, 90, 0)))
    for i in range(28):
        a = 2 * math.pi * i / 28
        parts.append(cyl(r * 0.06, sieve, (motor, r * 0.92 * math.cos(a), r * 0.92 * math.sin(a)), steel, rot=(0, 90, 0), segments=10))
    start = motor + sieve
    stages = long * 0.40
    parts.append(lathe([(0, 0), (r, 0), (r, stages), (r * 0.9, stages + r * 0.25), (0, stages + r * 0.25)], (start, 0, 0), steel, rot=(0, 90, 0), segments=72))
    for i in range(9):
        parts.append(lathe([(r, 0), (r * 1.01, 0.0015), (r * 1.01, 0.004), (r, 0.0055)], (start + stages * (0.08 + i * 0.105), 0, 0), steel, rot=(0, 90, 0), segments=72))
    end = start + stages + r * 0.2
    parts.append(lathe([(0, 0), (r * 0.86, 0), (r * 0.8, r * 0.5), (r * 0.62, r * 0.62), (r * 0.62, r * 1.5), (r * 0.5, r * 1.5), (r * 0.46, r * 0.7), (0, r * 0.7)], (end, 0, 0), brass, rot=(0, 90, 0), segments=64))
    for side in (-1, 1):
        parts.append(tube(bend([(end + r * 0.3, side * r * 0.72, 0), (end + r * 0.5, side * r * 1.05, 0), (end + r * 0.95, side * r * 1.05, 0), (end + r * 1.0, side * r * 0.6, 0)], r * 0.2), r * 0.09, steel))
    # The cable lies in a guard along the stages.
    parts.append(box((stages + sieve * 1.6, r * 0.5, r * 0.2), (motor - sieve * 0.3 + (stages + sieve * 1.6) / 2, 0, r * 1.02), steel, bevel=0.003))
    return group(parts, at, rot)


@product('mechanical-borehole-pump', fill=0.84)
def submersible():
    """With its starter box and its cable."""
    borehole_pump((-0.56, -0.02, 0.05), (0, 0, -6), long=1.08)
    grey, black = plain('#d9dad7', 0.35, coat=0.2), plain('#1b1c1e', 0.5)
    starter = [box((0.24, 0.13, 0.32), (0, 0, 0), grey, ground=True, bevel=0.012), box((0.2, 0.004, 0.27), (0, -0.066, 0.025), plain('#c9cbc8', 0.4), ground=True, bevel=0.004)]
    for i, colour in enumerate(('#1f7a45', '#b3161b')):
        starter.append(lathe([(0, 0), (0.017, 0), (0.017, 0.014), (0.013, 0.02), (0, 0.02)], (-0.045 + i * 0.09, -0.068, 0.14), plain(colour, 0.3, coat=0.4), rot=(90, 0, 0), segments=32))
    starter.append(lathe([(0, 0), (0.034, 0), (0.036, 0.006), (0.03, 0.009), (0, 0.009)], (0, -0.068, 0.23), plain('#f2f1ec', 0.3), rot=(90, 0, 0), segments=48))
    starter.append(box((0.003, 0.003, 0.024), (0.006, -0.078, 0.234), black, rot=(0, 28, 0), bevel=0))
    group(starter, (-0.16, 0.36, 0), (0, 0, -4))
    spiral_coil(0.125, 0.0075, 4, 4, black, (0.30, 0.30, 0))
    tube(bend([(0.42, 0.25, 0.012), (0.56, 0.16, 0.009), (0.50, 0.04, 0.05), (0.36, -0.05, 0.108)], 0.07, 12), 0.0075, black, round_off=False)


@product('mechanical-solar-pump', fill=0.86, ground='laterite')
def solar_pump():
    """With its controller, before a panel that drives it."""
    cell, frame, white = plain('#10182b', 0.12, coat=0.8), metal('#c9ccce', 0.3), plain('#eeeeec', 0.3, coat=0.2)
    for i in range(2):
        panel = [box((1.1, 0.03, 0.96), (0, 0, 0.48), frame, bevel=0.004)]
        for column in range(6):
            for row in range(5):
                panel.append(box((0.172, 0.004, 0.172), (-0.4425 + column * 0.177, -0.0145, 0.128 + row * 0.177), cell, bevel=0.006))
        group(panel, (-0.34 + i * 1.0, 0.62 + i * 0.12, 0), (-24, 0, 4))
    borehole_pump((-0.52, -0.34, 0.062), (0, 0, -5), long=1.05, r=0.06)
    fins = [box((0.34, 0.16, 0.42), (0, 0, 0), white, ground=True, bevel=0.014), box((0.18, 0.004, 0.09), (0, -0.081, 0.27), plain('#122433', 0.1, coat=0.5), ground=True, bevel=0.004), box((0.34, 0.162, 0.05), (0, 0, 0.03), plain('#1d4a6e', 0.4), ground=True, bevel=0.008)]
    for i in range(9):
        fins.append(box((0.012, 0.06, 0.36), (-0.15 + i * 0.0375, 0.1, 0.03), plain('#8f9395', 0.4), ground=True, bevel=0.002))
    for i in range(3):
        fins.append(cyl(0.011, 0.004, (-0.05 + i * 0.05, -0.08, 0.2), plain('#3a3d40', 0.4), rot=(90, 0, 0)))
    group(fins, (0.72, -0.1, 0), (0, 0, -10))
    tube(bend([(0.66, -0.16, 0.03), (0.62, -0.30, 0.012), (0.46, -0.22, 0.012), (0.30, -0.30, 0.10)], 0.08, 12), 0.009, plain('#1b1c1e', 0.5), round_off=False)


@product('mechanical-split-ac', fill=0.84)
def split_ac():
    white, grey, dark = plain('#f3f2ef', 0.25, coat=0.3), plain('#d8d8d5', 0.35), plain('#26282b', 0.5)
    outdoor = [box((0.8, 0.3, 0.56), (0, 0, 0.04), white, ground=True, bevel=0.012)]
    for x in (-0.3, 0.3):
        outdoor.append(box((0.06, 0.34, 0.04), (x, 0, 0), dark, ground=True))
    outdoor.append(lathe([(0, 0), (0.225, 0), (0.225, 0.004)], (-0.12, -0.152, 0.32), dark, rot=(90, 0, 0)))
    for k in range(8):
        r = 0.03 + k * 0.028
        outdoor.append(tube([(-0.12 + r * math.cos(t), -0.16, 0.32 + r * math.sin(t)) for t in [2 * math.pi * i / 40 for i in range(40)]], 0.003, white, closed=True))
    for k in range(8):
        t = math.pi * k / 8
        outdoor.append(tube([(-0.12 - 0.228 * math.cos(t), -0.162, 0.32 - 0.228 * math.sin(t)), (-0.12 + 0.228 * math.cos(t), -0.162, 0.32 + 0.228 * math.sin(t))], 0.003, white))
    for k in range(9):
        outdoor.append(box((0.14, 0.004, 0.006), (0.28, -0.151, 0.2 + k * 0.035), grey, bevel=0))
    group(outdoor, (0.05, 0.1, 0), (0, 0, -6))
    outline = [(0, 0), (0.16, 0.0), (0.2, 0.06), (0.205, 0.24), (0.19, 0.28), (0, 0.285)]
    indoor = [prism([outline], 0.85, (-0.425, 0, 0), white, rot=(90, 0, 90), bevel=0.006)]
    parts = group(indoor, (-0.05, -0.42, 0.0), (0, 0, 172))
    box((0.62, 0.004, 0.02), (0, -0.622, 0.035), dark, rot=(-30, 0, -8), bevel=0.001)


@product('mechanical-water-heater', fill=0.82)
def heater():
    white, grey, chrome = plain('#f4f3f0', 0.22, coat=0.4), plain('#c9cbcc', 0.35), metal('#d4d6d8', 0.15)
    lathe([(0, 0.03), (0.15, 0.03), (0.195, 0.05), (0.215, 0.09), (0.22, 0.13), (0.22, 0.62), (0.215, 0.66), (0.195, 0.70), (0.15, 0.72), (0, 0.725)], (0, 0, 0.08), white, segments=80)
    lathe([(0.221, 0.16), (0.2225, 0.16), (0.2225, 0.175), (0.221, 0.175)], (0, 0, 0.08), grey, segments=80)
    for x in (-0.08, 0.08):
        cyl(0.012, 0.11, (x, 0, 0), chrome)
    cyl(0.035, 0.012, (0.085, -0.205, 0.29), grey, rot=(90, 0, 22))
    box((0.05, 0.01, 0.02), (-0.02, -0.218, 0.62), plain('#c2410c', 0.4), bevel=0.003)


@product('mechanical-fire-extinguisher', fill=0.82)
def extinguisher():
    red, black, chrome = plain('#b3161b', 0.2, coat=0.6), plain('#1c1c1e', 0.45), metal('#d4d6d8', 0.15)

    def one(at, a):
        def draw(pen, font, size):
            w, h = size
            pen.rectangle((0, 0, w, h), fill='#f4efe2')
            pen.rectangle((0, 0, w, h * 0.3), fill='#1d3f8b')
            pen.text((w / 2, h * 0.15), 'DRY POWDER', font=font(74), fill='#ffffff', anchor='mm')
            pen.text((w / 2, h * 0.55), '9 kg', font=font(190), fill='#b3161b', anchor='mm')
            pen.text((w / 2, h * 0.84), 'FIRE EXTINGUISHER', font=font(58, 'narrow'), fill='#1c1c1e', anchor='mm')

        face = printed(label('extinguisher', draw, (600, 700)), 0.3, wear=0)
        parts = [lathe([(0, 0.012), (0.075, 0.0), (0.087, 0.012), (0.088, 0.03), *flowing([(0.088, 0.42), (0.081, 0.462), (0.062, 0.495), (0.032, 0.512), (0.022, 0.53)]), (0, 0.53)], mat=red, segments=72, angle=50)]
        parts.append(sheet(lambda u, v: (0.0886 * math.cos(math.radians(-150 + 120 * u)), 0.0886 * math.sin(math.radians(-150 + 120 * u)), 0.14 + 0.2 * v), 40, 2, face, angle=180))
        parts += [cyl(0.022, 0.035, (0, 0, 0.525), chrome), box((0.034, 0.022, 0.05), (-0.004, 0, 0.575), chrome, bevel=0.004)]
        parts += [box((0.13, 0.02, 0.007), (0.056, 0, 0.566), black, rot=(0, 10, 0), bevel=0.003), box((0.14, 0.02, 0.007), (0.056, 0, 0.606), black, rot=(0, -8, 0), bevel=0.003)]
        parts.append(tube([(0.012 + 0.011 * math.cos(t), -0.014, 0.588 + 0.011 * math.sin(t)) for t in [2 * math.pi * k / 16 for k in range(16)]], 0.0016, metal('#c9a557', 0.3), closed=True))
        parts.append(cyl(0.018, 0.01, (0, -0.022, 0.54), metal('#c9a557', 0.3), rot=(90, 0, 0)))
        parts.append(tube([(-0.02, 0, 0.545), (-0.12, -0.01, 0.52), (-0.115, -0.03, 0.30), (-0.10, -0.03, 0.14)], 0.010, black))
        parts.append(lathe([(0.01, 0), (0.013, -0.02), (0.02, -0.07), (0.016, -0.07)], (-0.10, -0.03, 0.14), black, segments=24))
        group(parts, at, (0, 0, a))

    one((0, 0, 0), 26)
    one((0.27, 0.16, 0), 40)


@product('mechanical-manhole-cover', fill=0.82)
def manhole():
    iron = rusty('#3f4144', 0.22, 0.5, 0.1)
    lathe([(0.30, 0), (0.37, 0.0), (0.37, 0.02), (0.34, 0.075), (0.335, 0.08), (0.315, 0.08), (0.315, 0.055), (0.29, 0.05), (0.29, 0.0)], mat=iron, segments=80)
    cover = [cyl(0.31, 0.03, (0, 0, 0), iron, segments=80)]
    for i in range(-8, 9):
        for j in range(-8, 9):
            if math.hypot(i, j) * 0.034 < 0.275 and not (abs(j) < 2 and abs(i) < 6):
                cover.append(box((0.018, 0.018, 0.008), (i * 0.034, j * 0.034, 0.028), iron, rot=(0, 0, 45), ground=True, bevel=0.002))
    for y in (-0.24, 0.24):
        cover.append(tube([(-0.035, y, 0.03), (0, y, 0.05), (0.035, y, 0.03)], 0.008, iron))
    cover.append(words('WATER', 0.075, iron, (0, 0, 0.038), depth=0.004))
    group(cover, (0.0, 0.40, 0.30), (70, 0, 6))


@product('mechanical-septic-tank', fill=0.82, ground='laterite')
def septic():
    mat = plain('#2d4a3a', 0.42, grain=0.08, size=0.03)
    profile = [(0, -1.0), (0.35, -0.97), (0.56, -0.88)]
    for i in range(9):
        z = -0.84 + i * 0.19
        profile += [(0.62, z), (0.62, z + 0.11), (0.575, z + 0.13), (0.575, z + 0.17)]
    profile += [(0.56, 0.88), (0.35, 0.97), (0, 1.0)]
    lathe(profile, (0, 0, 0.62), mat, rot=(0, 90, 0), segments=80, angle=30)
    for x in (-0.4, 0.4):
        lathe([(0.24, 0), (0.24, 0.12), (0.27, 0.12), (0.27, 0.16), (0.2, 0.19), (0, 0.19)], (x, 0, 1.17), mat)
    grey = plain('#a9aeb0', 0.32)
    lathe([(0.05, 0), (0.057, 0), (0.057, 0.14), (0.05, 0.14)], (0.95, 0, 0.88), grey, rot=(0, 90, 0))
    for x in (-0.55, 0.55):
        box((0.2, 0.9, 0.1), (x, 0, 0), mat, ground=True, bevel=0.02)
