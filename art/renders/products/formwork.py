"""Timber, board, props and nails for shutters."""

from registry import product
from shapes import *
from materials import *


def stack(size, columns, rows, mat, at=(0, 0, 0), gap=0.006, sticks=None, messy=1.0, bevel=0.002):
    """Sawn pieces on bearers, their ends not quite in line. Answers with the height it reaches."""
    long, wide, thick = size
    z = at[2]
    for row in range(rows):
        if sticks and row % sticks == 0:
            stick = wood('#a9794a', '#6f4a2a', axis=1)
            for x in (-long * 0.36, long * 0.36):
                box((0.045, columns * (wide + gap), 0.03), (at[0] + x + rnd(-0.02, 0.02), at[1], z), stick, ground=True)
            z += 0.031
        for column in range(columns):
            y = (column - (columns - 1) / 2) * (wide + gap)
            piece = long * rnd(0.985, 1.01)
            box((piece, wide * rnd(0.985, 1.0), thick * rnd(0.97, 1.0)), (at[0] + rnd(-0.02, 0.02) * messy, at[1] + y, z), mat, rot=(0, 0, rnd(-0.25, 0.25) * messy), ground=True, bevel=bevel)
        z += thick * 1.015
    return z


@product('formwork-planks', fill=0.86)
def planks():
    mat = wood('#c28a55', '#8a5229', axis=0, rings=0.016, rough=0.7)
    top = stack((2.1, 0.29, 0.028), 2, 9, mat, sticks=3)
    box((2.1, 0.29, 0.028), (0.1, -0.06, top), mat, rot=(0, 0, 5), ground=True)


@product('formwork-hardwood-2x4', fill=0.86)
def scantlings():
    mat = wood('#b5733f', '#7a4322', axis=0, rings=0.011, rough=0.7)
    stack((1.5, 0.092, 0.048), 6, 7, mat, sticks=7)


@product('formwork-hardwood-2x2', fill=0.86, ground='concrete')
def pegs():
    mat = wood('#c99659', '#95602f', axis=0, rings=0.009, rough=0.7)
    for row in range(6):
        for column in range(7 - (row > 3) * 2):
            box((1.0, 0.05, 0.05), (rnd(-0.03, 0.03), (column - (6 - (row > 3) * 2) / 2) * 0.0535, row * 0.0508), mat, rot=(0, 0, rnd(-0.5, 0.5)), ground=True, bevel=0.002)
    band = plain('#2c2c30', 0.4)
    for x in (-0.3, 0.3):
        for y in (-0.192, 0.192):
            box((0.016, 0.002, 0.2), (x, y, 0.0), band, ground=True, bevel=0)
        box((0.016, 0.385, 0.002), (x, 0, 0.204), band, ground=True, bevel=0)


@product('formwork-planed-iroko', fill=0.84)
def iroko():
    mat = wood('#a9713b', '#6c3f1c', axis=0, rings=0.02, rough=0.38, rawness=0.4, coat=0.25)
    top = stack((1.3, 0.22, 0.024), 1, 3, mat, messy=0.6)
    box((1.3, 0.22, 0.024), (0.02, -0.11, top + 0.055), mat, rot=(38, 0, 3), bevel=0.003)
    box((1.3, 0.22, 0.024), (0.05, -0.36, 0.0), mat, rot=(0, 0, -4), ground=True, bevel=0.003)


def boards(face, edge_light, edge_dark):
    film = plain(face, 0.24, grain=0.12, size=0.01, coat=0.3)
    ply = Surface('ply')
    band = ply.node('TexWave', bands_direction='Z')
    ply.give(band.inputs['Vector'], ply.body)
    band.inputs['Scale'].default_value = 66
    ply_mat = ply.done(ply.ramp(band.outputs['Fac'], (0.3, edge_dark), (0.7, edge_light)), 0.8)
    z = 0.06
    for x in (-0.6, 0, 0.6):
        box((0.07, 0.8, 0.06), (x, 0, 0), wood('#b98a55', '#8a5f35', axis=1), ground=True)
    for i in range(8):
        at, a = (rnd(-0.008, 0.008), rnd(-0.008, 0.008)), rnd(-0.25, 0.25)
        box((1.6, 0.82, 0.0172), (*at, z), ply_mat, rot=(0, 0, a), ground=True, bevel=0.0005)
        box((1.6, 0.82, 0.0008), (*at, z + 0.0172), film, rot=(0, 0, a), ground=True, bevel=0)
        z += 0.0184
    return film, ply_mat, z


@product('formwork-marine-board-brown', fill=0.84)
def marine_brown():
    film, ply, z = boards('#5a2a18', '#d2a877', '#8a5a33')
    box((1.6, 0.82, 0.0175), (0.03, 0.02, z + 0.20), ply, rot=(26, 0, 2))
    box((1.6, 0.82, 0.001), (0.03, 0.02 - 0.0045, z + 0.20 + 0.0083), film, rot=(26, 0, 2), bevel=0)


@product('formwork-marine-board-black', fill=0.84)
def marine_black():
    boards('#1c1b1d', '#caa06f', '#7d5330')


@product('formwork-bamboo-props', fill=0.86)
def bamboo():
    s = Surface('bamboo')
    long = s.noise(0.01, 4, 0.6, s.scaled(s.where, (0.05, 1, 1)))
    tone = s.vary(s.ramp(long, (0.3, '#a98f4e'), (0.7, '#cdb678')), 0.14)
    mat = s.done(tone, 0.42, 0)
    inside = plain('#d8c79a', 0.8)

    def cane(length, r):
        profile, x = [], 0
        while x < length:
            step = rnd(0.17, 0.24)
            profile += [(r * 1.0, x + 0.012), (r * 0.97, x + step * 0.5), (r * 1.0, x + step - 0.012), (r * 1.09, x + step - 0.004), (r * 1.0, x + step)]
            x += step
        return [lathe([(r * 0.72, 0.03), (r * 0.72, 0)] + [(profile[0][0], 0)] + profile + [(r * 0.7, x)], mat=mat, segments=24), lathe([(0, 0.03), (r * 0.73, 0.03)], mat=inside, segments=24)]

    for layer, count in enumerate((7, 6, 5)):
        for i in range(count):
            made = cane(2.2, rnd(0.038, 0.047))
            group(made, (-1.1 + rnd(-0.06, 0.06), (i - (count - 1) / 2) * 0.097, 0.047 + layer * 0.083), (0, 90, rnd(-0.8, 0.8)))


@product('formwork-acrow-props', fill=0.86, ground='concrete')
def acrow():
    paint = rusty('#8a2d1f', 0.34, 0.55, 0.05)
    inner = rusty('#777a7d', 0.3, 0.45, 0.07)
    nut = rusty('#8d7a35', 0.3, 0.45, 0.04)

    def prop(at, rot):
        parts = [cyl(0.03, 1.05, mat=paint), cyl(0.024, 0.85, (0, 0, 1.0), inner)]
        parts.append(lathe([(0.03, 0.98), (0.042, 0.99), (0.042, 1.03), (0.03, 1.04)], mat=nut, segments=8, angle=20))
        parts.append(tube([(-0.13, 0, 1.01), (0.13, 0, 1.01)], 0.008, nut))
        parts.append(tube([(-0.09, -0.01, 1.09), (0.06, 0, 1.09), (0.075, 0, 1.12)], 0.006, nut))
        for z in (0, 1.85):
            parts.append(box((0.14, 0.14, 0.008), (0, 0, z), paint))
        for i in range(6):
            parts.append(cyl(0.0055, 0.0496, (0, 0.0248, 1.2 + i * 0.1), plain('#151312'), rot=(90, 0, 0)))
        group(parts, at, rot)

    for i in range(5):
        prop((-0.9, i * 0.155, 0.075), (0, 90, rnd(-1, 1)))
    for i in range(3):
        prop((-0.9 + 0.03, 0.12 + i * 0.17, 0.19), (0, 90, rnd(-2, 2)))


def nail(length, r, mat, heads=1, segments=14):
    head = r * 2.3
    profile = [(0, 0), (r * 0.3, r * 1.6), (r, r * 4.5), (r, length - r * 1.4)]
    if heads == 2:
        profile += [(head, length - r * 7.2), (head, length - r * 6.4), (r, length - r * 6.1)]
        profile.insert(3, (r, length - r * 7.4))
        profile = profile[:4] + profile[5:] + [(r, length - r * 1.4)]
    profile += [(head, length - r * 1.1), (head, length - r * 0.4), (head * 0.8, length), (0, length)]
    turned = lathe(profile, mat=mat, segments=segments)
    mesh = turned.data
    bpy.data.objects.remove(turned)
    mesh.transform(Matrix.Translation((0, 0, -length / 2)))
    return mesh


def nail_heap(nails, count, radius, height, at=(0, 0, 0), steep=15):
    for _ in range(count):
        r = radius * math.sqrt(RNG.random()) * rnd(0.6, 1.25)
        a = rnd(0, 2 * math.pi)
        top = height * max(0.0, 1 - (r / radius) ** 1.4)
        z = top * rnd(0.72, 1.0) + 0.002
        tilt = rnd(-steep, steep) if top > 0.006 else rnd(-3, 3)
        put(RNG.choice(nails), None, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] + z), (0, 90 + tilt, rnd(0, 360)))


@product('formwork-wire-nails-4-inch', fill=0.84)
def nails_long():
    mats = [metal('#b3b6b9', 0.3, vary=0.12), metal('#a3a7ab', 0.38, vary=0.12)]
    nail_heap([nail(0.1, 0.0021, mat) for mat in mats], 900, 0.115, 0.06)


@product('formwork-wire-nails-carton', fill=0.84)
def nails_carton():
    def draw(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill='#b98f62')
        pen.text((w / 2, h * 0.36), 'WIRE NAILS', font=font(170), fill='#27211b', anchor='mm')
        pen.text((w / 2, h * 0.66), '3 in   ·   75 mm   ·   25 kg', font=font(92, 'narrow'), fill='#27211b', anchor='mm')
        pen.rectangle((w * 0.06, h * 0.1, w * 0.94, h * 0.9), outline='#27211b', width=8)

    card = plain('#b08557', 0.85, vary=0.04, grain=0.12, size=0.01)
    face = printed(label('nails', draw, (1200, 640)), 0.85)
    w, d, h, t = 0.32, 0.22, 0.17, 0.004
    for y in (-d / 2, d / 2):
        box((w, t, h), (0, y, 0), card, ground=True, bevel=0.001)
    for x in (-w / 2, w / 2):
        box((t, d, h), (x, 0, 0), card, ground=True, bevel=0.001)
    sheet(lambda u, v: ((u - 0.5) * w * 0.94, -d / 2 - t / 2 - 0.0006, 0.012 + v * (h - 0.03)), 1, 1, face)
    box((w, 0.1, t), (0, -d / 2 - 0.04, h - 0.028), card, rot=(36, 0, 0), bevel=0.001)
    box((w, 0.1, t), (0, d / 2 + 0.036, h + 0.03), card, rot=(40, 0, 0), bevel=0.001)
    box((0.15, d, t), (-w / 2 - 0.05, 0, h - 0.05), card, rot=(0, -48, 0), bevel=0.001)
    box((0.15, d, t), (w / 2 + 0.05, 0, h - 0.05), card, rot=(0, 48, 0), bevel=0.001)
    nails = [nail(0.075, 0.0018, metal('#b0b4b8', 0.32, vary=0.12))]
    for _ in range(900):
        x, y = rnd(-w / 2 + 0.03, w / 2 - 0.04), rnd(-d / 2 + 0.03, d / 2 - 0.04)
        put(nails[0], None, (x, y, h - 0.03 + rnd(0, 0.03) * (1 - abs(x) * 4)), (0, 90 + rnd(-16, 16), rnd(0, 360)))
    for _ in range(26):
        put(nails[0], None, (rnd(-0.1, 0.26), -0.24 + RNG.gauss(0, 0.035), 0.003), (0, 91, rnd(0, 360)))


@product('formwork-concrete-nails', fill=0.82, ground='concrete')
def nails_hard():
    nails = [nail(0.05, 0.0021, metal('#3d4046', 0.3, vary=0.1)), nail(0.05, 0.0021, metal('#4a4d55', 0.35, vary=0.1))]
    nail_heap(nails, 330, 0.065, 0.036)


@product('formwork-double-head-nails', fill=0.82)
def nails_double():
    nails = [nail(0.075, 0.0024, metal('#b7aa8c', 0.34, vary=0.1), heads=2)]
    nail_heap(nails, 420, 0.095, 0.05)
