"""Cement in sacks, sand and stone in heaps."""

from registry import product
from shapes import *
from materials import *


def sack_print(name, ground, ink, title, line, number, band=None):
    def draw(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill=ground)
        if band:
            pen.rectangle((0, h * 0.30, w, h * 0.70), fill=band)
        pen.rectangle((w * 0.05, h * 0.13, w * 0.95, h * 0.145), fill=ink)
        pen.rectangle((w * 0.05, h * 0.855, w * 0.95, h * 0.87), fill=ink)
        face = '#ffffff' if band else ink
        pen.text((w / 2, h * 0.50), title, font=font(250), fill=face, anchor='mm')
        pen.text((w / 2, h * 0.215), line, font=font(62, 'narrow'), fill=ink, anchor='mm')
        pen.text((w / 2, h * 0.775), number, font=font(84, 'narrow'), fill=ink, anchor='mm')

    return label(name, draw)


def kraft(name, title='CEMENT', line='PORTLAND LIMESTONE', number='50 kg', ink='#8e2f1c', band='#8e2f1c', ground='#c3a078'):
    return printed(sack_print(name, ground, ink, title, line, number, band), 0.82, crumple=1.0)


def green_cement():
    return kraft('cement-green', number='50 kg', ink='#1f5a3c', band='#1f5a3c', ground='#cdb08a')


def blue_cement():
    return kraft('cement-blue', number='50 kg', ink='#1d4a6e', band='#1d4a6e', ground='#c9aa80')


def both_sides(name, ink, ground):
    """The two faces of an upright bag, side by side round it: a front to be known by, a back with how to mix and keep it."""

    def draw(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill=ground)
        back, front, wide = w * 0.25, w * 0.75, w * 0.5
        text = lambda x, y, words, px, weight='narrow', fill=ink: pen.text((x, h * y), words, font=font(px, weight), fill=fill, anchor='mm')
        for y in (0.055, 0.915):
            pen.rectangle((0, h * y, w, h * (y + 0.03)), fill=ink)
        text(front, 0.145, 'PORTLAND LIMESTONE', 104)
        text(front, 0.2, 'FOR CONCRETE, BLOCKS AND PLASTER', 54)
        top, low = h * 0.25, h * 0.66
        pen.rectangle((0, top, w, low), fill=ink)
        course = (low - top) * 0.125
        for row in (0, 1, 6, 7):
            for k in range(-1, 24):
                x = (k + 0.5 * (row % 2)) * w / 22
                pen.rectangle((x, top + row * course, x + w / 22 - 9, top + (row + 1) * course - 9), fill=lighter(ink, 0.13))
        text(front, 0.455, 'CEMENT', 244, 'bold', '#ffffff')
        text(front, 0.745, '50 kg', 210, 'bold')
        text(front, 0.85, 'KEEP DRY', 76)
        text(back, 0.15, 'MIXES BY VOLUME', 92)
        pen.rectangle((back - wide * 0.38, h * 0.192, back + wide * 0.38, h * 0.196), fill=ink)
        pen.rectangle((back - wide * 0.42, h * 0.225, back + wide * 0.42, h * 0.685), fill=ground)
        for k, (what, mix) in enumerate((('Blinding', '1 : 3 : 6'), ('Slabs and beams', '1 : 2 : 4'), ('Blocks', '1 : 8'), ('Mortar', '1 : 5'), ('Plaster', '1 : 4'))):
            y = h * (0.272 + k * 0.087)
            pen.text((back - wide * 0.38, y), what, font=font(74, 'narrow'), fill=ink, anchor='lm')
            pen.text((back + wide * 0.38, y), mix, font=font(80, 'narrow'), fill=ink, anchor='rm')
            pen.rectangle((back - wide * 0.38, y + h * 0.04, back + wide * 0.38, y + h * 0.042), fill=lighter(ink, 0.35))
        text(back, 0.745, 'STACK ON PLANKS, UNDER A ROOF', 62)
        text(back, 0.795, 'WEAR GLOVES', 62)
        text(back, 0.86, '50 kg', 96, 'bold')

    return printed(label(name, draw, (2400, 1800)), 0.8, crumple=0.7, wear=0.07)


def lighter(colour, by):
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return '#' + ''.join(f'{round(each + (255 - each) * by):02x}' for each in parts)


def green_sides():
    return both_sides('sides-green', '#1f5a3c', '#d6bd99')


def blue_sides():
    return both_sides('sides-blue', '#1d4a6e', '#d3b892')


def red_sides():
    return both_sides('sides-red', '#8e2f1c', '#d0b189')


def upright(mat, at=(0, 0, 0), turned=0, lean=0, size=(0.46, 0.15, 0.66)):
    """A full bag standing on its end, its front towards -y; `lean` backwards."""
    wide, deep, high = size
    shift = rnd(0, 100)
    foot, shoulder = 0.1, 0.9

    def of(u, v):
        # Across the bottom, up the sides, over the top.
        if v < foot:
            grown, z = (v / foot) ** 0.8, 0.035 * (v / foot) ** 3
        elif v > shoulder:
            t = (v - shoulder) / (1 - shoulder)
            grown, z = max(0.0, 1 - t**2.2), 0.955 + 0.045 * math.sin(t * math.pi / 2)
        else:
            t = (v - foot) / (shoulder - foot)
            grown, z = 1.0, 0.035 + 0.92 * t
        a = 2 * math.pi * u - math.pi
        c, s = math.cos(a), math.sin(a)
        x = -math.copysign(abs(c) ** 0.42, c)
        y = math.copysign(abs(s) ** 0.72, s)
        # What is in it sinks, and pulls the upper corners in.
        belly = 1 + 0.26 * math.sin(min(1, z * 1.15) * math.pi) ** 0.8 - 0.22 * max(0, z - 0.8) / 0.2
        waist = 1 + 0.02 * math.sin(z * math.pi) - 0.02 * max(0, z - 0.86) / 0.14
        slack = 0.35 + 0.65 * abs(2 * z - 1) ** 2
        crease = fbm(x * 2.2 + shift, z * 7, y, 3) * 0.085 * slack + fbm(x * 7 + shift, z * 15, y * 2, 2) * 0.022
        fold = 0.02 * math.exp(-(((z - 0.86 + 0.05 * x) / 0.02) ** 2)) + 0.014 * math.exp(-(((z - 0.1 - 0.04 * x) / 0.018) ** 2))
        return (x * wide / 2 * waist * (0.25 + 0.75 * grown if v > 0.5 else grown), y * (deep / 2) * grown * (belly + crease * 2.4 - fold * 2), z * high * (1 - 0.012 * x * x))

    def print_at(u, v):
        a = 2 * math.pi * u - math.pi
        x = -math.copysign(abs(math.cos(a)) ** 0.42, math.cos(a))
        up = min(1, max(0, (v - foot) / (shoulder - foot))) * 0.92 + 0.04
        return (0.75 + 0.25 * x if u <= 0.5 else 0.25 - 0.25 * x, up)

    made = sheet(of, 128, 110, mat, closed_u=True, angle=180, print_at=print_at)
    return group([made], at, (-lean, 0, turned))


def shown_upright(sides):
    """One bag from the front, one behind it from the back."""
    upright(sides, (0.29, -0.1, 0), 20, 4)
    upright(sides, (-0.33, 0.16, 0), 204, -3)


@product('concrete-cement-upright', fill=0.9)
def cement_upright():
    shown_upright(green_sides())


@product('concrete-cement-upright-blue', fill=0.9, ground='concrete')
def cement_upright_blue():
    shown_upright(blue_sides())


@product('concrete-cement-upright-red', fill=0.9)
def cement_upright_red():
    shown_upright(red_sides())


def pallet(at=(0, 0, 0), size=(1.2, 1.0)):
    timber = wood('#c7a171', '#94683d', axis=0)
    beam = wood('#bd9666', '#8a6038', axis=1)
    x, y = at[0], at[1]
    for i in (-1, 0, 1):
        box((0.1, size[1], 0.09), (x + i * (size[0] / 2 - 0.05), y, 0.0), beam, ground=True)
    for i in range(7):
        wide = size[1] / 7 * 0.8
        box((size[0], wide, 0.022), (x + rnd(-0.004, 0.004), y - size[1] / 2 + wide / 2 + i * (size[1] - wide) / 6, 0.09), timber, rot=(0, 0, rnd(-0.5, 0.5)), ground=True)
    return 0.112


def layers(mat, count, base, long=0.72, wide=0.46, thick=0.135):
    """Sacks in courses that turn from layer to layer, as a gang stacks them."""
    z = base
    for layer in range(count):
        # The uppermost is read from the front.
        turned = 180 * ((count - 1 - layer) % 2)
        places = [(x, y, turned) for y in (-0.245, 0.245) for x in (-0.36, 0.36)]
        for x, y, a in places:
            bag((long, wide, thick * rnd(1.02, 1.1)), mat, (x + rnd(-0.012, 0.012), y + rnd(-0.01, 0.01), z), (rnd(-1, 1), rnd(-1, 1), a + rnd(-2.5, 2.5)))
        z += thick * 0.86
    return z


@product('concrete-cement-pallet')
def cement_pallet():
    base = pallet(size=(1.42, 1.02))
    top = layers(kraft('cement-red'), 5, base)
    bag((0.72, 0.46, 0.14), kraft('cement-red'), (-0.1, -0.05, top), (0, 0, 14))


@product('concrete-cement-bags')
def cement_bags():
    mat = green_cement()
    z = 0
    for i in range(3):
        bag((0.74, 0.47, 0.15), mat, (rnd(-0.015, 0.015), rnd(-0.01, 0.01), z), (0, 0, rnd(-3, 3)))
        z += 0.13
    bag((0.74, 0.47, 0.15), mat, (0.62, -0.38, 0.005), (0, 0, -32))


@product('concrete-cement-white')
def cement_white():
    mat = kraft('cement-white', title='WHITE', line='PORTLAND CEMENT', number='52.5 N   ·   40 kg', ink='#28506e', band='#28506e', ground='#e9e5dc')
    bag((0.66, 0.43, 0.15), mat, (0, 0, 0), (0, 0, -4))
    bag((0.66, 0.43, 0.15), mat, (0.02, 0.01, 0.13), (0, 0, 5))
    _, of = heap(0.17, 0.085, grainy(['#f4f2ee', '#eceae4', '#ffffff'], 0.0012, depth=0.6, damp=0.04), (0.47, -0.34, 0), grain=140, lump=0.25, fine=0.002)


def headpan(at, rot=(0, 0, 0), scale=1.0, mat=None):
    steel = mat or rusty('#5d6063', 0.32, 0.45, 0.06)
    out = [(0.0, 0.0), (0.12, 0.004), (0.17, 0.02), (0.235, 0.085), (0.262, 0.118), (0.268, 0.121), (0.272, 0.116), (0.268, 0.112)]
    inside = [(0.262, 0.113), (0.230, 0.083), (0.167, 0.024), (0.118, 0.009), (0, 0.006)]
    return lathe(out[:5] + out[5:] + inside, at, steel, rot, 72, angle=50, scale=(scale,) * 3)


def shovel(at, rot, blade='#55585c', long=0.98):
    steel, shaft = rusty(blade, 0.25, 0.4), wood('#c99f6c', '#a47745', axis=2, rings=0.006)

    def of(u, v):
        x, y = (u - 0.5) * 2, v
        half = 0.115 * (1 - 0.42 * max(0, (y - 0.62) / 0.38) ** 2.2)
        return (x * half, -0.03 * (1 - x * x) * (1 - y * 0.5), -y * 0.29)

    parts = [sheet(of, 24, 24, steel, 0.0025)]
    parts.append(lathe([(0.026, -0.03), (0.021, 0.0), (0.018, 0.16), (0.0, 0.16)], (0, -0.014, 0), steel, segments=24))
    parts.append(tube([(0, -0.014, 0.05), (0, -0.012, long / 2), (0, -0.014, long)], 0.0165, shaft))
    parts.append(tube([(-0.055, -0.014, long + 0.01), (0.055, -0.014, long + 0.01)], 0.0165, shaft))
    return group(parts, at, rot)


SHARP = ['#7d5a36', '#a87f4f', '#bf9661', '#b18653', '#cfac78', '#664a2f']
SOFT = ['#c9a571', '#d8b784', '#cfad7a', '#e4c999']
GREY = ['#77767a', '#98979a', '#adacae', '#8a898d', '#5f5e63']


def fringe(of, radius, grains, count, at=(0, 0), far=0.05):
    """Grains that rolled beyond the foot of a heap, so that it does not end like cut paper."""
    for _ in range(count):
        a, r = rnd(0, 2 * math.pi), radius * 1.5
        while r > 0 and of(r * math.cos(a), r * math.sin(a)) <= radius * 0.004:
            r -= radius * 0.01
        r += radius * (far * abs(RNG.gauss(0, 1)) - 0.02)
        put(RNG.choice(grains), None, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), 0), (rnd(0, 360), rnd(0, 360), 0), rnd(0.35, 1.1))


def sand_grains(size):
    return [rock(size, stone(colour, '#6b4d2f', size), 1) for colour in ('#b9925c', '#9a7544', '#cbaa79', '#86643c')]


@product('concrete-sharp-sand-heap', fill=0.86)
def sharp_sand_heap():
    sand = grainy(SHARP, 0.0045, depth=1.1)
    _, of = heap(1.0, 0.80, sand, grain=260, lump=0.14, fine=0.012)
    pebbles = [rock(0.014, stone('#c2a57e', '#8a6b48', 0.003), 2) for _ in range(5)]

    def place():
        x, y = rnd(-1.3, 1.3), rnd(-1.3, 0.9)
        z = of(x, y)
        return (x, y, max(z, 0) + 0.002) if z > 0.01 or RNG.random() < 0.12 else None

    strew(pebbles, 500, place, 0.4, 1.5)
    fringe(of, 1.0, sand_grains(0.016), 1500, far=0.035)
    shovel((0.42, -0.34, of(0.42, -0.34) + 0.04), (48, 8, 30))
    headpan((-0.72, -0.82, 0), (0, 0, 20), 1.0)
    heap(0.22, 0.1, sand, (-0.72, -0.82, 0.066), grain=90, fine=0.006)


@product('concrete-sharp-sand-headpan')
def sharp_sand_headpan():
    sand = grainy(SHARP, 0.0026, depth=1.0)
    headpan((0, 0, 0))
    heap(0.2, 0.115, sand, (0, 0, 0.088), grain=200, lump=0.06, fine=0.003)
    _, low = heap(0.13, 0.042, sand, (0.27, -0.20, 0), grain=160, lump=0.3, fine=0.003)
    fringe(low, 0.13, sand_grains(0.0045), 1600, (0.27, -0.20), 0.11)


@product('concrete-plaster-sand', fill=0.84)
def plaster_sand():
    sand = grainy(SOFT, 0.002, depth=0.8, damp=0.12)
    heap(0.6, 0.36, sand, grain=220, lump=0.08, fine=0.005)
    frame = wood('#b98a55', '#8a5f35', axis=0)
    up = wood('#b98a55', '#8a5f35', axis=1)
    parts = [box((0.78, 0.025, 0.07), (0, y, 0), frame) for y in (-0.3, 0.3)]
    parts += [box((0.025, 0.6, 0.07), (x, 0, 0), up) for x in (-0.38, 0.38)]
    wire = metal('#9aa0a3', 0.4)
    for i in range(37):
        parts.append(tube([(-0.37 + i * 0.0206, -0.3, -0.02), (-0.37 + i * 0.0206, 0.3, -0.02)], 0.0011, wire, sides=2))
    for i in range(29):
        parts.append(tube([(-0.38, -0.29 + i * 0.0206, -0.018), (0.38, -0.29 + i * 0.0206, -0.018)], 0.0011, wire, sides=2))
    group(parts, (0.50, -0.33, 0.268), (56, 0, -22))


def stone_heap(mats, size, radius, height, count, core, spread=1.35):
    """A heap of stones: a dark core, and stones laid on its skin."""
    stones = [rock(size, mat, 2) for mat in mats for _ in range(5)]
    _, of = heap(radius, height, core, grain=120, lump=0.16)
    below = size * 0.15

    def skin():
        x, y = rnd(-radius * 1.3, radius * 1.3), rnd(-radius * 1.3, radius * 1.0)
        z = of(x, y)
        return (x, y, z + below) if z > size * 0.1 else None

    strew(stones, count, skin, 0.7, 1.25)

    def foot():
        a, r = rnd(0, 2 * math.pi), radius * (1.0 + abs(RNG.gauss(0, 0.16)))
        return (r * math.cos(a), r * math.sin(a), size * 0.28)

    strew(stones, count // 14, foot, 0.6, 1.0)


@product('concrete-granite-heap', fill=0.86)
def granite_heap():
    mats = [stone('#a3a7ad', '#5c6067', 0.003), stone('#8d9299', '#4c5057', 0.003), stone('#b3b1ae', '#716f6d', 0.003)]
    stone_heap(mats, 0.030, 0.46, 0.31, 5200, grainy(GREY, 0.012))
    headpan((-0.36, -0.44, 0.002), (0, 0, 30), 0.85)
    strew([rock(0.03, mat, 2) for mat in mats], 90, lambda: (-0.36 + RNG.gauss(0, 0.07), -0.44 + RNG.gauss(0, 0.07), 0.05 + rnd(0, 0.03)), 0.8, 1.2)


@product('concrete-granite-headpan')
def granite_headpan():
    mats = [stone('#a3a7ad', '#5c6067', 0.0025), stone('#8d9299', '#4c5057', 0.0025), stone('#b3b1ae', '#716f6d', 0.0025)]
    headpan((0, 0, 0), mat=rusty('#4f5356', 0.22, 0.4, 0.08))
    stones = [rock(0.021, mat, 2) for mat in mats for _ in range(5)]
    lathe([(0, 0.15), (0.12, 0.125), (0.19, 0.1), (0.222, 0.085)], (0, 0, 0), stone('#8d8c8f', '#5a595e'))

    def inside():
        a, r = rnd(0, 2 * math.pi), 0.236 * math.sqrt(RNG.random())
        top = 0.178 - 0.065 * (r / 0.236) ** 1.8
        return (r * math.cos(a), r * math.sin(a), top + rnd(-0.01, 0.006))

    strew(stones, 2000, inside, 0.75, 1.2)
    strew(stones, 40, lambda: (0.25 + RNG.gauss(0, 0.035), -0.17 + RNG.gauss(0, 0.03), 0.007), 0.7, 1.1)


@product('concrete-stone-dust', fill=0.84)
def stone_dust():
    dust = grainy(['#6f6f73', '#8f8f92', '#a5a5a6', '#7e7e82'], 0.0022, depth=1.0, damp=0.18)
    _, of = heap(0.55, 0.33, dust, grain=240, lump=0.14, fine=0.007)
    grit = [rock(0.008, stone('#a5a4a6', '#707075', 0.003), 1) for _ in range(5)]

    def place():
        x, y = rnd(-0.75, 0.75), rnd(-0.75, 0.5)
        z = of(x, y)
        return (x, y, max(z, 0) + 0.002) if z > 0.004 or RNG.random() < 0.2 else None

    strew(grit, 1100, place, 0.4, 1.3)
    fringe(of, 0.55, grit, 1100, far=0.04)
    shovel((-0.2, -0.2, of(-0.2, -0.2) + 0.04), (46, 8, -24))


@product('concrete-hardcore-boulders', fill=0.84, ground='laterite')
def hardcore():
    mats = [stone('#b5b1ac', '#716d6b', 0.012, speck='#4a4745'), stone('#a39a90', '#6b6259', 0.012)]
    stones = [rock(0.22, mat, 4, 0.5) for mat in mats for _ in range(5)]
    for ring, (count, radius, z) in enumerate([(16, 0.62, 0.07), (11, 0.38, 0.09), (9, 0.33, 0.22), (4, 0.14, 0.34), (1, 0.0, 0.42)]):
        for i in range(count):
            a = 2 * math.pi * (i + ring * 0.37) / count
            put(RNG.choice(stones), None, (radius * math.cos(a) + rnd(-0.03, 0.03), radius * math.sin(a) * 0.85 + rnd(-0.03, 0.03), z), (rnd(0, 360), rnd(0, 360), rnd(0, 360)), rnd(0.8, 1.15))


@product('concrete-marble-chips', fill=0.84)
def marble_chips():
    mats = [stone('#f3f1ec', '#d6d2cb', 0.004, 0.08, '#c9c4bb'), stone('#ebe6dc', '#cfc8bb', 0.004, 0.08, '#bdb5a6')]
    stone_heap(mats, 0.016, 0.24, 0.15, 4600, grainy(['#e5e1d9', '#f1eee8'], 0.006))
