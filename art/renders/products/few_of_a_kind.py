"""Goods that the market has few of: flanges, vessels, reels, rods, bolts, doors of metal and board, what stops water."""

from products.electrical import COPPER, plate, rocker, screws, socket_13, standing
from products.finishes import brush, paint_label, tub
from products.formwork import stack
from products.openings import frame_of, leaf, lever, panel_face, tinted
from registry import product
from shapes import *
from materials import *


def hexagon(r):
    return circle(0, 0, r, 6)


def bolt(r, long, mat):
    """Lying along x on its head's flats, its nut at the other end."""
    thread = [(0, 0), (r * 0.9, 0)]
    for i in range(int(long / (r * 0.35))):
        thread += [(r * 0.88, i * r * 0.35), (r, i * r * 0.35 + r * 0.17)]
    thread += [(r, long), (0, long)]
    parts = [lathe(thread, mat=mat, segments=20), prism([hexagon(r * 1.85)], r * 1.3, (0, 0, long), mat, bevel=r * 0.12)]
    parts.append(prism([hexagon(r * 1.85), circle(0, 0, r, 20)], r * 1.6, (0, 0, long * 0.18), mat, bevel=r * 0.12))
    return frozen(parts)


@product('mechanical-flanges', fill=0.8, ground='concrete')
def flanges():
    steel = rusty('#74777a', 0.12, 0.36, 0.05)
    holes = [circle(0.09 * math.cos(a), 0.09 * math.sin(a), 0.009, 24) for a in [2 * math.pi * (k + 0.5) / 8 for k in range(8)]]
    mesh = frozen([prism([circle(0, 0, 0.11, 96), circle(0, 0, 0.057, 64), *holes], 0.02, mat=steel, bevel=0.0012), prism([circle(0, 0, 0.076, 80), circle(0, 0, 0.057, 64)], 0.0035, (0, 0, 0.0195), steel, bevel=0.0008)])
    for i in range(4):
        put(mesh, None, (-0.08 + rnd(-0.003, 0.003), 0.05 + rnd(-0.003, 0.003), i * 0.0236), (0, 0, rnd(0, 45)))
    put(mesh, None, (0.165, 0.03, 0.1085), (74, 10, -14))
    put(mesh, None, (0.06, -0.17, 0), (0, 0, 12))
    zinc = metal('#b7bbbf', 0.34)
    fastener = bolt(0.008, 0.07, zinc)
    for x, y, a in ((0.24, -0.1, 20), (0.27, -0.14, -35), (0.225, -0.16, 64), (-0.12, -0.16, 8)):
        put(fastener, None, (x, y, 0.0128), (0, 90, a))


@product('mechanical-pressure-vessel', fill=0.82, ground='concrete')
def pressure_vessel():
    blue, black, brass = plain('#1f4f86', 0.42), plain('#1d1e20', 0.5), metal('#c2a05a', 0.26)
    side = [*flowing([(0.02, 0.16), (0.12, 0.175), (0.19, 0.225), (0.215, 0.29), (0.218, 0.32)]), (0.218, 0.50), (0.224, 0.505), (0.224, 0.525), (0.218, 0.53), (0.218, 0.72), *flowing([(0.215, 0.75), (0.19, 0.815), (0.12, 0.865), (0.02, 0.88)])]
    lathe([(0, 0.16), *side, (0, 0.88)], mat=blue, segments=96, angle=50)
    for k in range(3):
        a = math.radians(30 + 120 * k)
        tube(bend([(0.15 * math.cos(a), 0.15 * math.sin(a), 0.24), (0.21 * math.cos(a), 0.21 * math.sin(a), 0.0)], 0.02), 0.013, blue, round_off=False)
        lathe([(0, 0), (0.026, 0), (0.022, 0.012), (0, 0.014)], (0.21 * math.cos(a), 0.21 * math.sin(a), 0), black, segments=28)
    lathe([(0.05, 0.872), (0.05, 0.884), (0.03, 0.892), (0.0, 0.892)], mat=black, segments=48)
    lathe([(0.013, 0.89), (0.013, 0.92), (0.018, 0.92), (0.018, 0.945), (0, 0.945)], mat=brass, segments=8, angle=20)
    tube(bend([(0, 0, 0.935), (0, -0.05, 0.935), (0, -0.05, 0.965)], 0.012), 0.007, brass, round_off=False)

    def dial(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill='#f6f4ee')
        for k in range(31):
            t = math.radians(225 - 9 * k)
            far, near = w * 0.43, w * (0.33 if k % 5 == 0 else 0.38)
            pen.line((w / 2 + far * math.cos(t), h / 2 - far * math.sin(t), w / 2 + near * math.cos(t), h / 2 - near * math.sin(t)), fill='#1d1d1f', width=8 if k % 5 == 0 else 4)
            if k % 5 == 0:
                pen.text((w / 2 + w * 0.26 * math.cos(t), h / 2 - h * 0.26 * math.sin(t)), str(k // 5), font=font(58), fill='#1d1d1f', anchor='mm')
        pen.text((w / 2, h * 0.72), 'bar', font=font(60, 'narrow'), fill='#1d1d1f', anchor='mm')
        t = math.radians(225 - 9 * 9)
        pen.line((w / 2, h / 2, w / 2 + w * 0.36 * math.cos(t), h / 2 - h * 0.36 * math.sin(t)), fill='#a32218', width=12)

    face = printed(label('bar-dial', dial, (700, 700)), 0.3, wear=0)
    gauge = [lathe([(0, 0), (0.042, 0), (0.044, 0.004), (0.044, 0.022), (0.041, 0.024), (0.04, 0.02), (0, 0.02)], mat=metal('#cfd2d4', 0.2), segments=64)]
    gauge.append(cyl(0.0395, 0.0004, (0, 0, 0.0201), plain('#f6f4ee', 0.4), bevel=0))
    gauge.append(sheet(lambda u, v: ((u - 0.5) * 0.056, (v - 0.5) * 0.056, 0.0208), 1, 1, face))
    group(gauge, (0, -0.05, 1.005), (90, 0, 12))
    plate_mat = printed(paint_label('vessel', '#1f4f86', 'PRESSURE', 'VESSEL WITH MEMBRANE   ·   6 bar', '100 litres', '#c9ccce'), 0.4, wear=0)
    sheet(lambda u, v: (0.2188 * math.cos(math.radians(-110 + 64 * u)), 0.2188 * math.sin(math.radians(-110 + 64 * u)), 0.56 + 0.13 * v), 32, 1, plate_mat, angle=180)


@product('mechanical-hose-reel', fill=0.82)
def hose_reel():
    red, black, brass = plain('#a8201a', 0.42), plain('#202124', 0.55), metal('#c2a05a', 0.24)
    mid = 0.31
    parts = []
    for s, y in ((-1, -0.075), (1, 0.075)):
        parts.append(prism([circle(0, 0, 0.29, 96), circle(0, 0, 0.05, 48), *[circle(0.165 * math.cos(a), 0.165 * math.sin(a), 0.043, 40) for a in [2 * math.pi * k / 6 for k in range(6)]]], 0.003, (0, y, 0), red, rot=(90, 0, 0), bevel=0.0008))
        parts.append(tube([(0.29 * math.cos(t), y, 0.29 * math.sin(t)) for t in [2 * math.pi * k / 72 for k in range(72)]], 0.006, red, closed=True, round_off=False))
    for layer in range(4):
        for ring in range(5):
            r = 0.115 + layer * 0.026
            y = -0.054 + ring * 0.027
            parts.append(tube([(r * math.cos(t), y + rnd(-0.001, 0.001), r * math.sin(t)) for t in [2 * math.pi * k / 48 for k in range(48)]], 0.0132, black, closed=True, round_off=False, sides=5))
    parts.append(cyl(0.105, 0.15, (0, 0.075, 0), red, rot=(90, 0, 0)))
    parts.append(lathe([(0, 0), (0.05, 0), (0.05, 0.02), (0.03, 0.03), (0.022, 0.06), (0, 0.06)], (0, -0.075, 0), brass, rot=(90, 0, 0)))
    group(parts, (0, 0.05, mid))
    stand = plain('#8d1b16', 0.35, coat=0.3)
    for x in (-0.2, 0.2):
        tube(bend([(x * 0.2, 0.16, mid), (x, 0.17, 0.01), (x, -0.12, 0.01)], 0.05), 0.013, stand, round_off=False)
    tube([(-0.04, 0.16, mid), (0.04, 0.16, mid)], 0.013, stand)
    tube([(0.22, 0.05, mid - 0.10), (0.27, 0.04, 0.10), (0.29, -0.06, 0.0132), (0.20, -0.24, 0.0132), (-0.02, -0.26, 0.0132)], 0.0132, black)
    lathe([(0.0135, 0), (0.017, 0.004), (0.017, 0.03), (0.012, 0.04), (0.011, 0.09), (0.016, 0.10), (0.016, 0.125), (0.009, 0.125), (0.007, 0.11)], (-0.02, -0.26, 0.0165), brass, rot=(0, -90, 4), segments=40)


@product('mechanical-basin-tap', fill=0.8)
def basin_tap():
    chrome, eye = metal('#dfe1e3', 0.1), plain('#101113', 0.12, coat=0.8)
    parts = [lathe([(0, 0), (0.027, 0), (0.027, 0.006), (0.023, 0.012), (0.022, 0.1), (0.02, 0.118), (0, 0.12)], mat=chrome, segments=72)]
    parts.append(tube(bend([(0, 0, 0.085), (0, -0.03, 0.135), (0, -0.115, 0.15), (0, -0.135, 0.12)], 0.04, 14), 0.0155, chrome, round_off=False, sides=12))
    parts.append(lathe([(0.0155, 0), (0.0165, 0.002), (0.0165, 0.014), (0.012, 0.014), (0.011, 0.004)], (0, -0.1325, 0.1235), chrome, rot=(146, 0, 0), segments=40))
    parts.append(cyl(0.009, 0.003, (0, -0.0205, 0.05), eye, rot=(90, 0, 0)))
    parts.append(cyl(0.0115, 0.002, (0, -0.0205, 0.05), metal('#b7babd', 0.2), rot=(90, 0, 0)))
    group(parts, (-0.04, 0.03, 0), (0, 0, 24))
    braid = metal('#a7abae', 0.42, scratch=1.0)
    hose = [tube([(0, 0, 0.007), (0.05, 0.035, 0.007), (0.11, 0.02, 0.007), (0.14, -0.045, 0.007), (0.09, -0.095, 0.007)], 0.0055, braid)]
    hose.append(lathe([(0, 0), (0.009, 0), (0.009, 0.016), (0.006, 0.018), (0.006, 0.026), (0, 0.026)], (0.09, -0.095, 0.009), chrome, rot=(0, 90, -135), segments=6, angle=20))
    hose.append(lathe([(0, 0), (0.0065, 0), (0.0065, 0.022), (0, 0.022)], (0, 0, 0.0075), chrome, rot=(0, -90, 35), segments=24))
    group(hose, (0.055, 0.0, 0.0), (0, 0, 14))


@product('electrical-earth-rods', fill=0.84, ground='laterite')
def earth_rods():
    copper, brass = metal('#b9683f', 0.3, vary=0.06), metal('#c2a05a', 0.28)
    mesh = lathe([(0, 0), (0.0022, 0.004), (0.008, 0.032), (0.008, 1.2), (0.0072, 1.202), (0, 1.202)], mat=copper, segments=32)
    data = mesh.data
    bpy.data.objects.remove(mesh)
    for i, (y, z) in enumerate(((-0.034, 0), (-0.0175, 0), (0, 0), (0.017, 0), (-0.026, 0.0142), (-0.0085, 0.0142), (0.0085, 0.0142))):
        aside(put(data, None, (0.3 + rnd(-0.012, 0.012), y, 0.008 + z), (0, -90, rnd(-0.5, 0.5))))
    put(data, None, (0.33, -0.10, 0.008), (0, -90, 5))['aside'] = True

    def clamp(at, a):
        ring = prism([[(0.016 * math.cos(t), 0.019 * math.sin(t) + 0.004) for t in [2 * math.pi * k / 40 for k in range(40)]], circle(0, 0, 0.0095, 32)], 0.018, (0, 0, 0), brass, bevel=0.0015)
        head = prism([hexagon(0.0075)], 0.008, (0, 0.03, 0.009), brass, rot=(90, 0, 0), bevel=0.0008)
        stem = cyl(0.0042, 0.014, (0, 0.032, 0.009), brass, rot=(90, 0, 0))
        group([ring, head, stem], at, (0, 0, a))

    clamp((0.16, -0.165, 0), 30)
    clamp((0.23, -0.19, 0), -70)
    group([prism([[(0.016 * math.cos(t), 0.019 * math.sin(t) + 0.004) for t in [2 * math.pi * k / 40 for k in range(40)]], circle(0, 0, 0.0085, 32)], 0.018, (0, 0, 0), brass, bevel=0.0015), prism([hexagon(0.0075)], 0.008, (0, 0.03, 0.009), brass, rot=(90, 0, 0), bevel=0.0008)], (0.20, -0.1115, 0.0085), (90, 0, 95))
    framed_by((0.02, -0.2, 0), (0.34, 0.03, 0.03))


@product('electrical-cooker-unit', fill=0.78, ground='concrete')
def cooker_unit():
    white, dark, steel, red = plain('#f3f2ee', 0.24, coat=0.25), plain('#151515', 0.6), metal('#c9ccce', 0.25), plain('#b3261e', 0.35, coat=0.3)
    parts = plate(0.146, 0.086, white) + socket_13(0.036, -0.008, white, dark) + rocker(0.036, 0.029, white)
    parts += [prism([round_rect(-0.053, -0.026, -0.017, 0.026, 0.003)], 0.002, (0, 0, 0.0075), white), box((0.032, 0.048, 0.007), (-0.035, 0, 0.0095), red, rot=(6, 0, 0), bevel=0.002)]
    parts += [words('COOKER', 0.0055, plain('#2a2b2d', 0.5), (-0.035, 0.0335, 0.0082), depth=0.0001), *screws((-0.0605, 0.0605), -0.004, steel)]
    standing(parts, 0.0, 0.03, 10, 0.146)
    shell = metal('#9fa5a8', 0.42)
    boxed = [prism([rect(-0.066, -0.036, 0.066, 0.036), rect(-0.0645, -0.0345, 0.0645, 0.0345)], 0.045, (0, 0, 0), shell), box((0.132, 0.072, 0.0012), (0, 0, 0.0006), shell, bevel=0)]
    for x in (-0.05, 0.05):
        boxed.append(cyl(0.0045, 0.03, (x, 0.0, 0.012), metal('#c2a05a', 0.3)))
    group(boxed, (0.07, -0.09, 0), (0, 0, -16))


@product('electrical-changeover-switch', fill=0.8)
def changeover():
    grey, dark, steel = plain('#b9bec0', 0.42, grain=0.05, coat=0.1), plain('#1d1e20', 0.4), metal('#c9ccce', 0.28)
    box((0.24, 0.13, 0.30), (0, 0, 0), grey, ground=True, bevel=0.006)
    box((0.225, 0.012, 0.285), (0, -0.068, 0.0075), grey, ground=True, bevel=0.004)

    def face(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill='#f4f2ec')
        pen.rectangle((0, 0, w, h * 0.14), fill='#1d3f63')
        pen.text((w / 2, h * 0.07), 'CHANGEOVER   63 A', font=font(64), fill='#ffffff', anchor='mm')
        for x, word in ((0.14, 'I'), (0.5, '0'), (0.86, 'II')):
            pen.text((w * x, h * (0.36 if x != 0.5 else 0.24)), word, font=font(110), fill='#1d1d1f', anchor='mm')
        pen.text((w * 0.17, h * 0.92), 'MAINS', font=font(54, 'narrow'), fill='#1d1d1f', anchor='mm')
        pen.text((w * 0.8, h * 0.92), 'GENERATOR', font=font(54, 'narrow'), fill='#1d1d1f', anchor='mm')

    paper = printed(label('changeover', face, (700, 700)), 0.45, wear=0)
    sheet(lambda u, v: ((u - 0.5) * 0.16, -0.0745, 0.085 + v * 0.16), 1, 1, paper)
    knob = [cyl(0.034, 0.018, (0, 0, 0), dark, rot=(90, 0, 0)), box((0.022, 0.03, 0.10), (0, -0.03, 0.012), dark, rot=(0, 0, 0), bevel=0.007)]
    group(knob, (0, -0.0745, 0.155), (0, -42, 0))
    for x in (-0.098, 0.098):
        for z in (0.025, 0.275):
            cyl(0.006, 0.003, (x, -0.074, z), steel, rot=(90, 0, 0))
    brass = metal('#c2a05a', 0.28)
    for x in (-0.06, 0.06):
        cyl(0.017, 0.014, (x, 0, 0.30), brass, segments=6)
        cyl(0.0135, 0.02, (x, 0, 0.312), plain('#26272a', 0.5))
        tube([(x, 0, 0.32), (x * 1.02, 0.0, 0.40), (x * 1.5, 0.05, 0.47)], 0.0085, plain('#1b1b1d', 0.4))


@product('openings-moulded-door', fill=0.86, ground='concrete')
def moulded_door():
    white, steel = plain('#eceae3', 0.36, coat=0.18, grain=0.02), metal('#c3c6c8', 0.22)
    w, h = 0.86, 2.08
    frame_of(w + 0.01, h, white)
    ajar = panel_face(w, h, white) + lever((-w / 2 + 0.065, -0.021, 1.02), steel, 1)
    for each in ajar:
        each.location.x -= w / 2
    group(ajar, (w / 2, -0.02, 0.0), (0, 0, 34))


@product('openings-aluminium-door', fill=0.86, ground='concrete')
def aluminium_door():
    bronze, glass, steel = plain('#4a4038', 0.32, metal=0.4, coat=0.1), tinted(), metal('#c9ccce', 0.2)
    w, h = 0.9, 2.1
    frame_of(w + 0.01, h, bronze, 0.09, 0.05)
    parts = leaf(w, h - 0.01, bronze, glass, (-w, 0.02, 0), wide=0.085, deep=0.045)
    parts.append(box((w - 0.16, 0.045, 0.11), (-w / 2, -0.0025, 0.92), bronze, bevel=0.003))
    parts.append(box((w - 0.16, 0.045, 0.10), (-w / 2, -0.0025, 0.11), bronze, bevel=0.003))
    parts.append(tube(bend([(-w + 0.045, -0.02, 0.86), (-w + 0.045, -0.075, 0.86), (-w + 0.045, -0.075, 1.24), (-w + 0.045, -0.02, 1.24)], 0.02), 0.012, steel, round_off=False))
    parts.append(cyl(0.014, 0.006, (-w + 0.045, -0.026, 0.75), steel, rot=(90, 0, 0)))
    group(parts, (w / 2, 0, 0.006), (0, 0, 18))


@product('openings-steel-window', fill=0.82, ground='laterite')
def steel_window():
    brown, glass = plain('#4a3327', 0.42, grain=0.12, size=0.006, coat=0.1), tinted()
    w, h = 1.2, 1.2
    prism([rect(-w / 2, 0, w / 2, h), rect(-w / 2 + 0.04, 0.04, -0.02, h - 0.04), rect(0.02, 0.04, w / 2 - 0.04, h - 0.04)], 0.06, (0, 0.03, 0), brown, rot=(90, 0, 0), bevel=0.002)
    for x in (-w / 2 + 0.042, 0.022):
        leaf(0.536, h - 0.084, brown, glass, (x, 0.02, 0.042), wide=0.035, deep=0.03)
        for k in (1, 2):
            box((0.47, 0.026, 0.02), (x + 0.268, 0.005, 0.042 + (h - 0.084) * k / 3), brown, bevel=0.002)
    for i in range(11):
        x = -w / 2 + 0.06 + i * (w - 0.12) / 10
        tube([(x, 0.055, 0.03), (x, 0.055, h - 0.03)], 0.007, brown, round_off=False)
    for z in (0.3, 0.6, 0.9):
        box((w - 0.06, 0.006, 0.025), (0, 0.055, z), brown, bevel=0.001)
    brass = metal('#c9a557', 0.28)
    for x in (-0.045, 0.045):
        box((0.018, 0.016, 0.075), (x, -0.016, 0.6), brass, bevel=0.004)
        box((0.012, 0.012, 0.055), (x, -0.03, 0.585), brass, rot=(16, 0, 0), bevel=0.003)


@product('roofing-j-bolts', fill=0.82, ground='concrete')
def j_bolts():
    zinc, rubber = galvanised(0.004, '#b5babd', 0.4), plain('#1c1c1d', 0.6)
    r, long = 0.004, 0.10
    hook = [(0, 0, long), (0, 0, 0.014)] + [(0.014 - 0.014 * math.cos(t), 0, 0.014 - 0.014 * math.sin(t)) for t in [math.pi * k / 10 for k in range(1, 11)]] + [(0.028, 0, 0.02)]
    parts = [tube(hook, r, zinc, round_off=False, sides=5)]
    for i in range(14):
        parts.append(lathe([(r * 0.98, 0), (r * 1.14, 0.001), (r * 0.98, 0.002)], (0, 0, long - 0.034 + i * 0.0024), zinc, segments=14))
    parts += [prism([hexagon(0.0078), circle(0, 0, r, 16)], 0.0066, (0, 0, long - 0.015), zinc, bevel=0.0006), lathe([(r, 0), (0.014, 0.0006), (0.0135, 0.002), (r, 0.0034)], (0, 0, long - 0.019), zinc, segments=28), lathe([(r, 0), (0.0125, 0), (0.0125, 0.0025), (r, 0.0025)], (0, 0, long - 0.0218), rubber, segments=28)]
    mesh = frozen(parts)
    mesh.transform(Matrix.Translation((-0.014, 0, -long / 2)))
    for _ in range(150):
        rr, a = 0.13 * math.sqrt(RNG.random()), rnd(0, 2 * math.pi)
        top = 0.06 * max(0, 1 - (rr / 0.125) ** 1.5)
        put(mesh, None, (rr * math.cos(a), rr * math.sin(a), 0.013 + top * rnd(0.6, 1)), (rnd(0, 360) if top > 0.02 else 90, 90 + rnd(-22, 22) * (top > 0.012), rnd(0, 360)))
    for x, y, a in ((-0.09, -0.17, 14), (0.05, -0.18, -20), (0.14, -0.14, 40)):
        put(mesh, None, (x, y, 0.013), (90, 88, a))


@product('roofing-fascia-board', fill=0.88, ground='laterite')
def fascia_board():
    mat = wood('#c49a66', '#95683a', axis=0, rings=0.02, rough=0.5, rawness=0.5)
    z = stack((2.2, 0.30, 0.025), 1, 7, mat, sticks=4, messy=0.8)
    box((2.2, 0.30, 0.025), (0.06, -0.11, z + 0.04), mat, rot=(24, 0, 2), bevel=0.003)
    box((2.2, 0.30, 0.025), (0.10, -0.50, 0), mat, rot=(0, 0, -3), ground=True, bevel=0.003)


@product('roofing-wood-preservative', fill=0.82, ground='concrete')
def wood_preservative():
    tin, dark = metal('#a9adb0', 0.34), plain('#33241a', 0.4, coat=0.15)
    tub((-0.12, 0.06, 0), 0.15, 0.38, dark, plain('#2b2b2d', 0.4), paint_label('preserve', '#5a3a1e', 'WOOD GUARD', 'PRESERVATIVE AGAINST TERMITES', '25 litres', '#8fa04a'), rot_z=-4)
    tub((0.2, -0.02, 0), 0.085, 0.17, tin, None, paint_label('preserve4', '#5a3a1e', 'WOOD GUARD', 'PRESERVATIVE', '4 litres', '#8fa04a'), handle=False)
    lathe([(0, 0.145), (0.083, 0.145)], (0.2, -0.02, 0), plain('#2a170c', 0.1, coat=0.8), segments=64)
    raw, soaked = wood('#c99f6c', '#a47745', axis=0, rings=0.012, rough=0.75), wood('#6e4a28', '#3c2512', axis=0, rings=0.012, rough=0.42)
    for i, mat in enumerate((soaked, soaked, raw)):
        box((0.62, 0.075, 0.05), (0.06, -0.24 - i * 0.085, 0), mat, rot=(0, 0, 4 + rnd(-1, 1)), ground=True, bevel=0.002)
    brush((0.13, -0.255, 0.066), 62, '#3c2512')


@product('finishes-waterproof-additive', fill=0.82, ground='concrete')
def waterproof_additive():
    white = plain('#f0eee8', 0.36, grain=0.03)
    picture = paint_label('dampstop', '#1f5a6e', 'DAMP STOP', 'WATERPROOFER FOR CEMENT', '5 kg', '#6fb3c4')
    for x, y, z, a in ((-0.2, 0.08, 0, -6), (0.02, 0.1, 0, 5), (-0.09, 0.09, 0.222, 2)):
        tub((x, y, z), 0.1, 0.218, white, plain('#1f5a6e', 0.4), picture, rot_z=a)
    tub((0.22, -0.10, 0), 0.1, 0.218, white, None, picture, rot_z=-8)
    powder = grainy(['#e9e6df', '#f4f2ec', '#dedad1'], 0.0012, depth=0.5, damp=0.04)
    heap(0.086, 0.03, powder, (0.22, -0.10, 0.172), grain=110, lump=0.4, fine=0.001)
    lathe([(0, 0.176), (0.094, 0.176)], (0.22, -0.10, 0), powder, segments=48)
    lathe([(0, 0), (0.108, 0), (0.108, 0.01), (0.1, 0.014), (0, 0.014)], (-0.02, -0.2, 0), plain('#1f5a6e', 0.4), segments=64)
    heap(0.05, 0.016, powder, (0.06, -0.3, 0), grain=90, lump=0.5, fine=0.001)


@product('electrical-twin-earth', fill=0.82)
def twin_earth():
    """Flat grey cable in a ring: red, black and the bare earth between them."""
    grey, copper = plain('#b9bab8', 0.42, coat=0.1), metal(COPPER, 0.25)
    wide, thick = 0.0105, 0.0055
    outline = [(x * (wide - thick) / 2 + thick / 2 * math.cos(t), thick / 2 * math.sin(t)) for x, t in [(1, a) for a in [-math.pi / 2 + math.pi * k / 8 for k in range(9)]] + [(-1, a) for a in [math.pi / 2 + math.pi * k / 8 for k in range(9)]]]

    def flat_cable(points, closed=False):
        """The outline stands across the way, its long side up."""
        count = len(points)
        rings = []
        for i, at in enumerate(points):
            before, after = Vector(points[i - 1] if closed or i else points[0]), Vector(points[(i + 1) % count] if closed or i < count - 1 else points[-1])
            away = (after - before).normalized()
            out = away.cross(Vector((0, 0, 1))).normalized()
            rings.append([Vector(at) + out * y + Vector((0, 0, x)) for x, y in outline])
        steps = count if closed else count - 1
        return sheet(lambda u, v: tuple(rings[round(v * steps) % count][round(u * len(outline)) % len(outline)]), len(outline), steps, grey, closed_u=True, angle=50)

    for ring in range(9):
        for layer in range(3):
            radius = 0.10 + ring * 0.0058 + rnd(-0.0004, 0.0004)
            flat_cable([(radius * math.cos(a), radius * math.sin(a), 0.0054 + layer * 0.0107 + rnd(-0.0003, 0.0003)) for a in [2 * math.pi * k / 72 for k in range(72)]], closed=True)
    tie = plain('#e8e5de', 0.35)
    for i in range(3):
        loop = [(0.123 + 0.030 * math.cos(t), 0, 0.017 + 0.0185 * math.sin(t)) for t in [k * math.pi / 10 for k in range(20)]]
        tube(loop, 0.0018, tie, closed=True).rotation_euler = (0, 0, math.radians(i * 120 + 55))
    path = flowing_points([(0.152, 0.02, 0.016), (0.155, -0.04, 0.012), (0.17, -0.10, 0.0054), (0.215, -0.15, 0.0054), (0.27, -0.165, 0.0054)])
    flat_cable(path)
    tip, away = Vector(path[-1]), (Vector(path[-1]) - Vector(path[-2])).normalized()
    for k, colour in enumerate(('#b3261e', None, '#1f1f21')):
        lift = Vector((0, 0, (k - 1) * 0.0034))
        spread = away.cross(Vector((0, 0, 1))).normalized() * (k - 1) * 0.012
        bare = tip + away * 0.032 + spread * 0.8 + lift * 0.6
        if colour:
            tube([tuple(tip + lift - away * 0.004), tuple(tip + away * 0.016 + lift + spread * 0.3), tuple(bare)], 0.0019, plain(colour, 0.35))
        tube([tuple(tip + lift - away * 0.004) if not colour else tuple(bare), tuple(tip + away * 0.044 + spread + lift * 0.5)], 0.0009, copper)


def flowing_points(points, steps=8):
    """More points on a smooth line through those of a path."""
    out = []
    for i in range(len(points) - 1):
        p = [Vector(points[min(max(k, 0), len(points) - 1)]) for k in (i - 1, i, i + 1, i + 2)]
        for j in range(steps):
            t = j / steps
            out.append(tuple((2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t**3) / 2))
    return [*out, tuple(points[-1])]


@product('electrical-led-strip', fill=0.8)
def led_strip():
    """A reel of strip on tape, some of it drawn off: yellow diodes between copper pads."""
    white, back = plain('#efeee9', 0.45), plain('#d9d7d0', 0.6)
    clear = plain('#e3e4e2', 0.2, coat=0.5)
    for z in (0.0, 0.0125):
        prism([circle(0, 0, 0.09, 72), circle(0, 0, 0.022, 40), *[circle(0.058 * math.cos(a), 0.058 * math.sin(a), 0.014, 24) for a in [2 * math.pi * k / 6 for k in range(6)]]], 0.0015, (0, 0, z), clear, bevel=0.0004)
    for k in range(14):
        r = 0.045 + k * 0.0026
        sheet(lambda u, v, r=r: (r * math.cos(2 * math.pi * u), r * math.sin(2 * math.pi * u), 0.002 + 0.010 * v), 72, 1, white, 0.0008, closed_u=True)
    path = flowing_points([(0.0, -0.081, 0.0075), (0.05, -0.083, 0.007), (0.11, -0.075, 0.006), (0.165, -0.095, 0.0055), (0.20, -0.14, 0.0055), (0.16, -0.175, 0.0055), (0.09, -0.17, 0.0055)], 10)
    ways = [(Vector(path[min(i + 1, len(path) - 1)]) - Vector(path[max(i - 1, 0)])).normalized() for i in range(len(path))]

    def strip(u, v):
        i = min(round(u * (len(path) - 1)), len(path) - 1)
        lean = min(1.0, max(0.0, u * 3 - 0.2))
        across = ways[i].cross(Vector((0, 0, 1))).normalized()
        edge = across * (v - 0.5) * 0.01 * lean + Vector((0, 0, (v - 0.5) * 0.01 * (1 - lean)))
        return tuple(Vector(path[i]) + edge - Vector((0, 0, 0.005 * lean)))

    sheet(strip, len(path) - 1, 1, white, 0.0006, angle=180)
    amber, pad = plain('#e8c04a', 0.25, coat=0.6), metal(COPPER, 0.35)
    for i in range(12, len(path) - 1):
        at, way = Vector(path[i]), ways[i]
        turned = math.degrees(math.atan2(way.y, way.x))
        if i < 22:
            continue
        box((0.0035, 0.0032, 0.0012), (at.x, at.y, 0.0016), amber, rot=(0, 0, turned), bevel=0.0004)
        if i % 3 == 0:
            middle = (at + Vector(path[i + 1])) / 2
            for side in (-0.003, 0.003):
                spot = middle + way.cross(Vector((0, 0, 1))).normalized() * side
                box((0.0018, 0.0022, 0.0003), (spot.x, spot.y, 0.0012), pad, rot=(0, 0, turned), bevel=0)
    for k, colour in enumerate(('#b3261e', '#1f1f21')):
        end = Vector(path[-1]) + Vector((0, 0.002 - 0.004 * k, -0.003))
        tube([tuple(end), tuple(end + Vector((-0.03, 0.004 - 0.006 * k, 0))), tuple(end + Vector((-0.07, -0.012 - 0.006 * k, 0)))], 0.0011, plain(colour, 0.4))


@product('electrical-wall-bracket', fill=0.9, ground='concrete', samples=10)
def wall_bracket():
    """A black cylinder on a rendered wall, its light above and below."""
    s = Surface('render')
    tone = s.ramp(s.noise(0.4, 4, 0.6, s.world), (0.3, '#8f8574'), (0.7, '#9a907f'))
    wall = s.done(tone, 0.9, 0, s.bump(s.noise(0.004, 4, 0.7, s.world), 0.5, 0.001), specular=0.15)
    aside(box((4, 0.1, 3), (0, 0.17, 0), wall, ground=True, bevel=0))
    black, warm = plain('#232427', 0.4, grain=0.06), glow('#ffd79a', 9)
    for x in (-0.17, 0.22):
        cyl(0.045, 0.24, (x, 0.03, 0.30), black, bevel=0.002)
        box((0.07, 0.06, 0.11), (x, 0.09, 0.42), black, bevel=0.003)
        box((0.09, 0.012, 0.14), (x, 0.114, 0.42), black, bevel=0.003)
        for z, up in ((0.299, -1), (0.541, 1)):
            cyl(0.036, 0.001, (x, 0.03, z), warm, bevel=0)
            spot = bpy.data.lights.new('spot', 'SPOT')
            spot.energy, spot.color, spot.spot_size, spot.spot_blend, spot.shadow_soft_size = 5.0, (1, 0.82, 0.55), math.radians(62), 0.6, 0.02
            thing = bpy.data.objects.new('spot', spot)
            bpy.context.scene.collection.objects.link(thing)
            thing.location = (x, 0.03, z + up * 0.004)
            thing.rotation_euler = (math.radians(180 if up > 0 else 0), 0, 0)
    framed_by((-0.36, 0, 0.12), (0.40, 0, 0.12), (-0.36, 0.1, 0.75), (0.40, 0.1, 0.75))


@product('mechanical-cassette-ac', fill=0.82)
def cassette_ac():
    """Seen as it is unpacked: the white panel leaning with its grille and four slots, the casing behind it."""
    white, dark, zinc = plain('#f1f0ec', 0.32, coat=0.15), plain('#34373a', 0.5), galvanised(0.01, '#b4b9bd', 0.42)
    box((0.84, 0.84, 0.25), (-0.34, 0.62, 0), zinc, ground=True, bevel=0.006)
    box((0.86, 0.86, 0.02), (-0.34, 0.62, 0.25), plain('#3b3f42', 0.8), ground=True, bevel=0.004)
    for k in range(2):
        cyl(0.012 + k * 0.006, 0.09, (0.08, 0.5 + k * 0.07, 0.12), metal('#c97b50', 0.25), rot=(0, 90, 0))
    parts = [prism([round_rect(-0.475, -0.475, 0.475, 0.475, 0.05)], 0.035, (0, 0, 0), white, bevel=0.012)]
    for k in range(4):
        slot = [prism([round_rect(-0.30, -0.025, 0.30, 0.025, 0.018)], 0.003, (0, -0.385, 0.0335), dark), prism([round_rect(-0.288, -0.017, 0.288, 0.017, 0.012)], 0.004, (0, -0.385, 0.035), white, bevel=0.001)]
        parts.append(group(slot, (0, 0, 0), (0, 0, 90 * k)))
    parts.append(prism([round_rect(-0.30, -0.30, 0.30, 0.30, 0.02)], 0.006, (0, 0, 0.034), white, bevel=0.002))
    for k in range(17):
        parts.append(box((0.54, 0.008, 0.003), (0, -0.27 + k * 0.03375, 0.0405), dark, bevel=0))
    group(parts, (0.12, -0.02, 0.44), (66, 0, 10))
