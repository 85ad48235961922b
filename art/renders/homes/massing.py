"""Homes put together of few parts: walls by patterns, roofs, balconies, porches, gardens, and the light and view of each."""

from homes import parts
from homes.exteriors import foreground, horizon, lamp
from homes.parts import *
from registry import outdoors

# What a letter stands for in the pattern of a wall: kind, height above the floor, width, height, more.
OPENINGS = {
    'W': ('sliding', 0.9, 1.8, 1.35),
    'w': ('sliding', 0.9, 1.2, 1.35),
    'C': ('casement', 0.9, 1.8, 1.45),
    'c': ('casement', 0.9, 1.15, 1.45),
    'P': ('fixed', 0.5, 2.7, 2.1, {'bars': False}),
    'T': ('fixed', 0.3, 0.95, 2.3, {'bars': False}),
    'b': ('sliding', 1.5, 0.7, 0.7),
    'D': ('door', 0, 1.1, 2.25),
    'E': ('door', 0, 1.7, 2.5),
    'G': ('door', 0, 2.0, 2.25, {'glazed': True}),
    'L': ('hole', 0, 2.7, 2.5),
    'S': ('hole', 0, 3.0, 2.5),
    'O': ('hole', 0, 3.0, 2.5),
}
MARGIN = 0.35


def laid(pattern, long, door=None, bare=False):
    """The openings of a wall, evenly along it."""
    step = (long - 2 * MARGIN) / len(pattern)
    out = []
    for i, letter in enumerate(pattern):
        if letter == '.':
            continue
        kind, v, w, high, *more = OPENINGS[letter]
        w = min(w, step - 0.3)
        more = dict(more[0]) if more else {}
        if letter in 'DE' and door:
            more['colour'] = door
        if bare and kind not in ('door', 'hole'):
            more.update(hood=False, sill=False)
        out.append((letter, (kind, MARGIN + step * (i + 0.5) - w / 2, v, w, high, more)))
    return out


def bays(pattern, letter, x0, x1):
    """The middles of the bays with such an opening, and how wide a bay is."""
    step = (x1 - x0 - 2 * MARGIN) / len(pattern)
    return [x0 + MARGIN + step * (i + 0.5) for i, each in enumerate(pattern) if each == letter], step


def mass(h, x0, y0, x1, y1, fronts, sides='w.w', left=None, right=None, z=0.3, high=3.1, band=0.18, mat=None, door=None, bare=False, base=True, banded=True, rail='iron'):
    """Storeys over one another; a pattern for each front. @returns where the roof begins"""
    if base:
        h.slab(x0 - 0.15, y0 - 0.15, x1 + 0.15, y1 + 0.15, 0, z, concrete('#928b82', 0.02))
    for k, front in enumerate(fronts):
        at = z + k * (high + band)
        wall = mat[k] if isinstance(mat, (list, tuple)) else mat
        openings = laid(front, x1 - x0, door, bare)
        end = lambda pattern: [each for _, each in laid(pattern, y1 - y0, door, bare)]
        h.storey(x0, y0, x1, y1, at, high, front=[each for _, each in openings], left=end(left or sides), right=end(right or sides), mat=wall)
        for letter, (_, u, _, w, tall, _) in openings:
            mid = x0 + u + w / 2
            if letter == 'S':
                box((w, 0.05, tall), (mid, y0 + 0.16, at), slatted('#7d8488'), ground=True)
            if letter == 'L':
                box((w + 0.6, 0.06, high), (mid, y0 + 1.7, at), wall or h.wall, ground=True, bevel=0)
                box((1.8, 0.04, 2.2), (mid, y0 + 1.64, at), h.glass_for(), ground=True, bevel=0)
                for side in (-1, 1):
                    box((0.06, 1.6, high), (mid + side * (w / 2 + 0.1), y0 + 0.95, at), wall or h.wall, ground=True, bevel=0)
                if k:
                    h.rail(mid - w / 2, y0 + 0.12, mid + w / 2, y0 + 0.12, at, 1.0, rail)
        if banded:
            h.slab(x0 - 0.1, y0 - 0.1, x1 + 0.1, y1 + 0.1, at + high, band)
        else:
            h.slab(x0 + 0.01, y0 + 0.01, x1 - 0.01, y1 - 0.01, at + high, band, wall or h.wall)
    return z + len(fronts) * (high + band)


def slatted(colour):
    s = Surface('shutter')
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.body)
    slat = s.math('FRACT', s.math('DIVIDE', split.outputs[2], 0.09))
    return s.done(rgb(colour), 0.4, 0.4, s.bump(slat, 0.6, 0.02))


def roof(h, x0, y0, x1, y1, z, kind='hip', colour='#6b281b', pitch=0.55, over=0.6, tiles=False, rust=0.0):
    if kind == 'parapet':
        return h.parapet(x0 - 0.08, y0 - 0.08, x1 + 0.08, y1 + 0.08, z, pitch)
    if kind == 'flat':
        return h.slab(x0 - over, y0 - over, x1 + over, y1 + over, z, 0.28, plaster(colour, 0.1))
    rise = (min(x1 - x0, y1 - y0) / 2 + over) * pitch
    if kind in ('hip', 'gable'):
        more = {'rust': rust} if rust else {}
        return h.hip(x0, y0, x1, y1, z, rise, over, colour, tiled_roof if tiles else ribbed_roof, kind == 'gable', **more)
    # One slope, down to the back.
    rise = (y1 - y0) * pitch
    sheet_mat = ribbed_roof(colour, 0)
    run = rise / (y1 - y0) * over
    points = [(x0 - over, y0 - over, z + rise + run), (x1 + over, y0 - over, z + rise + run), (x1 + over, y1 + over, z - run + 0.04), (x0 - over, y1 + over, z - run + 0.04)]
    thing = put(mesh_of(points, [(0, 1, 2, 3)]), sheet_mat)
    thing.modifiers.new('solid', 'SOLIDIFY').thickness = 0.16
    box((x1 - x0, 0.2, rise - 0.12), ((x0 + x1) / 2, y0 + 0.1, z), h.wall, ground=True, bevel=0)
    for x in (x0 + 0.11, x1 - 0.11):
        prism([[(y0 + 0.01, 0), (y1, 0), (y0 + 0.01, rise - 0.13)]], 0.2, (x - 0.1, 0, z), h.wall, rot=(90, 0, 90))


def balcony(h, x0, x1, y, z, deep=1.4, rail='iron', posts=None, down=0.0, roofed=0.0, mat=None):
    """A slab before a wall whose face is at y, with its rail. @param posts 'round' or 'square', from `down` below it"""
    h.slab(x0, y - deep, x1, y, z - 0.2, 0.2, mat)
    if rail == 'solid':
        for cx, cy, w, d in (((x0 + x1) / 2, y - deep + 0.07, x1 - x0, 0.14), (x0 + 0.07, y - deep / 2 + 0.07, 0.14, deep - 0.14), (x1 - 0.07, y - deep / 2 + 0.07, 0.14, deep - 0.14)):
            box((w, d, 0.95), (cx, cy, z), mat or h.wall, ground=True, bevel=0.01)
    else:
        h.rail(x0 + 0.06, y - deep + 0.08, x1 - 0.06, y - deep + 0.08, z, 1.0, rail)
        for x in (x0 + 0.06, x1 - 0.06):
            h.rail(x, y - deep + 0.08, x, y, z, 1.0, rail)
    if posts:
        for x in (x0 + 0.2, x1 - 0.2):
            h.column(x, y - deep + 0.2, z - down, down + roofed - 0.2 * (roofed == 0), 0.28, round_=posts == 'round')


def block(h, x0, y0, x1, y1, fronts, rail='iron', deep=1.4, wide=None, posts=None, coolers=True, slabs=None, **more):
    """Storeys with a balcony before each glazed door above the ground."""
    high, z = more.get('high', 3.1), more.get('z', 0.3)
    step_up = high + more.get('band', 0.18)
    top = mass(h, x0, y0, x1, y1, fronts, rail=rail, **more)
    if z < 0.5:
        for letter in 'DEGS':
            for mid in bays(fronts[0], letter, x0, x1)[0]:
                doorstep(mid, y0, z, 1.7 if letter in 'DE' else 2.4)
    for k, front in enumerate(fronts):
        mids, step = bays(front, 'G', x0, x1)
        half = (wide or step - 0.3) / 2
        for mid in mids:
            if k:
                last = k == len(fronts) - 1
                balcony(h, mid - half, mid + half, y0, z + k * step_up, deep, rail, posts, step_up + (z if k == 1 else 0), step_up - 0.1 if last else 0, slabs)
                if posts and last:
                    h.slab(mid - half - 0.15, y0 - deep - 0.15, mid + half + 0.15, y0, top - 0.25, 0.26)
        if coolers:
            for mid in bays(front, 'W', x0, x1)[0] + bays(front, 'C', x0, x1)[0]:
                if RNG.random() < 0.6:
                    h.cooler(mid + step / 2 - 0.3 if step > 3 else mid, y0 - 0.2, z + k * step_up + (2.4 if step > 3 else 0.45))
    return top


def doorstep(x, y, z, wide):
    box((wide, 0.5, z / 2), (x, y - 0.25, 0), concrete('#9c948a', 0.02), ground=True, bevel=0.01)


def gallery(h, x0, x1, y, floors, z=0.3, up=3.28, deep=1.4, rail='iron', every=3.2, square=0.24, round_=False, mat=None):
    """A walk along every storey, on posts."""
    n = max(1, round((x1 - x0) / every))
    h.slab(x0 - 0.1, y - deep - 0.1, x1 + 0.1, y, z + floors * up - 0.22, 0.24)
    for k in range(floors):
        under = z + k * up - 0.2 if k else 0
        h.slab(x0, y - deep, x1, y, under, z + k * up - under)
        if k:
            h.rail(x0 + 0.08, y - deep + 0.1, x1 - 0.08, y - deep + 0.1, z + k * up, 1.0, rail)
        for i in range(n + 1):
            h.column(x0 + 0.15 + (x1 - x0 - 0.3) * i / n, y - deep + 0.15, z + k * up, up - 0.2, square, mat, round_)


def porch(h, x0, x1, y, deep=2.2, z=0.35, high=2.85, kind='hip', colour='#6b281b', columns=2, size=0.28, round_=False, rail=None, tiles=False, pitch=0.5, steps=True):
    h.slab(x0, y - deep, x1, y, 0, z, concrete('#9c948a', 0.02))
    for i in range(columns):
        x = x0 + 0.25 + (x1 - x0 - 0.5) * i / max(1, columns - 1)
        h.column(x, y - deep + 0.25, z, high, size, round_=round_)
    if rail:
        gap = (x1 - x0 - 0.5) / max(1, columns - 1)
        for i in range(columns - 1):
            a = x0 + 0.25 + gap * i
            if i != (columns - 1) // 2 or columns == 2:
                h.rail(a + 0.15, y - deep + 0.25, a + gap - 0.15, y - deep + 0.25, z, 0.85, rail)
    if kind == 'flat':
        h.slab(x0 - 0.2, y - deep - 0.2, x1 + 0.2, y, z + high, 0.3)
    else:
        roof(h, x0, y - deep, x1, y + 1.6, z + high + 0.1, kind, colour, pitch, 0.35, tiles)
    if steps:
        h.steps((x0 + x1) / 2, y - deep, z, min(2.4, x1 - x0 - 0.6), 2)


def arcade(h, x0, x1, y, z, high, count, mat=None, deep=0.28, pointed=False):
    """A wall of arches."""
    step = (x1 - x0) / count
    outlines = [rect(0, 0, x1 - x0, high)]
    for i in range(count):
        half, mid = step / 2 - 0.2, step * (i + 0.5)
        spring = high - half - 0.35 if not pointed else high - half * 1.25 - 0.3
        arch = [(mid - half, 0.01), (mid + half, 0.01)]
        for k in range(17):
            a = math.pi * k / 16
            arch.append((mid + half * math.cos(a), spring + (half if not pointed else half * 1.25) * math.sin(a) ** (1 if not pointed else 0.8)))
        outlines.append(arch)
    prism(outlines, deep, (x0, y + deep, z), mat or h.wall, rot=(90, 0, 0))


def screen(x0, x1, y, z, high, mat, cell=0.3):
    """Pierced blocks before a stair."""
    n, m = max(1, int((x1 - x0) / cell)), max(1, int(high / cell))
    holes = [rect(i * cell + 0.05, j * cell + 0.05, (i + 1) * cell - 0.05, (j + 1) * cell - 0.05) for i in range(n) for j in range(m)]
    box((x1 - x0, 0.02, high), ((x0 + x1) / 2, y + 0.3, z), plain('#2b2621', 0.9), ground=True, bevel=0)
    prism([rect(0, 0, x1 - x0, high)] + holes, 0.14, (x0, y + 0.14, z), mat, rot=(90, 0, 0))


def panel(x0, x1, y, z, high, mat, out=0.08):
    """Cladding on a part of a front."""
    box((x1 - x0, high, out * 2), ((x0 + x1) / 2, y, z + high / 2), mat, rot=(90, 0, 0), bevel=0.008)


def cladding(kind='slate'):
    tones = {'slate': ('#6f6a63', '#57524c', '#3b3733'), 'sand': ('#c2a582', '#a98a66', '#7c6548'), 'brick': ('#9c4f31', '#85422b', '#b9ab98'), 'white': ('#d9d4c8', '#c4beb1', '#99938a'), 'brown': ('#7a5338', '#63412b', '#3f2a1c')}[kind]
    return masonry(*tones, (0.22, 0.075) if kind == 'brick' else (0.5, 0.16), 0.008)


def stairs(h, x, y, z0, z1, wide=1.2, turned=0):
    """A straight flight outside, up along x from its foot."""
    n = max(3, round((z1 - z0) / 0.17))
    run = n * 0.28
    grey = concrete('#a39c92', 0.01)
    parts = [box((0.3, wide, (z1 - z0) * (i + 1) / n), (i * 0.28, 0, 0), grey, ground=True, bevel=0.005) for i in range(n)]
    group(parts, (x, y, z0), (0, 0, turned))
    a = math.atan2(z1 - z0, run)
    rail = [tube([(0, side * wide / 2, 0.95), (run, side * wide / 2, z1 - z0 + 0.95)], 0.025, h.iron, sides=2) for side in (-1, 1)]
    rail += [tube([(i * run / 8, side * wide / 2, math.tan(a) * i * run / 8), (i * run / 8, side * wide / 2, math.tan(a) * i * run / 8 + 0.95)], 0.012, h.iron, sides=2) for side in (-1, 1) for i in range(9)]
    group(rail, (x, y, z0), (0, 0, turned))


# Gardens.
def coloured(key, light, dark):
    if key not in parts._leaves:
        parts._leaves[key] = [clump(leaf_mat(light, dark)) for _ in range(2)]
    return parts._leaves[key]


def flowers(x, y, size=0.9, colour='#c2417c'):
    """Bougainvillea, hibiscus: a bush in bloom."""
    bush(x, y, size)
    blooms = coloured('bloom' + colour, colour, mixed(colour, '#000000', 0.35))
    for _ in range(6):
        put(RNG.choice(blooms), None, (x + rnd(-0.55, 0.55) * size, y + rnd(-0.6, 0.2) * size, size * rnd(0.55, 1.1)), (0, 0, rnd(0, 360)), size * rnd(0.4, 0.7))


def masquerade(x, y, high=6.0):
    """The slender weeping tree of drives."""
    dark = coloured('masquerade', '#4a6a30', '#223a18')
    tube([(x, y, 0), (x, y, high * 0.8)], 0.09, plain('#5b4a3b', 0.95), sides=2)
    for i in range(int(high * 9)):
        t = i / (high * 9)
        wide = 0.62 * (1 - t) ** 0.6 + 0.1
        a = rnd(0, 6.28)
        put(RNG.choice(dark), None, (x + wide * 0.55 * math.cos(a), y + wide * 0.55 * math.sin(a), 0.5 + t * (high - 0.5)), (0, 0, rnd(0, 360)), rnd(0.55, 0.9) * (1.15 - 0.6 * t))


def plantain(x, y, high=2.6):
    green = leaf_mat('#86a04a', '#567a30')
    tube([(x, y, 0), (x + 0.05, y, high * 0.75)], 0.11, plain('#8a8a52', 0.8, grain=0.3, size=0.03), sides=3)
    for i in range(8):
        a, lift, long = i * 2.4 + rnd(-0.3, 0.3), rnd(0.5, 1.25), rnd(1.5, 2.1)

        def blade(u, v, a=a, lift=lift, long=long):
            r = u * long * 0.8
            z = high * 0.72 + u * long * lift - 1.15 * u * u * long * 0.75
            w = (v - 0.5) * 0.62 * math.sin(math.pi * min(1, u * 0.9 + 0.1)) ** 0.6
            return (x + r * math.cos(a) - w * math.sin(a), y + r * math.sin(a) + w * math.cos(a), z - abs(v - 0.5) * 0.16)

        sheet(blade, 10, 4, green)


def garden(plants):
    """'p' palm, 't' tree, 'm' masquerade, 'b' bush, 'a' plantain, else the colour of flowers: (what, x, y, size)."""
    for what, x, y, *size in plants:
        if what in GROWN:
            GROWN[what](x, y, *size)
        else:
            flowers(x, y, *(size or [0.8]), colour=what)


GROWN = {'p': palm, 't': lambda x, y, high=6.5, wide=3.0: tree(x, y, high, wide), 'm': masquerade, 'b': lambda x, y, size=0.6: bush(x, y, size), 'a': plantain}


def green(x0, y0, x1, y1, count=800):
    plot(x0, y0, x1, y1, lawn(), 0.03)
    foreground(x0 + 0.2, x1 - 0.2, y0 + 0.1, y1 - 0.1, count)


def walled(colour, x=14.0, back=15.0, front=None, gate_at=None, wide=4.2, high=2.2, low=None, gate_colour='#20242a', mat=None):
    """A plot's walls; with `front`, a wall to the road as well, `gate_at` the middle of its gate."""
    wall = mat or plaster(colour, 0.9)
    # At a corner the posts of two walls would fight in one plane.
    start, out = (front - 0.03, x + 0.03) if front is not None else (-9.0, x)
    fence([(-out, start), (-out, back), (out, back), (out, start)], high, wall)
    if front is not None:
        tall = low or high
        if gate_at is None:
            fence([(-x, front), (x, front)], tall, wall)
        else:
            fence([(-x, front), (gate_at - wide / 2, front)], tall, wall)
            fence([(gate_at + wide / 2, front), (x, front)], tall, wall)
            for side in (-1, 1):
                box((0.5, 0.5, tall + 0.35), (gate_at + side * (wide / 2 + 0.05), front, 0), wall, ground=True, bevel=0.01)
            if gate_colour:
                gate(gate_at, front, wide - 0.4, tall, gate_colour)
        grass(lambda: (rnd(-x, x), front - abs(RNG.gauss(0.1, 0.2)), 0.0), 300)
    for side in (-1, 1):
        grass(lambda: (side * (x - abs(RNG.gauss(0.15, 0.25))), rnd(start, back), 0.0), 160)
    grass(lambda: (rnd(-x, x), back - abs(RNG.gauss(0.15, 0.3)), 0.0), 160)


def road(y, wide=6.0):
    """Tar with its painted kerb towards the house."""
    plot(-70, y - wide, 70, y, plain('#55534f', 0.95, grain=0.35, bump=0.4, size=0.02), 0.012)
    black, white = plain('#2a2a2a', 0.8), plain('#dcd8cf', 0.8)
    for i in range(80):
        box((0.98, 0.18, 0.16), (-40 + i, y, 0), black if i % 2 else white, ground=True, bevel=0.02)


HOURS = {
    'morning': dict(sun=24, warm=(1, 0.86, 0.68), exposure=0.15, haze=1.8),
    'day': dict(sun=42, exposure=0.0),
    'noon': dict(sun=60, exposure=-0.02, warm=(1, 0.96, 0.9)),
    'late': dict(sun=15, warm=(1, 0.76, 0.52), strength=0.25, lamp=3.4, haze=3, exposure=0.22, cloudy=0.45),
    'haze': dict(sun=40, haze=7, soft=9, lamp=2.2, strength=0.3, exposure=0.05, warm=(1, 0.9, 0.76), cloudy=0.3),
    'clouds': dict(sun=50, soft=24, lamp=1.5, strength=0.42, exposure=-0.05, cloudy=1.3, warm=(1, 0.97, 0.93)),
}
GROUNDS = {
    'earth': lambda: earth('#b0714a', '#8a5233'),
    'red': lambda: earth('#b5744b', '#86492c'),
    'sand': lambda: earth('#c9b08a', '#a98f6b'),
    'grey': lambda: pavers('#a49a8d', '#93897d'),
    'pink': lambda: pavers('#a98f7d', '#96786a'),
    'ochre': lambda: pavers('#b39a72', '#9c8460'),
    'cement': lambda: concrete('#a59d92', 0.03),
    'grass': lambda: lawn(),
}


def home(name, span, hour='day', side=1, ground='earth', angle=26, fill=0.9, eye=1.7, lens=29, low=0.2, aim=0.0, sun=None, far=True):
    """
    @param span how wide, deep and high what stands about the origin is: the photographer stands so that it fills `fill` of the picture
    @param side from the right (1) or the left (-1), `angle` degrees
    @param low how much of the picture is ground before the house
    """

    def keep(build):
        def take(scene):
            if hour == 'dusk':
                dusk(scene, 280 if side > 0 else 70)
            else:
                sky(scene, bearing=sun or (214 if side > 0 else 147), **HOURS[hour])
            land(GROUNDS[ground]())
            build()
            if far:
                horizon()
            shot(scene, span, side, angle, fill, eye, lens, low, aim)

        outdoors(name, 6 if hour == 'dusk' else 4)(take)
        return build

    return keep


def shot(scene, span, side, angle, fill, eye, lens, low, aim):
    w, d, top = span
    a = math.radians(angle)
    across = w * math.cos(a) + d * math.sin(a)
    near = d / 2 * math.cos(a) + w / 4 * math.sin(a)
    far = max(across * lens / 36 / fill, top * lens / 27 / (0.93 - low)) + near / 2
    high = (far - near / 2) * 27 / lens
    target = eye + (high * (0.5 - low) - eye) * far / (far - near / 2)
    view(scene, (aim + side * far * math.sin(a), -far * math.cos(a), eye), (aim, 0, target), lens)


__all__ = [name for name in dir() if not name.startswith('_')]
