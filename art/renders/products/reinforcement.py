"""Rods, mesh and wire."""

from registry import product
from shapes import *
from materials import *


def ribbed(length, r, mat, ribs=True):
    """A deformed bar along x as one mesh: a round body, slanted ribs and two seams."""
    around, pitch = 14, r * 1.3
    rows = int(length / (pitch / 4))

    def of(u, v):
        x, a = v * length, u * 2 * math.pi
        rib = 0.0
        if ribs:
            phase = (x / pitch + math.sin(a) * 0.55) % 1
            rib = max(0, 1 - abs(phase - 0.5) * 5) * min(1, abs(math.sin(a)) * 2) * r * 0.13
            rib = max(rib, max(0, 1 - abs(math.sin(a)) * 5) * r * 0.11)
        return (x, (r + rib) * math.cos(a), (r + rib) * math.sin(a))

    mesh = sheet(of, around, rows, mat, closed_u=True, angle=50)
    cap = prism([circle(0, 0, r * 1.02, 14)], 0.0006, (length, 0, 0), mat, rot=(0, 90, 0))
    cap2 = prism([circle(0, 0, r * 1.02, 14)], 0.0006, (0, 0, 0), mat, rot=(0, 90, 0))
    return frozen([mesh, cap, cap2])


def bundle(mesh, r, rings, length, at=(0, 0, 0), rot=(0, 0, 0), ties=(0.2, 0.5, 0.8), loose=0.03):
    parts = []
    step = r * 2.16
    for row in range(-rings, rings + 1):
        for column in range(2 * rings + 1 - abs(row)):
            y = (column - (2 * rings - abs(row)) / 2) * step
            z = row * step * 0.866
            parts.append(put(mesh, None, (rnd(-loose, loose), y, z), (rnd(0, 360), 0, rnd(-0.08, 0.08))))
    wire = metal('#5a4a40', 0.5)
    out = (rings + 0.62) * step
    for t in ties:
        for shift in (0, 0.004):
            points = [(t * length + shift + rnd(-0.004, 0.004), out * math.cos(a), out * 0.95 * math.sin(a)) for a in [i * math.pi / 3 + math.pi / 6 * 0 for i in range(6)]]
            parts.append(tube(points, r * 0.22, wire, closed=True, round_off=False))
    return group(parts, (at[0], at[1], at[2] + out * 0.9), rot)


@product('reinforcement-rod-bundle', fill=0.88)
def rod_bundle():
    mesh = ribbed(0.8, 0.008, rusty('#74777b', 0.26, 0.42, 0.09))
    bundle(mesh, 0.008, 4, 0.8, (-0.30, 0.12, 0), (0, 0, -26), ties=(0.2, 0.62))
    bundle(mesh, 0.008, 3, 0.8, (-0.42, -0.06, 0), (0, 0, -22), ties=(0.25, 0.7))


@product('reinforcement-rod-ends', fill=0.9, ground='laterite')
def rod_ends():
    mesh = ribbed(0.42, 0.01, rusty('#777b80', 0.22, 0.4, 0.05))
    bundle(mesh, 0.01, 4, 0.42, (0, 0, 0), (0, 0, -62), ties=(0.3,), loose=0.008)


@product('reinforcement-high-yield-25', fill=0.88)
def rod_thick():
    mat = rusty('#63666a', 0.3, 0.45, 0.12)
    mesh = ribbed(1.3, 0.0125, mat)
    for row, count in enumerate((7, 6, 5, 4)):
        for i in range(count):
            put(mesh, None, (-0.65 + rnd(-0.03, 0.03), (i - (count - 1) / 2) * 0.0285, 0.06 + 0.0142 + row * 0.0247), (rnd(0, 360), 0, rnd(-0.3, 0.3)))
    beam = wood('#b98a55', '#8a5f35', axis=1)
    for x in (-0.42, 0.42):
        box((0.08, 0.34, 0.06), (x, 0, 0), beam, ground=True)


@product('reinforcement-rusty-local-rod', fill=0.86, ground='concrete')
def rod_local():
    mesh = ribbed(1.4, 0.006, rusty('#5f5a55', 0.85, 0.6, 0.06))
    for row, count in enumerate((16, 13, 9, 5)):
        for i in range(count):
            aside(put(mesh, None, (-0.7 + rnd(-0.06, 0.06), (i - (count - 1) / 2) * 0.0138 + rnd(-0.003, 0.003), 0.007 + row * 0.0118), (rnd(0, 360), 0, rnd(-1.2, 1.2))))
    framed_by((0.32, -0.11, 0), (0.72, 0.11, 0.05))


def coil(radius, r, turns, mat, wide, at=(0, 0, 0), rot=(0, 0, 0), loose=0.6, per=30):
    """Wire wound into a ring lying flat."""
    points = []
    shift = rnd(0, 50)
    for i in range(turns * per + 1):
        a = 2 * math.pi * i / per
        t = i / per
        out = radius + wide * 0.5 * fbm(t * 0.77 + shift, a * 0.05, 0, 2) * 1.7 * loose
        z = wide * (0.5 + 0.62 * fbm(t * 0.61 + shift, 7, a * 0.05, 2) * loose) + 0.001
        points.append((out * math.cos(a), out * math.sin(a), max(z, r)))
    return tube(points, r, mat, at, rot, round_off=False, sides=3, caps=True)


@product('reinforcement-rod-coil', fill=0.84)
def rod_coil():
    mat = rusty('#6f7276', 0.3, 0.42, 0.1)
    coil(0.55, 0.0045, 62, mat, 0.19, per=40)
    wire = metal('#4c423b', 0.5)
    for i in range(4):
        a = math.pi / 2 * i + 0.5
        out = [(0.105 * math.cos(t), 0, 0.09 + 0.12 * math.sin(t)) for t in [k * math.pi / 8 for k in range(16)]]
        tube(out, 0.0035, wire, (0.55 * math.cos(a), 0.55 * math.sin(a), 0.012), (0, 0, math.degrees(a)), closed=True)


@product('reinforcement-mesh-roll', fill=0.86, ground='concrete')
def mesh_roll():
    mat = rusty('#74777b', 0.35, 0.45, 0.1)
    length, pitch, r = 1.2, 0.1, 0.0035

    def spiral(t):
        a = t * 2 * math.pi * 3.1
        radius = 0.17 + 0.034 * t * 3.1
        return radius * math.cos(a), radius * math.sin(a) + 0.276

    for i in range(13):
        x = i * pitch - length / 2
        tube([(x, *spiral(k / 150)) for k in range(151)], r, mat, round_off=False, sides=3)
    k, last = 0, None
    for step in range(1500):
        y, z = spiral(step / 1500)
        if last is None or math.hypot(y - last[0], z - last[1]) > pitch:
            last = (y, z)
            tube([(-length / 2 - 0.025, y, z), (length / 2 + 0.025, y, z)], r, mat, round_off=False, sides=3)
    tail = spiral(1.0)
    for i in range(13):
        x = i * pitch - length / 2
        tube([(x, tail[0] + 0.0, tail[1]), (x, tail[0] - 0.08, tail[1] - 0.17), (x, tail[0] - 0.2, 0.01), (x, tail[0] - 0.5, 0.005)], r, mat, sides=3)
    for j in range(5):
        tube([(-length / 2 - 0.025, tail[0] - 0.16 - j * pitch, max(0.006, 0.04 - j * 0.03)), (length / 2 + 0.025, tail[0] - 0.16 - j * pitch, max(0.006, 0.04 - j * 0.03))], r, mat, sides=3)


@product('reinforcement-square-bar', fill=0.86, ground='laterite')
def square_bar():
    mat = rusty('#5f6266', 0.4, 0.45, 0.08)
    for row, count in enumerate((9, 8, 6, 3)):
        for i in range(count):
            aside(box((1.1, 0.012, 0.012), (rnd(-0.03, 0.03), (i - (count - 1) / 2) * 0.0145 + rnd(-0.001, 0.001), row * 0.0124), mat, rot=(0, 0, rnd(-0.6, 0.6)), ground=True, bevel=0.0008))
    framed_by((0.22, -0.09, 0), (0.57, 0.09, 0.05))


@product('reinforcement-spacers', fill=0.82)
def spacers():
    mat = plain('#4a4d52', 0.5, vary=0.15)
    out = [(0.02 * math.cos(a), 0.02 * math.sin(a)) for a in [k * math.pi / 18 for k in range(36)]]
    gear = [(x * (1.12 if i % 3 == 0 else 0.96), y * (1.12 if i % 3 == 0 else 0.96)) for i, (x, y) in enumerate(out)]
    holes = [[(0.0135 * math.cos(a + d), 0.0135 * math.sin(a + d)) for d in (-0.4, -0.13, 0.13, 0.4)] + [(0.008 * math.cos(a + d), 0.008 * math.sin(a + d)) for d in (0.35, -0.35)] for a in [k * math.pi / 3 for k in range(6)]]
    body = frozen([prism([gear] + holes + [circle(0, 0, 0.006)], 0.012, mat=mat, bevel=0.0006)])
    for _ in range(170):
        r = 0.11 * math.sqrt(RNG.random())
        a = rnd(0, 2 * math.pi)
        z = 0.055 * max(0, 1 - (r / 0.095) ** 2) * rnd(0.5, 1) + 0.008
        put(body, None, (r * math.cos(a), r * math.sin(a), z), (rnd(-70, 70), rnd(-70, 70), rnd(0, 360)))
    for i in range(5):
        put(body, None, (-0.1 + i * 0.048, -0.15 + rnd(-0.012, 0.012), 0.022), (90, 0, rnd(-30, 30)))


@product('reinforcement-binding-wire-coil', fill=0.84)
def binding_coil():
    mat = rusty('#3f4042', 0.22, 0.42, 0.1)
    coil(0.19, 0.0012, 170, mat, 0.09, per=36, loose=0.6)
    tie = metal('#54483e', 0.5)
    for i in range(3):
        a = 2 * math.pi / 3 * i + 0.2
        out = [(0.036 * math.cos(t), 0, 0.044 + 0.042 * math.sin(t)) for t in [k * math.pi / 8 for k in range(16)]]
        for shift in (-0.006, 0, 0.006):
            tube(out, 0.0014, tie, (0.19 * math.cos(a), 0.19 * math.sin(a), 0.008 + shift * 0.1), (0, 0, math.degrees(a) + shift * 900), closed=True)
    tube([(0.2, -0.09, 0.03), (0.27, -0.16, 0.012), (0.36, -0.13, 0.003), (0.4, -0.2, 0.003)], 0.0011, mat)


@product('reinforcement-binding-wire-rolls', fill=0.84)
def binding_rolls():
    dark, zinc = rusty('#444547', 0.3, 0.42, 0.1), metal('#b4b9bd', 0.3, vary=0.1)
    coil(0.15, 0.0011, 90, dark, 0.075, (0, 0, -0.014))
    coil(0.15, 0.0011, 90, dark, 0.075, (0.012, 0.008, 0.042))
    coil(0.15, 0.0011, 90, zinc, 0.075, (0.37, -0.2, -0.014))


@product('reinforcement-galvanised-wire', fill=0.84)
def galvanised_wire():
    zinc = metal('#bcc1c5', 0.27, vary=0.1)
    coil(0.17, 0.0012, 110, zinc, 0.085)
    leaning = coil(0.17, 0.0012, 110, zinc, 0.085)
    leaning.location, leaning.rotation_euler = (-0.05, 0.28, 0.17), turn((78, 0, 16))


@product('reinforcement-wire-ties', fill=0.84, ground='concrete')
def wire_ties():
    mat = metal('#55575a', 0.4, vary=0.15)
    wires = []
    for _ in range(5):
        points = [(-0.15, 0, 0), (-0.05, rnd(-0.004, 0.004), rnd(-0.003, 0.003)), (0.05, rnd(-0.004, 0.004), rnd(-0.003, 0.003)), (0.15, 0, 0)]
        wires.append(frozen([tube(points, 0.0009, mat, sides=2)]))
    for centre, turn_z, count in (((0, 0.03), 4, 420), ((0.02, -0.1), -9, 380)):
        for _ in range(count):
            r, a = 0.026 * math.sqrt(RNG.random()), rnd(0, 2 * math.pi)
            put(RNG.choice(wires), None, (centre[0] + rnd(-0.006, 0.006), centre[1] + r * math.cos(a), 0.027 + r * math.sin(a)), (rnd(0, 360), rnd(-0.8, 0.8), turn_z + rnd(-1.2, 1.2)))
        tie = [(0.0, 0.0285 * math.cos(t), 0.0275 + 0.0285 * math.sin(t)) for t in [k * math.pi / 8 for k in range(16)]]
        for x in (-0.07, 0.07):
            tube(tie, 0.0013, metal('#c9a15a', 0.4), (centre[0] + x, centre[1], 0), (0, 0, turn_z), closed=True)
