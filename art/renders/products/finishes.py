"""Floors, walls and ceilings: tiles, paint, plaster, boards."""

from products.concrete import headpan, kraft
from registry import product
from shapes import *
from materials import *


def tile(long, wide, thick, mat, at, rot=(0, 0, 0), back='#c8b49a', bevel=0.0012):
    """A glazed face on a fired body."""
    body = plain(back, 0.85, grain=0.1)
    parts = [box((long, wide, thick * 0.8), (0, 0, 0), body, ground=True, bevel=0.0004)]
    parts.append(box((long, wide, thick * 0.2), (0, 0, thick * 0.8), mat, ground=True, bevel=bevel))
    return group(parts, at, rot)


def laid(long, wide, columns, rows, mat, thick=0.01, gap=0.003, at=(0, 0, 0), skip=(), grout='#9d968b', shift=0.0):
    bed = concrete('#a7a097', 0.003)
    w, h = columns * (long + gap), rows * (wide + gap)
    box((w + 0.08, h + 0.08, 0.02), (at[0], at[1], at[2]), bed, ground=True)
    box((w, h, thick * 0.75), (at[0], at[1], at[2] + 0.02), plain(grout, 0.9, grain=0.15), ground=True, bevel=0)
    for i in range(columns):
        for j in range(rows):
            if (i, j) in skip:
                continue
            tile(long, wide, thick, mat, (at[0] + (i - (columns - 1) / 2) * (long + gap), at[1] + (j - (rows - 1) / 2) * (wide + gap), at[2] + 0.02))


@product('finishes-porcelain-tile', fill=0.84)
def porcelain():
    mat = glaze('#eeeae3', '#8c8680', 0.08, 0.5)
    for i in range(4):
        tile(0.6, 0.6, 0.01, mat, (rnd(-0.004, 0.004), rnd(-0.004, 0.004), i * 0.0102), (0, 0, rnd(-0.5, 0.5)))
    tile(0.6, 0.6, 0.01, mat, (0.1, 0.36, 0.02), (78, 0, -6))


@product('finishes-ceramic-tile', fill=0.84)
def ceramic():
    mat = glaze('#b7a58c', '#7c6b57', 0.5, 0.12, amount=0.5)
    laid(0.4, 0.4, 3, 2, mat, skip=((2, 0),))
    tile(0.4, 0.4, 0.009, mat, (0.53, -0.30, 0.05), (0, 0, 16))
    for i in range(4):
        tile(0.4, 0.4, 0.009, mat, (-0.06, 0.12, 0.031 + i * 0.0092), (0, 0, 4 + rnd(-1, 1)))


@product('finishes-wood-look-plank', fill=0.84)
def wood_plank():
    long, wide = 0.6, 0.15
    mats = [wood(light, dark, axis=0, rings=0.03, rough=0.46, rawness=0.3, vary=0.2) for light, dark in (('#b08a60', '#7b5736'), ('#a27a52', '#6d4a2d'))]
    laid_out = [box((1.3, 0.80, 0.022), (0, 0, -0.022), concrete('#a7a097', 0.003), ground=True)]
    for row in range(5):
        left = -0.61
        for piece in ([long, long] if row % 2 else [long / 2, long, long / 2]):
            if (row, left > 0.2) != (4, True):
                laid_out.append(tile(piece, wide, 0.01, RNG.choice(mats), (left + piece / 2, (row - 2) * (wide + 0.003), 0)))
            left += piece + 0.004
    group(laid_out, (0, 0.30, 0.313), (48, 0, 0))
    for i in range(6):
        tile(long, wide, 0.01, mats[i % 2], (-0.06 + rnd(-0.01, 0.01), -0.33, i * 0.0103), (0, 0, -9 + rnd(-1.5, 1.5)))


@product('finishes-granite-slab', fill=0.82)
def granite_slab():
    mats = [stone('#9b8f8d', '#5a5153', 0.004, 0.03, '#2c2829')]
    for i in range(4):
        box((0.95, 0.6, 0.02), (0.02 * i, 0.10 + i * 0.05, 0.30), mats[0], rot=(76, 0, 0), bevel=0.0015)
    beam = wood('#b98a55', '#8a5f35', axis=1)
    for x in (-0.3, 0.3):
        box((0.07, 0.42, 0.06), (x, 0.1, -0.045), beam, ground=True)


@product('finishes-paving-stone', fill=1.1, ground='laterite')
def paving():
    mats = [concrete('#9c8f86', 0.003), concrete('#8c4a3a', 0.003), concrete('#a59a90', 0.003)]

    def paver(mat):
        outline = []
        for sx, sy in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
            pass
        pts = [(-0.1, -0.05), (-0.06, -0.05), (-0.045, -0.065), (0.045, -0.065), (0.06, -0.05), (0.1, -0.05), (0.085, -0.03), (0.085, 0.03), (0.1, 0.05), (0.06, 0.05), (0.045, 0.065), (-0.045, 0.065), (-0.06, 0.05), (-0.1, 0.05), (-0.115, 0.03), (-0.115, -0.03)]
        return frozen([prism([pts], 0.06, mat=mat, bevel=0.004)])

    grey, red, grey2 = [paver(mat) for mat in mats]
    for i in range(5):
        for j in range(5):
            mesh = red if (i + j) % 3 == 0 else (grey if (i * j) % 2 else grey2)
            put(mesh, None, ((i - 2) * 0.204, (j - 2) * 0.134, rnd(-0.001, 0.001)), (0, 0, 0))
    for k in range(3):
        put(red if k % 2 else grey, None, (0.05, -0.05, 0.061 + k * 0.061), (0, 0, 25 + 30 * k))


@product('finishes-kerb-stone', fill=0.84, ground='laterite')
def kerb():
    mat = concrete('#aaa59c', 0.004)
    outline = [(-0.0625, 0), (0.0625, 0), (0.0625, 0.17), (0.02, 0.25), (-0.0625, 0.25)]
    mesh = frozen([prism([outline], 0.9, (0, 0.45, 0), mat, rot=(90, 0, 0), bevel=0.004)])
    for i in range(4):
        put(mesh, None, (0, (i - 1.5) * 0.14, 0), (0, 0, 90 + rnd(-0.6, 0.6)))
    for i in range(2):
        put(mesh, None, (0.02, (i - 0.6) * 0.14, 0.252), (0, 0, 90 + rnd(-1.5, 1.5)))


@product('finishes-clay-paver', fill=1.1, ground='concrete')
def clay_paver():
    meshes = [frozen([prism([round_rect(-0.1, -0.05, 0.1, 0.05, 0.002, 2)], 0.05, mat=concrete(c, 0.0025, pits=0.2, spots=0.2, vary=0.16), bevel=0.004)]) for c in ('#9d4a31', '#b05c3f', '#8b4030')]
    for i in range(-3, 4):
        for j in range(-3, 4):
            x, y = (i + j) * 0.103, (j - i) * 0.103
            if abs(x) < 0.42 and abs(y) < 0.32:
                put(RNG.choice(meshes), None, (x, y, rnd(-0.001, 0.001)), (0, 0, 0))
                put(RNG.choice(meshes), None, (x + 0.154, y + 0.051, rnd(-0.001, 0.001)), (0, 0, 90))
    for k in range(2):
        put(meshes[k], None, (0.12, -0.12, 0.051 + k * 0.05), (0, 0, 20 + 40 * k))


def sack_label(name, ground, ink, title, line, number):
    from products.concrete import sack_print

    return sack_print(name, ground, ink, title, line, number, ink)


@product('finishes-tile-adhesive', fill=0.8)
def adhesive():
    mat = printed(sack_label('adhesive', '#e8e2d4', '#b5502a', 'TILE FIX', 'CEMENT-BASED ADHESIVE', 'STANDARD SET   ·   20 kg'), 0.7, crumple=0.8)
    for i in range(3):
        bag((0.52, 0.36, 0.11), mat, (0, 0, i * 0.095), (0, 0, rnd(-4, 4)))
    bag((0.52, 0.36, 0.11), mat, (0.38, -0.30, 0.0), (0, 0, -26))
    trowel_notched((-0.25, -0.33, 0.006), -14)


def trowel_notched(at, a):
    steel, handle = metal('#c4c8ca', 0.25, brushed=0), wood('#a9713b', '#6c3f1c', axis=0)
    pts = [(-0.14, -0.055)] + [(-0.14 + 0.28 * i / 28 + d, -0.055 + (0.008 if k else 0)) for i in range(28) for k, d in ((0, 0.001), (1, 0.002), (1, 0.008), (0, 0.009))] + [(0.14, -0.055), (0.14, 0.055), (-0.14, 0.055)]
    parts = [prism([pts], 0.0012, mat=steel)]
    parts += [tube([(-0.05, 0, 0.001), (-0.05, 0, 0.035), (-0.065, 0, 0.05)], 0.005, steel), tube([(0.05, 0, 0.001), (0.05, 0, 0.035), (0.065, 0, 0.05)], 0.005, steel)]
    parts.append(lathe([(0, -0.075), (0.013, -0.073), (0.016, -0.04), (0.018, 0), (0.016, 0.04), (0.013, 0.073), (0, 0.075)], (0, 0, 0.055), handle, rot=(0, 90, 0), segments=32))
    return group(parts, at, (0, 0, a))


@product('finishes-terrazzo', fill=0.82)
def terrazzo_sample():
    box((0.5, 0.5, 0.03), (-0.03, 0.05, 0), terrazzo(), ground=True)
    box((0.5, 0.5, 0.03), (0.0, 0.07, 0.0305), terrazzo('#5d6460', ('#d9d5cb', '#8d948f', '#b9b3a5', '#2f3331', '#c7a98b')), rot=(0, 0, 9), ground=True)
    box((0.5, 0.5, 0.03), (-0.04, 0.05, 0.061), terrazzo('#e9e1d2', ('#a44f36', '#f5f1e8', '#d8a15c', '#8b5a44', '#efe7d8')), rot=(0, 0, -5), ground=True)
    chips = [rock(0.014, stone('#f1eee8', '#d8d2c8', 0.004, 0.2), 2) for _ in range(4)] + [rock(0.014, stone('#a55a40', '#7c4130', 0.004), 2)]
    strew(chips, 130, lambda: (0.24 + RNG.gauss(0, 0.07), -0.28 + RNG.gauss(0, 0.04), 0.006), 0.6, 1.2)


@product('finishes-wall-tile', fill=0.84)
def wall_tile():
    """Tiles of 60 by 30 cm on a wall, the course of one colour between two of the other, and a stack of them before it."""
    marble = glaze('#f1f0ec', '#a9a59e', 0.07, 0.35, amount=0.5)
    blue = glaze('#56707d', '#3b5360', 0.1, 0.3, amount=0.35)
    box((1.28, 0.06, 1.02), (0, 0.035, 0), concrete('#b9b2a6', 0.003), ground=True)
    for row in range(3):
        for column in range(2):
            if (row, column) != (2, 1):
                tile(0.6, 0.3, 0.009, blue if row == 1 else marble, ((column - 0.5) * 0.603, 0.005, 0.205 + row * 0.303), (90, 0, 0))
    for i in range(5):
        tile(0.6, 0.3, 0.009, blue if i == 3 else marble, (0.2 + rnd(-0.006, 0.006), -0.42 + rnd(-0.004, 0.004), i * 0.0094), (0, 0, 9 + rnd(-1, 1)))
    tile(0.6, 0.3, 0.009, marble, (0.26, -0.42, 0.0475), (0, 0, -7))


def tub(at, radius, height, mat, lid=None, label_path=None, handle=True, tilt=0.0, rot_z=0.0, inside=None):
    """A paint bucket with printed side, rim and handle."""
    r0, r1 = radius * 0.9, radius
    parts = []
    rim = [(r1 * 1.0, height * 0.9), (r1 * 1.06, height * 0.9), (r1 * 1.06, height * 0.915), (r1 * 1.02, height * 0.925), (r1 * 1.05, height * 0.935), (r1 * 1.05, height * 0.985)]
    body = [(0, 0), (r0 * 0.97, 0), (r0, 0.006)] + rim
    if lid:
        body += [(r1 * 0.98, height * 0.985), (r1 * 0.95, height * 0.96)]
        parts.append(lathe([(r1 * 1.065, height * 0.955), (r1 * 1.075, height * 0.96), (r1 * 1.075, height * 1.0), (r1 * 1.05, height * 1.015), (r1 * 0.97, height * 1.01), (r1 * 0.95, height * 0.975), (r1 * 0.5, height * 0.97), (0, height * 0.97)], mat=lid, segments=72))
    else:
        body += [(r1 * 0.99, height * 0.985), (r0 * 0.96, 0.02), (0, 0.02)]
    parts.append(lathe(body, mat=mat, segments=72))
    if label_path:
        face = printed(label_path, 0.4, wear=0.0)

        def of(u, v):
            a = math.radians(-90 + 27 - 78 + 156 * u)
            r = (r0 + (r1 - r0) * (0.1 + v * 0.72) / 0.9) * 1.006
            return (r * math.cos(a), r * math.sin(a), height * (0.1 + v * 0.72))

        parts.append(sheet(of, 48, 2, face, angle=180))
    if handle:
        wire = metal('#b9bcbf', 0.3)
        arc = [(r1 * 1.07 * math.cos(t), 0.03 + abs(math.sin(t)) * r1 * 1.06, height * 0.9 - abs(math.sin(t)) * height * 0.3) for t in [math.pi * k / 20 for k in range(21)]]
        parts.append(tube(arc, 0.003, wire, round_off=False))
    return group(parts, at, (tilt, 0, rot_z))


def paint_label(name, ground, title, line, number, swatch):
    def draw(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill='#f6f3ec')
        pen.rectangle((0, h * 0.62, w, h), fill=ground)
        pen.rectangle((w * 0.0, h * 0.56, w, h * 0.60), fill=swatch)
        pen.text((w / 2, h * 0.22), title, font=font(190), fill=ground, anchor='mm')
        pen.text((w / 2, h * 0.44), line, font=font(84, 'narrow'), fill=ground, anchor='mm')
        pen.text((w / 2, h * 0.80), number, font=font(140), fill='#ffffff', anchor='mm')

    return label(name, draw, (1400, 800))


@product('finishes-emulsion-paint', fill=0.82)
def emulsion():
    white = plain('#f2f0ea', 0.35)
    tub((0, 0, 0), 0.15, 0.36, white, plain('#e9e6df', 0.35), paint_label('emulsion', '#1f4e79', 'EMULSION', 'WASHABLE MATT WALL PAINT', '20 litres', '#e8a13a'))
    tub((0.36, 0.12, 0), 0.15, 0.36, white, plain('#e9e6df', 0.35), paint_label('emulsion2', '#7a2f3d', 'EMULSION', 'WASHABLE MATT WALL PAINT', '20 litres', '#c95c4a'))
    roller((0.14, -0.24, 0.035), 10, '#e8dcc2')


def roller(at, a, paint):
    nap = plain(paint, 0.95, bump=0.9, size=0.006)
    wire = metal('#c2c5c8', 0.25)
    grip = plain('#c2410c', 0.35)
    parts = [lathe([(0, -0.115), (0.024, -0.115), (0.027, -0.108), (0.027, 0.108), (0.024, 0.115), (0, 0.115)], (0, 0, 0), nap, rot=(0, 90, 0), segments=40)]
    parts.append(tube(bend([(0.115, 0, 0), (0.145, 0, 0), (0.145, -0.07, 0.0), (0.0, -0.11, 0.0), (0.0, -0.17, 0)], 0.02), 0.004, wire, round_off=False))
    parts.append(lathe([(0, 0), (0.011, 0.002), (0.014, 0.03), (0.017, 0.08), (0.014, 0.12), (0.012, 0.13), (0, 0.132)], (0, -0.165, 0), grip, rot=(90, 0, 0), segments=24))
    return group(parts, at, (0, 0, a))


@product('finishes-satin-paint', fill=0.82)
def satin():
    tub((0, 0, 0), 0.15, 0.36, plain('#f2f0ea', 0.35), None, paint_label('satin', '#2e5b4b', 'SATIN', 'SILK FINISH WALL PAINT', '20 litres', '#8fb8a2'))
    lathe([(0, 0.318), (0.147, 0.318)], mat=plain('#a9c4ae', 0.08, coat=0.6), segments=64)
    brush((0.30, -0.16, 0.022), 24, '#a9c4ae')
    tub((-0.33, 0.16, 0), 0.15, 0.36, plain('#f2f0ea', 0.35), plain('#2e5b4b', 0.35), paint_label('satin', '#2e5b4b', 'SATIN', 'SILK FINISH WALL PAINT', '20 litres', '#8fb8a2'))


def brush(at, a, paint):
    hair = plain('#2e2a27', 0.8, bump=0.8, size=0.002)
    wet = plain(paint, 0.15)
    ferrule, handle = metal('#c8cacc', 0.22), wood('#b5793f', '#8a5426', axis=1, rough=0.3, coat=0.5)
    parts = [box((0.1, 0.075, 0.02), (0, 0.0725, 0), hair, bevel=0.004), box((0.101, 0.03, 0.0205), (0, 0.115, 0), wet, bevel=0.006)]
    parts.append(box((0.104, 0.045, 0.024), (0, 0.015, 0), ferrule, bevel=0.003))
    parts.append(prism([[(-0.045, 0), (0.045, 0), (0.04, -0.03), (0.016, -0.06), (0.013, -0.12), (0.019, -0.17), (0.0, -0.185), (-0.019, -0.17), (-0.013, -0.12), (-0.016, -0.06), (-0.04, -0.03)]], 0.018, (0, 0, -0.009), handle, bevel=0.005))
    return group(parts, at, (0, 0, a))


@product('finishes-gloss-paint', fill=0.82)
def gloss():
    tin = metal('#c9cbcd', 0.22)
    for i, (x, y, ground, title) in enumerate(((0, 0, '#7c1f1f', 'GLOSS'), (0.21, 0.06, '#1d3f63', 'GLOSS'), (0.10, -0.15, '#1f1f22', 'GLOSS'))):
        tub((x, y, 0), 0.085, 0.19, tin, tin, paint_label(f'gloss{i}', ground, title, 'OIL PAINT   WOOD & IRON', '4 litres', ground), handle=False)


@product('finishes-textured-coat', fill=0.82)
def textured():
    tub((0.25, 0.16, 0), 0.15, 0.36, plain('#f2f0ea', 0.35), plain('#6b4a2c', 0.4), paint_label('tex', '#6b4a2c', 'TEXTURED', 'WALL COATING', '20 litres', '#c99a63'))

    def of(u, v):
        lump = max(0, fbm(u * 34, v * 34, 0, 3)) * 0.011
        return ((u - 0.5) * 0.5, -lump, v * 0.5)

    board = plain('#cdb28b', 0.85, vary=0)
    group([sheet(of, 260, 260, board, angle=180), box((0.5, 0.02, 0.5), (0, 0.012, 0.25), concrete('#b9b2a6', 0.003))], (-0.18, 0.0, 0.0), (-10, 0, 0))


@product('finishes-screeding-putty', fill=0.82, ground='concrete')
def putty():
    mat = plain('#f3f1ec', 0.35)
    tub((0, 0, 0), 0.145, 0.30, mat, None, paint_label('putty', '#37474f', 'SCREED', 'READY-MIXED WALL PUTTY', '25 kg', '#90a4ae'))
    _, of = heap(0.10, 0.03, plain('#f4f2ed', 0.6), (0, 0, 0.262), grain=80, lump=0.5)
    lathe([(0, 0.262), (0.142, 0.262)], mat=plain('#f4f2ed', 0.6), segments=64)
    steel, handle = metal('#c4c8ca', 0.22), plain('#c2410c', 0.35)
    parts = [prism([[(-0.07, 0), (0.07, 0), (0.03, -0.1), (-0.03, -0.1)]], 0.001, (0, 0, 0), steel), prism([round_rect(-0.014, -0.22, 0.014, -0.09, 0.012)], 0.018, (0, 0, -0.009), handle, bevel=0.005)]
    group(parts, (0.25, -0.14, 0.012), (0, 0, 150))


@product('finishes-stone-cladding', fill=0.84)
def cladding():
    mats = [stone('#6d6e70', '#3f4042', 0.004, 0.2), stone('#7d7972', '#4b4843', 0.004, 0.2), stone('#5c5f63', '#36383b', 0.004, 0.2)]
    box((0.86, 0.03, 0.66), (0, 0.03, 0), concrete('#b9b2a6', 0.003), ground=True)
    z = 0.005
    while z < 0.62:
        high, x = rnd(0.035, 0.06), -0.42
        while x < 0.38:
            long = min(rnd(0.12, 0.3), 0.42 - x)
            deep = rnd(0.018, 0.042)
            shift = rnd(0, 99)

            def face(u, v, x=x, z=z, long=long, high=high, deep=deep, shift=shift):
                edge = min(1, 9 * min(u, 1 - u)) * min(1, 5 * min(v, 1 - v))
                return (x + u * long, 0.015 - deep * (0.25 + 0.75 * edge ** 0.5) - 0.006 * edge * fbm(u * long * 40 + shift, v * 2, 0, 4), z + v * high)

            sheet(face, 30, 8, RNG.choice(mats), angle=25)
            x += long + 0.0025
        z += high + 0.0025


@product('finishes-tile-grout', fill=0.8)
def grout():
    for i, (x, y, a, colour) in enumerate(((-0.16, 0.1, -6, '#5b6b73'), (0.1, 0.08, 4, '#8d7358'), (0.0, -0.14, -18, '#a44f36'))):
        mat = printed(sack_label(f'grout{i}', '#efeae0', colour, 'GROUT', 'COLOURED   ·   1–6 mm JOINTS', '5 kg'), 0.5, crumple=0.7)
        bag((0.3, 0.21, 0.07), mat, (x, y, 0 if i < 2 else 0.0), (0, 0, a))


@product('finishes-pop-cement', fill=0.8)
def pop_cement():
    mat = printed(sack_label('pop', '#eeeae2', '#27408b', 'P.O.P', 'PLASTER OF PARIS', '40 kg'), 0.7, crumple=0.9)
    bag((0.62, 0.42, 0.14), mat, (0, 0.05, 0), (0, 0, 3))
    bag((0.62, 0.42, 0.14), mat, (0.03, 0.04, 0.12), (0, 0, -7))
    headpan((0.45, -0.28, 0), scale=0.6, mat=plain('#d6d6d2', 0.4))
    heap(0.12, 0.07, grainy(['#f7f6f3', '#efeeea', '#ffffff'], 0.0012, depth=0.5, damp=0.03), (0.45, -0.28, 0.045), grain=120, fine=0.002)


def board_edge(name, line):
    """The printed tape that closes the long edge of a board."""

    def draw(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill='#3f6f9f')
        for i in range(4):
            pen.text((w * (i + 0.5) / 4, h / 2), line, font=font(int(h * 0.62), 'narrow'), fill='#f4f2ec', anchor='mm')

    return printed(label(name, draw, (2400, 60)), 0.7, wear=0.05)


@product('finishes-gypsum-board', fill=0.86)
def gypsum():
    long, wide, thick = 1.4, 0.8, 0.0125
    face, core, back = plain('#d9d2c3', 0.85, grain=0.06), plain('#f2f0ea', 0.95, grain=0.12, bump=0.5), plain('#a4917a', 0.9, grain=0.1)
    tape = board_edge('gypsum-edge', 'GYPSUM BOARD  12.5 mm')

    def board(at, rot):
        parts = [box((long, wide, thick - 0.002), (0, 0, 0.001), core, ground=True, bevel=0), box((long, wide, 0.001), (0, 0, thick - 0.001), face, ground=True, bevel=0), box((long, wide, 0.001), (0, 0, 0), back, ground=True, bevel=0)]
        parts.append(sheet(lambda u, v: ((u - 0.5) * long, -wide / 2 - 0.0006, thick * v), 1, 1, tape))
        return group(parts, at, rot)

    beam = wood('#b98a55', '#8a5f35', axis=1)
    for x in (-0.5, 0, 0.5):
        box((0.07, wide, 0.05), (x, 0, 0), beam, ground=True)
    for i in range(12):
        board((rnd(-0.008, 0.008), rnd(-0.006, 0.006), 0.05 + i * 0.0128), (0, 0, rnd(-0.3, 0.3)))
    top = 0.05 + 12 * 0.0128
    board((0.02, 0.02 + wide / 2 * math.cos(math.radians(38)), top + wide / 2 * math.sin(math.radians(38))), (38, 0, 1.5))
    zinc = galvanised(0.012)
    channel = [(-0.025, 0), (0.025, 0), (0.025, 0.04), (0.0238, 0.04), (0.0238, 0.0012), (-0.0238, 0.0012), (-0.0238, 0.04), (-0.025, 0.04)]
    for i in range(3):
        prism([channel], 1.3, (-0.66, -0.50 - i * 0.07, 0), zinc, rot=(90, 0, 90 - i * 1.5))
    lathe([(0.035, 0), (0.07, 0), (0.07, 0.05), (0.035, 0.05), (0.035, 0)], (0.55, -0.29, top), plain('#efece4', 0.7, grain=0.1), segments=56)


@product('finishes-pvc-ceiling', fill=0.86, ground='concrete')
def pvc_ceiling():
    def panel(colour, stripe):
        outline = [(-0.125, 0), (0.125, 0), (0.125, 0.008), (-0.125, 0.008)]
        holes = [rect(-0.123 + i * 0.0205, 0.001, -0.104 + i * 0.0205, 0.007) for i in range(12)]
        parts = [prism([outline] + holes, 1.5, (0, 0.75, 0), plain(colour, 0.16, coat=0.4), rot=(90, 0, 0))]
        for x in (-0.04, 0.04):
            parts.append(box((0.012, 1.5, 0.0005), (x, 0, 0.0082), plain(stripe, 0.3), bevel=0))
        return frozen(parts)

    a, b = panel('#eceae4', '#b9b2a2'), panel('#c9a97f', '#8a6844')
    for i, mesh in enumerate((a, a, b, b, a)):
        aside(put(mesh, None, (-0.5 + rnd(-0.03, 0.03), 0.06 + i * 0.012, i * 0.0086), (0, 0, 90 + rnd(-1.5, 1.5))))
    aside(put(b, None, (-0.46, -0.16, 0.0), (0, 0, 86)))
    aside(put(a, None, (-0.52, -0.19, 0.0086), (0, 0, 84)))
    framed_by((-0.25, -0.3, 0), (0.34, -0.3, 0), (-0.2, 0.2, 0.05), (0.34, 0.2, 0))


@product('finishes-suspended-tile', fill=0.84)
def suspended():
    s = Surface('mineral')
    pits = s.ramp(s.cells(0.014), (0.12, 0.55), (0.2, 1.0))
    mat = s.done(s.blend(1.0, rgb('#f0eee9'), pits, 'MULTIPLY'), 0.95, 0, s.bump(s.ramp(s.cells(0.014), (0.1, 0.0), (0.25, 1.0)), 0.8, 0.002))
    for i in range(6):
        box((0.595, 0.595, 0.014), (rnd(-0.006, 0.006), rnd(-0.006, 0.006), i * 0.0145), mat, rot=(0, 0, rnd(-1, 1)), ground=True, bevel=0.002)
    box((0.595, 0.595, 0.014), (0.04, 0.36, 0.26), mat, rot=(72, 0, -5), bevel=0.002)
    tee = metal('#eef0f1', 0.4)
    for i in range(2):
        group([box((0.9, 0.024, 0.001), (0, 0, 0), tee, bevel=0), box((0.9, 0.001, 0.032), (0, 0, 0), tee, ground=True, bevel=0)], (0.05, -0.38 - i * 0.06, 0.002), (0, 0, 3 - i * 5))


@product('finishes-ceiling-sheet', fill=0.84)
def flat_sheet():
    mat = concrete('#cfccc4', 0.002, pits=0.15, spots=0.12)
    for i in range(12):
        box((1.2, 1.0, 0.005), (rnd(-0.01, 0.01), rnd(-0.01, 0.01), 0.06 + i * 0.0054), mat, rot=(0, 0, rnd(-0.6, 0.6)), ground=True, bevel=0.0005)
    for x in (-0.4, 0.4):
        box((0.06, 0.9, 0.06), (x, 0, 0), wood('#b98a55', '#8a5f35', axis=1), ground=True)


@product('finishes-pop-cornice', fill=0.86, key=0.8, ground='concrete')
def cornice():
    """Lengths lying on their backs, near enough to see the mouldings."""
    mat = plain('#d9d4c9', 0.85, grain=0.08, bump=0.2, size=0.003)

    def moulding(steps):
        """Across the face: a cove between fillets, or an ogee with beads."""
        points = [(0, 0), (0, 0.008), (0.006, 0.008), (0.006, 0.012), (0.012, 0.012)]
        for i in range(25):
            t = i / 24
            if steps == 0:
                rise = 0.012 + 0.038 * (1 - math.cos(t * math.pi / 2)) ** 1.3
            else:
                rise = 0.014 + 0.036 * (t - 0.16 * math.sin(2 * math.pi * t)) + 0.009 * max(0, math.sin(t * math.pi * 5)) ** 2
            points.append((0.014 + 0.07 * t, rise))
        return points + [(0.088, 0.05), (0.088, 0.056), (0.096, 0.056), (0.096, 0.05), (0.1, 0.05), (0.1, 0)]

    for i, (kind, y, a) in enumerate(((0, -0.13, 2), (1, 0.0, -1), (0, 0.13, 1))):
        aside(prism([moulding(kind)], 1.4, (-1.2 + i * 0.03, y, 0.0), mat, rot=(90, 0, 90 + a)))
    aside(prism([moulding(1)], 1.4, (-1.2, -0.02, 0.058), mat, rot=(90, 0, 90 + 8)))
    framed_by((-0.22, -0.16, 0), (0.26, -0.16, 0), (-0.2, 0.24, 0.1), (0.28, 0.24, 0))
