"""Goods where they are used indoors: tiles laid, walls painted, cables drawn, pipes joined."""

from products.around import mortar, splashes, spread
from products.concrete import SOFT
from products.electrical import COPPER, cable_coil, double_socket, plate, rocker, screws
from products.finishes import brush, paint_label, roller, sack_label, tile, trowel_notched, tub
from products.blockwork import GREY, block
from products.labour import level
from products.mechanical import pvc_elbow, pvc_tee, tank
from products.on_site import JOINT, course, sandcrete
from products.openings import frame_of, lever, panel_face, leaf, tinted
from registry import product
from shapes import *
from materials import *


def cross(at, mat):
    x, y, z = at
    box((0.026, 0.003, 0.011), (x, y, z), mat, ground=True, bevel=0.0006)
    box((0.003, 0.026, 0.011), (x, y, z), mat, ground=True, bevel=0.0006)


def combed(long, wide, mat, at, pitch=0.011):
    """Adhesive drawn with a notched trowel: ridges, a little torn."""
    shift = rnd(0, 50)

    def of(u, v):
        x, y = (u - 0.5) * long, (v - 0.5) * wide
        bow = 0.05 * math.sin(x * 6 + shift) + 0.018 * fbm(x * 5 + shift, y * 5, 0, 3)
        ridge = max(0.0, math.sin((y + bow) / pitch * 2 * math.pi)) ** 0.7
        edge = min(1, 14 * min(u, 1 - u), 14 * min(v, 1 - v))
        return (x * (1 + 0.015 * fbm(y * 9, shift)), y * (1 + 0.02 * fbm(x * 9, shift, 3)), (0.0015 + 0.0052 * ridge * (0.85 + 0.3 * fbm(x * 30, y * 30, shift, 2))) * edge)

    return sheet(of, 120, 240, mat, at=at, angle=180)


@product('finishes-tiles-half-laid', fill=1.02, ground='concrete')
def tiles_half_laid():
    face, white = glaze('#e6dccb', '#9b8a73', 0.14, 0.35, amount=0.55), plain('#f0efe9', 0.45)
    glue = mortar('#b9b3a8', '#a39d92')
    size, gap = 0.4, 0.003
    step = size + gap
    thick = 0.0095
    for i in range(5):
        for j in range(4):
            x, y = (i - 2) * step - 0.25, (j - 0.6) * step
            if i + (2 - j) > 4 or (i == 4):
                continue
            aside(tile(size, size, thick, face, (x, y, 0.004)))
            if i + (2 - j) < 4:
                cross((x + step / 2, y - step / 2, 0.004), white)
    aside(combed(0.62, 0.42, glue, (0.42 + 0.18, -0.24, 0.0), 0.012))
    aside(combed(0.44, 0.4, glue, (0.94, 0.18, 0.0), 0.012))
    trowel_notched((0.56, -0.16, 0.012), 24)
    tile(size, size, thick, face, (0.31, -0.18, 0.05), (9, -5, 8))
    for x, y, a in ((0.18, -0.52, 12), (0.24, -0.47, 50), (0.13, -0.47, 80), (0.28, -0.53, 33)):
        group([box((0.026, 0.003, 0.009), (0, 0, 0), white, ground=True, bevel=0.0006), box((0.003, 0.026, 0.009), (0, 0, 0), white, ground=True, bevel=0.0006)], (x, y, 0.0), (0, 0, a))


@product('finishes-grout-joints', fill=1.05, ground='concrete')
def grouting():
    face = glaze('#cfc6b8', '#8d8272', 0.22, 0.25, amount=0.5)
    size, gap = 0.3, 0.006
    step = size + gap
    grout = plain('#5f5a54', 0.9, grain=0.25, bump=0.6, size=0.002)
    aside(box((5 * step, 5 * step, 0.0075), (0, 0.2, 0), grout, ground=True, bevel=0))
    for i in range(5):
        for j in range(5):
            aside(tile(size, size, 0.009, face, ((i - 2) * step, 0.2 + (j - 2) * step, 0.0)))
    wet = mortar('#77716a', '#5c5750')
    spread(0.42, 0.10, 0.012, wet, (0.02, -0.02, 0.009), 0.8, 60)
    smear = plain('#8b857c', 0.8, grain=0.3)
    for k in range(9):
        spread(rnd(0.05, 0.2), rnd(0.004, 0.012), 0.0012, smear, (rnd(-0.3, 0.35), -0.12 + rnd(-0.1, 0.32), 0.009), 0.6, 24)
    rubber, back = plain('#3f6a3d', 0.7, grain=0.1), plain('#d9d5cb', 0.45)
    handle = plain('#c2410c', 0.42)
    parts = [box((0.24, 0.095, 0.014), (0, 0, 0), rubber, ground=True, bevel=0.003), box((0.23, 0.085, 0.004), (0, 0, 0.014), back, ground=True, bevel=0.001)]
    parts.append(tube(bend([(-0.07, 0, 0.018), (-0.05, 0, 0.055), (0.05, 0, 0.055), (0.07, 0, 0.018)], 0.02), 0.012, handle, round_off=False))
    group(parts, (0.04, 0.07, 0.018), (22, 0, 14))
    tub((0.42, 0.34, 0.009), 0.13, 0.24, plain('#2b2d30', 0.5), None)
    lathe([(0, 0.20), (0.118, 0.20)], (0.42, 0.34, 0.009), wet, segments=48)
    s = Surface('sponge')
    pore = s.ramp(s.cells(0.006), (0.15, 0.35), (0.35, 1.0))
    sponge = s.done(s.blend(1.0, rgb('#d9b45c'), pore, 'MULTIPLY'), 0.95, 0, s.bump(pore, 0.8, 0.003))
    box((0.15, 0.10, 0.06), (-0.36, -0.12, 0.009), sponge, rot=(0, 0, 20), ground=True, bevel=0.016)


@product('finishes-emulsion-wall', fill=1.0, ground='concrete')
def painted_wall():
    s = Surface('wall')
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.world)
    strokes = s.noise(0.3, 4, 0.6, s.scaled(s.world, (3, 1, 0.5)))
    line = s.math('ADD', split.outputs[0], s.math('MULTIPLY', strokes, 0.55))
    done = s.ramp(s.math('SUBTRACT', line, 0.46), (0.0, 1.0), (0.035, 0.0))
    screed = s.ramp(s.noise(0.2, 6, 0.6, s.world), (0.3, '#cfc8ba'), (0.7, '#ddd7ca'))
    paint = s.ramp(s.noise(0.15, 4, 0.6, s.scaled(s.world, (4, 1, 0.6))), (0.35, '#7f9a86'), (0.65, '#88a38f'))
    wall = s.done(s.blend(done, screed, paint), 0.85, 0, s.bump(s.noise(0.004, 4, 0.6, s.world), 0.25, 0.001), specular=0.2)
    aside(box((6, 0.12, 2.6), (0.4, 0.42, 0), wall, ground=True, bevel=0))
    skirt = plain('#d8d3c7', 0.5)
    aside(box((6, 0.015, 0.10), (0.4, 0.352, 0), skirt, ground=True, bevel=0.002))
    tub((-0.42, -0.08, 0), 0.15, 0.36, plain('#f2f0ea', 0.4, dirt=0.12), None, paint_label('emulsion3', '#2e5b4b', 'EMULSION', 'WASHABLE MATT WALL PAINT', '20 litres', '#88a38f'))
    lathe([(0, 0.31), (0.147, 0.31)], (-0.42, -0.08, 0), plain('#88a38f', 0.2, coat=0.4), segments=64)
    parts = roller((0, 0, 0), 0, '#88a38f')
    parts.location, parts.rotation_euler = (0.16, 0.325, 0.78), turn((90, 0, 0))
    sheet_mat = plain('#cfc9bd', 0.9, grain=0.2, bump=0.5, size=0.02)
    aside(sheet(lambda u, v: ((u - 0.5) * 2.6 - 0.1, -0.55 + v * 0.85 + 0.03 * fbm(u * 5, 2), 0.004 + 0.014 * max(0, fbm(u * 9, v * 5, 1, 3))), 120, 50, sheet_mat, angle=180))
    splashes(plain('#88a38f', 0.4), 70, lambda: (-0.1 + RNG.gauss(0, 0.4), -0.05 + RNG.gauss(0, 0.18), 0.006), 0.009)
    brush((0.22, -0.2, 0.024), 60, '#88a38f')


@product('finishes-paint-colours', fill=0.86)
def paint_colours():
    """Open tins, a stir of colour in each."""
    tin = metal('#c9cbcd', 0.25)
    for i, (x, y, colour) in enumerate(((-0.21, 0.1, '#c7a14a'), (0.0, 0.14, '#a44f36'), (0.21, 0.09, '#3f6784'), (-0.11, -0.09, '#88a38f'), (0.11, -0.1, '#e7ddc8'))):
        tub((x, y, 0), 0.085, 0.17, tin, None, paint_label(f'open{i}', '#2b2e32', 'EMULSION', 'MATT', '4 litres', colour), handle=False)
        s = Surface('stirred')
        at = s.body
        swirl = s.noise(0.06, 2, 0.4, at, 1.8)
        mat = s.done(s.ramp(swirl, (0.4, mixed(colour, '#ffffff', 0.04)), (0.56, colour), (0.6, mixed(colour, '#ffffff', 0.22)), (0.64, colour)), 0.12, 0, s.bump(swirl, 0.15, 0.01), clearcoat=0.4)
        lathe([(0, 0.148), (0.083, 0.148)], (x, y, 0), mat, segments=64)
    timber = wood('#c99f6c', '#a47745', axis=1, rings=0.02)
    box((0.024, 0.30, 0.005), (0.28, -0.17, 0.003), timber, rot=(0, 0, 34), bevel=0.001)
    box((0.0245, 0.07, 0.0056), (0.3355, -0.253, 0.003), plain('#a44f36', 0.3), rot=(0, 0, 34), bevel=0.001)


@product('finishes-pop-mixing', fill=0.86, ground='concrete')
def pop_mixing():
    mat = printed(sack_label('pop', '#eeeae2', '#27408b', 'P.O.P', 'PLASTER OF PARIS', '40 kg'), 0.7, crumple=0.9)
    bag((0.62, 0.42, 0.14), mat, (-0.36, 0.2, 0), (0, 0, 10))
    rubber = plain('#2b2d30', 0.6, grain=0.15, dirt=0.2)
    lathe(flowing([(0, 0.0), (0.12, 0.004), (0.165, 0.05), (0.185, 0.12), (0.19, 0.135)]) + [(0.182, 0.137)] + flowing([(0.178, 0.12), (0.158, 0.055), (0.115, 0.014), (0, 0.01)]), (0.22, -0.06, 0), rubber, segments=72, angle=60)
    white = mortar('#efece5', '#dedad1')
    _, of = heap(0.162, 0.05, white, (0.22, -0.06, 0.10), grain=150, lump=0.5, fine=0.003)
    lathe([(0, 0.104), (0.172, 0.104)], (0.22, -0.06, 0), white, segments=64)
    powder = grainy(['#f7f6f3', '#efeeea', '#ffffff'], 0.0012, depth=0.5, damp=0.03)
    heap(0.13, 0.06, powder, (-0.10, -0.22, 0), grain=120, lump=0.3, fine=0.002)
    steel, handle = metal('#c4c8ca', 0.3, scratch=0.5), wood('#a9713b', '#6c3f1c', axis=1)
    parts = [prism([[(-0.05, 0), (0.05, 0), (0.026, -0.1), (-0.026, -0.1)]], 0.001, (0, 0, 0), steel), lathe([(0, 0), (0.012, 0.004), (0.015, 0.05), (0.013, 0.1), (0, 0.105)], (0, -0.1, 0.0), handle, rot=(90, 0, 0), segments=28)]
    group(parts, (0.18, -0.03, 0.128), (-28, 0, -150))
    splashes(white, 60, lambda: (0.15 + RNG.gauss(0, 0.25), -0.24 + RNG.gauss(0, 0.08), 0), 0.012)


@product('electrical-cable-in-conduit', fill=0.98, ground='concrete')
def cable_in_conduit():
    """A wall with its chase: conduit up to a box, the coloured cores drawn through it."""
    s = Surface('plaster')
    tone = s.ramp(s.noise(0.25, 6, 0.6, s.world), (0.3, '#aaa296'), (0.7, '#bbb3a6'))
    wall = s.done(tone, 0.92, 0, s.bump(s.noise(0.004, 5, 0.7, s.world), 0.5, 0.002), specular=0.15)
    rough = concrete('#8d867b', 0.004)
    # The chase lies between two halves of the wall, its back behind them.
    aside(box((3, 0.12, 2.2), (-1.5 - 0.035, 0.06, 0), wall, ground=True, bevel=0.004))
    aside(box((3, 0.12, 2.2), (1.5 + 0.035, 0.06, 0), wall, ground=True, bevel=0.004))
    aside(box((0.4, 0.06, 2.2), (0, 0.09, 0), rough, ground=True, bevel=0))
    shell = metal('#9fa5a8', 0.45)
    x0, z0 = 0.0, 0.45
    prism([rect(-0.068, -0.038, 0.068, 0.038), rect(-0.065, -0.035, 0.065, 0.035)], 0.045, (x0, 0.03, z0), shell, rot=(90, 0, 0))
    box((0.13, 0.002, 0.07), (x0, -0.002, z0), plain('#5d6164', 0.6), bevel=0)
    box((0.17, 0.04, 0.012), (x0, 0.03, z0 - 0.045), rough, bevel=0.003)
    white = plain('#efeee9', 0.35, dirt=0.12)
    aside(lathe([(0.0095, 0), (0.0125, 0), (0.0125, 1.6), (0.0095, 1.6), (0.0095, 0)], (x0, 0.034, z0 + 0.036), white, segments=36))
    lathe([(0.0125, 0), (0.0155, 0), (0.0155, 0.022), (0.0125, 0.022)], (x0, 0.034, z0 + 0.038), white, segments=36)
    dab = mortar('#a19a8f', '#8a8479')
    for z in (z0 + 0.32, z0 + 0.12):
        box((0.06, 0.03, 0.05), (x0, 0.025, z), dab, ground=True, bevel=0.012)
    copper = metal(COPPER, 0.3)
    for k, (colour, dx, far) in enumerate((('#b3261e', -0.022, 0.0), ('#1f1f21', 0.0, 0.012), ('#2a7a3f', 0.022, -0.006), ('#b3261e', -0.012, 0.02), ('#e8bd2c', 0.012, 0.024))):
        mat = plain(colour, 0.34, coat=0.15)
        end = (x0 + dx * 2.6 + rnd(-0.006, 0.006), -0.16 - far, z0 - 0.09 - abs(dx) * 1.2 + rnd(-0.012, 0.012))
        path = [(x0 + dx * 0.2, -0.006, z0 + 0.036), (x0 + dx * 0.4, -0.008, z0 + 0.016), (x0 + dx, -0.05, z0 + 0.012), (x0 + dx * 1.8, -0.115, z0 - 0.02), end]
        tube(path, 0.0021, mat, sides=6)
        tube([end, (end[0] + dx * 0.18, end[1] - 0.012, end[2] - 0.012)], 0.0010, copper)
    cable_coil('#1f4f9a', (0.17, -0.16, 0), (0, 0, 10), title='2.5 mm²', ink='#1d3f63')
    cable_coil('#b3261e', (-0.17, -0.12, 0), (0, 0, 30), title='2.5 mm²')


def on_wall(parts, x, y, z):
    """A plate, its back against the wall at `y`."""
    group(parts, (x, y, z), (90, 0, 0))


@product('electrical-socket-on-wall', fill=0.9, ground='concrete')
def socket_on_wall():
    """A double socket above the skirting of a painted room, a plug in it."""
    s = Surface('painted')
    tone = s.ramp(s.noise(0.5, 4, 0.6, s.world), (0.3, '#c5bca8'), (0.7, '#cfc7b4'))
    wall = s.done(tone, 0.8, 0, s.bump(s.noise(0.003, 4, 0.6, s.world), 0.3, 0.0008), specular=0.2)
    aside(box((3, 0.1, 2), (0, 0.10, 0), wall, ground=True, bevel=0))
    aside(box((3, 0.014, 0.10), (0, 0.043, 0), plain('#ece8de', 0.4, dirt=0.05), ground=True, bevel=0.004))
    white, dark, steel = plain('#f3f2ee', 0.24, coat=0.25), plain('#151515', 0.6), metal('#c9ccce', 0.25)
    on_wall(double_socket(white, dark), 0, 0.049, 0.30)
    on_wall([*plate(0.086, 0.086, white), *rocker(0, 0, white, 7, 0.016, 0.03), *screws((-0.0302, 0.0302), 0, steel)], 0.17, 0.049, 0.30)
    black = plain('#232427', 0.42, grain=0.08)
    on_wall([prism([round_rect(-0.060, -0.042, -0.012, 0.008, 0.011)], 0.030, (0, 0, 0.0105), black, bevel=0.005)], 0, 0.049, 0.30)
    lathe([(0.0075, 0), (0.0055, 0.022), (0, 0.022)], (-0.036, 0.024, 0.262), black, rot=(180, 0, 0), segments=24)
    aside(tube([(-0.036, 0.024, 0.25), (-0.036, 0.022, 0.19), (-0.05, 0.0, 0.06), (-0.07, -0.05, 0.004), (-0.14, -0.10, 0.004), (-0.30, -0.06, 0.004), (-0.6, -0.09, 0.004)], 0.004, black))
    framed_by((-0.19, 0, 0.12), (0.27, 0, 0.40))


@product('mechanical-waste-pipe-run', fill=0.9, ground='laterite')
def waste_run():
    """A drain joined on its bed of sand: pipe, tee, bend and the tools."""
    grey, r = plain('#a3a8aa', 0.42, grain=0.08, dirt=0.15), 0.055
    sand = grainy(SOFT, 0.003, depth=0.9)
    aside(spread(3.2, 0.5, 0.035, sand, (0, 0.05, 0), 0.5, 150))
    z = 0.03 + r
    lathe([(r * 0.93, 0), (r, 0), (r, 0.72), (r * 0.93, 0.72), (r * 0.93, 0)], (-0.92, 0.05, z), grey, rot=(0, 90, 0), segments=64)
    pvc_tee(grey, r, (0.0, 0.05, z), (0, 0, 0))
    lathe([(r * 0.93, 0), (r, 0), (r, 0.62), (r * 0.93, 0.62), (r * 0.93, 0)], (0.12, 0.05, z), grey, rot=(0, 90, 0), segments=64)
    lathe([(r * 0.93, 0), (r, 0), (r, 0.30), (r * 1.02, 0.31), (r * 1.1, 0.33), (r * 1.14, 0.40), (r * 1.02, 0.40), (r * 0.93, 0.31), (r * 0.93, 0)], (0.0, 0.05, z + r * 2.2), grey, segments=64)
    pvc_elbow(grey, r, (-0.35, -0.42, r * 1.2), (90, 0, 30))
    level((0.35, 0.05, z + r), (0, 0, 0), long=0.6)
    tin, blue = metal('#c9cbcd', 0.25), plain('#1d3f63', 0.4)
    lathe([(0, 0), (0.042, 0), (0.042, 0.09), (0.035, 0.096), (0.026, 0.098), (0.026, 0.112), (0, 0.112)], (0.16, -0.40, 0), blue, segments=48)
    lathe([(0.0425, 0.012), (0.0428, 0.012), (0.0428, 0.07), (0.0425, 0.07)], (0.16, -0.40, 0), plain('#e8e2d4', 0.5), segments=48)


@product('mechanical-tank-on-stand', fill=0.9, ground='laterite')
def tank_on_stand():
    """A tank on a tower of blocks, its pipes down the side."""
    blocks, wet = sandcrete(), mortar()
    for row in range(6):
        z = JOINT + row * 0.237
        course(blocks, wet, (-0.46 - 0.0, -0.45), 3, z)
        course(blocks, wet, (0.57, -0.10), 2, z, axis=1)
    slab = concrete('#a49d92', 0.004)
    top = 6 * 0.237
    box((1.55, 1.5, 0.1), (0.0, 0.1, top), slab, ground=True, bevel=0.008)
    tank((0.0, 0.1, top + 0.1), 0.62, 1.35)
    blue = plain('#e6e5e0', 0.4)
    tube(bend([(0.3, -0.46, top + 0.22), (0.3, -0.72, top + 0.22), (0.3, -0.72, 0.02)], 0.05), 0.024, blue, round_off=False)
    for z in (0.35, 1.0):
        box((0.075, 0.03, 0.03), (0.3, -0.70, z), metal('#9fa3a5', 0.5), bevel=0.004)
    tube([(-0.3, -0.44, top + 0.26), (-0.3, -0.62, top + 0.26)], 0.02, metal('#c2a05a', 0.3))


def jamb(blocks, wet, side, edge, row, y, wide):
    """One course of the wall beside an opening: a whole block at its edge, or half of one and a whole."""
    z = JOINT + row * 0.237
    x = edge
    if row % 2:
        put(block(0.219, wide, 0.225, concrete(GREY, 0.0035), hollow=1), None, (side * (x + 0.1095), y, z))
        x += 0.219 + JOINT
    course(blocks, wet, (side * (x + 0.225), y), 1, z, wide=wide)
    box((x - edge + 0.44, wide - 0.012, JOINT), (side * (edge + (x - edge + 0.45) / 2), y, z - JOINT), wet, ground=True, bevel=0.002)
    if row % 2:
        box((JOINT + 0.004, wide - 0.014, 0.22), (side * (x - JOINT / 2), y, z), wet, ground=True, bevel=0.002)


@product('openings-door-in-wall', fill=0.9, ground='concrete')
def door_in_wall():
    blocks, wet = sandcrete(wide=0.15), mortar()
    up, across = (wood('#8f5630', '#5f361c', axis=axis, rings=0.02, rough=0.36, rawness=0.3, coat=0.3, vary=0.1) for axis in (2, 0))
    w, h = 0.86, 2.08
    frame_of(w + 0.01, h, up, across=across, deep=0.16)
    for row in range(9):
        for side in (-1, 1):
            jamb(blocks, wet, side, 0.51, row, 0, 0.15)
    aside(box((3.0, 0.15, 0.2), (0, 0, h + 0.08), concrete('#9d968b', 0.004), ground=True, bevel=0.004))
    brass = metal('#c9a557', 0.26)
    ajar = panel_face(w, h, up, across) + lever((-w / 2 + 0.065, -0.021, 1.02), brass, 1)
    for each in ajar:
        each.location.x -= w / 2
    group(ajar, (w / 2, -0.06, 0.005), (0, 0, 20))
    level((0.95, -0.35, 0), (0, 0, 12), long=0.9)


@product('openings-window-in-wall', fill=0.9, ground='laterite')
def window_in_wall():
    blocks, wet = sandcrete(), mortar()
    half = (0.45 + JOINT) / 2
    w, h, sill = 1.2, 1.05, 0.474 + JOINT
    for row in range(2):
        course(blocks, wet, (-1.05 - (half if row % 2 else 0), 0.1), 5, JOINT + row * 0.237)
    for row in range(2, 6):
        for side in (-1, 1):
            jamb(blocks, wet, side, 0.615, row, 0.1, 0.225)
    aside(box((2.5, 0.24, 0.2), (0, 0.1, 6 * 0.237), concrete('#9d968b', 0.004), ground=True, bevel=0.004))
    box((1.36, 0.30, 0.05), (0, 0.07, sill - 0.008), concrete('#b3aca0', 0.003), ground=True, bevel=0.005)
    mat, glass = plain('#e9e7e2', 0.3, coat=0.2), tinted()
    z0 = sill + 0.042
    h = 6 * 0.237 - z0
    prism([rect(-w / 2, 0, w / 2, h), rect(-w / 2 + 0.045, 0.045, w / 2 - 0.045, h - 0.045)], 0.11, (0, 0.14, z0), mat, rot=(90, 0, 0), bevel=0.003)
    leaf(0.6, h - 0.09, mat, glass, (-w / 2 + 0.045, 0.12, z0 + 0.045))
    leaf(0.6, h - 0.09, mat, glass, (-0.10, 0.075, z0 + 0.045))
    aside(box((1.3, 0.01, h + 0.1), (0, 0.30, z0 - 0.05), plain('#2a2622', 0.9), ground=True, bevel=0))
    dark = plain('#2a2b2d', 0.35)
    box((0.022, 0.02, 0.11), (-0.075, 0.035, z0 + h / 2), dark, bevel=0.006)
