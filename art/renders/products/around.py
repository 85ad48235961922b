"""What stands around the goods: mortar, a folding rule, film, straps, a wheelbarrow, a tipper."""

from shapes import *
from materials import *


def mortar(colour='#8f8a81', dark='#75706a'):
    """Wet mortar: dull with a damp sheen, lumpy as the trowel left it."""
    s = Surface('mortar')
    tone = s.ramp(s.noise(0.05, 5), (0.3, dark), (0.7, colour))
    tone = s.blend(1.0, tone, s.ramp(s.noise(0.003, 3, 0.7), (0.3, 0.86), (0.65, 1.03)), 'MULTIPLY')
    rise = s.math('ADD', s.noise(0.014, 5, 0.6), s.math('MULTIPLY', s.noise(0.003, 3, 0.7), 0.25))
    return s.done(tone, s.ramp(s.noise(0.03, 3), (0.35, 0.5), (0.65, 0.85)), 0, s.bump(rise, 0.6, 0.006), specular=0.35)


def spread(long, wide, high, mat, at, rough=0.35, grain=70):
    """A bed of mortar with wavering edges about `at`, flat underneath."""
    shift = rnd(0, 99)

    def of(u, v):
        x, y = (u - 0.5) * 2, (v - 0.5) * 2
        edge = max(0.0, 1 - abs(x) ** 8) * max(0.0, 1 - abs(y) ** 4)
        wave = 1 + 0.09 * fbm(u * long * 9 + shift, v * 3, 0, 3)
        top = high * edge ** 0.35 * (1 + rough * fbm(u * long * 14 + shift, v * wide * 14, 5, 4))
        return (x * long / 2 * (1 + 0.02 * fbm(v * 5 + shift, 3)), y * wide / 2 * wave, max(0.0, top))

    return sheet(of, grain, max(12, int(grain * wide / long) + 10), mat, at=at, angle=180)


def splashes(mat, count, place, size=0.012):
    """Drops of mortar or paint where somebody has worked; place() -> (x, y)."""
    drops = [lathe([(1, 0), (0.93, 0.22), (0.5, 0.42), (0, 0.46)], mat=mat, segments=18).data for _ in range(2)]
    for thing in [each for each in bpy.context.scene.objects if each.type == 'MESH' and each.data in drops]:
        bpy.data.objects.remove(thing)
    for _ in range(count):
        x, y, z = place()
        r = size * rnd(0.2, 1) ** 2
        aside(put(RNG.choice(drops), None, (x, y, z), (0, 0, rnd(0, 360)), (r * rnd(0.7, 1.5), r, r)))


def folding_rule(at, rot, sections=5, first=0):
    """A yellow folding rule laid straight: sections of twenty centimetres from x = 0 on, lettered in centimetres."""
    brass, back = metal('#b99a4e', 0.35), plain('#d9a92f', 0.5, grain=0.06)
    parts = []
    for i in range(sections):

        def draw(pen, font, size, i=i):
            w, h = size
            pen.rectangle((0, 0, w, h), fill='#e3b443')
            for k in range(201):
                x = k * w / 200
                reach = 0.42 if k % 10 == 0 else (0.32 if k % 5 == 0 else 0.2)
                pen.line((x, h, x, h * (1 - reach)), fill='#1d1b18', width=4 if k % 10 == 0 else 2)
                if k % 10 == 0 and 0 < k < 200:
                    number = (first + i) * 20 + k // 10
                    pen.text((x, h * 0.32), str(number), font=font(62, 'narrow'), fill='#a32218' if number % 10 == 0 else '#1d1b18', anchor='mm')

        face = printed(label(f'rule{first + i}', draw, (2400, 150)), 0.45, wear=0.1)
        z = 0.0036 * (i % 2)
        parts.append(box((0.212, 0.0152, 0.0034), (i * 0.2 + 0.1, 0, z), back, ground=True, bevel=0.0006))
        parts.append(sheet(lambda u, v, i=i, z=z: (i * 0.2 + u * 0.2, (v - 0.5) * 0.015, z + 0.0036), 1, 1, face))
        if i:
            parts.append(cyl(0.0045, 0.0012, (i * 0.2, 0, 0.0072), brass))
    return group(parts, at, rot)


def film():
    """Stretch film: what is wrapped shows through, with streaks where it is drawn tight. Light is added, not chosen, so it has no grain."""
    s = Surface('film')
    through, sky, both = s.node('BsdfTransparent'), s.node('Emission'), s.node('AddShader')
    s.give(through.inputs[0], (0.80, 0.81, 0.82))
    s.give(sky.inputs[0], rgb('#eef2f4'))
    pull = s.noise(0.035, 3, 0.5, s.scaled(s.world, (0.09, 0.09, 1.5)), distortion=0.25)
    wide = s.noise(0.4, 3, 0.5, s.world)
    s.give(sky.inputs[1], s.math('ADD', s.ramp(pull, (0.45, 0.01), (0.58, 0.03), (0.6, 0.09), (0.62, 0.03), (0.8, 0.05)), s.ramp(wide, (0.45, 0.0), (0.7, 0.05))))
    s.tree.links.new(through.outputs[0], both.inputs[0])
    s.tree.links.new(sky.outputs[0], both.inputs[1])
    s.tree.links.new(both.outputs[0], s.out.inputs['Surface'])
    return s.mat


def wrapped(size, at, mat=None, round_by=0.06, lump=0.012):
    """Film round a load: its four sides, drawn in and out a little."""
    x, y, z = size
    line = round_rect(-x / 2, -y / 2, x / 2, y / 2, round_by, 5)
    shift = rnd(0, 50)

    def of(u, v):
        t = u * len(line)
        i, k = int(t) % len(line), (int(t) + 1) % len(line)
        f = t - int(t)
        px, py = (line[i][n] * (1 - f) + line[k][n] * f for n in (0, 1))
        out = 1 + lump * fbm(px * 5 + shift, py * 5, v * 6, 3)
        return (px * out, py * out, v * z)

    return sheet(of, 96, 24, mat or film(), at=at, closed_u=True, angle=60)


def strap(outline, wide, mat, thick=0.0012):
    """A band along a closed outline of (y, z), `wide` along x, standing about x = 0."""

    def of(u, v):
        t = u * len(outline)
        i, k = int(t) % len(outline), (int(t) + 1) % len(outline)
        f = t - int(t)
        y, z = (outline[i][n] * (1 - f) + outline[k][n] * f for n in (0, 1))
        return ((v - 0.5) * wide, y, z)

    return sheet(of, len(outline) * 2, 1, mat, thick, closed_u=True, angle=50)


def wheel(r, wide, at, rot=(0, 0, 0), rim='#8f2f25', tread=True):
    rubber, steel = plain('#232325', 0.75, grain=0.15, size=0.01, dirt=0.35), plain(rim, 0.5, grain=0.15, dirt=0.3)
    w = wide / 2
    tyre = [(r * 0.58, -w * 0.75), (r * 0.72, -w * 0.98), (r * 0.88, -w), (r * 0.97, -w * 0.8), (r, -w * 0.45), (r, w * 0.45), (r * 0.97, w * 0.8), (r * 0.88, w), (r * 0.72, w * 0.98), (r * 0.58, w * 0.75)]
    parts = [lathe(tyre, mat=rubber, segments=64), lathe([(0, -w * 0.2), (r * 0.2, -w * 0.25), (r * 0.45, -w * 0.1), (r * 0.55, -w * 0.75), (r * 0.6, -w * 0.8), (r * 0.6, w * 0.8), (r * 0.55, w * 0.75), (r * 0.45, w * 0.1), (r * 0.2, w * 0.25), (0, w * 0.2)], mat=steel, segments=48)]
    if tread:
        for i in range(36):
            a = 2 * math.pi * i / 36
            parts.append(box((r * 0.05, r * 0.09, wide * 0.92), (r * 0.985 * math.cos(a), r * 0.985 * math.sin(a), 0), rubber, rot=(0, 0, math.degrees(a)), bevel=0.003))
    for i in range(8):
        a = 2 * math.pi * i / 8
        parts.append(cyl(r * 0.035, wide * 0.2, (r * 0.3 * math.cos(a), r * 0.3 * math.sin(a), w * 0.1), metal('#77797b', 0.5), segments=6))
    return group(parts, at, rot)


def wheelbarrow(at, rot, paint='#2f5d3f'):
    """Its wheel towards +x. Answers with the height function of its pan's bottom."""
    pan, frame, grips = rusty(paint, 0.16, 0.5, 0.16), rusty('#5a5d60', 0.3, 0.5, 0.1), plain('#1f1f21', 0.7)

    def tray(u, v):
        a = u * 2 * math.pi
        t = v
        c, s = math.cos(a), math.sin(a)
        sq = lambda k, n: math.copysign(abs(k) ** n, k)
        x0, y0, x1, y1 = 0.27, 0.19, 0.47, 0.33
        x = sq(c, 0.45) * (x0 + (x1 - x0) * t) + 0.06 * t * (c > 0)
        return (x, sq(s, 0.45) * (y0 + (y1 - y0) * t), 0.34 + 0.235 * t + 0.05 * t * max(0, c))

    parts = [sheet(tray, 96, 14, pan, 0.003, closed_u=True, angle=180)]
    parts.append(box((0.54, 0.38, 0.004), (0, 0, 0.342), pan, bevel=0.001))
    rim = [tray(k / 96, 1.0) for k in range(96)]
    parts.append(tube(rim, 0.009, pan, closed=True, round_off=False))
    for y in (-1, 1):
        parts.append(tube(bend([(0.78, y * 0.045, 0.19), (0.45, y * 0.19, 0.30), (-0.35, y * 0.26, 0.33), (-0.95, y * 0.29, 0.54)], 0.1), 0.0155, frame, round_off=False))
        parts.append(tube([(-0.80, y * 0.2825, 0.488), (-0.97, y * 0.29, 0.548)], 0.020, grips, round_off=False))
        parts.append(tube(bend([(-0.18, y * 0.245, 0.325), (-0.36, y * 0.27, 0.012), (-0.50, y * 0.27, 0.012), (-0.42, y * 0.262, 0.335)], 0.05), 0.013, frame, round_off=False))
    parts.append(tube([(-0.42, -0.27, 0.12), (-0.42, 0.27, 0.12)], 0.010, frame, round_off=False))
    parts.append(wheel(0.19, 0.085, (0.78, 0, 0.19), (90, 0, 0), '#77797b', tread=False))
    parts.append(tube([(0.78, -0.06, 0.19), (0.78, 0.06, 0.19)], 0.012, frame))
    return group(parts, at, rot)


def tipper(at, rot, tilt=42, paint='#b9822b'):
    """The back half of a tipper with its body raised, seen from behind (the tail towards -y); returns nothing to stand on."""
    body, frame, dark = rusty(paint, 0.22, 0.5, 0.25), rusty('#2c2d30', 0.3, 0.55, 0.2), plain('#1b1b1d', 0.8)
    parts = []
    for x in (-0.42, 0.42):
        parts.append(box((0.09, 4.2, 0.24), (x, 1.6, 0.92), frame, bevel=0.01))
    parts.append(box((0.9, 0.12, 0.2), (0, -0.42, 0.92), frame, bevel=0.01))
    for y in (0.45, 1.75):
        for x in (-0.98, -0.68, 0.68, 0.98):
            parts.append(wheel(0.5, 0.27, (x, y, 0.5), (0, 90, 0)))
        parts.append(cyl(0.11, 1.9, (-0.95, y, 0.5), frame, rot=(0, 90, 0)))
    for x in (-0.83, 0.83):
        parts.append(box((0.56, 0.012, 0.55), (x, -0.2, 0.45), dark, bevel=0.002))
        parts.append(box((0.2, 0.05, 0.09), (x * 0.86, -0.5, 0.92), plain('#9c1d16', 0.25, coat=0.5), bevel=0.008))
    bed = []
    w, long, high = 2.35, 4.2, 1.15
    bed.append(box((w, long, 0.05), (0, long / 2, 0.0), body, bevel=0.006))
    for x in (-1, 1):
        bed.append(box((0.05, long, high), (x * w / 2, long / 2, high / 2), body, bevel=0.006))
        bed.append(box((0.1, long, 0.1), (x * (w / 2 + 0.03), long / 2, high), body, bevel=0.012))
        for i in range(7):
            bed.append(box((0.09, 0.12, high), (x * (w / 2 + 0.05), 0.1 + i * 0.66, high / 2), body, bevel=0.012))
    bed.append(box((w, 0.05, high + 0.25), (0, long, high / 2 + 0.12), body, bevel=0.006))
    for i in range(6):
        bed.append(box((w, 0.1, 0.14), (0, 0.3 + i * 0.7, -0.09), frame, bevel=0.008))
    gate = [box((w + 0.06, 0.05, high * 0.96), (0, 0, -high * 0.48), body, bevel=0.006)]
    for x in (-0.8, 0, 0.8):
        gate.append(box((0.12, 0.05, high * 0.94), (x, -0.045, -high * 0.48), body, bevel=0.012))
    for z in (0.06, 0.9):
        gate.append(box((w + 0.06, 0.05, 0.12), (0, -0.045, -high * z - 0.04), body, bevel=0.012))
    bed.append(group(gate, (0, -0.04, high), (-12, 0, 0)))
    parts.append(group(bed, (0, -0.35, 1.12), (tilt, 0, 0)))
    parts.append(cyl(0.09, 2.2, (0, 2.6, 0.95), frame, rot=(24, 0, 0)))
    parts.append(cyl(0.065, 1.2, (0, 1.72, 2.9), metal('#b9bcbe', 0.2), rot=(24, 0, 0)))
    return group(parts, at, rot)
