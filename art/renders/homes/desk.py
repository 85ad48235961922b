"""What lies on a quantity surveyor's desk."""

from homes.rooms import *


def plan_print():
    """A floor plan with its dimensions, drawn as the studio draws everything: by numbers."""

    def draw(pen, font, size):
        w, h = size
        ink, warm, thin = '#0f2942', '#e8590c', '#8895a3'
        pen.rectangle((0, 0, w, h), fill='#fbfaf7')
        pen.rectangle((30, 30, w - 30, h - 30), outline=ink, width=5)
        pen.rectangle((w - 430, 30, w - 30, h - 30), outline=ink, width=3)
        pen.text((w - 230, 150), 'ADLM', font=font(96), fill=ink, anchor='mm')
        for i, line in enumerate(('3 BEDROOM BUNGALOW', 'GROUND FLOOR PLAN', 'SCALE 1:100', 'DRG. A-101')):
            pen.text((w - 230, 260 + i * 62), line, font=font(34, 'narrow'), fill=ink, anchor='mm')
        for i in range(14):
            y = 560 + i * 42
            pen.line((w - 400, y, w - 60, y), fill=thin, width=2)
        x0, y0, x1, y1 = 190, 230, w - 560, h - 200
        walls = [(x0, y0, x1, y0), (x1, y0, x1, y1), (x1, y1, x0, y1), (x0, y1, x0, y0), (x0 + 560, y0, x0 + 560, y0 + 360), (x0, y0 + 420, x0 + 430, y0 + 420), (x0 + 560, y0 + 420, x1 - 330, y0 + 420), (x1 - 330, y0, x1 - 330, y0 + 300), (x1 - 330, y0 + 420, x1 - 330, y1), (x0 + 430, y0 + 560, x0 + 430, y1)]
        for line in walls:
            pen.line(line, fill=ink, width=17)
        for ax, ay, r, start in ((x0 + 560, y0 + 360, 90, 90), (x1 - 330, y0 + 300, 90, 90), (x0 + 430, y0 + 420, 100, 0), (x1 - 330, y0 + 520, 90, 180)):
            pen.arc((ax - r, ay - r, ax + r, ay + r), start, start + 90, fill=thin, width=4)
        for a, b, y in ((x0, x0 + 560, y0 - 70), (x0 + 560, x1 - 330, y0 - 70), (x1 - 330, x1, y0 - 70), (x0, x1, y1 + 80)):
            pen.line((a, y, b, y), fill=warm, width=5)
            for x in (a, b):
                pen.line((x, y - 26, x, y + 26), fill=warm, width=6)
            pen.text(((a + b) / 2, y - 34), f'{(b - a) * 10:,}', font=font(34, 'narrow'), fill=ink, anchor='mm')
        for name, x, y in (('PARLOUR', x0 + 280, y0 + 200), ('MASTER', x1 - 160, y0 + 150), ('KITCHEN', x0 + 210, y1 - 220), ('BEDROOM 2', x1 - 160, y1 - 220), ('DINING', x0 + 740, y0 + 200), ('LOBBY', x0 + 720, y1 - 220)):
            pen.text((x, y), name, font=font(36, 'narrow'), fill=ink, anchor='mm')

    return label('plan', draw, (2000, 1400))


def bill_print():
    def draw(pen, font, size):
        w, h = size
        ink, warm = '#0f2942', '#e8590c'
        pen.rectangle((0, 0, w, h), fill='#f7f6f2')
        pen.rectangle((0, 0, w, 96), fill=ink)
        pen.text((40, 48), 'Bill of quantities', font=font(46), fill='#ffffff', anchor='lm')
        pen.rectangle((w - 250, 24, w - 40, 74), fill=warm)
        pen.rectangle((0, 96, 300, h), fill='#e9e5dc')
        for i in range(9):
            pen.rectangle((34, 140 + i * 84, 34 + 120 + (i * 53) % 110, 160 + i * 84), fill='#a9adb0' if i != 1 else warm)
        rows = ('Excavation', 'Blinding', 'Foundation blocks', 'Oversite concrete', 'Reinforcement', 'Blockwork 225', 'Roof covering', 'Floor tiles', 'Painting')
        for i, row in enumerate(rows):
            y = 170 + i * 78
            pen.line((330, y + 40, w - 40, y + 40), fill='#d6d1c6', width=2)
            pen.text((345, y), row, font=font(36, 'narrow'), fill=ink, anchor='lm')
            for k, x in enumerate((w - 470, w - 280, w - 50)):
                pen.text((x, y), f'{((i * 37 + k * 91) % 880 + 40) * (1 if k < 2 else 950):,}', font=font(34, 'narrow'), fill=ink, anchor='rm')
        pen.rectangle((w - 420, h - 96, w - 40, h - 34), fill='#dfe7e0')
        pen.text((w - 60, h - 65), '38,460,750', font=font(42), fill='#14532d', anchor='rm')

    return label('bill', draw, (1400, 900))


def setup_print():
    def draw(pen, font, size):
        w, h = size
        pen.rectangle((0, 0, w, h), fill='#0f2942')
        pen.rectangle((w * 0.2, h * 0.18, w * 0.8, h * 0.82), fill='#fbfaf7')
        pen.text((w / 2, h * 0.31), 'ADLM', font=font(120), fill='#0f2942', anchor='mm')
        pen.line((w * 0.36, h * 0.40, w * 0.64, h * 0.40), fill='#e8590c', width=8)
        pen.text((w / 2, h * 0.52), 'Setting up your workspace', font=font(48, 'narrow'), fill='#0f2942', anchor='mm')
        pen.rounded_rectangle((w * 0.28, h * 0.63, w * 0.72, h * 0.68), 20, fill='#e4e0d8')
        pen.rounded_rectangle((w * 0.28, h * 0.63, w * 0.62, h * 0.68), 20, fill='#e8590c')

    return label('setup', draw, (1400, 900))


def screen_of(path):
    s = Surface('screen')
    image = s.node('TexImage')
    image.image = bpy.data.images.load(path, check_existing=True)
    s.give(image.inputs[0], s.uv)
    made = s.node('Emission')
    s.give(made.inputs[0], image.outputs[0])
    made.inputs[1].default_value = 0.95
    s.tree.links.new(made.outputs[0], s.out.inputs['Surface'])
    return s.mat


def laptop(at, turned, picture, opened=108):
    shell, keys = metal('#b9bcbf', 0.32), plain('#26282b', 0.5)
    w, d = 0.34, 0.235
    parts = [prism([round_rect(-w / 2, -d / 2, w / 2, d / 2, 0.012)], 0.014, mat=shell, bevel=0.003)]
    for j in range(5):
        for i in range(13):
            parts.append(box((0.0185, 0.0155, 0.0018), (-0.144 + i * 0.024, 0.078 - j * 0.021, 0.0148), keys, bevel=0.0015))
    parts.append(box((0.1, 0.062, 0.0005), (0, -0.072, 0.0142), plain('#a5a8ab', 0.35), bevel=0))
    lid = [prism([round_rect(-w / 2, 0, w / 2, d * 0.96, 0.012)], 0.006, (0, 0.003, 0), shell, rot=(90, 0, 0), bevel=0.002), sheet(lambda u, v: ((u - 0.5) * (w - 0.02), -0.0034, 0.012 + v * (d * 0.96 - 0.024)), 1, 1, screen_of(picture))]
    parts.append(group(lid, (0, d / 2 - 0.003, 0.015), (-(opened - 90), 0, 0)))
    return group(parts, at, (0, 0, turned))


def paper(path, w, d, at, turned, curl=0.0):
    mat = printed(path, 0.8, wear=0.02)
    return group([sheet(lambda u, v: ((u - 0.5) * w, (v - 0.5) * d, 0.0008 + curl * max(0, u - 0.8) ** 2 * 3 + curl * max(0, 0.12 - u) ** 2 * 8), 60, 6, mat, angle=180)], at, (0, 0, turned))


def drawing_roll(at, turned, long=0.6, r=0.022):
    white = plain('#f4f1e9', 0.8)
    turns = [((r * 0.45 + r * 0.55 * i / 160) * math.cos(i / 160 * 25), (r * 0.45 + r * 0.55 * i / 160) * math.sin(i / 160 * 25)) for i in range(161)]
    return group([sheet(lambda u, v: (v * long - long / 2, turns[int(u * 160)][0], turns[int(u * 160)][1] + r), 160, 1, white, angle=180), tube([(0.05, (r + 0.001) * math.cos(t), r + (r + 0.001) * math.sin(t)) for t in [2 * math.pi * k / 24 for k in range(24)]], 0.0012, plain('#e8590c', 0.5), closed=True)], at, (0, 0, turned))


def helmet(at, turned, colour='#e0a526', size=1.0):
    mat = plain(colour, 0.25, coat=0.4)

    def dome(u, v):
        a = u * 2 * math.pi
        t = v * math.pi / 2
        ridge = 1 + 0.035 * max(0, 1 - abs(math.cos(a)) * 5) * math.sin(t * 1.0)
        return (0.108 * math.cos(a) * math.cos(t) * ridge, 0.137 * math.sin(a) * math.cos(t), 0.02 + 0.118 * math.sin(t) * ridge + 0.006 * max(0, 1 - abs(math.cos(a) * math.cos(t)) * 9))

    parts = [sheet(dome, 72, 24, mat, 0.003, closed_u=True, angle=180)]
    brim = []
    for i in range(56):
        a = 2 * math.pi * i / 56
        out = 0.012 + 0.042 * max(0, -math.sin(a)) ** 2
        brim.append(((0.108 + out) * math.cos(a), (0.137 + out) * math.sin(a)))
    inner = [(0.107 * math.cos(2 * math.pi * i / 56), 0.136 * math.sin(2 * math.pi * i / 56)) for i in range(56)]
    parts.append(prism([brim, inner], 0.005, (0, 0, 0.018), mat, bevel=0.0015))
    return group(parts, at, (0, 0, turned), size)


def pencil(at, turned, colour='#e8590c'):
    return group([lathe([(0, 0), (0.0007, 0.001), (0.0035, 0.016)], mat=plain('#dcb98a', 0.7), segments=6, rot=(0, 90, 0), angle=15), lathe([(0.0037, 0.016), (0.0037, 0.165), (0, 0.165)], mat=plain(colour, 0.3, coat=0.3), segments=6, rot=(0, 90, 0), angle=15)], (at[0], at[1], at[2] + 0.0037), (0, 0, turned))


def scale_rule(at, turned):
    white, ink = plain('#f4f1e6', 0.35), plain('#0f2942', 0.5)
    parts = [prism([[(-0.0135, 0), (0.0135, 0), (0, 0.021)]], 0.31, (-0.155, 0, 0), white, rot=(90, 0, 90), bevel=0.0015)]
    for i in range(61):
        long = 0.009 if i % 10 == 0 else (0.006 if i % 5 == 0 else 0.004)
        parts.append(box((0.0005, long, 0.0003), (-0.15 + i * 0.005, -0.0105 + long * 0.27, 0.0052 + long * 0.42), ink, rot=(57, 0, 0), bevel=0))
    return group(parts, at, (0, 0, turned))


def calculator(at, turned):
    body, dark = plain('#2b2f36', 0.4), plain('#c7d2c0', 0.15, coat=0.5)
    parts = [prism([round_rect(-0.042, -0.075, 0.042, 0.075, 0.008)], 0.014, mat=body, bevel=0.003), box((0.07, 0.026, 0.002), (0, 0.052, 0.014), dark, bevel=0.0008), words('38460750', 0.014, plain('#20261d', 0.5), (0.006, 0.052, 0.0153))]
    for j in range(5):
        for i in range(4):
            parts.append(box((0.0135, 0.012, 0.004), (-0.027 + i * 0.018, 0.023 - j * 0.019, 0.0145), plain('#e8590c' if (i, j) == (3, 4) else '#e9e6de', 0.4), bevel=0.002))
    return group(parts, at, (0, 0, turned))


def mug(at, colour='#1d3f63'):
    mat = plain(colour, 0.25, coat=0.4)
    lathe([(0, 0), (0.036, 0), (0.04, 0.006), (0.041, 0.09), (0.038, 0.09), (0.036, 0.01), (0, 0.01)], at, mat)
    lathe([(0, 0.075), (0.0375, 0.075)], at, plain('#3a2416', 0.1))
    tube([(at[0] + 0.04, at[1], at[2] + 0.075), (at[0] + 0.068, at[1], at[2] + 0.06), (at[0] + 0.066, at[1], at[2] + 0.035), (at[0] + 0.04, at[1], at[2] + 0.018)], 0.0055, mat)


def veneer(light='#c7a275', dark='#9c7449'):
    """A desk of oiled boards: long grain, no two boards alike."""
    s = Surface('veneer')
    board = s.node('TexBrick', offset=0.41)
    s.give(board.inputs['Vector'], s.world)
    board.inputs['Scale'].default_value = 1
    board.inputs['Brick Width'].default_value = 1.7
    board.inputs['Row Height'].default_value = 0.19
    board.inputs['Mortar Size'].default_value = 0.0008
    s.give(board.inputs['Color1'], light)
    s.give(board.inputs['Color2'], mixed(light, dark, 0.4))
    s.give(board.inputs['Mortar'], mixed(dark, '#000000', 0.3))
    grain = s.noise(0.05, 5, 0.62, s.scaled(s.world, (0.1, 1, 1)), 1.2)
    fibre = s.noise(0.003, 4, 0.7, s.scaled(s.world, (0.02, 1, 1)))
    tone = s.blend(s.ramp(grain, (0.34, 0.6), (0.5, 0.12), (0.6, 0.0), (0.7, 0.35)), board.outputs[0], dark)
    tone = s.blend(1.0, tone, s.ramp(fibre, (0.3, 0.86), (0.7, 1.05)), 'MULTIPLY')
    return s.done(tone, 0.42, 0, s.bump(fibre, 0.15, 0.0004), specular=0.35)


def table_top(w=2.4, d=1.4, z=0.0, mat=None):
    return box((w, d, 0.04), (0, 0, z - 0.04), mat or veneer(), ground=True, bevel=0.006)


__all__ = [name for name in dir() if not name.startswith('_')]
