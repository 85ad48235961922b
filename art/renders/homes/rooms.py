"""Rooms: tiled floors, POP ceilings, curtains, and what stands in them."""

from homes.parts import *

WHITE = '#f2f0ea'


def floor_tiles(colour='#e6dfd3', veins='#b5aa9c', size=0.6, rough=0.1, joint='#b9b0a3'):
    s = Surface('floor')
    brick = s.node('TexBrick', offset=0.0)
    s.give(brick.inputs['Vector'], s.world)
    brick.inputs['Scale'].default_value = 1
    brick.inputs['Brick Width'].default_value = size
    brick.inputs['Row Height'].default_value = size
    brick.inputs['Mortar Size'].default_value = 0.002
    s.give(brick.inputs['Color1'], colour)
    s.give(brick.inputs['Color2'], mixed(colour, '#ffffff', 0.12))
    s.give(brick.inputs['Mortar'], joint)
    line = s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(1.1, 4, 0.6, s.world, 1.2), 0.5))
    tone = s.blend(s.ramp(line, (0.0, 0.5), (0.08, 0.1), (0.16, 0.0)), brick.outputs[0], veins)
    return s.done(tone, rough, 0, specular=0.5)


def wall_tiles(colour='#ece7dc', other='#e2dccf', size=(0.6, 0.3), rough=0.09, joint='#a39c90', axis=0, veins=None):
    """Tiles on a wall, their joints running along x (axis 0) or along y."""
    s = Surface('wall-tiles')
    split, join, brick = s.node('SeparateXYZ'), s.node('CombineXYZ'), s.node('TexBrick', offset=0.0)
    s.give(split.inputs[0], s.world)
    s.give(join.inputs[0], split.outputs[axis])
    s.give(join.inputs[1], split.outputs[2])
    s.give(brick.inputs['Vector'], join.outputs[0])
    brick.inputs['Scale'].default_value = 1
    brick.inputs['Brick Width'].default_value = size[0]
    brick.inputs['Row Height'].default_value = size[1]
    brick.inputs['Mortar Size'].default_value = 0.0022
    s.give(brick.inputs['Color1'], colour)
    s.give(brick.inputs['Color2'], other)
    s.give(brick.inputs['Mortar'], joint)
    tone = brick.outputs[0]
    if veins:
        line = s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(0.6, 5, 0.6, s.world, 1.4), 0.5))
        tone = s.blend(s.ramp(line, (0.0, 0.55), (0.05, 0.12), (0.14, 0.0)), tone, veins)
    return s.done(tone, rough, 0, s.bump(brick.outputs['Fac'], -0.3, 0.003), specular=0.5)


def outside(evening=False):
    """What one sees through a window without looking: a fence, leaves, the sky."""
    s = Surface('outside')
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.node('TexCoord').outputs['Generated'])
    up = s.math('ADD', split.outputs[2], s.math('MULTIPLY', s.math('SUBTRACT', s.noise(0.35, 4, 0.6), 0.5), 0.34))
    stops = ((0.0, '#b59f80'), (0.2, '#d5c8b0'), (0.26, '#8fa06c'), (0.46, '#a9b98a'), (0.56, '#dbe6ea'), (1.0, '#f3f8fa'))
    if evening:
        stops = ((0.0, '#1d222c'), (0.3, '#232a33'), (0.4, '#2e3d55'), (1.0, '#4c6288'))
    made = s.node('Emission')
    s.give(made.inputs[0], s.ramp(up, *stops))
    made.inputs[1].default_value = 2.3 if not evening else 0.5
    s.tree.links.new(made.outputs[0], s.out.inputs['Surface'])
    s.mat.cycles.sample_as_light = False
    return s.mat


def wood_floor():
    s = Surface('wood-floor')
    brick = s.node('TexBrick', offset=0.37)
    s.give(brick.inputs['Vector'], s.world)
    brick.inputs['Scale'].default_value = 1
    brick.inputs['Brick Width'].default_value = 1.2
    brick.inputs['Row Height'].default_value = 0.2
    brick.inputs['Mortar Size'].default_value = 0.0015
    s.give(brick.inputs['Color1'], '#b08a62')
    s.give(brick.inputs['Color2'], '#94704c')
    s.give(brick.inputs['Mortar'], '#5f4630')
    fibre = s.noise(0.02, 4, 0.7, s.scaled(s.world, (0.06, 1, 1)))
    return s.done(s.blend(1.0, brick.outputs[0], s.ramp(fibre, (0.3, 0.8), (0.7, 1.08)), 'MULTIPLY'), 0.32, 0, specular=0.4)


def cloth(colour, size=0.006):
    return plain(colour, 0.95, bump=0.5, size=size, grain=0.08)


def light(scene, at, target, size, energy, colour=(1, 1, 1), size_y=None):
    lamp = studio.area(scene, at, target, size, energy, colour, size_y)
    lamp.visible_camera = False
    return lamp


def room(scene, w=6.0, d=5.0, h=3.0, wall='#efe8db', floor=None, accent=None, windows=(), right=(), pop='tray', evening=False, bright=0.0):
    """Back wall at y = d, open towards the camera at y = 0; x from -w/2. Windows: (x, sill, width, height) in the back wall."""
    fresh_leaves()
    paint = plain(wall, 0.85)
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    nodes.clear()
    back, out = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeOutputWorld')
    back.inputs[0].default_value = (0.75, 0.87, 1.0, 1) if not evening else (0.12, 0.16, 0.3, 1)
    back.inputs[1].default_value = 0.55 if not evening else 0.25
    links.new(back.outputs[0], out.inputs[0])
    box((w + 0.4, d + 4.4, 0.1), (0, d / 2 - 2, -0.1), floor or floor_tiles(), ground=True, bevel=0)
    holes = [rect(x - ww / 2, z, x + ww / 2, z + hh) for x, z, ww, hh in windows]
    prism([rect(-w / 2, 0, w / 2, h)] + holes, 0.2, (0, d + 0.2, 0), accent or paint, rot=(90, 0, 0))
    holes = [rect(y - ww / 2, z, y + ww / 2, z + hh) for y, z, ww, hh in right]
    prism([rect(-4, 0, d, h)] + holes, 0.2, (w / 2, 0, 0), paint, rot=(90, 0, 90))
    box((0.2, d + 4, h), (-w / 2 - 0.1, d / 2 - 2, 0), paint, ground=True, bevel=0)
    box((w + 0.4, 0.2, h), (0, -4.1, 0), paint, ground=True, bevel=0)
    white = plain('#f4f2ed', 0.8)
    box((w + 0.4, d + 4.4, 0.1), (0, d / 2 - 2, h), white, ground=True, bevel=0)
    for x in (-w / 2 + 0.008, w / 2 - 0.008):
        box((0.016, d + 4, 0.1), (x, d / 2 - 2, 0), floor or floor_tiles(), ground=True, bevel=0.002)
    box((w, 0.016, 0.1), (0, d - 0.008, 0), floor or floor_tiles(), ground=True, bevel=0.002)
    if pop == 'tray':
        for inset, z in ((0.0, h - 0.16), (0.55, h - 0.08)):
            a = 0.62 if inset == 0 else 0.3
            y0, y1 = -3.8 + inset, d - inset
            x1 = w / 2 - inset
            prism([rect(-x1, y0, x1, y1), rect(-x1 + a, y0 + a, x1 - a, y1 - a)], 0.09, (0, 0, z), white, bevel=0.012)
        strip = glow('#ffdcae', 3.0 if not evening else 5.0)
        x1, y1 = w / 2 - 0.66, d - 0.66
        for sx in (-1, 1):
            box((0.02, y1 + 3.0, 0.02), (sx * (x1 + 0.1), (y1 - 3.0) / 2, h - 0.05), strip, bevel=0)
        box((2 * x1, 0.02, 0.02), (0, y1 + 0.1, h - 0.05), strip, bevel=0)
        spot = glow('#fff1da', 9)
        for x in (-w / 2 + 0.32, w / 2 - 0.32):
            for y in [d - 0.4 - k * 1.3 for k in range(4)]:
                cyl(0.05, 0.01, (x, y, h - 0.165), spot)
    else:
        for y in (d - 0.06,):
            prism([[(0, 0), (0.1, 0), (0.1, 0.02), (0.02, 0.1), (0, 0.1)]], w, (-w / 2, y + 0.06, h), white, rot=(90, 180, 90))
    scene.view_settings.look = 'Medium High Contrast'
    day = (1, 0.98, 0.94) if not evening else (0.35, 0.45, 0.8)
    for x, z, ww, hh in windows:
        fitted((x, d, z), ww, hh, 0, evening)
        light(scene, (x, d + 0.15, z + hh / 2), (x, 0, 0.8), ww, (165 if not evening else 8) * ww * hh / 2, day, hh)
    for y, z, ww, hh in right:
        fitted((w / 2, y, z), ww, hh, -90, evening)
        light(scene, (w / 2 + 0.15, y, z + hh / 2), (-w / 2, y - 0.6, 0.5), ww, (210 if not evening else 8) * ww * hh / 2, day, hh)
    lamp_colour = (1, 0.9, 0.78) if not evening else (1, 0.78, 0.52)
    light(scene, (0, d * 0.35, h - 0.2), (0, d * 0.35, 0), w * 0.5, 40 if not evening else 60, lamp_colour, d * 0.5)
    light(scene, (-w * 0.2, -2.6, h * 0.8), (0, d, 0.9), 2.2, 30 if not evening else 16, lamp_colour)
    scene.view_settings.exposure = (-0.55 if not evening else 0.1) + bright


def fitted(at, w, h, turned, evening=False):
    """A sliding window in its hole with a bright outside behind it."""
    white, clear = plain('#e9e7e2', 0.3), outside(evening)
    parts = [prism([rect(-w / 2, 0, w / 2, h), rect(-w / 2 + 0.05, 0.05, -0.025, h - 0.05), rect(0.025, 0.05, w / 2 - 0.05, h - 0.05)], 0.06, (0, 0.1, 0), white, rot=(90, 0, 0))]
    parts.append(box((w, 0.01, h), (0, 0.19, h / 2), clear, bevel=0))
    n = round(w / 0.16)
    for i in range(1, n):
        parts.append(box((0.012, 0.012, h), (-w / 2 + w * i / n, 0.15, h / 2), white, bevel=0))
    for z in (0.33, 0.66):
        parts.append(box((w, 0.014, 0.012), (0, 0.15, h * z), white, bevel=0))
    return group(parts, at, (0, 0, turned))


def drapes(x, y, z, wide, high, colour, turned=0, sheer=False):
    mat = cloth(colour, 0.004)

    def of(u, v):
        fold = 0.045 * math.sin(u * wide * 38) * (0.4 + 0.6 * v) + 0.02 * math.sin(u * wide * 17 + 1)
        return ((u - 0.5) * wide * (1 - 0.1 * math.sin(v * 3.1)), fold, -v * high)

    parts = [sheet(of, int(70 * max(wide, 0.7)), 12, mat, angle=180)]
    return group(parts, (x, y, z), (0, 0, turned))


def window_dress(x, d, z, w, h, colour):
    drapes(x - w / 2 - 0.1, d - 0.12, z + h + 0.25, 0.62, z + h + 0.2, colour)
    drapes(x + w / 2 + 0.1, d - 0.12, z + h + 0.25, 0.62, z + h + 0.2, colour)
    tube([(x - w / 2 - 0.55, d - 0.12, z + h + 0.27), (x + w / 2 + 0.55, d - 0.12, z + h + 0.27)], 0.016, metal('#b08d4f', 0.3), round_off=False)


def cushion(size, at, mat, rot=(0, 0, 0)):
    return [sheet(lambda u, v: pillow(u, v, size, 1), 22, 22, mat, at=at, rot=rot, angle=180), sheet(lambda u, v: pillow(u, v, size, -1), 22, 22, mat, at=at, rot=rot, angle=180)]


def pillow(u, v, size, side):
    x, y = dense(u), dense(v)
    plump = max(0, (1 - x**6) * (1 - y**6)) ** 0.5
    return (x * size[0] / 2 * (1 - 0.07 * (1 - abs(y)) ** 2 * abs(x)), y * size[1] / 2 * (1 - 0.07 * (1 - abs(x)) ** 2 * abs(y)), side * plump * size[2] / 2)


def sofa(at, turned, seats=3, colour='#8d8577', accents=('#c2743f', '#e5dccb')):
    mat, legs = cloth(colour, 0.005), wood('#6b4426', '#3f2815', axis=2)
    w = seats * 0.66
    parts = [box((w + 0.4, 0.85, 0.22), (0, 0, 0.13), mat, ground=True, bevel=0.05), box((w + 0.4, 0.22, 0.72), (0, 0.34, 0.13), mat, ground=True, bevel=0.08)]
    for sx in (-1, 1):
        parts.append(box((0.2, 0.88, 0.5), (sx * (w / 2 + 0.12), 0, 0.13), mat, ground=True, bevel=0.08))
        for y in (-0.34, 0.36):
            parts.append(box((0.05, 0.05, 0.14), (sx * (w / 2 + 0.1), y, 0), legs, ground=True))
    for i in range(seats):
        x = (i - (seats - 1) / 2) * 0.66
        parts.append(box((0.65, 0.68, 0.17), (x, -0.09, 0.34), mat, ground=True, bevel=0.055))
        parts.append(box((0.64, 0.19, 0.46), (x, 0.2, 0.46), mat, rot=(-10, 0, 0), ground=True, bevel=0.075))
    for i, tone in enumerate(accents):
        sx = -1 if i % 2 else 1
        parts += cushion((0.44, 0.44, 0.17), (sx * (w / 2 - 0.24), 0.03, 0.70), cloth(tone, 0.004), (70, 0, sx * -12))
    return group(parts, at, (0, 0, turned))


def coffee_table(at, turned=0, size=(1.1, 0.6), top=None):
    timber = wood('#7d5533', '#4c3019', axis=0, rough=0.35, coat=0.4)
    parts = [box((*size, 0.045), (0, 0, 0.38), top or timber, ground=True, bevel=0.012), box((size[0] * 0.86, size[1] * 0.8, 0.03), (0, 0, 0.14), timber, ground=True, bevel=0.006)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(box((0.05, 0.05, 0.38), (sx * (size[0] / 2 - 0.06), sy * (size[1] / 2 - 0.06), 0), timber, ground=True, bevel=0.006))
    parts += [lathe([(0, 0), (0.06, 0), (0.085, 0.1), (0.07, 0.2), (0.045, 0.24), (0.05, 0.26), (0.04, 0.26), (0, 0.1)], (0.15, 0.02, 0.425), plain('#a8532f', 0.3, coat=0.3))]
    parts.append(box((0.26, 0.19, 0.02), (-0.2, -0.03, 0.425), plain('#1d3f63', 0.5), rot=(0, 0, 14), ground=True))
    parts.append(box((0.24, 0.17, 0.018), (-0.2, -0.03, 0.445), plain('#e5dccb', 0.6), rot=(0, 0, 4), ground=True))
    return group(parts, at, (0, 0, turned))


def rug(x, y, w, d, colour='#b9a58a', band='#7d4a33'):
    mat = cloth(colour, 0.01)
    box((w, d, 0.012), (x, y, 0), mat, ground=True, bevel=0.003)
    edge = cloth(band, 0.01)
    prism([rect(-w / 2 + 0.12, -d / 2 + 0.12, w / 2 - 0.12, d / 2 - 0.12), rect(-w / 2 + 0.2, -d / 2 + 0.2, w / 2 - 0.2, d / 2 - 0.2)], 0.002, (x, y, 0.0125), edge)
    for i in range(5):
        c = (i - 2) * w / 7
        prism([[(c - 0.14, 0), (c, -0.2), (c + 0.14, 0), (c, 0.2)], [(c - 0.07, 0), (c, 0.1), (c + 0.07, 0), (c, -0.1)]], 0.002, (x, y, 0.0125), edge)


def television(x, d, z=1.0, wide=1.45, unit=True):
    black, timber = plain('#0c0d0f', 0.08, coat=0.8), wood('#7d5533', '#4c3019', axis=0, rough=0.35, coat=0.3)
    box((wide, 0.05, wide * 0.57), (x, d - 0.06, z), black, ground=True, bevel=0.006)
    if unit:
        box((wide + 0.8, 0.42, 0.36), (x, d - 0.24, 0.14), timber, ground=True, bevel=0.008)
        for k in (-0.5, 0, 0.5):
            box(((wide + 0.7) / 3 - 0.03, 0.01, 0.3), (x + k * (wide + 0.74) / 1.5, d - 0.455, 0.17), plain('#eae5da', 0.35), ground=True, bevel=0.004)
        box((wide * 0.66, 0.08, 0.06), (x, d - 0.26, 0.5), plain('#202226', 0.4), ground=True, bevel=0.02)


def panelling(w, d, h, wide=0.32):
    """A back wall of upright boards with a shadow between them."""
    mat, n = wood('#8d6340', '#68462a', axis=2, rings=0.007, rough=0.5, vary=0.08), round(w / wide)
    for i in range(n):
        box((w / n - 0.012, 0.03, h), (-w / 2 + w / n * (i + 0.5), d - 0.015, 0), mat, ground=True, bevel=0.004)


def split_unit(x, d, z, turned=0):
    white = plain('#f3f2ef', 0.25, coat=0.3)
    group([prism([[(0, 0), (0.16, 0), (0.2, 0.06), (0.205, 0.24), (0.19, 0.28), (0, 0.285)]], 0.85, (-0.425, 0, 0), white, rot=(90, 0, 90), bevel=0.006)], (x, d, z), (0, 0, turned + 180))


def ceiling_fan(x, y, h):
    white, blade = plain('#eceae4', 0.35), plain('#e4e0d6', 0.4)
    parts = [tube([(0, 0, 0), (0, 0, -0.3)], 0.014, white, round_off=False), lathe([(0, -0.42), (0.07, -0.41), (0.1, -0.36), (0.1, -0.32), (0.05, -0.28), (0, -0.28)], mat=white), lathe([(0, 0), (0.06, 0), (0.03, -0.07), (0, -0.07)], mat=white)]
    for k in range(3):
        parts.append(group([box((0.56, 0.13, 0.006), (0.38, 0, -0.35), blade, rot=(8, 0, 0), bevel=0.002)], (0, 0, 0), (0, 0, k * 120 + 20)))
    group(parts, (x, y, h))


def bed(at, turned=0, wide=1.8, linen='#f1ede4', throw='#a8532f', head='#6f6459'):
    sheet_mat, cover, pad = cloth(linen, 0.004), cloth(throw, 0.006), cloth(head, 0.005)
    timber = wood('#6b4426', '#3f2815', axis=0)
    parts = [box((wide + 0.08, 2.08, 0.26), (0, 0, 0.06), timber, ground=True, bevel=0.01), box((wide, 2.0, 0.26), (0, 0, 0.3), sheet_mat, ground=True, bevel=0.07)]

    def lies(x, y):
        drop = max(0, abs(x) - wide / 2 + 0.02) * 2.6 + max(0, -y - 0.98) * 3
        return 0.022 * fbm(x * 3, y * 3, 1, 4) - drop

    def duvet(u, v):
        x, y = (u - 0.5) * (wide + 0.16), -1.03 + v * 1.45
        return (x, y, 0.60 + lies(x, y))

    parts.append(sheet(duvet, 60, 60, sheet_mat, 0.03, angle=180))

    def blanket(u, v):
        x, y = (u - 0.5) * (wide + 0.19), -0.93 + v * 0.6
        return (x * 1.006, y, 0.634 + lies(x, y) + 0.006 * fbm(x * 9, y * 9, 5, 3))

    parts.append(sheet(blanket, 60, 24, cover, 0.016, angle=180))
    for sx in (-1, 1):
        parts += cushion((0.68, 0.44, 0.2), (sx * wide * 0.24, 0.74, 0.70), sheet_mat, (28, 0, sx * 3))
    parts += cushion((0.5, 0.34, 0.16), (0, 0.52, 0.74), cover, (36, 0, 0))
    for i in range(5):
        w5 = (wide + 0.2) / 5
        parts.append(box((w5 - 0.012, 0.12, 1.15), (-wide / 2 - 0.1 + w5 * (i + 0.5), 1.06, 0.06), pad, ground=True, bevel=0.045))
    return group(parts, at, (0, 0, turned))


def night_table(x, y, lit=True):
    timber = wood('#7d5533', '#4c3019', axis=0, rough=0.35, coat=0.3)
    box((0.48, 0.42, 0.5), (x, y, 0.02), timber, ground=True, bevel=0.008)
    for z in (0.06, 0.3):
        box((0.42, 0.01, 0.2), (x, y - 0.212, z), plain('#eae5da', 0.4), ground=True, bevel=0.004)
    lathe([(0, 0), (0.08, 0), (0.08, 0.015), (0.02, 0.03), (0.045, 0.12), (0.03, 0.22), (0.012, 0.26), (0, 0.26)], (x, y, 0.52), plain('#c9b491', 0.3, coat=0.3))
    lathe([(0.15, 0.24), (0.11, 0.44)], (x, y, 0.52), glow('#ffdcae', 2.4) if lit else cloth('#efe8da'))


def wardrobe(x, y, w=2.0, h=2.4, turned=0, colour='#e9e4d9'):
    mat, dark = plain(colour, 0.35, coat=0.2), metal('#5a5148', 0.35)
    n = max(2, round(w / 0.55))
    parts = [box((w, 0.6, h), (0, 0, 0), mat, ground=True, bevel=0.004)]
    for i in range(n):
        parts.append(box((w / n - 0.01, 0.02, h - 0.1), (-w / 2 + w / n * (i + 0.5), -0.305, 0.08), mat, ground=True, bevel=0.004))
        parts.append(box((0.014, 0.025, 0.32), (-w / 2 + w / n * (i + (0.88 if i % 2 == 0 else 0.12)), -0.325, h * 0.42), dark, ground=True, bevel=0.004))
    group(parts, (x, y, 0), (0, 0, turned))


def picture(x, d, z, w, h, tones, turned=0, at=None):
    """Hills under a sun, in a dark frame: the last of the tones is the sky."""
    parts = [box((w, 0.03, h), (0, -0.02, 0), wood('#3f2815', '#2a190c', axis=0), bevel=0.004), box((w - 0.06, 0.004, h - 0.06), (0, -0.037, 0), plain('#efe8da', 0.8), bevel=0)]
    iw, ih = w - 0.22, h - 0.2
    parts.append(box((iw, 0.002, ih), (0, -0.0405, 0), plain(tones[-1], 0.8), bevel=0))
    parts.append(prism([circle(iw * 0.2, ih * 0.16, ih * 0.13)], 0.001, (0, -0.042, 0), plain('#f1dfb8', 0.8), rot=(90, 0, 0)))
    for i, tone in enumerate(reversed(tones[:-1])):
        shift, top = rnd(0, 6), ih * (0.12 - 0.26 * i)
        line = [(-iw / 2 + iw * k / 30, max(-ih / 2 + 0.01, top + ih * 0.1 * math.sin(k * 0.23 + shift) + ih * 0.03 * math.sin(k * 0.7 + shift))) for k in range(31)]
        parts.append(prism([[*line, (iw / 2, -ih / 2), (-iw / 2, -ih / 2)]], 0.001, (0, -0.0425 - i * 0.0012, 0), plain(tone, 0.8), rot=(90, 0, 0)))
    group(parts, at or (x, d, z), (0, 0, turned))


def plant(x, y, size=1.0):
    lathe([(0, 0), (0.15, 0), (0.19, 0.32), (0.16, 0.32), (0.14, 0.28), (0, 0.28)], (x, y, 0), plain('#e7e1d5', 0.5), scale=(size,) * 3)
    green = leaf_mat('#4f7a3a', '#24401d')
    for i in range(13):
        a, lean = rnd(0, 6.28), rnd(0.15, 0.7)

        def of(u, v, a=a, lean=lean):
            w = 0.09 * math.sin(math.pi * min(1, v * 0.95 + 0.05)) * (u - 0.5) * 2
            r = lean * v**1.5 * 0.9
            return (r * math.cos(a) - w * math.sin(a), r * math.sin(a) + w * math.cos(a), 0.3 + v * (1.15 - 0.7 * lean * v))

        put(sheet(of, 4, 10, green, angle=180).data, None, (x, y, 0), scale=size)
        bpy.data.objects.remove(bpy.context.scene.objects[-2])


def look_in(scene, start, target, lens=22, size=(880, 660)):
    return view(scene, (start[0], start[1] + 0.8, start[2] - 0.05), target, lens * 1.22, size)


__all__ = [name for name in dir() if not name.startswith('_')]
