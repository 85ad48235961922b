"""Goods as they are packed, stacked and kept: pallets, bundles, cartons."""

from products.around import strap, wheel, wrapped
from products.blockwork import GREY, block
from products.concrete import blue_cement, green_cement, kraft, layers, pallet
from products.electrical import cable_coil
from products.finishes import paint_label, sack_label, tile, tub
from products.formwork import nail
from products.mechanical import pipes
from products.reinforcement import bundle, coil, ribbed
from products.roofing import roof_sheet
from products.to_scale import umbrella_nail
from registry import product
from shapes import *
from materials import *


def card(colour='#b58a5b'):
    return plain(colour, 0.85, vary=0.04, grain=0.12, size=0.01)


def carton(size, at, a, face, body, tape='#cdb58c'):
    """A closed box with print on its long side."""
    x, y, z = size
    parts = [box(size, (0, 0, 0), body, ground=True, bevel=0.003)]
    parts.append(box((x * 1.002, 0.05, 0.0006), (0, 0, z), plain(tape, 0.35), ground=True, bevel=0))
    parts.append(sheet(lambda u, v: ((u - 0.5) * x * 0.96, -y / 2 - 0.0008, z * (0.05 + 0.9 * v)), 1, 1, face))
    return group(parts, at, (0, 0, a))


def opened(size, face, body, hanging=0.43):
    """A box whose front flap hangs, with print below it."""
    w, d, h = size
    t = 0.004
    for y in (-d / 2, d / 2):
        box((w, t, h), (0, y, 0), body, ground=True, bevel=0.001)
    for x in (-w / 2, w / 2):
        box((t, d, h), (x, 0, 0), body, ground=True, bevel=0.001)
    flap = d * hanging
    box((w, flap, t), (0, -d / 2 - flap * 0.4, h - flap * 0.28), body, rot=(36, 0, 0), bevel=0.001)
    sheet(lambda u, v: ((u - 0.5) * w * 0.94, -d / 2 - t / 2 - 0.0006, 0.012 + v * (h - flap * 0.77)), 1, 1, face)


def printed_card(name, title, line, ground='#b98f62', ink='#2a221b', size=(1200, 640)):
    def draw(pen, font, px):
        w, h = px
        pen.rectangle((0, 0, w, h), fill=ground)
        pen.text((w / 2, h * 0.38), title, font=font(int(h * 0.27)), fill=ink, anchor='mm')
        pen.text((w / 2, h * 0.72), line, font=font(int(h * 0.13), 'narrow'), fill=ink, anchor='mm')

    return printed(label(name, draw, size), 0.85)


@product('concrete-cement-wrapped', fill=0.84, ground='concrete')
def cement_wrapped():
    base = pallet(size=(1.46, 1.04))
    top = layers(green_cement(), 6, base)
    wrapped((1.475, 0.985, top - base + 0.02), (0, 0, base - 0.02), round_by=0.09)


@product('concrete-cement-store', fill=1.04, ground='concrete')
def cement_store():
    """Courses of bags on planks, as a depot keeps them."""
    red = kraft('cement-red')
    for i in range(3):
        base = pallet((-1.5 + i * 1.5, 0.35), size=(1.42, 1.02))
        for layer in range(6 if i != 2 else 3):
            for x, y in ((-0.36, -0.245), (0.36, -0.245), (-0.36, 0.245), (0.36, 0.245)):
                # Other bags hide these.
                if y > 0 and layer < (5 if i != 2 else 2) and not (i == 1 and x > 0):
                    continue
                for part in bag((0.72, 0.46, 0.14), red, (-1.5 + i * 1.5 + x + rnd(-0.015, 0.015), 0.35 + y + rnd(-0.01, 0.01), base + layer * 0.117), (rnd(-1, 1), rnd(-1, 1), (180 if layer % 2 else 0) + rnd(-2.5, 2.5))):
                    if i == 0:
                        aside(part)
    bag((0.72, 0.46, 0.14), red, (0.95, -0.62, 0), (0, 0, -14))
    bag((0.72, 0.46, 0.14), red, (0.96, -0.60, 0.12), (0, 0, -4))


@product('concrete-cement-crossed', fill=0.82, ground='laterite')
def cement_crossed():
    """Bags crossed in courses on planks, two more before them."""
    blue, plank = blue_cement(), wood('#b98d58', '#7f5830', axis=0, rough=0.8)
    for y in (-0.3, 0.0, 0.3):
        box((1.5, 0.2, 0.045), (rnd(-0.03, 0.03), y, 0), plank, rot=(0, 0, rnd(-1, 1)), ground=True)
    for layer in range(5):
        across = layer % 2 == 0
        for k in (-1, 0, 1) if across else (-1, 1):
            place = (k * 0.475, 0) if across else (k * 0.37, 0.0)
            for x, y, a in [(*place, 90)] if across else [(place[0], -0.235, 0), (place[0], 0.235, 180)]:
                bag((0.72, 0.465, 0.145), blue, (x + rnd(-0.012, 0.012), y + rnd(-0.012, 0.012), 0.046 + layer * 0.122), (rnd(-1, 1), rnd(-1, 1), a + rnd(-2, 2)))
    bag((0.72, 0.465, 0.145), blue, (0.80, -0.62, 0), (0, 0, -16))
    bag((0.72, 0.465, 0.145), blue, (0.84, -0.58, 0.122), (0, 0, -2))


@product('concrete-cement-trailer', fill=0.82, ground='laterite')
def cement_trailer():
    """The tail of a flatbed under courses of bags, seen from behind: what a depot buys."""
    frame, boards, dark = rusty('#2c2d30', 0.3, 0.55, 0.2), wood('#a98455', '#7d5c37', axis=1), plain('#1b1b1d', 0.8)
    wide, long, floor = 2.3, 4.6, 1.18
    load = []
    for x in (-0.42, 0.42):
        load.append(box((0.11, long, 0.3), (x, long / 2, floor - 0.24), frame, bevel=0.01))
    load.append(box((wide, long, 0.06), (0, long / 2, floor - 0.03), boards, bevel=0.006))
    for x in (-1, 1):
        load.append(box((0.07, long, 0.14), (x * wide / 2, long / 2, floor - 0.05), frame, bevel=0.01))
    load.append(box((wide + 0.07, 0.08, 0.17), (0, 0, floor - 0.06), frame, bevel=0.01))
    load.append(box((1.9, 0.09, 0.1), (0, -0.02, floor - 0.52), frame, bevel=0.01))
    for x in (-0.78, 0.78):
        load.append(box((0.09, 0.08, 0.5), (x, 0.05, floor - 0.32), frame, bevel=0.008))
        load.append(box((0.34, 0.05, 0.12), (x, -0.05, floor - 0.32), plain('#9c1d16', 0.25, coat=0.5), bevel=0.01))
        load.append(box((0.56, 0.014, 0.5), (x, 0.42, floor - 0.66), dark, bevel=0.002))
    for y in (0.95, 2.25):
        for x in (-0.98, -0.68, 0.68, 0.98):
            load.append(wheel(0.5, 0.27, (x, y, 0.5), (0, 90, 0)))
        load.append(cyl(0.11, 1.9, (-0.95, y, 0.5), frame, rot=(0, 90, 0)))
    blue = blue_cement()
    for layer in range(8):
        rows = 9 if layer < 7 else 7
        for row in range(rows):
            for column in range(3):
                # Other bags hide these.
                if column < 2 and row > 0 and layer < 6:
                    continue
                place = (-0.74 + column * 0.74 + rnd(-0.02, 0.02), 0.3 + row * 0.475 + rnd(-0.012, 0.012), floor + layer * 0.124)
                load += bag((0.74, 0.47, 0.15), blue, place, (rnd(-1, 1), rnd(-1, 1), (180 if layer % 2 else 0) + rnd(-2, 2)))
    aside(group(load, (0, 0, 0), (0, 0, 8)))
    framed_by((-1.3, 0, 0.0), (1.35, 0, 0.0), (-1.3, 0.2, 2.35), (1.7, 2.4, 2.3), (1.7, 2.4, 0.0))


@product('blockwork-blocks-on-pallet', fill=0.84, ground='concrete')
def blocks_on_pallet():
    base = pallet(size=(1.4, 1.0))
    mats = [concrete(GREY, 0.0035), concrete('#9d988d', 0.004), concrete('#aea99e', 0.0035)]
    meshes = [block(0.45, 0.225, 0.225, mat) for mat in mats]
    for row in range(4):
        for i in range(3):
            for j in range(4):
                if row == 3 and (j == 0 or (j == 1 and i == 2)):
                    continue
                put(RNG.choice(meshes), None, ((i - 1) * 0.456 + rnd(-0.004, 0.004), (j - 1.5) * 0.229 + rnd(-0.004, 0.004), base + row * 0.2265), (0, 0, rnd(-0.6, 0.6)))
    put(meshes[0], None, (0.45, -0.78, 0), (0, 0, 16))


@product('reinforcement-rods-in-yard', fill=1.1, ground='laterite')
def rods_in_yard():
    """Bundles on sleepers, running out of the picture as twelve metres do."""
    beam = wood('#94734f', '#5f4630', axis=1, rough=0.85)
    for x in (-0.9, 0.15, 1.2):
        aside(box((0.14, 1.5, 0.1), (x, 0.1, 0), beam, rot=(0, 0, rnd(-2, 2)), ground=True, bevel=0.008))
    tag = plain('#d9a21b', 0.5)
    for k, (y, r, rings, amount) in enumerate(((-0.38, 0.006, 4, 0.5), (-0.10, 0.008, 4, 0.4), (0.24, 0.010, 4, 0.25), (0.58, 0.006, 5, 0.6))):
        mesh = ribbed(3.6, r, rusty('#6a6866', amount, 0.5, 0.07))
        made = bundle(mesh, r, rings, 3.6, (-2.2 + k * 0.03, y, 0.1), (0, 0, 0), ties=(0.3, 0.45, 0.62, 0.8), loose=0.04)
        aside(made)
        out = (rings + 0.62) * r * 2.16
        aside(box((0.05, 0.0012, 0.075), (0.05 + k * 0.12, y - out * 0.9, 0.1 + out * 0.45), tag, rot=(-14, 0, rnd(-8, 8)), bevel=0))
    framed_by((-0.75, -0.45, 0.1), (0.85, 0.45, 0.15))


@product('reinforcement-wire-stack', fill=0.86, ground='concrete')
def wire_stack():
    """Rolls of binding wire, stacked and leaning."""
    for i in range(4):
        coil(0.17, 0.0012, 70, rusty('#3f4042', 0.2 + 0.1 * (i % 2), 0.42, 0.1), 0.08, (rnd(-0.012, 0.012), rnd(-0.012, 0.012), i * 0.062 - 0.014))
    lean = coil(0.17, 0.0012, 70, rusty('#444547', 0.3, 0.42, 0.1), 0.08)
    lean.location, lean.rotation_euler = (0.30, -0.06, 0.175), turn((8, -72, 12))
    coil(0.17, 0.0012, 70, rusty('#3a3b3d', 0.18, 0.42, 0.1), 0.08, (0.10, -0.46, -0.014))


@product('electrical-cable-cartons', fill=0.84)
def cable_cartons():
    """Coils in their boxes, one box open."""
    faces = [printed_card('cable25', 'CABLE 2.5 mm²', 'SINGLE CORE COPPER   ·   100 m', '#d8cfbd', '#8e2f1c', (1800, 500)), printed_card('cable15', 'CABLE 1.5 mm²', 'SINGLE CORE COPPER   ·   100 m', '#d8cfbd', '#1d3f63', (1800, 500))]
    body = card('#cbbfa8')
    size = (0.27, 0.27, 0.075)
    for i in range(4):
        carton(size, (-0.03 + rnd(-0.004, 0.004), 0.10 + rnd(-0.004, 0.004), i * 0.0755), rnd(-2, 2), faces[i % 2], body)
    for i in range(2):
        carton(size, (0.27 + rnd(-0.004, 0.004), 0.12, i * 0.0755), 4 + rnd(-2, 2), faces[1 - i], body)
    cable_coil('#b3261e', (0.27, 0.12, 0.152), (0, 0, 20))
    cable_coil('#1f1f21', (0.11, -0.20, 0), (0, 0, 22), title='1.5 mm²', ink='#1d3f63')


@product('electrical-cable-drum-reel', fill=0.84, ground='concrete')
def cable_reel():
    """Cable on small wooden reels."""
    timber = wood('#c59c68', '#90663a', axis=0, rough=0.75)
    for x, y, a, colour in ((-0.16, 0.06, -12, '#1f1f21'), (0.17, 0.0, 10, '#2a7a3f')):
        parts = []
        for s in (-1, 1):
            parts.append(cyl(0.15, 0.014, (0, s * 0.075 + 0.007, 0.15), timber, rot=(90, 0, 0), segments=64, inner=0.018))
        mat = plain(colour, 0.35, coat=0.15)
        for layer in range(3):
            for ring in range(15):
                r = 0.082 + layer * 0.0085
                yy = -0.063 + ring * 0.0088 + (0.0044 if layer % 2 else 0)
                if layer == 2 and ring > 9:
                    continue
                parts.append(tube([(r * math.cos(t), yy, 0.15 + r * math.sin(t)) for t in [2 * math.pi * k / 40 for k in range(40)]], 0.0043, mat, closed=True, round_off=False, sides=4))
        parts.append(cyl(0.08, 0.13, (0, 0.065, 0.15), timber, rot=(90, 0, 0)))
        parts.append(tube([(0.099, 0.02, 0.15), (0.102, 0.01, 0.08), (0.13, -0.03, 0.02), (0.2, -0.10, 0.0045), (0.16, -0.17, 0.0045)], 0.0043, mat))
        group(parts, (x, y, 0), (0, 0, a))


@product('finishes-tile-cartons', fill=0.84, ground='concrete')
def tile_cartons():
    base = pallet(size=(1.25, 0.95))
    face = printed_card('tilebox', 'FLOOR TILES', '60 × 60 cm   ·   4 pieces   ·   1.44 m²', '#c9a87c', '#33291f', (1400, 120))
    body = card('#c19a69')
    for row in range(11):
        for i in range(2):
            if row > 8 and i == 1:
                continue
            carton((0.61, 0.61, 0.045), ((i - 0.5) * 0.615 + rnd(-0.005, 0.005), 0.02 + rnd(-0.005, 0.005), base + row * 0.0455), rnd(-0.8, 0.8), face, body)
    mat = glaze('#e6dccb', '#9b8a73', 0.12, 0.4, amount=0.55)
    tile(0.6, 0.6, 0.01, mat, (0.32, -0.37, 0.30), (74, 0, 4))


@product('finishes-grout-bags', fill=0.84, ground='concrete')
def grout_bags():
    """A carton of grout bags, a scoop of it beside."""
    opened((0.40, 0.30, 0.2), printed_card('groutbox', 'TILE GROUT', '4 × 5 kg', '#c0996a', size=(1800, 520)), card('#c0996a'), 0.26)
    for i, colour in enumerate(('#5b6b73', '#8d7358')):
        mat = printed(sack_label(f'grout{i}', '#efeae0', colour, 'GROUT', 'COLOURED   ·   1–6 mm JOINTS', '5 kg'), 0.5, crumple=0.7)
        bag((0.30, 0.21, 0.075), mat, (0, 0.085 - i * 0.11, 0.10), (74, 0, rnd(-3, 3)))
    mat = printed(sack_label('grout0', '#efeae0', '#5b6b73', 'GROUT', 'COLOURED   ·   1–6 mm JOINTS', '5 kg'), 0.5, crumple=0.7)
    bag((0.30, 0.21, 0.07), mat, (0.36, -0.06, 0), (0, 0, -24))
    heap(0.07, 0.032, grainy(['#5f666a', '#6b7276', '#565d61'], 0.001, depth=0.5, damp=0.05), (0.05, -0.32, 0), grain=110, lump=0.3, fine=0.001)


@product('finishes-emulsion-stack', fill=0.84, ground='concrete')
def emulsion_stack():
    """Twenty-litre buckets in a pyramid."""
    white, lid = plain('#f2f0ea', 0.42, grain=0.04, dirt=0.06), plain('#e9e6df', 0.42, grain=0.04)
    kinds = [paint_label('emulsion', '#1f4e79', 'EMULSION', 'WASHABLE MATT WALL PAINT', '20 litres', '#e8a13a'), paint_label('emulsion2', '#7a2f3d', 'EMULSION', 'WASHABLE MATT WALL PAINT', '20 litres', '#c95c4a'), paint_label('emulsion3', '#2e5b4b', 'EMULSION', 'WASHABLE MATT WALL PAINT', '20 litres', '#88a38f')]
    for x in range(3):
        for y in range(2):
            tub(((x - 1) * 0.335, y * 0.335, 0), 0.15, 0.36, white, lid, kinds[x], rot_z=rnd(-9, 9), handle=y == 0)
    for x in range(2):
        tub(((x - 0.5) * 0.335, 0.16, 0.366), 0.15, 0.36, white, lid, kinds[2 - x], rot_z=rnd(-9, 9))


@product('roofing-sheets-strapped', fill=0.84, ground='laterite')
def sheets_strapped():
    """A load of long-span sheets on bearers, banded for the road."""
    beam = wood('#b98a55', '#8a5f35', axis=0)
    long, wide = 2.6, 0.86
    for y in (-0.9, 0, 0.9):
        box((wide + 0.06, 0.08, 0.08), (0, y, 0), beam, ground=True)
    mats = [plain('#27543f', 0.38, metal=0.22, coat=0.2, dirt=0.06), plain('#27543f', 0.4, metal=0.22, coat=0.15, dirt=0.1)]
    for i in range(24):
        roof_sheet('longspan', long, wide, mats[i % 2], (rnd(-0.006, 0.006), rnd(-0.025, 0.025), 0.082 + i * 0.0048))
    top = 0.082 + 24 * 0.0048 + 0.03
    for y in (-0.9, 0.9):
        box((wide + 0.04, 0.07, 0.05), (0, y, top - 0.004), beam, ground=True)
        line = round_rect(-wide / 2 - 0.024, 0.002, wide / 2 + 0.024, top + 0.047, 0.012, 3)
        group([strap(line, 0.032, metal('#55585b', 0.4))], (0, y, 0), (0, 0, 90))


@product('mechanical-pipes-bundle', fill=0.88, ground='laterite')
def pipes_bundle():
    """Four-inch pipe in a frame of battens, as the factory sends it."""
    grey = plain('#a3a8aa', 0.42, grain=0.08, dirt=0.1)
    pipes(0.055, 0.0515, 1.7, grey, 4, 6, (0, 0, 0.05), loose=0.015)
    timber, up = wood('#c7a171', '#94683d', axis=1), wood('#bd9666', '#8a6038', axis=2)
    for x in (-0.62, 0.62):
        box((0.05, 0.78, 0.05), (x, 0, 0), timber, ground=True)
        line = [(-0.335, 0.03), (0.335, 0.03), (0.338, 0.12), (0.168, 0.424), (0.13, 0.452), (-0.13, 0.452), (-0.168, 0.424), (-0.338, 0.12)]
        group([strap(line, 0.016, plain('#1d3f63', 0.4))], (x + 0.05, 0, 0))


@product('formwork-timber-yard', fill=0.92, ground='laterite')
def timber_yard():
    """Scantlings leaning in a row against a rail, as a timber market shows them."""
    rail, post = wood('#94734f', '#5f4630', axis=0, rough=0.85), wood('#94734f', '#5f4630', axis=2, rough=0.85)
    for x in (-1.5, 0, 1.5):
        aside(box((0.1, 0.1, 1.7), (x, 0.62, 0), post, ground=True, bevel=0.006))
    aside(box((3.8, 0.07, 0.12), (0, 0.56, 1.55), rail, ground=True, bevel=0.006))
    mats = [wood(a, b, axis=2, rings=rnd(0.009, 0.016), rough=0.75) for a, b in (('#c2925c', '#8a5a30'), ('#b5733f', '#7a4322'), ('#cfa46a', '#976a3a'), ('#a9673a', '#6c3d20'))]
    x = -1.35
    while x < 1.3:
        wide = RNG.choice((0.05, 0.075, 0.1, 0.1, 0.15))
        long = rnd(2.05, 2.3)
        lean = 17.5 + rnd(-0.8, 0.8)
        z = long / 2 * math.cos(math.radians(lean))
        box((wide, 0.05, long), (x + wide / 2, 0.475 - (1.6 - z) * math.tan(math.radians(lean)), z + 0.008), RNG.choice(mats), rot=(-lean, 0, rnd(-0.8, 0.8)), bevel=0.002)
        x += wide + rnd(0.004, 0.05)
    for i in range(3):
        box((2.1, 0.1, 0.05), (0.1 + rnd(-0.1, 0.1), -0.72 - i * 0.11, 0), wood('#b5733f', '#7a4322', axis=0, rings=0.012, rough=0.75), rot=(0, 0, rnd(-1, 1)), ground=True)


@product('formwork-nails-sack', fill=0.84, ground='concrete')
def nails_sack():
    """An open sack of nails, some spilt."""
    jute = Surface('jute')
    a, b = jute.node('TexWave', bands_direction='X'), jute.node('TexWave', bands_direction='Z')
    for wave in (a, b):
        jute.give(wave.inputs['Vector'], jute.body)
        wave.inputs['Scale'].default_value = 160
        wave.inputs['Distortion'].default_value = 1.5
    weave = jute.math('MULTIPLY', a.outputs['Fac'], b.outputs['Fac'])
    mat = jute.done(jute.ramp(weave, (0.0, '#8a6c45'), (0.5, '#b9976a')), 0.95, 0, jute.bump(weave, 0.5, 0.0007), specular=0.1)
    shift = rnd(0, 50)

    def sack(u, v):
        t = u * 2 * math.pi
        r = (0.125 + 0.02 * math.sin(v * math.pi)) * (1 + 0.06 * fbm(math.cos(t) * 2 + shift, math.sin(t) * 2, v * 3, 3))
        z = 0.2 * min(1, v / 0.8)
        if v > 0.8:
            r += (v - 0.8) * 0.14
            z -= (v - 0.8) * 0.20
        if v < 0.08:
            r *= 0.9 + v * 1.25
        return (r * math.cos(t), r * math.sin(t), max(0.001, z * (1 + 0.05 * fbm(math.cos(t) * 3 + shift, math.sin(t) * 3, 9, 2))))

    sheet(sack, 110, 60, mat, 0.003, closed_u=True, angle=180)
    steel = metal('#a9adb1', 0.34, vary=0.12)
    mesh = nail(0.076, 0.0018, steel)
    lathe([(0, 0.15), (0.12, 0.15)], mat=plain('#3a3c3e', 0.6), segments=40)
    for _ in range(430):
        r, t = 0.115 * math.sqrt(RNG.random()), rnd(0, 2 * math.pi)
        put(mesh, None, (r * math.cos(t), r * math.sin(t), 0.155 + 0.035 * (1 - (r / 0.12) ** 2) * rnd(0.5, 1)), (0, 90 + rnd(-22, 22), rnd(0, 360)))
    for _ in range(60):
        put(mesh, None, (0.02 + RNG.gauss(0, 0.09), -0.22 + RNG.gauss(0, 0.035), 0.004 + rnd(0, 0.004)), (0, 90 + rnd(-3, 3), rnd(0, 360)))


@product('roofing-nails-carton', fill=0.84, ground='concrete')
def roofing_nails_carton():
    """An open carton of umbrella-head nails, some spilt."""
    w, d, h = 0.30, 0.21, 0.15
    opened((w, d, h), printed_card('roofnails', 'ROOFING NAILS', 'GALVANISED   ·   65 mm   ·   20 kg', '#b98f62', size=(1800, 520)), card('#b98f62'))
    mesh = umbrella_nail()
    box((w * 0.97, d * 0.96, h - 0.03), (0, 0, 0), plain('#3a3c3e', 0.6), ground=True, bevel=0)
    for _ in range(420):
        x, y = rnd(-w / 2 + 0.035, w / 2 - 0.035), rnd(-d / 2 + 0.035, d / 2 - 0.035)
        put(mesh, None, (x, y, h - 0.02 + rnd(0, 0.03) * (1 - abs(x) * 5)), (0, 90 + rnd(-18, 18), rnd(0, 360)))
    for _ in range(26):
        put(mesh, None, (rnd(-0.12, 0.14), rnd(-0.29, -0.19), 0.009), (0, 83, rnd(0, 360)))
