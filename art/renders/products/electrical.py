"""Cables, trays, sockets, lamps and boards."""

from products.reinforcement import coil
from registry import product
from shapes import *
from materials import *

COPPER = '#c9784a'


def wire_label(name, title, line, ground):
    def draw(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill='#f6f3ec')
        pen.rectangle((0, 0, w, h * 0.34), fill=ground)
        pen.text((w / 2, h * 0.17), 'COPPER CABLE', font=font(110), fill='#ffffff', anchor='mm')
        pen.text((w / 2, h * 0.57), title, font=font(190), fill='#1d1d1f', anchor='mm')
        pen.text((w / 2, h * 0.84), line, font=font(90, 'narrow'), fill='#1d1d1f', anchor='mm')

    return label(name, draw, (900, 700))


def cable_coil(colour, at=(0, 0, 0), rot=(0, 0, 0), title='2.5 mm²', r=0.0024, ink='#8e2f1c'):
    """A hundred metres wound flat, wrapped in film with a label on top."""
    mat = plain(colour, 0.3, coat=0.2)
    parts = []
    for layer in range(8):
        for ring in range(7):
            radius = 0.085 + ring * r * 2.25 + rnd(-0.0004, 0.0004)
            z = r + layer * r * 2.05
            points = [((radius + rnd(-0.0003, 0.0003)) * math.cos(a), (radius + rnd(-0.0003, 0.0003)) * math.sin(a), z + rnd(-0.0003, 0.0003)) for a in [2 * math.pi * k / 48 for k in range(48)]]
            parts.append(tube(points, r, mat, closed=True, round_off=False, sides=4))
    tie = plain('#e8e5de', 0.35)
    for i in range(3):
        a = math.radians(i * 120 + 55)
        loop = [(0.100 + 0.022 * math.cos(t), 0, r * 8.2 + (r * 8.6 + 0.001) * math.sin(t)) for t in [k * math.pi / 10 for k in range(20)]]
        strap = tube(loop, 0.0016, tie, closed=True)
        strap.rotation_euler = (0, 0, a)
        parts.append(strap)
    paper = printed(wire_label('cable' + title.replace(' ', '') + ink[1:], title, '100 m   ·   450/750 V', ink), 0.45)
    top = r * 16.6
    parts.append(sheet(lambda u, v: ((u - 0.5) * 0.085, (v - 0.5) * 0.066 - 0.085, top + 0.001), 2, 2, paper))
    tail = [(0.118, 0.0, top * 0.6), (0.125, -0.03, top * 0.5), (0.145, -0.06, 0.006), (0.165, -0.085, r)]
    parts.append(tube(tail, r, mat))
    parts.append(tube([(0.165, -0.085, r), (0.172, -0.093, r)], r * 0.6, metal(COPPER, 0.25)))
    return group(parts, at, rot)


@product('electrical-cable-coils', fill=0.82)
def cable_coils():
    cable_coil('#b3261e', (0, 0, 0), (0, 0, 18))
    cable_coil('#f2c230', (0.02, 0.03, 0.041), (0, 0, 40))
    cable_coil('#1f1f21', (0.27, 0.09, 0), (0, 0, 25), ink='#1f5a3c', title='1.5 mm²')
    cable_coil('#2a7a3f', (0.17, -0.18, 0), (0, 0, 12), ink='#1d3f63', title='4 mm²')


@product('electrical-cable-single-coil', fill=0.76)
def cable_one():
    cable_coil('#1f4f9a', (0, 0, 0), (0, 0, 8), title='1.5 mm²', ink='#1d3f63')


@product('electrical-armoured-cable-drum', fill=0.84, ground='concrete')
def drum():
    """A cut end before it: the sheath, the wires of the armour bent back, four cores with their copper."""
    timber = wood('#c59c68', '#90663a', axis=0, rough=0.75)
    black = plain('#1b1b1d', 0.42, grain=0.1)
    bolts = metal('#777a7c', 0.4)
    for y in (-0.245, 0.28):
        for i in range(8):
            low, high = -0.5 + i / 8 + 0.002, -0.5 + (i + 1) / 8 - 0.002
            sides = [math.asin(max(-1, min(1, (low + (high - low) * k / 8) / 0.5))) for k in range(9)]
            outline = [(0.5 * math.cos(t), 0.5 * math.sin(t)) for t in sides] + [(-0.5 * math.cos(t), 0.5 * math.sin(t)) for t in reversed(sides)]
            prism([outline], 0.035, (0, y, 0.5), timber, rot=(90, 0, 0), bevel=0.002)
        for x in (-0.2, 0.2):
            box((0.09, 0.02, 0.78), (x, y - 0.045, 0.5), wood('#b98d58', '#7f5830', axis=2, rough=0.75), bevel=0.002)
            for z in (0.2, 0.4, 0.6, 0.8):
                cyl(0.012, 0.01, (x, y - 0.055, z), bolts, rot=(90, 0, 0))
    for ring in range(10):
        y = -0.21 + ring * 0.047
        tube([(0.36 * math.cos(t), y + 0.024 * t / 6.3, 0.5 + 0.36 * math.sin(t)) for t in [2 * math.pi * k / 60 for k in range(61)]], 0.0245, black, round_off=False, sides=5)
    cyl(0.34, 0.5, (0, 0.25, 0.5), black, rot=(90, 0, 0))
    cyl(0.045, 0.01, (0, -0.281, 0.5), plain('#1a1714', 0.8), rot=(90, 0, 0))
    copper, steel = metal(COPPER, 0.25), metal('#a9adb0', 0.4)
    tail = [(0.36, -0.06, 0.5), (0.375, -0.08, 0.3), (0.43, -0.17, 0.10), (0.52, -0.33, 0.03), (0.60, -0.48, 0.035)]
    tube(tail, 0.0245, black)
    tip = Vector(tail[-1])
    away = (Vector(tail[-1]) - Vector(tail[-2])).normalized()
    across, up = away.cross(Vector((0, 0, 1))).normalized(), Vector((0, 0, 1))
    for k in range(22):
        t = 2 * math.pi * k / 22
        out = across * math.cos(t) + up * math.sin(t)
        tube([tuple(tip + out * 0.021 - away * 0.01), tuple(tip + out * 0.026 + away * 0.012), tuple(tip + out * 0.036 + away * 0.004), tuple(tip + out * 0.037 - away * 0.03)], 0.0019, steel, sides=3)
    tube([tuple(tip), tuple(tip + away * 0.035)], 0.0175, plain('#2b2b2d', 0.5), round_off=False)
    for k, colour in enumerate(('#8a4a2a', '#3a3b3e', '#9a9c9e', '#1f4f9a')):
        t = math.pi / 4 + k * math.pi / 2
        out = across * math.cos(t) + up * math.sin(t)
        bare = tip + away * 0.145 + out * 0.021
        tube([tuple(tip + out * 0.009 + away * 0.02), tuple(tip + away * 0.09 + out * 0.012), tuple(bare)], 0.0085, plain(colour, 0.35))
        tube([tuple(bare), tuple(bare + away * 0.045 + out * 0.003)], 0.0062, copper, round_off=False)
    for x in (-0.3, 0.3):
        box((0.08, 0.5, 0.05), (x * 0.9, 0, 0.0), timber, rot=(0, -25 if x > 0 else 25, 0), ground=True)


def tray(length, wide, side, mat):
    holes = []
    rows = max(3, int(wide / 0.03))
    for i in range(int(length / 0.05)):
        for j in range(rows):
            x, y = 0.03 + i * 0.05 + (0.012 if j % 2 else 0), (j - (rows - 1) / 2) * wide / rows
            holes.append(round_rect(x - 0.012, y - 0.0035, x + 0.012, y + 0.0035, 0.0034, 3))
    parts = [prism([rect(0, -wide / 2, length, wide / 2)] + holes, 0.0015, mat=mat)]
    for sy in (-1, 1):
        parts.append(box((length, 0.0015, side), (length / 2, sy * wide / 2, 0), mat, ground=True, bevel=0))
        parts.append(box((length, 0.012, 0.0015), (length / 2, sy * (wide / 2 - 0.006), side), mat, bevel=0))
    return frozen(parts)


@product('electrical-perforated-tray', fill=0.84)
def trays():
    zinc = galvanised(0.012, '#a9afb3', 0.55)
    wide = tray(1.0, 0.3, 0.05, zinc)
    small = tray(1.0, 0.1, 0.04, zinc)
    for i in range(3):
        put(wide, None, (-0.5 + rnd(-0.01, 0.01), 0.0, 0.002 + i * 0.012), (0, 0, rnd(-0.6, 0.6)))
    put(wide, None, (-0.49, 0.25, 0.15), (66, 0, 0))
    put(small, None, (-0.5, -0.25, 0.002), (0, 0, -4))
    put(small, None, (-0.46, -0.38, 0.002), (0, 0, -9))


@product('electrical-cable-ladder', fill=0.84)
def ladder():
    zinc = galvanised(0.015)
    for k, (y, a, z) in enumerate(((0.2, 0, 0.212), (-0.12, -6, 0.0))):
        wide = 0.45 if k == 0 else 0.25
        parts = []
        for sy in (-1, 1):
            parts.append(box((1.3, 0.003, 0.08), (0, sy * wide / 2, 0), zinc, ground=True, bevel=0.0008))
            for zz in (0.001, 0.08):
                parts.append(box((1.3, 0.02, 0.003), (0, sy * (wide / 2 - 0.01), zz), zinc, bevel=0.0008))
        for i in range(5):
            parts.append(box((0.04, wide, 0.02), (-0.52 + i * 0.26, 0, 0.025), zinc, ground=True, bevel=0.002))
        if k == 1:
            for i in range(3):
                parts.append(tube([(-0.72, -0.05 + i * 0.045, 0.063), (0.72, -0.05 + i * 0.045, 0.063)], 0.017, plain('#1b1b1d', 0.4)))
        group(parts, (0, y, z), (68 if k == 0 else 0, 0, a))


@product('electrical-conduit', fill=0.84)
def conduit():
    white, grey = plain('#efeee9', 0.28), plain('#8f969b', 0.35)
    for mat, r, start, rows in ((white, 0.0125, 0.12, 6), (grey, 0.010, -0.13, 5)):
        mesh = cyl(r, 1.3, mat=mat, inner=r * 0.82, segments=28).data
        for row in range(rows):
            for i in range(7 - row):
                put(mesh, None, (-0.65 + rnd(-0.01, 0.01), start + (i - (6 - row) / 2) * r * 2.06, r + row * r * 1.76), (0, 90, 0))
    for thing in list(bpy.context.scene.objects):
        if thing.location.length < 1e-6 and thing.rotation_euler[1] == 0:
            bpy.data.objects.remove(thing)


@product('electrical-trunking', fill=0.86, ground='concrete')
def trunking():
    """Lengths of 40 by 25 mm, one open over its cables, its cover beside it."""
    white = plain('#f0efeb', 0.25, coat=0.2)
    channel = [(-0.02, 0), (0.02, 0), (0.02, 0.025), (0.018, 0.025), (0.018, 0.0015), (-0.018, 0.0015), (-0.018, 0.025), (-0.02, 0.025)]
    cover = [(-0.021, 0.02), (-0.021, 0.0265), (0.021, 0.0265), (0.021, 0.02), (0.0195, 0.02), (0.0195, 0.025), (-0.0195, 0.025), (-0.0195, 0.02)]
    for x, y, a, closed in ((0.02, 0.10, 1, True), (-0.02, 0.05, 0, True), (0.0, -0.02, -2, False)):
        parts = [prism([each], 1.2, (-1.0, 0, 0), white, rot=(90, 0, 90)) for each in ([channel, cover] if closed else [channel])]
        aside(group(parts, (x, y, 0), (0, 0, a)))
    aside(group([prism([cover], 1.2, (-1.0, 0, -0.02), white, rot=(90, 0, 90))], (0.03, -0.10, 0.0085), (180, 0, -5)))
    for k, colour in enumerate(('#b3261e', '#1f1f21', '#2a7a3f')):
        y = -0.03 + k * 0.009
        aside(tube([(-1.0, y + 0.035, 0.006), (0.19, y - 0.007, 0.006), (0.27, y - 0.02 + k * 0.012, 0.004), (0.33, y - 0.05 + k * 0.02, 0.0035)], 0.0032, plain(colour, 0.35)))
    framed_by((-0.10, -0.12, 0), (0.32, -0.12, 0), (-0.08, 0.14, 0.03), (0.30, 0.14, 0))


def plate(wide, high, mat):
    return [prism([round_rect(-wide / 2, -high / 2, wide / 2, high / 2, 0.006)], 0.008, mat=mat, bevel=0.0025)]


def socket_13(x, y, white, dark):
    parts = [prism([round_rect(x - 0.026, y - 0.024, x + 0.026, y + 0.022, 0.005)], 0.0035, (0, 0, 0.0075), white, bevel=0.001)]
    for dx, dy, w, h in ((0, 0.011, 0.0045, 0.009), (-0.0112, -0.011, 0.0075, 0.005), (0.0112, -0.011, 0.0075, 0.005)):
        parts.append(box((w, h, 0.001), (x + dx, y + dy, 0.0111), dark, bevel=0))
    return parts


def rocker(x, y, white, tilt=6, w=0.012, h=0.024):
    red = plain('#c0392b', 0.4)
    return [prism([round_rect(x - w / 2 - 0.002, y - h / 2 - 0.002, x + w / 2 + 0.002, y + h / 2 + 0.002, 0.002)], 0.002, (0, 0, 0.0075), white), box((w, h, 0.006), (x, y, 0.0095), white, rot=(tilt, 0, 0), bevel=0.0015), box((w * 0.4, 0.003, 0.0004), (x, y + h * 0.36, 0.0135), red, rot=(tilt, 0, 0), bevel=0)]


def screws(xs, y, mat):
    return [cyl(0.0028, 0.0012, (x, y, 0.0072), mat) for x in xs]


def double_socket(body, dark):
    steel = metal('#c9ccce', 0.25)
    return plate(0.146, 0.086, body) + socket_13(-0.036, -0.01, body, dark) + socket_13(0.036, -0.01, body, dark) + rocker(-0.054, 0.029, body) + rocker(0.054, 0.029, body) + screws((-0.0605, 0.0605), -0.004, steel)


def standing(parts, x, y, a, wide=0.086, high=0.086):
    """A plate on its surface box, which stands on the ground."""
    case = plain('#e4e2dc', 0.35, coat=0.2)
    parts = [*parts, prism([round_rect(-wide / 2 + 0.001, -high / 2, wide / 2 - 0.001, high / 2 - 0.001, 0.005)], 0.032, (0, 0, -0.032), case, bevel=0.001)]
    for thing in parts:
        thing.location.y += high / 2
    return group(parts, (x, y, 0.0), (90, 0, a))


@product('electrical-double-socket', fill=0.76)
def sockets():
    white, dark = plain('#f3f2ee', 0.22, coat=0.3), plain('#151515', 0.6)
    standing(double_socket(white, dark), -0.01, 0.04, 8, 0.146)
    group(double_socket(metal('#b9bcbe', 0.32, brushed=0), dark), (0.03, -0.085, 0), (0, 0, -14))


@product('electrical-switches', fill=0.76)
def switches():
    white, steel = plain('#f3f2ee', 0.22, coat=0.3), metal('#c9ccce', 0.25)

    def switch(gangs, face=white):
        xs = [0] if gangs == 1 else ([-0.014, 0.014] if gangs == 2 else [-0.02, 0, 0.02])
        return plate(0.086, 0.086, face) + [each for x in xs for each in rocker(x, 0, face, 7, 0.014 if gangs < 3 else 0.012, 0.028)] + screws((-0.0302, 0.0302), 0, steel)

    standing(switch(1), -0.11, 0.05, 18)
    standing(switch(2), 0.0, 0.03, 10)
    standing(switch(3), 0.11, 0.045, 0)
    group(switch(2, metal('#b9bcbe', 0.34, brushed=0)), (-0.03, -0.07, 0), (0, 0, -18))


@product('electrical-heater-switch', fill=0.74)
def heater_switch():
    """A double-pole switch with its neon: one on its box, one of steel before it."""
    red, dark, steel = plain('#b3261e', 0.3, coat=0.4), plain('#2a2b2d', 0.5), metal('#c9ccce', 0.25)
    neon = plain('#e2552c', 0.12, coat=0.9)

    def switch(face, key):
        parts = plate(0.086, 0.086, face) + screws((-0.0302, 0.0302), 0, steel)
        parts += [prism([round_rect(-0.0165, -0.024, 0.0165, 0.016, 0.002)], 0.002, (0, 0, 0.0075), face), box((0.029, 0.036, 0.007), (0, -0.004, 0.0095), key, rot=(7, 0, 0), bevel=0.002)]
        parts += [prism([round_rect(-0.008, 0.021, 0.008, 0.029, 0.0015)], 0.0016, (0, 0, 0.0078), neon, bevel=0.0005)]
        return [*parts, words('WATER HEATER', 0.0052, dark, (0, 0.0355, 0.0082), depth=0.0001), words('20 A', 0.0046, dark, (0, -0.0325, 0.0082), depth=0.0001)]

    white = plain('#f3f2ee', 0.22, coat=0.3)
    standing(switch(white, white), -0.03, 0.03, 12)
    group(switch(metal('#b9bcbe', 0.34, brushed=0), red), (0.065, -0.045, 0), (0, 0, -16))


@product('electrical-15a-socket', fill=0.76, ground='concrete')
def ac_socket():
    white, dark, steel = plain('#f3f2ee', 0.22, coat=0.3), plain('#151515', 0.6), metal('#c9ccce', 0.25)
    parts = plate(0.086, 0.086, white) + rocker(0.024, 0.026, white) + screws((-0.0302, 0.0302), 0, steel)
    parts.append(prism([circle(-0.004, -0.01, 0.026, 40)], 0.004, (0, 0, 0.0075), white, bevel=0.001))
    for dx, dy, r in ((-0.004, 0.004, 0.0042), (-0.0165, -0.018, 0.0036), (0.0085, -0.018, 0.0036)):
        parts.append(cyl(r, 0.0005, (dx, dy, 0.0114), dark, segments=24))
    standing(parts, -0.04, 0.04, 10)
    black = plain('#2a2b2e', 0.42, grain=0.1)
    plug = [prism([round_rect(-0.025, -0.022, 0.025, 0.026, 0.012)], 0.026, mat=black, bevel=0.004)]
    brass = metal('#c9a557', 0.25)
    for x, y, r in ((0, 0.014, 0.0042), (-0.0125, -0.008, 0.0035), (0.0125, -0.008, 0.0035)):
        plug.append(cyl(r, 0.02, (x, y, 0.026), brass))
    group(plug, (0.075, -0.02, 0.024), (90, 0, -30))
    lathe([(0.0065, -0.012), (0.0055, 0.012), (0, 0.012)], (0.076, -0.018, 0.016), black, rot=(-78, 0, -30), segments=24)
    aside(tube([(0.074, -0.022, 0.016), (0.084, -0.004, 0.012), (0.102, 0.03, 0.004), (0.10, 0.085, 0.004), (0.16, 0.10, 0.004), (0.32, 0.02, 0.004)], 0.004, black))


def lamp(colour, strength):
    """A lit dome: brighter where it is looked through than at its rim."""
    s = Surface('lamp')
    facing = s.node('LayerWeight')
    facing.inputs['Blend'].default_value = 0.35
    made = s.node('Emission')
    s.give(made.inputs[0], s.ramp(facing.outputs['Facing'], (0.0, '#fff7e8'), (0.75, colour), (1.0, mixed(colour, '#7a5a34', 0.4))))
    made.inputs[1].default_value = strength
    s.tree.links.new(made.outputs[0], s.out.inputs['Surface'])
    return s.mat


@product('electrical-led-panels', fill=0.8, samples=10)
def led_panels():
    rim, lit, heat = plain('#eeeeeb', 0.3), lamp('#ffe6bf', 1.25), metal('#b9bdc0', 0.35)

    def panel(r, at, rot):
        group([lathe([(r, 0), (r, 0.006), (r * 0.93, 0.012), (r * 0.91, 0.012), (r * 0.9, 0.009)], mat=rim, segments=80), lathe([(0, 0.0095), (r * 0.905, 0.0095)], mat=lit, segments=80), cyl(r * 0.86, 0.012, (0, 0, -0.012), heat)], at, rot)

    panel(0.115, (0, 0.06, 0.105), (74, 0, 12))
    panel(0.085, (0.17, -0.05, 0.077), (72, 0, -10))
    panel(0.115, (-0.12, -0.10, 0.013), (0, 0, 0))


@product('electrical-led-bulbs', fill=0.8, samples=10)
def bulbs():
    white, lit, brass, bakelite = plain('#dcdbd6', 0.45), lamp('#ffe3b8', 1.5), metal('#c8ccce', 0.25), plain('#232326', 0.35)

    def bulb(at, rot, on):
        thread = [(0.0065, -0.036), (0.012, -0.033)]
        for i in range(5):
            z = -0.031 + i * 0.005
            thread += [(0.0128, z), (0.0136, z + 0.0012), (0.0136, z + 0.0024), (0.0128, z + 0.0036)]
        group([lathe([(0, -0.038), (0.004, -0.037), (0.0065, -0.034)] + thread[1:], mat=brass, segments=40), lathe(flowing([(0.0136, -0.006), (0.016, 0.002), (0.0235, 0.03), (0.0285, 0.044), (0.0298, 0.05)]), mat=white, segments=72, angle=180), lathe(flowing([(0.0298, 0.05), (0.0315, 0.062), (0.0305, 0.076), (0.0255, 0.09), (0.0155, 0.1), (0, 0.1035)]), mat=lit if on else plain('#f6f4ee', 0.3), segments=72, angle=180)], at, rot)

    lathe([(0, 0), (0.034, 0), (0.036, 0.004), (0.034, 0.012), (0.024, 0.02), (0.021, 0.045), (0.0225, 0.05), (0.017, 0.05), (0.015, 0.03), (0, 0.03)], (0.07, 0.05, 0), bakelite, segments=56)
    bulb((0.07, 0.05, 0.066), (0, 0, 0), True)
    bulb((-0.09, 0.05, 0.019), (79.3, 0, 12), False)
    bulb((-0.03, -0.05, 0.019), (79.3, 0, 82), False)


@product('electrical-led-batten', fill=0.86, ground='concrete')
def led_batten():
    """Four feet long, near enough to see the opal cover, the cap of an end and the cable; one shows the clips of its back."""
    white, opal = plain('#f1f0ec', 0.3, coat=0.2), plain('#f7f5ee', 0.42)
    dome_ = [(0.034 * math.cos(t), 0.018 + 0.022 * math.sin(t)) for t in [math.pi * k / 16 for k in range(17)]]
    tray_ = [(-0.036, 0), (0.036, 0), (0.036, 0.018), (-0.036, 0.018)]

    def batten():
        parts = [prism([tray_], 1.2, (-0.6, 0, 0), white, rot=(90, 0, 90), bevel=0.001), prism([dome_], 1.19, (-0.595, 0, 0), opal, rot=(90, 0, 90))]
        cap = [(-0.038, -0.001), (0.038, -0.001), (0.038, 0.02), *[(0.037 * math.cos(t), 0.018 + 0.025 * math.sin(t)) for t in [math.pi * k / 16 for k in range(1, 16)]], (-0.038, 0.02)]
        return parts + [prism([cap], 0.016, (x, 0, 0), white, rot=(90, 0, 90), bevel=0.002) for x in (-0.612, 0.596)]

    aside(group(batten(), (-0.34, 0.16, 0.001), (0, 0, 1)))
    aside(group(batten(), (-0.30, 0.05, 0.001), (0, 0, -2)))
    turned, steel = batten(), metal('#c9ccce', 0.3)
    for x in (0.05, 0.45):
        turned.append(prism([round_rect(-0.016, -0.045, 0.016, 0.045, 0.004), circle(0, 0, 0.005, 20)], 0.0015, (x, 0, -0.0015), steel))
    aside(group(turned, (-0.36, -0.10, 0.037), (122, 0, -7)))
    aside(tube([(0.31, 0.03, 0.012), (0.37, 0.02, 0.006), (0.40, -0.05, 0.0045), (0.33, -0.13, 0.0045), (0.38, -0.20, 0.0045)], 0.004, plain('#d9d6cd', 0.5)))
    framed_by((-0.22, -0.2, 0), (0.40, 0.2, 0), (-0.1, 0.2, 0.05), (0.38, -0.2, 0))


@product('electrical-floodlight', fill=0.78)
def flood():
    black, chip, glass = plain('#26282b', 0.42, metal=0.2), plain('#e6b93a', 0.35), plain('#cfd2d0', 0.16, coat=0.8)
    parts = [box((0.28, 0.045, 0.22), (0, 0, 0.13), black, bevel=0.012), box((0.245, 0.01, 0.185), (0, -0.022, 0.13), glass, bevel=0.004)]
    for i in range(8):
        for j in range(6):
            parts.append(box((0.012, 0.002, 0.012), (-0.1 + i * 0.0286, -0.0275, 0.06 + j * 0.028), chip, bevel=0.0008))
    for i in range(13):
        parts.append(box((0.004, 0.03, 0.18), (-0.12 + i * 0.02, 0.032, 0.13), black, bevel=0.001))
    group(parts, (0, 0, 0.035), (-14, 0, 0))
    tube(bend([(-0.152, 0.03, 0.185), (-0.155, 0.0, 0.007), (0.155, 0.0, 0.007), (0.152, 0.03, 0.185)], 0.02), 0.007, black, round_off=False)
    for x in (-0.168, 0.138):
        cyl(0.017, 0.03, (x, 0.028, 0.165), black, rot=(0, 90, 0))


@product('electrical-chandelier', fill=0.82)
def chandelier():
    gold, lit = metal('#c9a04e', 0.2), glow('#ffe2b0', 6)
    crystal = glass('#f4f8f8', 0.0, 1.5)
    z = 0.62
    lathe([(0, 0.0), (0.02, 0.01), (0.045, 0.05), (0.03, 0.1), (0.015, 0.14), (0.03, 0.2), (0.02, 0.26), (0.012, 0.34), (0.012, 0.5), (0, 0.5)], (0, 0, z - 0.42), gold)
    for i in range(8):
        a = 2 * math.pi * i / 8 + 0.2
        arm = [(0.02, 0.26), (0.12, 0.14), (0.25, 0.13), (0.34, 0.24)]
        tube([(r * math.cos(a), r * math.sin(a), z - 0.42 + h) for r, h in arm], 0.007, gold)
        x, y, top = 0.34 * math.cos(a), 0.34 * math.sin(a), z - 0.18
        lathe([(0, 0), (0.035, 0.008), (0.04, 0.014), (0.015, 0.016), (0.013, 0.03), (0, 0.03)], (x, y, top), gold, segments=32)
        cyl(0.009, 0.055, (x, y, top + 0.03), plain('#f3ecd9', 0.5), segments=20)
        lathe([(0.007, 0), (0.012, 0.012), (0.008, 0.03), (0, 0.05)], (x, y, top + 0.085), lit, segments=20)
        for k in range(3):
            lathe([(0, -0.05), (0.008, -0.025), (0.004, 0), (0, 0)], (x * (1 - k * 0.27), y * (1 - k * 0.27), top - 0.02 - k * 0.045), crystal, segments=6, angle=10)
    for ring_r, ring_z, n in ((0.14, 0.46, 20), (0.09, 0.54, 14)):
        for k in range(n):
            a = 2 * math.pi * k / n
            lathe([(0, -0.04), (0.007, -0.02), (0.004, 0), (0, 0)], (ring_r * math.cos(a), ring_r * math.sin(a), z - 0.42 + ring_z - 0.16), crystal, segments=6, angle=10)
        tube([(ring_r * math.cos(t), ring_r * math.sin(t), z - 0.42 + ring_z - 0.16) for t in [2 * math.pi * k / 32 for k in range(32)]], 0.004, gold, closed=True)


@product('electrical-distribution-board', fill=0.8)
def board():
    shell, white, dark, red = plain('#d6d8d8', 0.35), plain('#f2f1ed', 0.3), plain('#2a2b2d', 0.4), plain('#c0392b', 0.4)
    prism([rect(-0.2, 0, 0.2, 0.42), rect(-0.14, 0.07, 0.14, 0.33)], 0.012, (0, -0.04, 0), shell, rot=(90, 0, 0), bevel=0.003)
    box((0.4, 0.09, 0.42), (0, 0.006, 0), shell, ground=True, bevel=0.004)
    for row in range(2):
        z = 0.265 - row * 0.125
        for i in range(8):
            x = -0.126 + i * 0.036 + 0.0
            box((0.034, 0.02, 0.088), (x, -0.045, z), white, bevel=0.0015)
            box((0.034, 0.02, 0.044), (x, -0.054, z), white, bevel=0.0015)
            box((0.014, 0.018, 0.02), (x, -0.064, z + 0.006), dark if i else red, rot=(-24, 0, 0), bevel=0.002)
    def draw(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill='#f7f5ef')
        pen.rectangle((0, 0, w, h * 0.12), fill='#1d3f63')
        pen.text((w / 2, h * 0.06), 'CIRCUITS', font=font(70), fill='#ffffff', anchor='mm')
        for i, name in enumerate(('LIGHTS', 'SOCKETS', 'COOKER', 'WATER HEATER', 'AIR CONDITIONER', 'PUMP', 'SPARE', 'SPARE')):
            y = h * (0.175 + i * 0.105)
            pen.text((w * 0.08, y), f'{i + 1}', font=font(50), fill='#1d3f63', anchor='lm')
            pen.text((w * 0.2, y), name, font=font(50, 'narrow'), fill='#2a2b2d', anchor='lm')
            pen.line((w * 0.06, y + h * 0.05, w * 0.94, y + h * 0.05), fill='#b9c2ca', width=3)

    chart = sheet(lambda u, v: ((u - 0.5) * 0.24, -0.0071, 0.07 + v * 0.28), 1, 1, printed(label('circuits', draw, (700, 820)), 0.6, wear=0))
    door = [box((0.4, 0.012, 0.42), (0, 0, 0), shell, ground=True, bevel=0.004), chart, box((0.02, 0.02, 0.05), (-0.185, -0.006, 0.21), dark, bevel=0.004)]
    group(door, (-0.37, -0.14, 0), (0, 0, 32))


@product('electrical-solar-kit', fill=0.86)
def solar():
    cell, frame, white = plain('#10182b', 0.12, coat=0.8), metal('#c9ccce', 0.3), plain('#eeeeec', 0.3, coat=0.2)
    parts = [box((1.1, 0.03, 1.7), (0, 0, 0.85), frame, bevel=0.004)]
    for i in range(6):
        for j in range(10):
            parts.append(box((0.172, 0.004, 0.157), (-0.4425 + i * 0.177, -0.0145, 0.125 + j * 0.161), cell, bevel=0.006))
    group(parts, (0.1, 0.35, 0), (-18, 0, 6))
    inverter = [box((0.42, 0.16, 0.56), (0, 0, 0), white, ground=True, bevel=0.02), box((0.2, 0.004, 0.1), (0, -0.081, 0.38), plain('#122433', 0.1, coat=0.5), bevel=0.004), box((0.42, 0.162, 0.06), (0, 0, 0.03), plain('#c2410c', 0.4), ground=True, bevel=0.01)]
    for i in range(4):
        inverter.append(cyl(0.01, 0.004, (-0.06 + i * 0.04, -0.08, 0.27), plain('#3a3d40', 0.4), rot=(90, 0, 0)))
    group(inverter, (-0.55, -0.45, 0), (0, 0, -8))
    battery = [box((0.46, 0.2, 0.5), (0, 0, 0), plain('#2b2e32', 0.4), ground=True, bevel=0.015), box((0.3, 0.004, 0.02), (0, -0.101, 0.4), glow('#6fd08c', 1.6), bevel=0.002)]
    group(battery, (0.35, -0.5, 0), (0, 0, 6))


@product('electrical-cctv-kit', fill=0.8)
def cctv():
    white, black = plain('#f1f0ec', 0.3, coat=0.2), plain('#141517', 0.15, coat=0.6)

    def cam(at, a):
        parts = [lathe([(0, 0), (0.03, 0.0), (0.034, 0.01), (0.034, 0.13), (0.037, 0.132), (0.037, 0.15), (0.0, 0.15)], (0, 0.07, 0.11), white, rot=(90, 0, 0)), lathe([(0, 0), (0.031, 0), (0.031, 0.003), (0, 0.004)], (0, -0.0785, 0.11), black, rot=(90, 0, 0)), lathe([(0, 0), (0.011, 0), (0.008, 0.004), (0, 0.003)], (0, -0.082, 0.11), glow('#25324a', 0.5), rot=(90, 0, 0))]
        parts.append(cyl(0.009, 0.08, (0, 0.03, 0.012), white))
        parts.append(cyl(0.036, 0.014, (0, 0.03, 0), white))
        group(parts, at, (0, 0, a))

    cam((-0.16, 0.02, 0), 10)
    cam((0.0, -0.1, 0), -4)
    cam((0.2, -0.06, 0), -22)
    cam((-0.30, -0.12, 0), 22)
    box((0.3, 0.22, 0.05), (0.04, 0.2, 0), plain('#1f2124', 0.35), rot=(0, 0, 5), ground=True, bevel=0.004)
    tube([(-0.16, 0.07, 0.03), (-0.24, 0.14, 0.005), (-0.1, 0.24, 0.005)], 0.003, white)
