"""Twelve rooms."""

from homes.rooms import *
from registry import outdoors


@outdoors('room-living-warm')
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


@outdoors('room-living-tv')
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


@outdoors('room-living-evening')
def living_evening(scene):
    room(scene, 6.4, 5.2, wall='#e9dfcf', accent=stone('#8f8478', '#6a6056', 0.08, 0.0), windows=(), right=((1.8, 0.0, 2.4, 2.3),), evening=True, floor=floor_tiles('#d9d2c6', '#9b9186'))
    television(0.0, 5.2, 1.0, 1.7)
    sofa((-2.35, 2.7, 0), 90, 3, '#5e6a6e', ('#c2743f', '#e5dccb'))
    sofa((2.0, 3.2, 0), -90, 1, '#5e6a6e', ())
    rug(0, 2.7, 3.0, 2.2, '#b9ae9c', '#5e4a3a')
    coffee_table((0, 2.7, 0.012), 90)
    plant(2.7, 4.7)
    from homes.exteriors import lamp

    lamp(0, 2.6, 2.5, 40)
    look_in(scene, (1.2, -2.6, 1.45), (-0.2, 4, 1.3))


@outdoors('room-parlour-empty')
def empty(scene):
    room(scene, 5.2, 5.2, windows=((-0.9, 0.9, 1.8, 1.35),), right=((2.2, 0.9, 1.8, 1.35),), wall='#f0ebdf', bright=0.2)
    prism([rect(-0.5, 0, 0.5, 2.12), rect(-0.42, -0.01, 0.42, 2.04)], 0.12, (1.6, 5.15, 0), plain('#f4f1ea', 0.5), rot=(90, 0, 0))
    box((0.84, 0.05, 2.04), (1.6, 5.1, 0), wood('#7d5533', '#4c3019', axis=2, rough=0.35, coat=0.3), ground=True)
    ceiling_fan(0, 2.3, 3.0)
    look_in(scene, (1.6, -2.8, 1.45), (-0.3, 4, 1.25))


@outdoors('room-bedroom-master')
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


@outdoors('room-bedroom-evening')
def bedroom_evening(scene):
    room(scene, 4.6, 4.4, wall='#e2d6c4', accent=wood('#7d5533', '#4c3019', axis=2, rings=0.05, rough=0.5), windows=(), right=((1.8, 0.8, 1.8, 1.4),), evening=True)
    bed((0, 3.1, 0), 0, 1.7, '#efe9dd', '#1d3f63', '#54493e')
    night_table(-1.25, 4.1)
    night_table(1.25, 4.1)
    wardrobe(-1.95, 1.6, 1.8, 2.45, 90)
    rug(0.2, 1.9, 2.2, 1.3)
    from homes.exteriors import lamp

    for x in (-1.25, 1.25):
        lamp(x, 4.0, 0.95, 14)
    look_in(scene, (1.3, -2.0, 1.4), (-0.2, 4, 1.1))


@outdoors('room-bedroom-plain')
def bedroom_plain(scene):
    room(scene, 3.8, 4.0, wall='#f0e6cf', pop='plain', windows=((0.5, 0.95, 1.4, 1.25),), floor=floor_tiles('#cdbfa8', '#a8977f', 0.4, 0.25), bright=0.6)
    bed((-0.75, 2.85, 0), 0, 1.4, '#dfe6ea', '#2a7a3f', '#6b4426')
    drapes(0.5 - 0.75, 3.88, 2.4, 0.5, 1.5, '#6f8fa3')
    drapes(0.5 + 0.75, 3.88, 2.4, 0.5, 1.5, '#6f8fa3')
    night_table(0.45, 3.7, False)
    wardrobe(1.5, 2.0, 1.2, 2.2, -90, '#9c7b58')
    ceiling_fan(0, 2.0, 3.0)
    look_in(scene, (0.9, -2.2, 1.45), (-0.2, 3.5, 1.15))


def cabinets(x0, x1, y, z0, z1, deep, mat, doors=0.5, handle=None):
    n = max(1, round((x1 - x0) / doors))
    box((x1 - x0, deep, z1 - z0), ((x0 + x1) / 2, y - deep / 2, z0), mat, ground=True, bevel=0.002)
    w = (x1 - x0) / n
    for i in range(n):
        box((w - 0.008, 0.02, z1 - z0 - 0.01), (x0 + w * (i + 0.5), y - deep - 0.01, z0 + 0.005), mat, ground=True, bevel=0.004)
        box((0.16, 0.018, 0.012), (x0 + w * (i + 0.5), y - deep - 0.028, z1 - 0.07 if z0 < 1 else z0 + 0.05), handle or metal('#2b2d30', 0.4), bevel=0.003)


@outdoors('room-kitchen')
def kitchen(scene):
    room(scene, 4.2, 4.0, wall='#f0ebdf', windows=((0.35, 1.15, 1.5, 1.0),), floor=floor_tiles('#d5cdbf', '#a39889'), pop='tray', bright=0.8)
    low, high = plain('#39525c', 0.4, coat=0.2), plain('#efeae0', 0.35, coat=0.2)
    top = glaze('#2c2c2e', '#6f6f72', 0.12, 0.3)
    cabinets(-2.1, 2.1, 4.0, 0.1, 0.86, 0.58, low)
    box((4.2, 0.62, 0.04), (0, 3.69, 0.86), top, ground=True, bevel=0.004)
    cabinets(-2.1, -0.55, 4.0, 1.5, 2.35, 0.35, high)
    cabinets(1.25, 2.1, 4.0, 1.5, 2.35, 0.35, high)
    box((4.2, 0.01, 0.6), (0, 3.995, 0.9), floor_tiles('#e9e5da', '#d5cfc2', 0.15, 0.1), ground=True, bevel=0)
    steel = metal('#cfd2d4', 0.22, brushed=0)
    box((0.8, 0.42, 0.012), (0.35, 3.7, 0.895), steel, ground=True, bevel=0.004)
    box((0.34, 0.34, 0.004), (0.16, 3.69, 0.906), plain('#6d7174', 0.3, metal=1), ground=True)
    box((0.34, 0.34, 0.004), (0.54, 3.69, 0.906), plain('#6d7174', 0.3, metal=1), ground=True)
    tube(bend([(0.35, 3.92, 0.9), (0.35, 3.92, 1.2), (0.35, 3.75, 1.22), (0.35, 3.72, 1.12)], 0.06), 0.012, metal('#dfe1e3', 0.1), round_off=False)
    box((0.6, 0.5, 0.01), (-1.3, 3.7, 0.9), plain('#121315', 0.1, coat=0.7), ground=True)
    for x in (-1.44, -1.16):
        for y in (3.6, 3.82):
            cyl(0.06, 0.012, (x, y, 0.91), plain('#2b2d30', 0.5))
    box((0.6, 0.5, 0.1), (-1.3, 3.74, 1.4), steel, ground=True, bevel=0.006)
    box((0.6, 0.02, 0.6), (-1.3, 3.405, 0.2), plain('#16181a', 0.12, coat=0.6), ground=True)
    white = plain('#d4d7d9', 0.25, metal=0.6)
    box((0.72, 0.66, 1.78), (1.72, 2.9, 0.02), white, ground=True, bevel=0.02)
    box((0.012, 0.03, 0.6), (1.34, 2.62, 0.9), plain('#55595c', 0.3), ground=True)
    isl = wood('#a5764a', '#7a5130', axis=0, rough=0.4, coat=0.3)
    box((1.7, 0.8, 0.86), (-0.7, 1.7, 0), low, ground=True, bevel=0.004)
    box((1.86, 0.94, 0.05), (-0.7, 1.7, 0.86), isl, ground=True, bevel=0.008)
    for i in range(3):
        box((0.54, 0.02, 0.72), (-1.26 + i * 0.56, 1.295, 0.1), low, ground=True, bevel=0.006)
        box((0.16, 0.018, 0.012), (-1.26 + i * 0.56, 1.275, 0.76), metal('#c9a557', 0.3), bevel=0.003)
    lathe([(0, 0), (0.12, 0), (0.19, 0.09), (0.18, 0.09), (0.11, 0.02), (0, 0.02)], (-0.5, 1.75, 0.91), plain('#efe8da', 0.3, coat=0.4))
    for i, colour in enumerate(('#d98a2b', '#c9502b', '#7b9a3c', '#d9a21b')):
        lathe([(0, -0.04), (0.035, -0.02), (0.042, 0), (0.035, 0.025), (0, 0.038)], (-0.5 + 0.06 * math.cos(i * 1.6), 1.75 + 0.06 * math.sin(i * 1.6), 0.985), plain(colour, 0.4))
    look_in(scene, (0.95, -2.3, 1.5), (-0.15, 3.4, 1.2))


@outdoors('room-bathroom')
def bathroom(scene):
    tile_wall = floor_tiles('#e4ded2', '#b3a899', 0.3, 0.08)
    room(scene, 2.8, 3.2, h=2.8, wall='#f0ece2', accent=tile_wall, windows=((0.75, 1.65, 0.7, 0.7),), floor=floor_tiles('#8d8880', '#5f5b55', 0.4, 0.3), pop='tray', bright=0.9)
    box((0.02, 6, 2.1), (-1.39, 0.2, 0), tile_wall, ground=True, bevel=0)
    box((0.02, 6, 2.1), (1.39, 0.2, 0), tile_wall, ground=True, bevel=0)
    from products.mechanical import basin, wc

    group(gathered(wc), (0.72, 2.75, 0), (0, 0, 0))
    china, chrome, timber = plain('#f6f5f2', 0.08, coat=0.9), metal('#dfe1e3', 0.08), wood('#8d5f38', '#5f3d22', axis=0, rough=0.35, coat=0.3)
    box((1.0, 0.48, 0.45), (-0.75, 2.95, 0.38), timber, ground=True, bevel=0.006)
    box((1.02, 0.5, 0.03), (-0.75, 2.95, 0.83), glaze('#efeae2', '#a89f94', 0.1, 0.3), ground=True, bevel=0.004)
    lathe([(0, 0.0), (0.16, 0.0), (0.215, 0.13), (0.205, 0.13), (0.15, 0.03), (0, 0.025)], (-0.75, 2.92, 0.86), china)
    tube(bend([(-0.75, 3.14, 0.86), (-0.75, 3.14, 1.16), (-0.75, 2.96, 1.16), (-0.75, 2.95, 1.1)], 0.03), 0.011, chrome, round_off=False)
    box((0.85, 0.02, 0.85), (-0.75, 3.18, 1.15), metal('#f2f4f5', 0.02), ground=True, bevel=0.004)
    s = Surface('screen')
    clear = s.done(rgb('#bcd3d3'), 0.02, 0, alpha=0.22, specular=0.9)
    box((0.012, 1.4, 2.0), (0.25, 0.3, 0.05), clear, ground=True)
    tube([(1.33, 0.6, 1.0), (1.33, 0.6, 2.1), (1.1, 0.6, 2.12)], 0.012, chrome)
    cyl(0.1, 0.02, (1.08, 0.6, 2.08), chrome)
    tube([(-1.36, 1.6, 1.3), (-1.36, 2.3, 1.3)], 0.012, chrome)
    sheet(lambda u, v: (-1.345 + 0.012 * math.sin(u * 14), 1.72 + u * 0.45, 1.31 - v * 0.62), 30, 10, cloth('#c2743f', 0.004), angle=180)
    look_in(scene, (-0.3, -2.0, 1.45), (0.0, 3, 1.15), 21)


@outdoors('room-dining')
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
        put(RNG.choice(clumps_for()), None, (rnd(-0.1, 0.1), 2.4 + rnd(-0.1, 0.1), 1.15 + rnd(-0.05, 0.12)), (0, 0, rnd(0, 360)), rnd(0.18, 0.3))
    lathe([(0.02, 0.3), (0.3, 0.0), (0.29, 0.0), (0.01, 0.28)], (0, 2.4, 1.75), plain('#2b2d30', 0.4))
    lathe([(0, 0.06), (0.12, 0.06)], (0, 2.4, 1.75), glow('#ffe3b8', 12))
    tube([(0, 2.4, 2.05), (0, 2.4, 3.0)], 0.006, plain('#1b1b1d', 0.5), round_off=False)
    picture(0, 0, 0, 1.2, 0.8, ('#c2743f', '#d9a21b', '#2a7a3f', '#1d3f63'), 90, (-2.48, 2.4, 1.6))
    plant(2.1, 4.4, 1.0)
    look_in(scene, (1.5, -2.4, 1.5), (-0.1, 4, 1.15))


def clumps_for():
    from homes import parts

    parts._leaves.clear()
    return parts.clumps()


@outdoors('room-studio-workspace')
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


@outdoors('room-self-contained')
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
    box((0.5, 0.5, 1.15), (-1.75, 1.3, 0), plain('#e3e6e8', 0.3, metal=0.4), ground=True, bevel=0.02)
    black = plain('#23262a', 0.4)
    lathe([(0, 0), (0.18, 0), (0.17, 0.03), (0.02, 0.05), (0.015, 1.0), (0, 1.0)], (0.15, 3.7, 0), black)
    for k in range(4):
        tube([(0.15 + (0.06 + k * 0.05) * math.cos(t), 3.6, 1.15 + (0.06 + k * 0.05) * math.sin(t)) for t in [2 * math.pi * i / 24 for i in range(24)]], 0.004, black, closed=True)
    for k in range(5):
        box((0.07, 0.005, 0.16), (0.15 + 0.1 * math.cos(k * 1.257), 3.64, 1.15 + 0.1 * math.sin(k * 1.257)), plain('#6f9bb5', 0.3), rot=(0, -k * 72 + 90, 18), bevel=0.002)
    look_in(scene, (0.9, -2.3, 1.5), (-0.15, 3.6, 1.1))
