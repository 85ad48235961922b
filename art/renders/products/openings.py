"""Windows, doors, and what belongs to them."""

from registry import product
from shapes import *
from materials import *

PROFILE = 0.05


def tinted(tint='#d3e2e0'):
    """
    Window glass: what stands behind shows through, with a streak of sky on it. Both are added, not chosen between by chance as a
    mirror would be, so that the pane has no grain.
    """
    s = Surface('tinted')
    through, sky, both = s.node('BsdfTransparent'), s.node('Emission'), s.node('AddShader')
    s.give(through.inputs[0], rgb(tint))
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.world)
    slant = s.math('ADD', s.math('MULTIPLY', split.outputs[2], 0.6), s.math('MULTIPLY', split.outputs[0], 0.45))
    s.give(sky.inputs[0], rgb('#dfeef2'))
    s.give(sky.inputs[1], s.ramp(slant, (0.0, 0.02), (0.36, 0.05), (0.40, 0.13), (0.52, 0.13), (0.56, 0.06), (0.60, 0.10), (0.64, 0.05), (1.0, 0.09)))
    s.tree.links.new(through.outputs[0], both.inputs[0])
    s.tree.links.new(sky.outputs[0], both.inputs[1])
    s.tree.links.new(both.outputs[0], s.out.inputs['Surface'])
    return s.mat


def veneer(light='#7d4a2c', dark='#4f2a17'):
    """A thin leaf of wood: long flames instead of rings, under a satin lacquer."""
    s = Surface('veneer')
    flame = s.noise(0.16, 5, 0.55, s.scaled(s.where, (2.2, 1, 0.16)), distortion=1.2)
    fibre = s.noise(0.003, 4, 0.7, s.scaled(s.where, (1, 1, 0.02)))
    tone = s.blend(1.0, s.ramp(flame, (0.3, dark), (0.5, mixed(light, dark, 0.4)), (0.68, light)), s.ramp(fibre, (0.3, 0.8), (0.65, 1.05)), 'MULTIPLY')
    return s.done(tone, 0.34, 0, clearcoat=0.35, clearcoat_roughness=0.15)


def leaf(w, h, mat, glass, at, wide=0.05, deep=0.035):
    """A sash: a frame with a pane in it; `at` is its lower left corner."""
    frame = prism([rect(0, 0, w, h), rect(wide, wide, w - wide, h - wide)], deep, at, mat, rot=(90, 0, 0), bevel=0.003)
    shown = box((w - wide * 1.9, 0.005, h - wide * 1.9), (at[0] + w / 2, at[1] - deep / 2, at[2] + h / 2), glass, bevel=0)
    return [frame, shown]


def standing(parts, a=0):
    return group(parts, (0, 0, 0), (0, 0, a))


@product('openings-sliding-window', fill=0.82)
def sliding():
    mat, glass = plain('#e9e7e2', 0.25, coat=0.3), tinted()
    w, h = 1.2, 1.2
    prism([rect(-w / 2, 0, w / 2, h), rect(-w / 2 + 0.045, 0.045, w / 2 - 0.045, h - 0.045)], 0.11, (0, 0.055, 0), mat, rot=(90, 0, 0), bevel=0.003)
    leaf(0.6, h - 0.09, mat, glass, (-w / 2 + 0.045, 0.035, 0.045))
    leaf(0.6, h - 0.09, mat, glass, (-0.10, -0.01, 0.045))
    dark = plain('#2a2b2d', 0.35)
    box((0.022, 0.02, 0.11), (-0.075, -0.05, h / 2), dark, bevel=0.006)
    box((0.022, 0.02, 0.11), (-w / 2 + 0.07, -0.005, h / 2), dark, bevel=0.006)
    rail = metal('#cfd2d4', 0.3)
    for y in (-0.03, 0.0, 0.03):
        box((w - 0.1, 0.004, 0.012), (0, y, 0.045), rail, ground=True, bevel=0)


@product('openings-casement-window', fill=0.82, samples=10)
def casement():
    mat, glass = plain('#3a332d', 0.3, coat=0.2), tinted()
    w, h = 1.2, 1.2
    prism([rect(-w / 2, 0, w / 2, h), rect(-w / 2 + 0.045, 0.045, -0.022, h - 0.045), rect(0.022, 0.045, w / 2 - 0.045, h - 0.045)], 0.07, (0, 0.035, 0), mat, rot=(90, 0, 0), bevel=0.003)
    right = leaf(0.535, h - 0.09, mat, glass, (0, 0.0175, 0))
    group(right, (0.022, 0, 0.045))
    left = leaf(0.535, h - 0.09, mat, glass, (0, 0.0175, 0))
    handle = metal('#c9ccce', 0.22)
    left.append(box((0.018, 0.02, 0.13), (0.51, -0.035, 0.5), handle, bevel=0.006))
    group(left, (-w / 2 + 0.043, -0.03, 0.045), (0, 0, -38))
    tube(bend([(-0.3, -0.01, 0.05), (-0.26, -0.2, 0.05)], 0.02), 0.005, handle)


@product('openings-projected-window', fill=0.8)
def projected():
    mat, glass = plain('#e9e7e2', 0.25, coat=0.3), tinted()
    prism([rect(-0.3, 0, 0.3, 0.6), rect(-0.26, 0.04, 0.26, 0.56)], 0.07, (0, 0.035, 0), mat, rot=(90, 0, 0), bevel=0.003)
    sash = leaf(0.53, 0.53, mat, glass, (-0.265, 0.0175, -0.53), 0.045)
    group(sash, (0, -0.03, 0.565), (-28, 0, 0))
    for x in (-0.265, 0.265):
        tube([(x, -0.03, 0.25), (x, -0.15, 0.17)], 0.005, metal('#c9ccce', 0.22))


@product('openings-louvre-window', fill=0.8)
def louvre():
    mat, glass = wood('#8a5630', '#55301a', axis=1, rings=0.02, rough=0.4, coat=0.2), tinted()
    w, h = 0.8, 1.2
    prism([rect(-w / 2, 0, w / 2, h), rect(-w / 2 + 0.06, 0.06, -0.025, h - 0.06), rect(0.025, 0.06, w / 2 - 0.06, h - 0.06)], 0.1, (0, 0.05, 0), mat, rot=(90, 0, 0), bevel=0.003)
    clip = metal('#c9ccce', 0.3)
    for side in (-1, 1):
        x = side * (w / 2 - 0.06 + 0.025) / 2
        for i in range(8):
            z = 0.13 + i * 0.135
            box((0.3, 0.005, 0.15), (x, 0, z), glass, rot=(-42, 0, 0), bevel=0.001)
            for sx in (-0.152, 0.152):
                box((0.008, 0.03, 0.05), (x + sx, 0, z), clip, rot=(-42, 0, 0), bevel=0.002)


@product('openings-burglary-bars', fill=0.8)
def burglary():
    mat = plain('#26272a', 0.42, grain=0.15, size=0.004)
    w, h = 1.2, 1.2
    prism([rect(-w / 2, 0, w / 2, h), rect(-w / 2 + 0.03, 0.03, w / 2 - 0.03, h - 0.03)], 0.025, (0, 0.0125, 0), mat, rot=(90, 0, 0), bevel=0.002)
    for i in range(1, 9):
        x = -w / 2 + w * i / 9
        tube([(x, 0, 0.02), (x, 0, h - 0.02)], 0.008, mat, round_off=False)
    for z in (0.3, 0.6, 0.9):
        box((w - 0.04, 0.008, 0.025), (0, 0, z), mat, bevel=0.001)
    for i in range(1, 9, 2):
        for z in (0.45, 0.75):
            x = -w / 2 + w * (i + 0.5) / 9
            ring = [(0.05 * math.cos(t), 0, 0.05 * math.sin(t)) for t in [2 * math.pi * k / 16 for k in range(16)]]
            tube(ring, 0.006, mat, (x, 0, z), closed=True)


def panel_face(w, h, mat, across=None):
    """A six-panel leaf standing on z=0, about x=0, its face at y=0: stiles, rails and raised panels, the grain along each."""
    deep, stile, middle = 0.042, 0.11, 0.09
    across = across or mat
    rows = [(0.22, 0.62), (0.76, 1.42), (1.54, h - 0.12)]
    parts = [box((stile, deep, h), (side * (w - stile) / 2, 0, h / 2), mat, bevel=0.003) for side in (-1, 1)]
    rails = [0.0, *(each for row in rows for each in row), h]
    for low, high in zip(rails[::2], rails[1::2]):
        parts.append(box((w - 2 * stile, deep, high - low), (0, 0, (low + high) / 2), across, bevel=0.003))
    for low, high in rows:
        parts.append(box((middle, deep, high - low), (0, 0, (low + high) / 2), mat, bevel=0.003))
        wide = (w - 2 * stile - middle) / 2
        for side in (-1, 1):
            x = side * (middle + wide) / 2
            parts.append(box((wide, 0.014, high - low), (x, 0, (low + high) / 2), mat, bevel=0))
            parts.append(box((wide - 0.07, 0.034, high - low - 0.07), (x, 0, (low + high) / 2), mat, bevel=0.012))
    return parts


def lever(at, mat, side=-1):
    return [
        prism([round_rect(-0.021, -0.11, 0.021, 0.11, 0.02)], 0.008, at, mat, rot=(90, 0, 0), bevel=0.002),
        tube(bend([(at[0], at[1] - 0.005, at[2] + 0.03), (at[0], at[1] - 0.055, at[2] + 0.03), (at[0] + side * 0.12, at[1] - 0.055, at[2] + 0.03)], 0.018), 0.0095, mat, round_off=False),
        cyl(0.007, 0.004, (at[0], at[1] - 0.008, at[2] - 0.05), plain('#141414'), rot=(90, 0, 0)),
    ]


def frame_of(w, h, mat, deep=0.12, wide=0.07, across=None):
    posts = [box((wide, deep, h), (side * (w + wide) / 2, 0, h / 2), mat, bevel=0.004) for side in (-1, 1)]
    return [*posts, box((w + 2 * wide, deep, wide), (0, 0, h + wide / 2), across or mat, bevel=0.004)]


@product('openings-panel-door', fill=0.86)
def panel_door():
    up, across = (wood('#8f5630', '#5f361c', axis=axis, rings=0.02, rough=0.34, rawness=0.3, coat=0.35, vary=0.1) for axis in (2, 0))
    w, h = 0.86, 2.08
    frame_of(w + 0.01, h, up, across=across)
    brass = metal('#c9a557', 0.24)
    ajar = panel_face(w, h, up, across) + lever((-w / 2 + 0.065, -0.021, 1.02), brass, 1)
    for each in ajar:
        each.location.x -= w / 2
    group(ajar, (w / 2, -0.02, 0.0), (0, 0, 24))


@product('openings-steel-door', fill=0.86)
def steel_door():
    mat = plain('#4a2e22', 0.34, grain=0.12, size=0.02, coat=0.25)
    w, h = 1.2, 2.08
    frame_of(w, h, mat, 0.11, 0.08)
    for x0, x1 in ((-w / 2, 0.16), (0.165, w / 2)):
        mid, wide = (x0 + x1) / 2, x1 - x0
        box((wide - 0.004, 0.05, h - 0.01), (mid, 0, h / 2), mat, bevel=0.004)
        for z0, z1 in ((0.12, 0.6), (0.7, 1.32), (1.42, 1.96)):
            box((wide - 0.14, 0.014, z1 - z0), (mid, -0.025, (z0 + z1) / 2), mat, bevel=0.006)
            box((wide - 0.24, 0.018, z1 - z0 - 0.1), (mid, -0.030, (z0 + z1) / 2), mat, bevel=0.008)
    steel = metal('#c9a557', 0.22)
    lever((0.10, -0.026, 1.02), steel, -1)
    box((0.06, 0.02, 0.34), (0.10, -0.03, 1.0), steel, bevel=0.008)


@product('openings-flush-door', fill=0.86)
def flush_door():
    mat, white, steel = veneer(), plain('#eceae4', 0.34, coat=0.2), metal('#c3c6c8', 0.24)
    hung = [*frame_of(0.83, 2.05, mat, 0.12, 0.06), box((0.82, 0.04, 2.04), (0, -0.03, 1.02), mat, bevel=0.002), *lever((0.345, -0.051, 1.0), steel, -1)]
    group(hung, (0.42, 0.12, 0), (0, 0, 4))
    group([*panel_face(0.82, 2.04, white), *lever((-0.345, -0.021, 1.0), steel, 1)], (-0.56, -0.12, 0.0), (-5, 0, 10))


@product('openings-gate', fill=0.86)
def gate():
    mat = plain('#1f3b2f', 0.4, grain=0.12, size=0.01)
    gold = plain('#b08a3c', 0.35)
    for side in (-1, 1):
        x = side * 0.93
        parts = []
        prism([rect(x - 0.9, 0.1, x + 0.9, 1.95), rect(x - 0.84, 0.16, x + 0.84, 1.0), rect(x - 0.84, 1.05, x + 0.84, 1.89)], 0.05, (0, 0.025, 0), mat, rot=(90, 0, 0), bevel=0.003)
        box((1.68, 0.004, 0.85), (x, 0, 0.58), mat, bevel=0)
        for i in range(9):
            bar = x - 0.75 + i * 0.1875
            tube([(bar, 0, 1.03), (bar, 0, 2.08)], 0.011, mat, round_off=False)
            lathe([(0, 0.11), (0.02, 0.03), (0.012, 0.0), (0, 0)], (bar, 0, 2.07), gold, segments=16)
        for i in range(4):
            box((0.03, 0.012, 0.85), (x - 0.63 + i * 0.42, -0.006, 0.58), mat, bevel=0.002)
        for i in range(8):
            ring = [(0.06 * math.cos(t), 0, 0.06 * math.sin(t)) for t in [2 * math.pi * k / 16 for k in range(16)]]
            tube(ring, 0.007, gold, (x - 0.656 + i * 0.1875, 0, 1.72), closed=True)
    post = concrete('#c9bfae', 0.004)
    for x in (-2.02, 2.02):
        box((0.24, 0.24, 2.25), (x, 0, 0), post, ground=True, bevel=0.006)
        box((0.32, 0.32, 0.07), (x, 0, 2.25), post, ground=True, bevel=0.008)


@product('openings-lock-set', fill=0.82)
def lock_set():
    brass, steel, dark = metal('#c9a557', 0.24), metal('#b9bcbe', 0.34), plain('#1a1a1b', 0.5)
    for x, y, side in ((-0.10, 0.02, 1), (0.13, 0.06, -1)):
        group(lever((0, 0, 0), brass, side), (x, y, 0.0), (-90, 0, 5 * side))
    case = [box((0.085, 0.165, 0.016), (0, 0, 0.004), steel, ground=True, bevel=0.0015), box((0.003, 0.235, 0.022), (-0.044, 0, 0.001), brass, ground=True, bevel=0.0008)]
    case += [box((0.016, 0.024, 0.012), (-0.052, 0.045, 0.006), brass, ground=True, bevel=0.004), box((0.02, 0.034, 0.011), (-0.054, -0.035, 0.0065), brass, ground=True, bevel=0.001)]
    case += [box((0.009, 0.009, 0.0006), (0.01, 0.04, 0.0203), dark, rot=(0, 0, 45), bevel=0), cyl(0.0085, 0.0006, (0.01, -0.032, 0.0198), dark), box((0.0105, 0.022, 0.0006), (0.01, -0.043, 0.0201), dark, bevel=0)]
    case += [cyl(0.003, 0.001, (x, y, 0.0198), brass) for x in (-0.03, 0.033) for y in (-0.072, 0.072)]
    group(case, (0.0, -0.13, 0), (0, 0, 62))

    def key(at, a):
        bow = [prism([circle(0, 0, 0.0125, 28), circle(0, 0.004, 0.0045, 16)], 0.0022, mat=steel, bevel=0.0004)]
        cuts = [(-0.004, -0.012), (0.004, -0.012), (0.004, -0.045), (0.001, -0.049), (-0.002, -0.046)]
        for i in range(5):
            cuts += [(-0.0042 + 0.0018 * (i % 2), -0.043 + i * 0.005), (-0.0042 + 0.0018 * (i % 2), -0.040 + i * 0.005)]
        group([*bow, prism([cuts], 0.002, mat=steel, bevel=0.0003)], at, (0, 0, a))

    key((0.17, -0.13, 0.001), 24)
    key((0.165, -0.128, 0.0036), -38)
    tube([(0.166 + 0.013 * math.cos(t), -0.118 + 0.013 * math.sin(t), 0.005) for t in [2 * math.pi * k / 20 for k in range(20)]], 0.0009, steel, closed=True)


@product('openings-hinges', fill=0.78)
def hinges():
    steel = metal('#c9ccce', 0.2, brushed=2)
    dark = plain('#3d3f42')

    def hinge(at, a, angle):
        parts = []
        for side, turn_y in ((-1, 0), (1, angle)):
            leafs = [prism([round_rect(0.004, -0.05, 0.05, 0.05, 0.006)] + [circle(0.028, y, 0.004, 14) for y in (-0.036, -0.012, 0.012, 0.036)], 0.003, (0, 0, 0), steel, bevel=0.0004)]
            parts.append(group(leafs, (0, 0, 0), (0, 180 * (side < 0) - turn_y, 0)))
        for i in range(5):
            parts.append(cyl(0.0068, 0.0195, (0, 0.05 - i * 0.02, 0.0015), steel, rot=(90, 0, 0), bevel=0.0006))
        parts.append(cyl(0.0075, 0.004, (0, 0.054, 0.0015), steel, rot=(90, 0, 0), bevel=0.001))
        group(parts, at, (0, 0, a))

    hinge((-0.06, 0.03, 0.006), 12, 0)
    hinge((0.08, -0.03, 0.006), -22, 62)
    screw = frozen([lathe([(0, -0.03), (0.0006, -0.028), (0.002, -0.02), (0.002, -0.003), (0.004, 0), (0, 0)], mat=steel, segments=12)])
    for _ in range(7):
        put(screw, None, (-0.02 + rnd(-0.05, 0.06), -0.10 + rnd(-0.02, 0.015), 0.004), (0, 86, rnd(0, 360)))


@product('openings-stair-railing', fill=0.86)
def railing():
    steel, glass = metal('#cfd2d4', 0.16, brushed=2), tinted()
    for i in range(3):
        x = -0.8 + i * 0.8
        tube([(x, 0, 0), (x, 0, 0.95)], 0.021, steel, round_off=False)
        lathe([(0, 0), (0.055, 0), (0.055, 0.006), (0.03, 0.014), (0.022, 0.03)], (x, 0, 0), steel)
    tube(bend([(-0.95, 0, 0.97), (0.95, 0, 0.97), (0.95, 0, 0.9)], 0.03), 0.025, steel, round_off=False)
    for i in range(2):
        x = -0.4 + i * 0.8
        box((0.68, 0.01, 0.68), (x, 0, 0.48), glass, bevel=0.002)
        for sx in (-0.345, 0.345):
            for z in (0.25, 0.7):
                box((0.05, 0.028, 0.045), (x + sx, 0, z), steel, bevel=0.006)


@product('openings-sealant', fill=0.8)
def sealant():
    from products.labour import cartridge_gun

    cartridge_gun((0, 0, 0), 0)
