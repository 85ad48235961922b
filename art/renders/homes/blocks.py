"""Blocks of flats, terraces and lodges: each a building of its own."""

from homes.massing import *

WHITE, BROWN, BLACK = '#e9e7e2', '#4a3526', '#2b2a29'


def flats(name, size, fronts, wall, roofed=('hip', '#6b281b', 0.5), trim='#f6f1e6', frame=WHITE, rail='iron', deep=1.4, wide=None, posts=None, stair=None, around=(), plants=(), fenced=None, more=None, house=None, **how):
    """
    @param size how wide, how deep, how high a storey is
    @param roofed kind, colour, pitch (of a parapet its height), tiles
    @param stair (from, to, material or 'screen', how far it stands out)
    @param more what else stands there, told the house and where its roof begins
    """
    w, d, high = size
    walls = house or {}
    built = 'bare base z coolers band banded mat door sides left right slabs'.split()
    of_block = {key: how.pop(key) for key in built if key in how}
    floors = len(fronts)
    how.setdefault('fill', 0.84)
    span = (w, d + 2, 0.8 + floors * (high + 0.18) * 1.08 + (roofed[2] if roofed[0] == 'parapet' else d / 2 * roofed[2] if roofed[0] in ('hip', 'gable') else 0.6))

    @home(name, span, **how)
    def _():
        made = House(wall() if callable(wall) else wall, trim=trim, frame=frame, dusk=how.get('hour') == 'dusk', **walls)
        settings = {key: value() if callable(value) else value for key, value in of_block.items()}
        x0, y0, x1, y1 = -w / 2, -d / 2, w / 2, d / 2
        top = block(made, x0, y0, x1, y1, fronts, rail, deep, wide, posts, high=high, **settings)
        kind, colour, pitch, *tiles = roofed
        roof(made, x0, y0, x1, y1, top, kind, colour, pitch, 0.65, bool(tiles))
        if stair:
            a, b, mat, out = stair
            doorstep((a + b) / 2, y0 - out, 0.3, 1.9)
            if mat == 'screen':
                box((b - a, out, top), ((a + b) / 2, y0 - out / 2 + 0.02, 0), made.trim, ground=True)
                screen(a + 0.25, b - 0.25, y0 - out - 0.15, 2.9, top - 3.4, plaster('#efe6d2', 0.2))
                box((1.3, 0.1, 2.3), ((a + b) / 2, y0 - out - 0.03, 0.3), plain('#3a2a20', 0.5), ground=True)
            else:
                tower_mat = mat() if callable(mat) else mat
                box((b - a, d * 0.5, top + 1.3), ((a + b) / 2, y0 + d * 0.25 - out, 0), tower_mat, ground=True, bevel=0.01)
                for k in range(floors):
                    tall = 2.3 if k == 0 else 1.9
                    box((1.1, 0.08, tall), ((a + b) / 2, y0 - out - 0.03, 0.3 + k * (high + 0.18) + (0 if k == 0 else 0.6)), plain('#3a2a20', 0.5) if k == 0 else made.glass_for(), ground=True)
        if fenced:
            walled(**fenced)
        for make in around:
            make()
        garden(plants)
        if more:
            more(made, top)


def tint(colour, grime=0.4, dado=None):
    return lambda: plaster(colour, grime, dado)


def bays_of_cars(x0, count, y=-8.5):
    def make():
        for i in range(count + 1):
            plot(x0 + i * 2.7 - 0.05, y - 2.4, x0 + i * 2.7 + 0.05, y + 2.4, plain('#e9e6de', 0.8), 0.026)

    return make


def shopfronts(h, top, w=14, y=-4.5):
    """Shutters, painted boards and awnings along the ground floor."""
    colours = ('#1d3f63', '#b3261e', '#2a7a3f', '#c7841f')
    n = int(w / 3.5)
    for i in range(n):
        x = -w / 2 + (i + 0.5) * w / n
        box((w / n - 0.7, 0.08, 2.5), (x, y - 0.03, 0.3), slatted('#66777f' if i % 2 else '#8a6a3f'), ground=True)
        box((w / n - 0.3, 0.1, 0.6), (x, y - 0.08, 2.85), plain(colours[i % 4], 0.5), ground=True, bevel=0.01)
        box((w / n - 0.4, 1.1, 0.05), (x, y - 0.6, 2.75), plain(mixed(colours[(i + 1) % 4], '#ffffff', 0.3), 0.7), rot=(12, 0, 0))


# Two floors
flats('home-flats-rose-two-floors', (15, 9, 3.0), ['WDDW', 'WGGW'], tint('#d99a94', 0.5, ('#7b4038', 1.1)), ('hip', '#5b6a70', 0.55), posts='square', hour='morning', side=-1, ground='red', angle=28, door='#4a2413',
      fenced=dict(colour='#e3c4b8', x=13, high=1.9), plants=[('a', -9.6, -3), ('a', -10.6, -1.8, 3.2), ('p', 10.4, -1, 7.5), ('b', -6, -6), ('b', 6, -6)], around=[lambda: tower(9.8, 6, 5), lambda: pebbles(-8, 8, -13, -6)])
flats('home-flats-inner-court', (17, 9, 3.2), ['cDcDc', 'cGcGc'], tint('#cfa777', 0.3), ('parapet', '', 0.8), trim='#ead3a8', frame=BROWN, rail='turned', posts='round', hour='noon', side=1, ground='sand', angle=25, coolers=False, door='#2f4a6b',
      fenced=dict(colour='#c99f6e', x=13.5, high=2.2), plants=[('t', -11, 1, 7.5, 3.6), ('t', 11.8, 3, 7, 3.2), ('#c2417c', -2, -6, 0.8), ('#c2417c', 2, -6, 0.8)], around=[lambda: pebbles(-8, 8, -13, -6)])
flats('home-flats-horned-parapet', (14, 10, 3.2), ['WDWw', 'WGWw'], tint('#dfc9a0', 0.5, ('#9a5f3c', 1.0)), ('parapet', '', 0.9), trim='#f3e6c8', frame=WHITE, rail='solid', hour='clouds', side=-1, ground='sand', angle=32,
      fenced=dict(colour='#cdb07e', x=12.5, front=-10.5, gate_at=1.0, wide=4.4, high=2.1, low=1.7, gate_colour='#2f5b4a'), plants=[('t', -9.8, -4, 7, 3), ('p', 10, 2, 8)], around=[lambda: tower(9.4, 6.5, 5.5)],
      more=lambda h, top: [(box((0.5, 0.5, 1.1), (x, -4.88, top), h.wall, ground=True), lathe([(0, 0), (0.24, 0), (0.2, 0.5), (0.08, 0.9), (0, 0.95)], (x, -4.88, top + 1.1), h.wall)) for x in (-6.88, -2.3, 2.3, 6.88)])
flats('home-flats-lilac', (14, 9, 3.1), ['GDWW', 'GWGW'], tint('#b9a9c6', 0.4), ('hip', '#4a3f55', 0.6), rail='turned', deep=1.7, posts='round', hour='day', side=1, ground='cement', angle=34, door='#4a3526',
      fenced=dict(colour='#d6cddb', x=12, high=2.0), plants=[('#ead9e8', -5.6, -6.2, 0.7), ('#c2417c', 5.8, -6.2, 0.7), ('p', -9.5, -1, 7), ('t', 11, 4.5, 7, 3.2)])
flats('home-flats-pop-show', (15, 10, 3.3), ['CECC', 'CGGC'], tint('#efe6d6', 0.2), ('hip', '#7d3a2c', 0.55, True), trim='#d7b98a', frame=BROWN, rail='turned', deep=1.8, posts='round', hour='late', side=1, ground='ochre', angle=27, coolers=False, door='#5a2f1b',
      fenced=dict(colour='#e6d8bd', x=13, high=2.4), plants=[('m', -9.4, -4, 5), ('m', -9.4, -1, 5), ('m', 9.8, -3, 5.4), ('p', 11, 3, 8), ('#e0a526', -6, -6.4, 0.6), ('#e0a526', 6.4, -6.4, 0.6)],
      more=lambda h, top: [panel(x, x + 0.7, -5.02, 0.3, 6.6, cladding('sand'), 0.14) for x in (-7.5, 6.8)])
flats('home-flats-raised', (15, 9, 3.0), ['WwDW', 'WGWG'], tint('#8fb3b8', 0.3), ('hip', '#b0b5b6', 0.5), z=2.5, base=False, rail='iron', hour='clouds', side=-1, ground='cement', angle=27, low=0.16,
      fenced=dict(colour='#c4d0d0', x=13, high=2.0), plants=[('a', -9.5, -3, 3), ('a', -10.5, -1, 3.4), ('p', 10, -2, 8), ('p', 11.5, 3, 9), ('t', -12, 7, 8, 3.4)], around=[lambda: tower(10.5, 7, 6)],
      more=lambda h, top: ([h.column(x, y, 0, 2.35, 0.45) for x in (-7.1, -3.6, 0, 3.6, 7.1) for y in (-4.2, 0, 4.2)], h.slab(-7.6, -4.6, 7.6, 4.6, 2.3, 0.2), stairs(h, -3.4, -5.9, 0, 2.5, 1.3, 0), h.slab(0.6, -6.6, 3.2, -4.5, 2.3, 0.2), [h.column(x, -6.4, 0, 2.3, 0.24) for x in (0.9, 3.0)], h.rail(0.8, -6.5, 3.1, -6.5, 2.5, 0.95, 'iron'), h.rail(3.1, -6.5, 3.1, -4.5, 2.5, 0.95, 'iron'), box((6, 5, 2.3), (3.5, 1.6, 0), plaster('#7a989c', 0.8), ground=True)))
flats('home-flats-bare-render', (16, 9, 3.0), ['WDWWDW', 'WGWWGW'], tint('#a9a59c', 0.6), ('hip', '#a33a2c', 0.55), trim='#f2efe8', frame=WHITE, hour='day', side=1, ground='red', angle=30, coolers=False, door='#6b3a1c',
      plants=[('p', -11, 3, 7)], around=[lambda: tower(10.6, 5.5, 5), lambda: pebbles(-9, 9, -14, -6, 300), lambda: fence([(-13, -8), (-13, 14), (13, 14), (13, -8)], 1.8, masonry('#a59e92', '#968f84', '#77716a'))])

# Three floors
flats('home-flats-lemon-galleries', (16, 9, 3.0), ['WDWDWD', 'WDWDWD', 'WDWDWD'], tint('#ead98a', 0.5), ('hip', '#4f6b3f', 0.45), trim='#f6f1dc', frame=WHITE, hour='morning', side=1, ground='cement', angle=28, coolers=False, door='#2f5b4a',
      fenced=dict(colour='#e3d9a8', x=13, high=1.8), plants=[('p', -10.5, -3, 8), ('t', 11.5, 5, 7.5, 3.2)], more=lambda h, top: gallery(h, -8, 8, -4.5, 3, 0.3, 3.18, 1.5, 'iron', 2.7, 0.24), around=[lambda: tower(-10.8, 7, 6)])
flats('home-flats-blue-roof', (17, 10, 3.0), ['WGwwGW'] * 3, tint('#e6d3ae', 0.5, ('#7a5540', 1.1)), ('hip', '#2b5590', 0.5), rail='iron', stair=(-1.5, 1.5, tint('#7a5540', 0.3), 0.7), hour='day', side=-1, ground='ochre', angle=26,
      fenced=dict(colour='#d6c49e', x=14, high=2.0), plants=[('p', -11, -5, 8), ('p', 11.8, 0, 9), ('b', -7, -7), ('b', 6, -7)], around=[lambda: tower(11, 8, 6), lambda: dish(7.4, -4.9, 9.0, 20)])
flats('home-flats-brick', (15, 10, 3.0), ['WTDTW', 'WGTGW', 'WGTGW'], lambda: cladding('brick'), ('hip', '#54585a', 0.7), trim='#f0e9da', frame=WHITE, hour='day', side=1, ground='grey', angle=30, door='#2f4a6b',
      plants=[('t', -10.5, -1, 8.5, 3.6), ('m', 9.6, -3, 6), ('m', 9.6, 0, 6), ('b', -5, -6.6)], around=[lambda: green(-13, -13, -2, -7.4, 900), lambda: hedge(-13, -13.2, -2, -13.2, 0.5)])
flats('home-flats-maroon-cream', (17, 10, 3.1), ['CGTGC'] * 3, tint('#f0e3c6', 0.4, ('#8a3f34', 3.3)), ('hip', '#6d231f', 0.6, True), trim='#8a3f34', frame=BROWN, rail='turned', posts='round', deep=1.7, hour='late', side=-1, ground='pink', angle=24,
      fenced=dict(colour='#e2d2b4', x=14, high=2.2), plants=[('p', -11.4, -2, 9), ('m', 10.4, -4, 6), ('m', 10.4, -1, 6)])
flats('home-flats-blue-stripes', (16, 10, 3.0), ['WG.GW'] * 3, tint('#eeebe2', 0.4), ('parapet', '', 1.1), trim='#4d7fa2', frame=WHITE, rail='solid', slabs=tint('#4d7fa2', 0.2), stair=(-1.5, 1.5, tint('#4d7fa2', 0.2), 0.5), hour='clouds', side=1, ground='grey', angle=26,
      fenced=dict(colour='#d9dde0', x=13, front=-12, gate_at=3, wide=5, high=2.1, low=1.5, gate_colour='#1f4f78'), plants=[('p', -10.5, -5, 7.5), ('p', 10.6, -3, 8.5), ('#e58a3a', -6, -11.7, 1.0)])
flats('home-flats-loggias', (17, 11, 3.1), ['WL.LW'] * 3, tint('#d8944c', 0.3), ('parapet', '', 0.9), trim='#f3e8d4', frame=BLACK, rail='iron', stair=(-1.4, 1.4, tint('#f0e4cc', 0.2), 0.4), hour='day', side=1, ground='grey', angle=28, house=dict(bars=False),
      plants=[('p', -11.4, -4, 7), ('m', 10.6, -5, 6.5), ('m', 10.6, -2, 6.5), ('b', -7, -7), ('b', -5, -7), ('b', 5, -7)], around=[bays_of_cars(-4, 3, -10.5), lambda: hedge(-13, -7.4, -5, -7.4, 0.6)])
flats('home-flats-coffee', (15, 11, 3.0), ['W.D.W', 'GWTWG', 'GWTWG'], tint('#8a6248', 0.3), ('hip', '#c9c4ba', 0.45), trim='#efe2cc', frame=WHITE, rail='iron', deep=1.6, hour='noon', side=1, ground='red', angle=24, door='#e9dcc4',
      fenced=dict(colour='#b3937a', x=13, high=2.0), plants=[('t', -10.8, -1, 8, 3.6), ('p', 11, 2, 8)], around=[lambda: tower(-10.2, 8, 6.5), lambda: pole(11.5, -7.5, ((-40, 2), (40, -2)))])
flats('home-flats-three-colours', (14, 10, 3.0), ['WDWW', 'WGGW', 'WGGW'], tint('#e8b84a'), ('hip', '#6d6f70', 0.5), mat=lambda: [plaster('#3f7a5a', 0.5), plaster('#ecc65f', 0.3), plaster('#d9713f', 0.3)], trim='#fbf6ea', frame=WHITE, rail='turned', hour='day', side=-1, ground='earth', angle=29, door='#f0eadc',
      fenced=dict(colour='#e6cf98', x=12.5, high=1.9), plants=[('a', 9.4, -3), ('a', 10.2, -1.6, 3.2), ('p', -10, -2, 8)], around=[lambda: pebbles(-8, 8, -14, -6)])
flats('home-flats-iron-balconies', (13, 11, 3.0), ['WDWw', 'GWGw', 'GWGw'], tint('#c3b9a8', 0.7, ('#5d4a40', 1.2)), ('hip', '#7d5a44', 0.5), trim='#e9e0ce', frame=BLACK, rail='iron', deep=1.2, hour='morning', side=-1, ground='red', angle=36,
      fenced=dict(colour='#b5a792', x=11, front=-10.5, gate_at=0, wide=4.6, high=2.4, low=2.2, gate_colour='#1d1d1f'), plants=[('p', -8.6, -4, 8)], around=[lambda: tower(8.6, 6.5, 7), lambda: pole(9.6, -12.5, ((-40, 2), (40, -2)))])
flats('home-flats-sea-green-gables', (16, 10, 3.0), ['WGDGW', 'WGWGW', 'WGWGW'], tint('#6fa39a', 0.3), ('gable', '#d6d2c8', 0.5), trim='#f7f3e8', frame=WHITE, rail='turned', hour='morning', side=1, ground='grey', angle=35, posts='square',
      fenced=dict(colour='#bfd0cb', x=13, high=2.0), plants=[('p', -10.6, -3, 7.5), ('p', 11, 1, 9), ('#d6453d', -6.6, -7, 0.7)], around=[lambda: tower(-10, 8, 6)])
flats('home-flats-stone-corner', (14, 12, 3.1), ['CEC', 'CGC', 'CGC'], tint('#e4dac6', 0.2), ('hip', '#3a3f42', 0.5, True), trim='#cfc3ae', frame=BLACK, rail='glass', deep=1.8, wide=4, hour='clouds', side=-1, ground='pink', angle=33, coolers=False, door='#4a2413', house=dict(bars=False),
      fenced=dict(colour='#d9cfbd', x=12, high=2.4), plants=[('m', -8.8, -5, 5.5), ('m', -8.8, -2, 5.5), ('m', 9, -4, 5.5), ('p', 10, 4, 8)],
      more=lambda h, top: [panel(x, x + 1.0, -6.02, 0.3, 9.6, cladding('brown'), 0.14) for x in (-7.0, 6.0)])

# Four floors and more
flats('home-flats-over-shops', (14, 9, 3.0), ['....', 'GWWG', 'GWWG', 'GWWG'], tint('#c98a4a', 0.6), ('flat', '#9c938a', 0), trim='#e9dcc0', frame=WHITE, rail='iron', deep=1.2, hour='morning', side=1, ground='red', angle=22, far=False, more=shopfronts,
      around=[lambda: neighbours([(-15, 0.5, 13, 10, 9.6, '#b9c2b4', '#6e4a31'), (15.5, 0, 14, 9, 6.4, '#d8a9a0', '#7a7d80'), (0, 40, 30, 10, 9, '#d2bfa2', '#6d6f70')]), lambda: pole(8.4, -6.2, ((-40, 2), (40, -2))), lambda: pebbles(-9, 9, -13, -6), lambda: tower(-3, 2, 14)])
flats('home-flats-mint-tall', (13, 11, 3.0), ['WDWW', 'GWWG', 'GWWG', 'GWWG'], tint('#9fc7ad', 0.4), ('hip', '#b3a18a', 0.4), trim='#f6f4ea', frame=BROWN, rail='iron', hour='day', side=1, ground='earth', angle=33, door='#4a3526',
      fenced=dict(colour='#c9d8cb', x=11.5, high=2.0), plants=[('p', -9, -4, 8), ('t', 10, -2, 7, 3), ('a', -8.6, -6.5)], around=[lambda: tower(-9, 8, 7)])
flats('home-flats-timber-white', (16, 11, 3.1), ['OO.OO', 'GW.WG', 'GW.WG', 'GW.WG'], tint('#f0ece2', 0.2), ('parapet', '', 1.0), trim='#d6cfc2', frame=BLACK, rail='glass', deep=1.6, hour='morning', side=-1, ground='grey', angle=27, bare=True, coolers=False, stair=(-1.6, 1.6, lambda: wood('#9a6a40', '#6b4426', axis=2, rings=0.03), 0.5), house=dict(bars=False),
      fenced=dict(colour='#ddd6c8', x=13, high=2.4), plants=[('p', -10.4, -5, 8), ('m', 10.2, -4, 6), ('m', 10.2, -1, 6), ('b', -6, -7), ('b', 6, -7)])
flats('home-flats-corner-dusk', (15, 11, 3.0), ['WL.LW'] * 5, tint('#d8c9b4', 0.2), ('flat', '#5a5048', 0), trim='#5a5048', frame='#26282b', rail='glass', hour='dusk', side=1, ground='grey', angle=30, bare=True, coolers=False, stair=(-1.3, 1.3, tint('#5a4436', 0.1), 0.5), house=dict(bars=False),
      plants=[('p', -9.8, -5, 8), ('p', 10, -3, 9), ('b', -5, -6.5), ('b', 5, -6.5)], around=[lambda: [lamp(x, -7.5, 3, 70) for x in (-5, 0, 5)], lambda: [lamp(x, -4.6, 2.7 + k * 3.18, 14) for x in (-2.9, 2.9) for k in range(5)]])
flats('home-flats-charcoal', (12, 11, 3.0), ['PEP', 'GTG', 'GTG', 'GTG', 'GTG', 'GTG'], tint('#56595c', 0.1), ('flat', '#d8d2c6', 0), trim='#d8d2c6', frame=BLACK, rail='glass', hour='late', side=-1, ground='grey', angle=36, bare=True, coolers=False, banded=False, far=True, door='#8a5a30', house=dict(bars=False),
      plants=[('p', -8.5, -6, 9), ('p', 9, -4, 10), ('b', -4, -7), ('b', 4, -7)], around=[lambda: neighbours([(-26, 24, 14, 12, 12, '#cfc8bb', '#6d6f70'), (26, 30, 15, 12, 15, '#d6cdbd', '#49545b')])])
flats('home-flats-lift-tower', (14, 12, 3.0), ['P.E.P'] + ['GWTWG'] * 6, tint('#ece7dc', 0.2), ('parapet', '', 1.0), trim='#a7adb0', frame=BLACK, rail='glass', deep=1.5, hour='day', side=1, ground='grey', angle=28, bare=True, coolers=False, stair=None, house=dict(bars=False),
      fenced=dict(colour='#d5d1c6', x=14, high=2.3), plants=[('p', -9.5, -6, 9), ('p', 10, -5, 8), ('t', -11, 5, 8, 3.4), ('b', 5, -8), ('b', 3, -8)], around=[lambda: hedge(-12, -9.5, -3, -9.5, 0.6), lambda: green(-12, -14, -3, -9.8, 800)],
      more=lambda h, top: [panel(x, x + 0.5, -6.04, 0.3, top + 0.6, plaster('#4f7c86', 0.1), 0.16) for x in (-1.9, 1.4)])
flats('home-flats-glass-front', (15, 11, 3.2), ['PPEPP', 'PPGPP', 'PPGPP', 'PPGPP', 'PPGPP'], tint('#dcd3c2', 0.2), ('flat', '#7b5a42', 0), trim='#7b5a42', frame=BLACK, rail='glass', deep=1.2, hour='clouds', side=-1, ground='pink', angle=31, bare=True, coolers=False, door='#2b2a29', house=dict(bars=False, glass='#1d3a48'),
      plants=[('m', -9, -6, 6), ('m', -9, -3, 6), ('p', 10, -4, 9), ('p', 11.5, 1, 8)], around=[lambda: hedge(-12, -8.5, -3, -8.5, 0.6)])

# Terraces
flats('home-terrace-gables', (22.4, 9, 3.0), ['DWDWDWDW', 'GWGWGWGW'], tint('#b5694a', 0.3), ('hip', '#4a3a33', 0.2), trim='#f3ead8', frame=WHITE, rail='iron', wide=2.2, coolers=False, hour='morning', side=1, ground='grey', angle=33, door='#2f4a6b', fill=1.0,
      around=[lambda: road(-9.5, 5), lambda: [hedge(-8.2 + i * 5.6, -6.4, -5.8 + i * 5.6, -6.4, 0.5) for i in range(4)]], plants=[('p', 14, -4, 7), ('t', -15, 2, 8, 3.4)],
      more=lambda h, top: ([roof(h, -11.2 + i * 5.6 + 0.25, -4.55, -5.6 + i * 5.6 - 0.25, 4.5, top, 'gable', '#4a3a33', 0.85, 0.2) for i in range(4)], [box((0.3, 0.9, top + 0.3), (-11.2 + i * 5.6, -4.7, 0), h.trim, ground=True) for i in range(5)]))
flats('home-terrace-roof-lounges', (16.8, 11, 3.1), ['SDSDSD'] + ['TGTGTG'] * 2, tint('#e9e4d8', 0.1), ('parapet', '', 1.0), trim='#55504b', frame=BLACK, rail='glass', wide=2.4, coolers=False, bare=True, hour='late', side=-1, ground='grey', angle=30, fill=0.74, door='#7a4a26', house=dict(bars=False),
      plants=[('p', -11.5, -5, 8), ('p', 12, -3, 9), ('m', -2.8, -7.8, 3), ('m', 2.8, -7.8, 3)],
      more=lambda h, top: ([box((0.3, 2.0, top + 1.0), (-8.4 + i * 5.6, -6.0, 0), plaster('#6b4a35', 0.1), ground=True) for i in range(4)], [mass(h, -7.8 + i * 5.6, -4.4, -3.6 + i * 5.6, 3, ['G'], 'w', z=top, high=2.8, base=False, bare=True) for i in range(3)]))
flats('home-terrace-new-estate', (22.4, 9, 3.0), ['WDWDWDWD', 'wGwGwGwG'], tint('#d8d3c8', 0.5), ('hip', '#37597d', 0.5), trim='#f4f0e6', frame=WHITE, rail='iron', wide=2.3, coolers=False, hour='clouds', side=-1, ground='red', angle=30, fill=0.96, door='#6b3a1c',
      around=[lambda: pebbles(-10, 10, -14, -6, 300), lambda: grass(lambda: (rnd(-12, 12), -6 - abs(RNG.gauss(0, 2.5)), 0.0), 400), lambda: neighbours([(-24, 26, 20, 9, 6.2, '#d8d3c8', '#37597d'), (16, 30, 22, 9, 6.2, '#d8d3c8', '#37597d')])], plants=[('p', 15, -3, 6)],
      more=lambda h, top: [box((0.16, 1.3, top), (-11.2 + i * 5.6, -5.1, 0), plaster('#8f6a4a', 0.3), ground=True) for i in range(5)])
flats('home-terrace-raised', (19.2, 9, 3.0), ['DCDCDCDC', 'GCGCGCGC'], tint('#8ba6b5', 0.3), ('hip', '#d5d2ca', 0.45), z=1.0, trim='#f7f4ec', frame=WHITE, rail='turned', wide=2.0, coolers=False, hour='day', side=1, ground='pink', angle=27, door='#f0eadc',
      fenced=dict(colour='#c6d0d5', x=14, high=2.2), plants=[('p', 12, -3, 7.5), ('p', -12.5, -1, 8)],
      more=lambda h, top: ([h.steps(-8.05 + i * 4.62, -4.65, 1.0, 1.7, 5) for i in range(4)], [flowers(-5.8 + i * 4.62, -5.3, 0.6, ('#d6453d', '#e0a526', '#c2417c', '#ead9e8')[i]) for i in range(4)]))
flats('home-terrace-tiled-glass', (22, 10, 3.2), ['CDCDCDCDCD', 'CGCGCGCGCG'], tint('#efe2c6', 0.3), ('hip', '#2f2b2a', 0.6, True), trim='#b08a5a', frame=BLACK, rail='glass', wide=1.9, coolers=False, hour='late', side=1, ground='ochre', angle=35, fill=1.0, door='#4a2413', house=dict(bars=False),
      plants=[('m', 13, -4, 5), ('m', 13, -7, 5), ('p', -15, -3, 8)], around=[lambda: [hedge(-10.5 + i * 4.26, -7.2, -8.7 + i * 4.26, -7.2, 0.5) for i in range(5)]],
      more=lambda h, top: [panel(-11.12 + i * 4.26, -10.62 + i * 4.26, -5.05, 0.3, 6.5, cladding('slate'), 0.2) for i in range(1, 6)])

# Lodges and rooms
flats('home-rooms-upstairs', (11, 9, 3.0), ['wDwD', 'DwDw'], tint('#e0b088', 0.7, ('#5f6b73', 1.1)), ('hip', '#8f8a82', 0.45), trim='#f0e6d2', frame=WHITE, coolers=False, hour='day', side=-1, ground='sand', angle=30, door='#2f5b4a', fill=0.66, aim=-2,
      fenced=dict(colour='#cbb59a', x=13, high=1.8), around=[lambda: tower(8.0, 3.5, 4.6), lambda: pebbles(-7, 7, -12, -6)], plants=[('p', -9.4, 3, 7), ('a', 7.2, -4)],
      more=lambda h, top: (gallery(h, -5.5, 5.5, -4.5, 2, 0.3, 3.18, 1.3, 'iron', 2.7, 0.2), stairs(h, -11.4, -5.2, 0, 3.48, 1.1)))
flats('home-rooms-studios', (12, 8, 2.9), ['PDPD', 'PGPG'], tint('#e9e3d6', 0.2), ('mono', '#4b5256', 0.14), trim='#c4bdb0', frame=BLACK, rail='glass', wide=2.2, bare=True, coolers=False, hour='morning', side=1, ground='grey', angle=26, door='#8a5a30', house=dict(bars=False), fill=0.84,
      fenced=dict(colour='#ddd6c8', x=10, high=2.2), plants=[('m', -7.6, -3, 4.5), ('p', 8.4, -2, 6.5), ('b', -3, -5), ('b', 3, -5)], around=[lambda: green(-9.6, -11, -2, -5.6, 700)])
flats('home-rooms-court', (20, 7, 2.9), ['DwDwDwDw', 'DwDwDwDw'], tint('#d9bd86', 0.5, ('#5b7a8a', 1.0)), ('gable', '#a9a49a', 0.45), trim='#efe3c4', frame=WHITE, coolers=False, hour='noon', side=1, ground='sand', angle=18, door='#5b7a8a', aim=-1.5,
      around=[lambda: pebbles(-9, 9, -14, -4), lambda: tower(-12.6, 7, 6)], plants=[('t', 2.5, -8.5, 5.0, 2.2)],
      more=lambda h, top: (gallery(h, -10, 10, -3.5, 2, 0.3, 3.08, 1.3, 'iron', 2.5, 0.18), mass(h, -15, -14, -10.2, 3.5, ['c', 'c'], 'w', right='wwwww', z=0.3, high=2.9, door='#5b7a8a'), roof(h, -15, -14, -10.2, 3.5, 6.46, 'gable', '#a9a49a', 0.5, 0.5)))
flats('home-rooms-student-lodge', (22, 6, 2.9), ['DwDwDwDwDwDw'], tint('#cfe0d6', 0.5, ('#3f7a6a', 1.0)), ('gable', '#9a3a2c', 0.5), trim='#f6f1e6', frame=WHITE, coolers=False, hour='morning', side=-1, ground='red', angle=28, fill=0.94, low=0.36, aim=-1.5, door='#6b3a1c',
      plants=[('t', -13, 3, 7.5, 3.4), ('a', 12, -3), ('a', 12.8, -1.5, 3), ('p', 13.5, 4, 7)], around=[lambda: tower(12.4, 7, 4.5), lambda: pebbles(-10, 10, -12, -5), lambda: grass(lambda: (rnd(-12, 12), -5.0 - abs(RNG.gauss(0, 0.3)), 0.0), 200)],
      more=lambda h, top: gallery(h, -11, 11, -3.0, 1, 0.3, 3.0, 1.5, 'iron', 3.6, 0.16))
flats('home-rooms-hostel', (16, 9, 2.9), ['wDwwDw', 'wwwwww', 'wwwwww'], tint('#e6c86f', 0.5, ('#8a4a3a', 1.0)), ('parapet', '', 1.0), trim='#f3ead0', frame=BROWN, coolers=False, stair=(-2.2, 2.2, 'screen', 0.5), hour='day', side=1, ground='cement', angle=30, door='#3a4a5a',
      fenced=dict(colour='#d6c389', x=12, front=-10.5, gate_at=2.5, wide=4.4, high=2.4, low=1.9, gate_colour='#5a3420'), plants=[('p', -10, -4, 7), ('t', 10, 3, 7, 3)], around=[lambda: tower(9.4, 6.5, 7)])
flats('home-rooms-lodge-two-floors', (14, 8, 2.9), ['DwDwDw', 'DwDwDw'], tint('#a9bdd0', 0.5, ('#4a5d75', 1.0)), ('hip', '#b86a3f', 0.5), trim='#f4f0e4', frame=WHITE, coolers=False, hour='morning', side=1, ground='earth', angle=20, fill=0.8, aim=-2, door='#e9dfc9',
      fenced=dict(colour='#c2c6c8', x=14.5, high=1.9), plants=[('t', 10.5, 4, 7, 3.2), ('b', -4, -6), ('a', -9, 1)], around=[lambda: pebbles(-8, 8, -13, -6)],
      more=lambda h, top: (gallery(h, -7, 7, -4, 2, 0.3, 3.08, 1.4, 'turned', 2.35, 0.22, True), stairs(h, -12.7, -4.7, 0, 3.38, 1.1)))
