"""Rooms of plain flats and bungalows, and of compounds: cement, small tiles, louvres' size of window, nothing fitted."""

from homes.interiors import cabinets
from homes.rooms import *
from products.mechanical import basin, wc
from registry import outdoors

SMALL = (800, 600)


def switch(at, turned=0):
    group([box((0.08, 0.012, 0.08), (0, 0, 0), plain('#f3f1ea', 0.3), bevel=0.004), box((0.03, 0.008, 0.04), (0, -0.008, 0), plain('#e2dfd6', 0.3), bevel=0.003)], at, (0, 0, turned))


def bars(x, z, w, h, d):
    """Burglary bars behind the window's frame."""
    iron = plain('#e8e4da', 0.5)
    for k in range(1, 7):
        tube([(x - w / 2 + w * k / 7, d + 0.17, z), (x - w / 2 + w * k / 7, d + 0.17, z + h)], 0.007, iron, round_off=False, sides=2)
    for k in (1, 2):
        tube([(x - w / 2, d + 0.17, z + h * k / 3), (x + w / 2, d + 0.17, z + h * k / 3)], 0.007, iron, round_off=False, sides=2)


def panel_door(x, d):
    prism([rect(-0.5, 0, 0.5, 2.12), rect(-0.42, -0.01, 0.42, 2.04)], 0.12, (x, d - 0.05, 0), plain('#5f3d26', 0.5), rot=(90, 0, 0))
    timber = wood('#7d5533', '#4c3019', axis=2, rough=0.4, coat=0.2)
    box((0.84, 0.05, 2.04), (x, d - 0.09, 0), timber, ground=True)
    for z, high in ((0.2, 0.7), (1.1, 0.75)):
        for dx in (-0.19, 0.19):
            box((0.28, 0.012, high), (x + dx, d - 0.118, z), timber, ground=True, bevel=0.01)
    cyl(0.022, 0.05, (x + 0.34, d - 0.11, 1.02), metal('#c8b47a', 0.3), rot=(90, 0, 0))


@outdoors('room-kitchen-plain', samples=16)
def plain_kitchen(scene):
    d = 3.2
    room(scene, 3.4, d, wall='#efe6d2', pop='plain', windows=((0.45, 1.15, 1.0, 1.0),), floor=floor_tiles('#c9bca6', '#a59680', 0.4, 0.3), bright=0.7)
    bars(0.45, 1.15, 1.0, 1.0, d)
    cabinets(-1.7, 1.7, d, 0.08, 0.84, 0.55, plain('#8a6a4a', 0.5, coat=0.1))
    box((3.4, 0.6, 0.05), (0, d - 0.3, 0.84), terrazzo(), ground=True, bevel=0.004)
    box((3.4, 0.012, 0.45), (0, d - 0.006, 0.89), wall_tiles('#f0ede6', '#e9e5dc', (0.25, 0.2), 0.12, '#b8ae9f'), ground=True, bevel=0)
    steel = plain('#b9bcbe', 0.32, metal=0.85)
    box((0.9, 0.44, 0.012), (0.45, d - 0.3, 0.89), steel, ground=True, bevel=0.004)
    box((0.38, 0.34, 0.004), (0.25, d - 0.3, 0.9), plain('#6d7174', 0.4, metal=1), ground=True)
    tube(bend([(0.45, d - 0.06, 0.9), (0.45, d - 0.06, 1.1), (0.45, d - 0.2, 1.12), (0.45, d - 0.22, 1.04)], 0.04), 0.011, metal('#dfe1e3', 0.15), round_off=False)
    box((0.62, 0.34, 0.09), (-0.75, d - 0.3, 0.89), plain('#2a2c2f', 0.3, coat=0.3), ground=True, bevel=0.012)
    for x in (-0.9, -0.6):
        lathe([(0.05, 0), (0.07, 0), (0.07, 0.02), (0.05, 0.02), (0.05, 0)], (x, d - 0.3, 0.98), plain('#1d1e20', 0.6), segments=24)
    lathe([(0, 0), (0.11, 0), (0.115, 0.13), (0.105, 0.13), (0.1, 0.01), (0, 0.01)], (-0.9, d - 0.3, 1.0), metal('#c9ccce', 0.25))
    lathe(flowing([(0.0, 0.0), (0.15, 0.0), (0.155, 0.1), (0.15, 0.32), (0.1, 0.42), (0.04, 0.45)]) + [(0, 0.45)], (-1.42, d - 0.95, 0), plain('#35608a', 0.4, coat=0.2))
    lathe([(0.08, 0.44), (0.085, 0.44), (0.085, 0.53), (0.08, 0.53), (0.08, 0.44)], (-1.42, d - 0.95, 0), plain('#35608a', 0.4))
    box((0.56, 0.56, 1.35), (1.36, d - 1.15, 0), plain('#d9dcdd', 0.4, coat=0.15), ground=True, bevel=0.02)
    box((0.5, 0.012, 0.4), (1.36, d - 1.435, 0.92), plain('#cfd2d3', 0.4), ground=True, bevel=0.006)
    box((0.02, 0.03, 0.3), (1.14, d - 1.45, 0.55), plain('#5f6366', 0.4), ground=True, bevel=0.006)
    for k, (high, colour) in enumerate(((0.22, '#b3541e'), (0.18, '#e6e0d3'), (0.25, '#3f6f5c'))):
        cyl(0.05, high, (-0.2 + k * 0.12 - 0.05, d - 0.12, 0.89), plain(colour, 0.4))
    switch((1.25, d - 0.006, 1.35))
    look_in(scene, (0.7, -1.9, 1.5), (-0.1, d, 1.05), size=SMALL)


@outdoors('room-bathroom-plain', samples=16)
def plain_bathroom(scene):
    d = 2.6
    room(scene, 2.2, d, h=2.7, wall='#efe9dc', pop='plain', windows=((0.1, 1.75, 0.55, 0.5),), floor=floor_tiles('#8f9aa0', '#6f7a80', 0.3, 0.35), bright=1.1)
    tiles = lambda axis: wall_tiles('#dfe7ea', '#d6e0e4', (0.25, 0.2), 0.12, '#a9b2b5', axis)
    box((2.2, 0.012, 1.5), (0, d - 0.006, 0), tiles(0), ground=True, bevel=0)
    for x in (-1.094, 1.094):
        box((0.012, 5, 1.5), (x, 0.2, 0), tiles(1), ground=True, bevel=0)
        box((0.014, 5, 0.06), (x, 0.2, 1.5), plain('#3f6580', 0.3), ground=True, bevel=0)
    box((2.2, 0.014, 0.06), (0, d - 0.007, 1.5), plain('#3f6580', 0.3), ground=True, bevel=0)
    group(gathered(wc), (0.1, d - 0.42, 0))
    group(gathered(basin), (-0.72, d - 0.3, 0))
    chrome = metal('#dfe1e3', 0.12)
    box((0.42, 0.02, 0.55), (-0.72, d - 0.02, 1.2), metal('#e4e8e9', 0.02), ground=True, bevel=0.004)
    tube(bend([(1.06, d - 0.75, 0.85), (1.06, d - 0.75, 2.0), (0.86, d - 0.75, 2.03)], 0.05), 0.01, chrome, round_off=False)
    cyl(0.06, 0.02, (0.84, d - 0.75, 1.99), chrome)
    box((0.06, 0.12, 0.05), (1.06, d - 0.75, 0.95), chrome, bevel=0.01)
    box((0.03, 1.15, 0.1), (0.5, d - 0.6, 0), tiles(1), ground=True, bevel=0.004)
    lathe([(0, 0.0), (0.12, 0), (0.15, 0.3), (0.157, 0.3), (0.145, 0.29), (0.118, 0.02), (0, 0.02)], (0.8, d - 0.45, 0), plain('#35608a', 0.35, coat=0.2))
    lathe([(0, 0.0), (0.05, 0), (0.06, 0.12), (0.063, 0.12), (0.048, 0.01), (0, 0.01)], (0.8, d - 0.85, 0), plain('#c2743f', 0.35))
    look_in(scene, (0.35, -1.7, 1.5), (-0.05, d, 0.95), size=SMALL)


@outdoors('room-bedroom-empty', samples=16)
def empty_bedroom(scene):
    d = 3.8
    room(scene, 3.8, d, wall='#ece2cb', pop='plain', windows=((-0.55, 0.95, 1.3, 1.2),), floor=floor_tiles('#cdbfa8', '#a8977f', 0.4, 0.25), bright=0.6)
    bars(-0.55, 0.95, 1.3, 1.2, d)
    panel_door(1.15, d)
    tube([(-1.35, d - 0.06, 2.32), (0.25, d - 0.06, 2.32)], 0.012, metal('#b08d4f', 0.3), round_off=False)
    switch((0.5, d - 0.006, 1.3))
    ceiling_fan(0, 2.0, 3.0)
    look_in(scene, (0.6, -2.2, 1.45), (-0.1, d, 1.2), size=SMALL)


@outdoors('room-compound-empty', samples=16)
def compound_room(scene):
    d = 3.4
    cement = concrete('#8f8a80', 0.03, spots=0.3)
    room(scene, 3.4, d, h=2.7, wall='#d9c49a', pop='none', windows=((-0.55, 0.95, 0.95, 1.0),), floor=cement, bright=0.55)
    bars(-0.55, 0.95, 0.95, 1.0, d)
    blue = plain('#56707a', 0.55, dirt=0.2)
    box((3.4, 0.012, 0.9), (0, d - 0.006, 0), blue, ground=True, bevel=0)
    for x in (-1.694, 1.694):
        box((0.012, 6, 0.9), (x, 0.2, 0), blue, ground=True, bevel=0)
    panel_door(1.0, d)
    strips = plain('#e3ddcf', 0.6)
    for k in range(5):
        box((3.4, 0.03, 0.012), (0, k * 0.85 - 0.2, 2.69), strips, ground=True)
        box((0.03, 6, 0.012), (-1.5 + k * 0.75, 0.6, 2.688), strips, ground=True)
    tube([(0, 1.9, 2.7), (0, 1.9, 2.35)], 0.004, plain('#33363a', 0.5), sides=2)
    lathe([(0, 0.0), (0.022, 0.005), (0.032, 0.04), (0.018, 0.08), (0, 0.085)], (0, 1.9, 2.26), glow('#fff0d0', 6), segments=24)
    tube([(-1.15, d - 0.05, 2.1), (0.05, d - 0.05, 2.1)], 0.006, metal('#9a9da0', 0.4), round_off=False)
    drapes(-1.02, d - 0.1, 2.1, 0.3, 1.25, '#8a4a3a')
    switch((0.35, d - 0.006, 1.3))
    look_in(scene, (0.5, -1.9, 1.45), (-0.1, d, 1.15), size=SMALL)
