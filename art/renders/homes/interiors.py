"""Twelve rooms."""

from homes.rooms import *
from registry import outdoors


@outdoors('room-living-warm', samples=16)
def living(scene):
    room(scene, 5.6, 5.0, windows=((0.0, 0.9, 2.4, 1.4),), right=((1.6, 0.0, 2.0, 2.25),))
    window_dress(0.0, 5.0, 0.9, 2.4, 1.4, '#9c7b58')
    rug(0.1, 2.6, 2.9, 2.0)
    sofa((-0.1, 4.15, 0), 0, 3)
    sofa((-2.15, 2.5, 0), 90, 2, accents=('#c2743f',))
    coffee_table((0.2, 2.6, 0.012))
    plant(2.3, 4.5)
    picture(0, 0, 0, 0.9, 0.65, ('#c2743f', '#1d3f63', '#d9a21b'), 90, (-2.78, 2.5, 1.65))
    split_unit(-1.95, 5.0, 2.35)
    look_in(scene, (1.7, -2.6, 1.45), (-0.1, 4, 1.25))


@outdoors('room-living-tv', samples=16)
def living_tv(scene):
    room(scene, 5.4, 4.8, wall='#ece7dd', accent=plain('#5b6a70', 0.8), right=((2.0, 0.9, 2.0, 1.4),), bright=0.4)
    television(0.0, 4.8)
    sofa((-2.05, 2.4, 0), 90, 3, '#b9ab95', ('#1d3f63', '#c2743f'))
    rug(0.0, 2.5, 2.4, 1.9, '#cfc4b0', '#1d3f63')
    coffee_table((0.1, 2.5, 0.012), 90)
    for x in (-2.1, 2.1):
        plant(x, 4.4, 0.95)
    drapes(2.55, 0.95, 2.45, 0.6, 2.4, '#d8cdb9', 90)
    drapes(2.55, 3.1, 2.45, 0.6, 2.4, '#d8cdb9', 90)
    split_unit(0, 4.8, 2.4)
    ceiling_fan(0, 2.2, 3.0)
    look_in(scene, (1.3, -2.4, 1.4), (-0.2, 4, 1.3))


@outdoors('room-living-evening', samples=16)
def living_evening(scene):
    room(scene, 6.4, 5.2, wall='#e9dfcf', accent=plain('#2a1d12', 0.8), windows=(), right=((1.8, 0.0, 2.4, 2.3),), evening=True, floor=floor_tiles('#d9d2c6', '#9b9186'), bright=0.25)
    panelling(6.4, 5.2, 3.0)
    television(0.0, 5.17, 1.0, 1.7)
    sofa((-2.35, 2.7, 0), 90, 3, '#5e6a6e', ('#c2743f', '#e5dccb'))
    sofa((2.0, 3.2, 0), -90, 1, '#5e6a6e', ())
    rug(0, 2.7, 3.0, 2.2, '#b9ae9c', '#5e4a3a')
    coffee_table((0, 2.7, 0.012), 90)
    plant(2.7, 4.7)
    from homes.exteriors import lamp

    pendant(0, 2.6, 2.1, 3.0, '#efe6d6')
    lamp(0, 2.6, 1.95, 34)
    picture(0, 0, 0, 1.2, 0.8, ('#3f5f6b', '#8d6340', '#d9a26a', '#e8cfa6'), 90, (-3.18, 2.7, 1.7))
    look_in(scene, (1.2, -2.6, 1.45), (-0.2, 4, 1.3))


@outdoors('room-parlour-empty', samples=16)
def empty(scene):
    room(scene, 5.2, 5.2, windows=((-0.9, 0.9, 1.8, 1.35),), right=((2.2, 0.9, 1.8, 1.35),), wall='#f0ebdf', bright=0.2)
    prism([rect(-0.5, 0, 0.5, 2.12), rect(-0.42, -0.01, 0.42, 2.04)], 0.12, (1.6, 5.15, 0), plain('#f4f1ea', 0.5), rot=(90, 0, 0))
    box((0.84, 0.05, 2.04), (1.6, 5.1, 0), wood('#7d5533', '#4c3019', axis=2, rough=0.35, coat=0.3), ground=True)
    ceiling_fan(0, 2.3, 3.0)
    look_in(scene, (1.6, -2.8, 1.45), (-0.3, 4, 1.25))


@outdoors('room-bedroom-master', samples=16)
def master(scene):
    room(scene, 5.0, 4.6, wall='#ebe4d7', accent=plain('#8d9a94', 0.85), floor=wood_floor(), right=((2.0, 0.8, 2.0, 1.5),), bright=0.4)
    bed((-0.3, 3.3, 0))
    night_table(-1.65, 4.3)
    night_table(1.05, 4.3)
    rug(-0.3, 2.1, 2.6, 1.5, '#d8cdb9', '#8d9a94')
    drapes(2.35, 0.95, 2.5, 0.6, 2.45, '#cdbb9d', 90)
    drapes(2.35, 3.05, 2.5, 0.6, 2.45, '#cdbb9d', 90)
    picture(-0.3, 4.6, 1.85, 1.1, 0.6, ('#c2743f', '#e0c391', '#5b6a70'))
    split_unit(1.9, 4.6, 2.4)
    plant(2.1, 4.2, 0.9)
    look_in(scene, (1.4, -2.1, 1.4), (-0.3, 4, 1.15))


@outdoors('room-bedroom-evening', samples=16)
def bedroom_evening(scene):
    room(scene, 4.6, 4.4, wall='#e2d6c4', accent=plain('#2a1d12', 0.8), windows=(), right=((1.8, 0.8, 1.8, 1.4),), evening=True, bright=0.3)
    panelling(4.6, 4.4, 3.0)
    drapes(2.15, 0.8, 2.5, 0.6, 2.45, '#8f7a5f', 90)
    drapes(2.15, 2.8, 2.5, 0.6, 2.45, '#8f7a5f', 90)
    bed((0, 3.1, 0), 0, 1.7, '#efe9dd', '#1d3f63', '#54493e')
    night_table(-1.25, 4.1)
    night_table(1.25, 4.1)
    wardrobe(-1.95, 1.6, 1.8, 2.45, 90)
    rug(0.2, 1.9, 2.2, 1.3)
    from homes.exteriors import lamp

    for x in (-1.25, 1.25):
        lamp(x, 4.0, 0.95, 14)
    look_in(scene, (1.3, -2.0, 1.4), (-0.2, 4, 1.1))


@outdoors('room-bedroom-plain', samples=16)
def bedroom_plain(scene):
    room(scene, 3.8, 4.0, wall='#f0e6cf', pop='plain', windows=((0.55, 0.95, 1.2, 1.25),), floor=floor_tiles('#cdbfa8', '#a8977f', 0.4, 0.25), bright=0.6)
    bed((-1.12, 2.85, 0), 0, 1.4, '#dfe6ea', '#3f6f5c', '#6b4426')
    for x in (0.55 - 0.7, 0.55 + 0.7):
        drapes(x, 3.86, 2.45, 0.45, 1.6, '#6f8fa3')
    tube([(-0.5, 3.86, 2.46), (1.6, 3.86, 2.46)], 0.014, metal('#b08d4f', 0.3), round_off=False)
    night_table(0.0, 3.7, False)
    wardrobe(1.58, 2.55, 1.3, 2.15, -90, '#a98a66')
    rug(0.3, 1.9, 1.3, 0.8, '#cfc4b0', '#3f6f5c')
    ceiling_fan(0, 2.0, 3.0)
    look_in(scene, (0.9, -2.2, 1.45), (-0.2, 3.5, 1.15))


def cabinets(x0, x1, y, z0, z1, deep, mat, doors=0.5, handle=None):
    n = max(1, round((x1 - x0) / doors))
    box((x1 - x0, deep, z1 - z0), ((x0 + x1) / 2, y - deep / 2, z0), mat, ground=True, bevel=0.002)
    w = (x1 - x0) / n
    for i in range(n):
        box((w - 0.008, 0.02, z1 - z0 - 0.01), (x0 + w * (i + 0.5), y - deep - 0.01, z0 + 0.005), mat, ground=True, bevel=0.004)
        box((0.16, 0.018, 0.012), (x0 + w * (i + 0.5), y - deep - 0.028, z1 - 0.07 if z0 < 1 else z0 + 0.05), handle or metal('#2b2d30', 0.4), bevel=0.003)


def stool(x, y, colour='#a5764a'):
    black = plain('#1f2124', 0.4)
    box((0.36, 0.34, 0.05), (x, y, 0.64), wood(colour, '#6b4426', axis=0, rough=0.4, coat=0.3), ground=True, bevel=0.02)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(x + sx * 0.13, y + sy * 0.12, 0.65), (x + sx * 0.18, y + sy * 0.17, 0)], 0.011, black, round_off=False)
        tube([(x + sx * 0.165, y - 0.155, 0.2), (x + sx * 0.165, y + 0.155, 0.2)], 0.008, black, round_off=False)
    tube([(x - 0.165, y - 0.155, 0.2), (x + 0.165, y - 0.155, 0.2)], 0.008, black, round_off=False)


def pendant(x, y, z, h, shade='#2b2d30', energy=5):
    lathe([(0.02, 0.2), (0.06, 0.17), (0.16, 0.0), (0.152, 0.0), (0.05, 0.16)], (x, y, z), plain(shade, 0.4))
    lathe([(0, 0.03), (0.09, 0.03)], (x, y, z), glow('#ffe3b8', 9))
    tube([(x, y, z + 0.2), (x, y, h)], 0.005, plain('#1b1b1d', 0.5), round_off=False)


def on_the_worktop(z=0.9):
    """A kettle, jars, a board: someone cooks here."""
    steel, lid = metal('#c9ccce', 0.3), wood('#a5764a', '#7a5130', axis=2, rough=0.5)
    lathe(flowing([(0.085, 0), (0.088, 0.05), (0.075, 0.13), (0.05, 0.17), (0.02, 0.18), (0, 0.18)], 4), (-0.28, 3.72, z), steel)
    tube([(-0.21, 3.72, z + 0.05), (-0.15, 3.72, z + 0.12), (-0.16, 3.72, z + 0.15), (-0.23, 3.72, z + 0.165)], 0.01, plain('#202226', 0.5))
    for i, (r, high) in enumerate(((0.055, 0.2), (0.05, 0.16), (0.045, 0.13))):
        x = 0.95 + i * 0.13
        lathe([(0, 0), (r, 0), (r, high - 0.01), (r * 0.9, high), (0, high)], (x, 3.78, z), plain('#efeae0', 0.25, coat=0.4))
        cyl(r * 0.92, 0.025, (x, 3.78, z + high), lid)
    box((0.3, 0.025, 0.4), (-0.62, 3.9, z), wood('#b98a55', '#7d5330', axis=2, rough=0.55), rot=(-12, 0, 0), ground=True, bevel=0.008)
    lathe([(0, 0), (0.05, 0), (0.065, 0.1), (0.06, 0.1), (0, 0.05)], (0.92, 3.94, 1.15), plain('#a8532f', 0.6))
    for _ in range(7):
        put(RNG.choice(clumps()), None, (0.92 + rnd(-0.05, 0.05), 3.94 + rnd(-0.03, 0.03), 1.29 + rnd(-0.03, 0.06)), (0, 0, rnd(0, 360)), rnd(0.1, 0.17))


@outdoors('room-kitchen', samples=16)
def kitchen(scene):
    room(scene, 4.2, 4.0, wall='#f3eee4', windows=((0.35, 1.15, 1.5, 1.0),), floor=floor_tiles('#ddd5c7', '#b3a899', 0.6, 0.16), pop='tray', bright=0.75)
    low, high = plain('#3f5d66', 0.45, coat=0.15), plain('#f4f0e8', 0.4, coat=0.2)
    top = glaze('#3a3a3c', '#8a8a8c', 0.16, 0.25)
    cabinets(-2.1, 2.1, 4.0, 0.1, 0.86, 0.58, low)
    box((4.2, 0.53, 0.1), (0, 3.735, 0), plain('#1f2124', 0.6), ground=True, bevel=0)
    box((4.2, 0.62, 0.04), (0, 3.69, 0.86), top, ground=True, bevel=0.004)
    cabinets(-2.1, -1.62, 4.0, 1.5, 2.35, 0.35, high)
    cabinets(-0.98, -0.55, 4.0, 1.5, 2.35, 0.35, high)
    cabinets(1.25, 2.1, 4.0, 1.5, 2.35, 0.35, high)
    splash = wall_tiles('#e9e4d8', '#dfd8c9', (0.2, 0.1), 0.12, '#b8ae9f')
    box((1.55, 0.012, 0.62), (-1.325, 3.994, 0.9), splash, ground=True, bevel=0)
    box((2.65, 0.012, 0.27), (0.775, 3.994, 0.9), splash, ground=True, bevel=0)
    box((0.85, 0.012, 0.37), (1.675, 3.994, 1.15), splash, ground=True, bevel=0)
    steel = plain('#c3c6c8', 0.32, metal=0.85)
    box((0.8, 0.42, 0.012), (0.35, 3.7, 0.895), steel, ground=True, bevel=0.004)
    for x in (0.16, 0.54):
        box((0.34, 0.34, 0.004), (x, 3.69, 0.906), plain('#6d7174', 0.4, metal=1), ground=True)
    tube(bend([(0.35, 3.92, 0.9), (0.35, 3.92, 1.2), (0.35, 3.75, 1.22), (0.35, 3.72, 1.12)], 0.06), 0.012, metal('#dfe1e3', 0.15), round_off=False)
    box((0.6, 0.5, 0.01), (-1.3, 3.7, 0.9), plain('#121315', 0.15, coat=0.5), ground=True)
    for x in (-1.44, -1.16):
        for y in (3.6, 3.82):
            lathe([(0.05, 0), (0.075, 0), (0.075, 0.014), (0.05, 0.014), (0.05, 0)], (x, y, 0.91), plain('#2b2d30', 0.6), segments=24)
    lathe([(0, 0), (0.1, 0), (0.105, 0.11), (0.1, 0.115), (0, 0.125)], (-1.44, 3.82, 0.925), plain('#b3402e', 0.3, coat=0.5))
    prism([[(-0.3, 0), (0.3, 0), (0.3, 0.06), (0.12, 0.3), (-0.12, 0.3), (-0.3, 0.06)]], 0.45, (-1.3, 3.99, 1.55), steel, rot=(90, 0, 0), bevel=0.004)
    box((0.24, 0.26, 0.95), (-1.3, 3.85, 1.85), steel, ground=True, bevel=0.004)
    box((0.6, 0.02, 0.6), (-1.3, 3.395, 0.2), plain('#16181a', 0.2, coat=0.4), ground=True)
    box((0.5, 0.03, 0.02), (-1.3, 3.37, 0.72), steel, ground=True)
    body, gap = plain('#cdd0d2', 0.38, coat=0.2), plain('#3b3e40', 0.6)
    box((0.72, 0.62, 1.78), (1.72, 3.05, 0.02), gap, ground=True, bevel=0.01)
    box((0.72, 0.08, 0.62), (1.72, 2.71, 0.03), body, ground=True, bevel=0.012)
    box((0.72, 0.08, 1.14), (1.72, 2.71, 0.662), body, ground=True, bevel=0.012)
    box((0.724, 0.6, 1.79), (1.722, 3.06, 0.02), body, ground=True, bevel=0.012)
    for z, long in ((0.34, 0.26), (0.85, 0.5)):
        box((0.02, 0.035, long), (1.43, 2.655, z), gap, ground=True, bevel=0.008)
    isl = wood('#a5764a', '#7a5130', axis=0, rings=0.02, rough=0.42, coat=0.2)
    box((1.7, 0.66, 0.86), (-0.7, 1.77, 0), low, ground=True, bevel=0.004)
    box((1.9, 1.0, 0.045), (-0.7, 1.68, 0.86), isl, ground=True, bevel=0.008)
    for i in range(3):
        box((0.54, 0.02, 0.72), (-1.26 + i * 0.56, 1.435, 0.08), low, ground=True, bevel=0.006)
    for x in (-1.25, -0.62):
        stool(x, 1.06)
        pendant(x, 1.7, 1.95, 2.9)
    lathe(flowing([(0, 0.006), (0.09, 0.004), (0.15, 0.04), (0.19, 0.09), (0.183, 0.092), (0.14, 0.045), (0.08, 0.012), (0, 0.012)], 3), (-0.25, 1.75, 0.905), plain('#efe8da', 0.3, coat=0.4))
    for i, colour in enumerate(('#d98a2b', '#c9502b', '#7b9a3c', '#d9a21b', '#d98a2b')):
        r = 0.075 if i < 4 else 0
        lathe(flowing([(0, -0.04), (0.035, -0.024), (0.043, 0), (0.035, 0.027), (0.008, 0.037), (0, 0.034)], 4), (-0.25 + r * math.cos(i * 1.6), 1.75 + r * math.sin(i * 1.6), 0.975 + (0.05 if i == 4 else 0)), plain(colour, 0.42, grain=0.1))
    on_the_worktop()
    look_in(scene, (0.95, -2.3, 1.5), (-0.15, 3.4, 1.2))


@outdoors('room-bathroom', samples=16)
def bathroom(scene):
    light_wall = wall_tiles('#efeae1', '#e6e0d4', (0.6, 0.3), 0.1, '#b1a698', 0, '#c2b7a8')
    room(scene, 2.8, 3.2, h=2.8, wall='#f3efe6', accent=light_wall, windows=((0.92, 1.75, 0.7, 0.6),), floor=floor_tiles('#9b958b', '#6f6a62', 0.4, 0.3), pop='plain', bright=1.2)
    for x, band in ((-1.39, False), (1.39, True)):
        box((0.02, 6, 2.4), (x, 0.2, 0), wall_tiles('#efeae1', '#e6e0d4', (0.6, 0.3), 0.1, '#b1a698', 1, '#c2b7a8'), ground=True, bevel=0)
    box((0.95, 0.012, 1.15), (0.925, 3.193, 0), wall_tiles('#6d7f83', '#60757a', (0.3, 0.15), 0.12, '#a7a69f'), ground=True, bevel=0)
    box((0.012, 1.1, 1.15), (1.377, 2.65, 0), wall_tiles('#6d7f83', '#60757a', (0.3, 0.15), 0.12, '#a7a69f', 1), ground=True, bevel=0)
    from products.mechanical import wc

    group(gathered(wc), (0.02, 2.75, 0), (0, 0, 0))
    china, chrome, timber = plain('#f6f5f2', 0.1, coat=0.7), metal('#dfe1e3', 0.12), wood('#8d5f38', '#5f3d22', axis=0, rough=0.4, coat=0.2)
    box((0.9, 0.46, 0.42), (-0.92, 2.97, 0.4), timber, ground=True, bevel=0.006)
    for x in (-1.14, -0.7):
        box((0.425, 0.02, 0.36), (x, 2.735, 0.43), timber, ground=True, bevel=0.004)
        box((0.14, 0.02, 0.012), (x, 2.715, 0.75), chrome, bevel=0.003)
    box((0.92, 0.5, 0.03), (-0.92, 2.95, 0.82), glaze('#f1ede6', '#b3aa9e', 0.12, 0.3), ground=True, bevel=0.004)
    lathe(flowing([(0, 0.0), (0.12, 0.0), (0.19, 0.06), (0.215, 0.13), (0.205, 0.135), (0.17, 0.06), (0.1, 0.025), (0, 0.02)], 4), (-0.92, 2.93, 0.85), china)
    tube(bend([(-0.92, 3.15, 0.85), (-0.92, 3.15, 1.14), (-0.92, 2.98, 1.14), (-0.92, 2.97, 1.08)], 0.03), 0.012, chrome, round_off=False)
    box((0.8, 0.025, 0.9), (-0.92, 3.185, 1.15), plain('#2b2d30', 0.4), ground=True, bevel=0.004)
    box((0.77, 0.004, 0.87), (-0.92, 3.171, 1.165), metal('#e4e8e9', 0.015), ground=True, bevel=0)
    lathe([(0, 0), (0.028, 0), (0.03, 0.12), (0.012, 0.13), (0.012, 0.16), (0, 0.16)], (-0.62, 2.9, 0.85), plain('#c2743f', 0.4))
    box((0.95, 1.1, 0.06), (0.92, 2.65, 0), china, ground=True, bevel=0.02)
    box((0.014, 1.1, 1.95), (0.45, 2.65, 0.06), sheer('#edf6f4', 0.02), ground=True, bevel=0)
    for y in (2.1, 3.18):
        box((0.03, 0.03, 1.97), (0.45, y, 0.05), chrome, ground=True, bevel=0.003)
    box((0.03, 1.1, 0.03), (0.45, 2.65, 2.01), chrome, ground=True, bevel=0.003)
    tube(bend([(1.35, 2.6, 0.95), (1.35, 2.6, 2.1), (1.1, 2.6, 2.12)], 0.05), 0.011, chrome, round_off=False)
    cyl(0.11, 0.014, (1.06, 2.6, 2.09), chrome)
    box((0.06, 0.16, 0.06), (1.34, 2.6, 1.05), chrome, bevel=0.01)
    tube([(-1.35, 1.75, 1.35), (-1.35, 2.35, 1.35)], 0.011, chrome, round_off=False)
    sheet(lambda u, v: (-1.335 + 0.014 * math.sin(u * 14) * (0.3 + v), 1.82 + u * 0.42, 1.36 - v * 0.66), 40, 12, cloth('#b8603a', 0.004), 0.008, angle=180)
    tube([(0.3, 3.17, 0.75), (0.3, 3.05, 0.75)], 0.006, chrome, round_off=False)
    lathe([(0.02, 0), (0.055, 0), (0.055, 0.1), (0.02, 0.1), (0.02, 0)], (0.3, 3.1, 0.7), plain('#f4f2ed', 0.9))
    box((0.75, 0.5, 0.02), (-0.75, 2.1, 0), cloth('#b7ab98', 0.02), ground=True, bevel=0.008)
    bucket = plain('#3f6f86', 0.4, coat=0.1)
    lathe([(0, 0), (0.12, 0), (0.155, 0.28), (0.165, 0.285), (0.165, 0.3), (0.15, 0.3), (0.145, 0.28), (0.115, 0.01), (0, 0.01)], (0.75, 2.35, 0.06), bucket)
    look_in(scene, (-0.25, -1.75, 1.4), (0.02, 3, 1.12), 21)


@outdoors('room-dining', samples=16)
def dining(scene):
    room(scene, 5.0, 4.8, wall='#efe8db', windows=((0.0, 0.3, 2.2, 2.0),), floor=floor_tiles('#e6dfd3', '#b5aa9c', 0.8, 0.08), bright=0.35)
    window_dress(0, 4.8, 0.3, 2.2, 2.0, '#6f7f73')
    timber = wood('#7d5533', '#4c3019', axis=1, rough=0.3, coat=0.5)
    box((1.05, 2.2, 0.05), (0, 2.4, 0.72), timber, ground=True, bevel=0.012)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.08, 0.08, 0.72), (sx * 0.42, 2.4 + sy * 0.95, 0), timber, ground=True, bevel=0.01)
    seat = cloth('#b9ab95', 0.005)
    for sx in (-1, 1):
        for y in (1.75, 2.4, 3.05):
            parts = [box((0.46, 0.46, 0.08), (0, 0, 0.43), seat, ground=True, bevel=0.03), box((0.44, 0.07, 0.52), (0, 0.22, 0.5), seat, rot=(-8, 0, 0), ground=True, bevel=0.03)]
            for a in (-0.19, 0.19):
                for b in (-0.19, 0.2):
                    parts.append(box((0.035, 0.035, 0.44), (a, b, 0), timber, ground=True, bevel=0.004))
            group(parts, (sx * 0.78, y, 0), (0, 0, -90 * sx))
    for sx in (-1, 1):
        for y in (1.75, 2.4, 3.05):
            lathe([(0, 0), (0.08, 0), (0.13, 0.016), (0.125, 0.02), (0.08, 0.008), (0, 0.008)], (sx * 0.32, y, 0.77), plain('#f4f1ea', 0.15, coat=0.5))
    lathe([(0, 0), (0.07, 0), (0.1, 0.12), (0.06, 0.26), (0.07, 0.3), (0.05, 0.3), (0, 0.1)], (0, 2.4, 0.77), plain('#1d3f63', 0.2, coat=0.5))
    for _ in range(9):
        put(RNG.choice(clumps()), None, (rnd(-0.1, 0.1), 2.4 + rnd(-0.1, 0.1), 1.15 + rnd(-0.05, 0.12)), (0, 0, rnd(0, 360)), rnd(0.18, 0.3))
    lathe([(0.02, 0.3), (0.3, 0.0), (0.29, 0.0), (0.01, 0.28)], (0, 2.4, 1.75), plain('#2b2d30', 0.4))
    lathe([(0, 0.06), (0.12, 0.06)], (0, 2.4, 1.75), glow('#ffe3b8', 12))
    tube([(0, 2.4, 2.05), (0, 2.4, 3.0)], 0.006, plain('#1b1b1d', 0.5), round_off=False)
    picture(0, 0, 0, 1.2, 0.8, ('#c2743f', '#d9a21b', '#2a7a3f', '#1d3f63'), 90, (-2.48, 2.4, 1.6))
    plant(2.1, 4.4, 1.0)
    look_in(scene, (1.5, -2.4, 1.5), (-0.1, 4, 1.15))


@outdoors('room-studio-workspace', samples=16)
def studio_flat(scene):
    room(scene, 5.2, 4.4, wall='#eeeae2', floor=wood_floor(), windows=((-0.9, 0.8, 2.0, 1.5),), bright=0.5)
    window_dress(-0.9, 4.4, 0.8, 2.0, 1.5, '#d8cdb9')
    bed((1.55, 3.2, 0), 0, 1.5, '#f1ede4', '#5b6a70', '#8d8577')
    timber, black = wood('#a5764a', '#7a5130', axis=0, rough=0.4, coat=0.3), plain('#1f2124', 0.4)
    box((1.5, 0.65, 0.04), (-1.1, 3.95, 0.72), timber, ground=True, bevel=0.006)
    for x in (-1.78, -0.42):
        box((0.05, 0.6, 0.72), (x, 3.95, 0), black, ground=True, bevel=0.004)
    box((0.62, 0.03, 0.36), (-1.1, 4.12, 0.85), plain('#0d1420', 0.08, coat=0.8), ground=True, bevel=0.006)
    box((0.2, 0.14, 0.015), (-1.1, 4.08, 0.76), black, ground=True)
    box((0.42, 0.14, 0.018), (-1.1, 3.82, 0.76), plain('#e9e7e2', 0.4), ground=True, bevel=0.004)
    seat = cloth('#5b6a70')
    group([box((0.5, 0.48, 0.09), (0, 0, 0.45), seat, ground=True, bevel=0.035), box((0.46, 0.07, 0.55), (0, -0.24, 0.56), seat, rot=(6, 0, 0), ground=True, bevel=0.03), cyl(0.03, 0.4, (0, 0, 0.06), black)] + [box((0.28, 0.04, 0.03), (0.14 * math.cos(k * 1.257), 0.14 * math.sin(k * 1.257), 0.05), black, rot=(0, 0, k * 72)) for k in range(5)], (-1.1, 3.2, 0), (0, 0, 12))
    sofa((-1.9, 1.7, 0), 90, 2, '#b9ab95', ('#c2743f',))
    rug(-0.4, 1.8, 1.9, 1.6)
    coffee_table((-0.6, 1.7, 0.012), 90, (0.8, 0.5))
    split_unit(1.5, 4.4, 2.4)
    look_in(scene, (1.5, -2.3, 1.45), (-0.2, 3.6, 1.15))


@outdoors('room-self-contained', samples=16)
def self_contained(scene):
    room(scene, 4.2, 4.2, wall='#e9dcc0', pop='plain', windows=((-0.6, 0.95, 1.3, 1.2),), floor=floor_tiles('#b9a88f', '#94836b', 0.4, 0.3), bright=0.6)
    bed((1.1, 3.05, 0), 0, 1.35, '#e7dcc6', '#c2743f', '#6b4426')
    drapes(-1.25, 4.08, 2.3, 0.45, 1.45, '#b0473a')
    drapes(0.05, 4.08, 2.3, 0.45, 1.45, '#b0473a')
    low = plain('#e9e4d9', 0.4)
    box((0.6, 1.5, 0.85), (-1.78, 2.6, 0), low, ground=True, bevel=0.004)
    box((0.62, 1.54, 0.04), (-1.77, 2.6, 0.85), glaze('#2c2c2e', '#6f6f72', 0.15, 0.3), ground=True)
    for i in range(3):
        box((0.02, 0.46, 0.75), (-1.47, 2.1 + i * 0.5, 0.06), low, ground=True, bevel=0.004)
    box((0.5, 0.4, 0.08), (-1.78, 2.2, 0.89), metal('#b9bcbe', 0.3), ground=True, bevel=0.01)
    for y in (2.1, 2.3):
        cyl(0.07, 0.02, (-1.78, y, 0.97), plain('#2b2d30', 0.5))
    lathe([(0, 0), (0.1, 0), (0.11, 0.12), (0.1, 0.12), (0, 0.02)], (-1.78, 2.3, 0.99), metal('#c9ccce', 0.25))
    box((0.5, 0.5, 1.15), (-1.75, 1.3, 0), plain('#dfe2e3', 0.4, coat=0.1), ground=True, bevel=0.02)
    black = plain('#23262a', 0.4)
    lathe([(0, 0), (0.18, 0), (0.17, 0.03), (0.02, 0.05), (0.015, 1.0), (0, 1.0)], (0.15, 3.7, 0), black)
    for k in range(4):
        tube([(0.15 + (0.06 + k * 0.05) * math.cos(t), 3.6, 1.15 + (0.06 + k * 0.05) * math.sin(t)) for t in [2 * math.pi * i / 24 for i in range(24)]], 0.004, black, closed=True)
    for k in range(5):
        box((0.07, 0.005, 0.16), (0.15 + 0.1 * math.cos(k * 1.257), 3.64, 1.15 + 0.1 * math.sin(k * 1.257)), plain('#6f9bb5', 0.3), rot=(0, -k * 72 + 90, 18), bevel=0.002)
    look_in(scene, (0.9, -2.3, 1.5), (-0.15, 3.6, 1.1))
