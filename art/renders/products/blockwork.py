"""Blocks and bricks."""

from registry import product
from shapes import *
from materials import *


def block(long, wide, high, mat, hollow=2, shell=0.038):
    """A sandcrete block as one mesh lying along x, standing on z = 0."""
    outline = round_rect(-long / 2, -wide / 2, long / 2, wide / 2, 0.004, 2)
    holes = []
    if hollow:
        cell = (long - shell * (hollow + 1)) / hollow
        for i in range(hollow):
            x = -long / 2 + shell + i * (cell + shell)
            holes.append(round_rect(x, -wide / 2 + shell, x + cell, wide / 2 - shell, 0.02, 4))
    body = prism([outline] + holes, high, mat=mat, bevel=0.0025)
    parts = [body]
    if hollow:
        parts.append(box((long * 0.94, wide * 0.86, 0.01), (0, 0, 0.05), mat, bevel=0))
    return frozen(parts)


def wall_of(meshes, columns, rows, depth, step, at=(0, 0, 0), gap=0.003, loose=0.006, half=True):
    long, wide, high = step
    for row in range(rows):
        for back in range(depth):
            for column in range(columns - (1 if half and row % 2 else 0)):
                x = (column - (columns - 1 - (1 if half and row % 2 else 0)) / 2) * (long + gap)
                put(RNG.choice(meshes), None, (at[0] + x + rnd(-loose, loose), at[1] + (back - (depth - 1) / 2) * (wide + gap) + rnd(-loose, loose), at[2] + row * (high + 0.002)), (0, 0, rnd(-0.7, 0.7)))


GREY = '#a6a196'


@product('blockwork-hollow-9-inch', fill=0.82)
def hollow_nine():
    mats = [concrete(GREY, 0.0035), concrete('#9d988d', 0.004), concrete('#aea99e', 0.0035)]
    meshes = [block(0.45, 0.225, 0.225, mat) for mat in mats]
    wall_of(meshes, 3, 2, 2, (0.45, 0.225, 0.225), half=False)
    put(meshes[0], None, (-0.24, 0.02, 0.455), (0, 0, 6))
    put(meshes[1], None, (-0.30, -0.52, 0), (0, 0, -24))
    put(meshes[2], None, (0.42, -0.50, 0.1125), (90, 0, 20))


@product('blockwork-hollow-6-inch', fill=0.82)
def hollow_six():
    mats = [concrete('#b0a999', 0.0035), concrete('#a49d8f', 0.004)]
    meshes = [block(0.45, 0.15, 0.225, mat) for mat in mats]
    wall_of(meshes, 2, 3, 4, (0.45, 0.15, 0.225), half=False)
    put(meshes[0], None, (0.1, -0.47, 0), (0, 0, -18))


@product('blockwork-solid-block', fill=0.8, ground='laterite')
def solid():
    mats = [concrete('#98948c', 0.005), concrete('#8f8b84', 0.005)]
    meshes = [block(0.45, 0.225, 0.225, mat, hollow=0) for mat in mats]
    wall_of(meshes, 2, 2, 2, (0.45, 0.225, 0.225), half=False)
    put(meshes[0], None, (0.05, 0.02, 0.455), (0, 0, -8))
    put(meshes[1], None, (0.38, -0.45, 0), (0, 0, 28))


@product('blockwork-single-block', fill=0.74)
def single():
    meshes = [block(0.45, 0.225, 0.225, concrete(GREY, 0.003))]
    put(meshes[0], None, (0, 0, 0), (0, 0, -6))
    put(meshes[0], None, (-0.05, 0.30, 0.1125), (90, 0, 8))


@product('blockwork-ventilation-block', fill=0.8, ground='concrete')
def ventilation():
    size, t = 0.225, 0.09
    mats = [concrete('#dedad0', 0.0025, pits=0.3, spots=0.15), concrete('#d5d0c5', 0.0025, pits=0.3, spots=0.15)]

    def petals(mat):
        holes = []
        for k in range(4):
            a = math.pi / 2 * k + math.pi / 4
            hole = []
            for i in range(20):
                b = 2 * math.pi * i / 20
                u, v = 0.058 + 0.042 * math.cos(b), 0.026 * math.sin(b) * (1 + 0.35 * math.cos(b))
                hole.append((u * math.cos(a) - v * math.sin(a), u * math.sin(a) + v * math.cos(a)))
            holes.append(hole)
        for k in range(4):
            a = math.pi / 2 * k
            holes.append([(0.083 * math.cos(a) + 0.017 * math.cos(b), 0.083 * math.sin(a) + 0.017 * math.sin(b)) for b in [2 * math.pi * i / 12 for i in range(12)]])
        return frozen([prism([round_rect(-size / 2, -size / 2, size / 2, size / 2, 0.006, 2)] + holes, t, (0, t / 2, size / 2), mat, rot=(90, 0, 0), bevel=0.004)])

    def squares(mat):
        holes = []
        a, b = 0.014, 0.082
        for sx in (-1, 1):
            for sy in (-1, 1):
                holes.append([(sx * a, sy * (a + 0.012)), (sx * a, sy * b), (sx * (b - a - 0.012), sy * b)])
                holes.append([(sx * (a + 0.012), sy * a), (sx * b, sy * a), (sx * b, sy * (b - a - 0.012))])
        return frozen([prism([round_rect(-size / 2, -size / 2, size / 2, size / 2, 0.006, 2)] + holes, t, (0, t / 2, size / 2), mat, rot=(90, 0, 0), bevel=0.004)])

    flower, square = petals(mats[0]), squares(mats[1])
    for i in range(3):
        put(flower, None, ((i - 1) * 0.229, 0, 0), (0, 0, rnd(-0.6, 0.6)))
    for i in range(2):
        put(flower, None, ((i - 1) * 0.229, 0, 0.228), (0, 0, rnd(-0.6, 0.6)))
    put(square, None, (0.30, -0.20, 0), (0, 0, -14))
    put(square, None, (0.229, 0.0, 0.228), (0, 0, 4))


@product('blockwork-decking-clay-pot', fill=0.8, ground='concrete')
def clay_pot():
    mats = [concrete('#b5623c', 0.002, pits=0.1, spots=0.12, vary=0.14), concrete('#a85634', 0.002, pits=0.1, spots=0.12, vary=0.14)]
    long, wide, high, shell = 0.4, 0.25, 0.2, 0.012

    def pot(mat):
        holes = []
        cell_w, cell_h = (wide - shell * 4) / 3, (high - shell * 3) / 2
        for i in range(3):
            for j in range(2):
                x, y = -wide / 2 + shell + i * (cell_w + shell), shell + j * (cell_h + shell)
                holes.append(round_rect(x, y, x + cell_w, y + cell_h, 0.008, 3))
        body = prism([round_rect(-wide / 2, 0, wide / 2, high, 0.006, 3)] + holes, long, (0, long / 2, 0), mat, rot=(90, 0, 0), bevel=0.0015)
        ribs = [box((0.004, long * 0.98, 0.004), (sx * wide / 2, 0, z), mat, bevel=0) for sx in (-1, 1) for z in (0.04, 0.08, 0.12, 0.16)]
        return frozen([body] + ribs)

    pots = [pot(mat) for mat in mats]
    for row in range(2):
        for column in range(3 - row):
            put(pots[(row + column) % 2], None, ((column - (2 - row) / 2) * 0.262 + rnd(-0.005, 0.005), rnd(-0.01, 0.01), row * 0.202), (0, 0, rnd(-1, 1)))
    put(pots[0], None, (0.33, -0.36, 0), (0, 0, 38))


CLAY = ['#a4472c', '#b5563a', '#93402a', '#ad5334']


def brick(long, wide, high, mat, holes=None, bevel=0.003):
    outline = round_rect(-long / 2, -wide / 2, long / 2, wide / 2, 0.003, 2)
    return frozen([prism([outline] + (holes or []), high, mat=mat, bevel=bevel)])


def clay(colour):
    return concrete(colour, 0.0025, pits=0.35, spots=0.22, vary=0.16)


@product('blockwork-clay-brick', fill=0.82)
def facing():
    meshes = [brick(0.215, 0.1025, 0.065, clay(each)) for each in CLAY]
    wall_of(meshes, 4, 5, 2, (0.215, 0.1025, 0.065), gap=0.004, loose=0.003)
    put(meshes[1], None, (0.02, 0, 0.335), (0, 0, 12))
    put(meshes[0], None, (-0.14, -0.26, 0), (0, 0, -34))
    put(meshes[2], None, (0.12, -0.25, 0), (0, 0, 22))


@product('blockwork-perforated-brick', fill=0.82)
def perforated():
    holes = [circle(x, y, 0.011, 20) for x in [(-2 + i) * 0.04 for i in range(5)] for y in (-0.024, 0.024)]
    meshes = [brick(0.215, 0.1025, 0.065, clay(each), holes) for each in ('#b0553a', '#a34a2f', '#ba6043')]
    wall_of(meshes, 3, 3, 2, (0.215, 0.1025, 0.065), half=False, gap=0.004, loose=0.003)
    put(meshes[0], None, (0.1, -0.20, 0), (0, 0, -16))
    put(meshes[1], None, (-0.17, -0.2, 0.0325 + 0.019), (90, 0, 24))


@product('blockwork-brick-wall-sample', fill=0.84)
def brick_panel():
    meshes = [brick(0.215, 0.1025, 0.065, clay(each)) for each in CLAY]
    mortar = concrete('#bdb4a4', 0.002)
    for row in range(9):
        count = 4
        for column in range(count):
            x = (column - (count - 1) / 2) * 0.225 + (0.056 if row % 2 else -0.056)
            if row > 6 and column > 6 - row + 3:
                continue
            put(RNG.choice(meshes), None, (x, rnd(-0.001, 0.001), row * 0.075), (0, 0, 180 * (column % 2)))
            box((0.225, 0.092, 0.01), (x + 0.002, 0, row * 0.075 + 0.07), mortar, bevel=0.001)
            if column:
                box((0.012, 0.092, 0.066), (x - 0.1125, 0, row * 0.075), mortar, ground=True, bevel=0.001)


@product('blockwork-brick-slips', fill=0.82)
def slips():
    meshes = [brick(0.215, 0.065, 0.02, clay(each)) for each in ('#8e3f2b', '#a04a33', '#7d3626', '#b0603f')]
    for stack_at, rows in ((-0.16, 7), (0.0, 9), (0.16, 5)):
        for i in range(rows):
            put(RNG.choice(meshes), None, (rnd(-0.004, 0.004), stack_at * 0.5 + rnd(-0.003, 0.003), i * 0.0203), (0, 0, rnd(-1.5, 1.5)))
    for i in range(4):
        put(meshes[i % 4], None, (-0.16 + i * 0.085, -0.19 - (i % 2) * 0.02, 0.0), (0, 0, 80 + rnd(-8, 8)))


@product('blockwork-coping-brick', fill=0.82)
def coping():
    meshes = []
    for each in CLAY[:3]:
        outline = [(-0.1, 0), (0.1, 0), (0.1, 0.03)] + [(0.1 * math.cos(a), 0.03 + 0.062 * math.sin(a)) for a in [math.pi * i / 16 for i in range(1, 16)]] + [(-0.1, 0.03)]
        meshes.append(frozen([prism([outline], 0.1, (0, 0.05, 0), clay(each), rot=(90, 0, 0), bevel=0.003)]))
    for i in range(7):
        put(meshes[i % 3], None, (0, i * 0.106, 0), (0, 0, rnd(-0.8, 0.8)))
    put(meshes[0], None, (0.03, -0.19, 0), (0, 0, 24))


@product('blockwork-interlocking-laterite', fill=0.82, ground='concrete')
def interlocking():
    mats = [concrete('#a8623a', 0.003, vary=0.12), concrete('#9d5833', 0.003, vary=0.12)]

    def body(mat):
        outline = round_rect(-0.115, -0.1125, 0.115, 0.1125, 0.006, 2)
        holes = [circle(-0.0575, 0, 0.028, 24), circle(0.0575, 0, 0.028, 24)]
        parts = [prism([outline] + holes, 0.11, mat=mat, bevel=0.003)]
        for x in (-0.0575, 0.0575):
            parts.append(prism([circle(x, 0, 0.045, 24), circle(x, 0, 0.028, 24)], 0.012, (0, 0, 0.109), mat, bevel=0.002))
        return frozen(parts)

    meshes = [body(mat) for mat in mats]
    wall_of(meshes, 3, 3, 1, (0.23, 0.225, 0.11), gap=0.001, loose=0.001)
    put(meshes[0], None, (0.18, -0.3, 0), (0, 0, -20))
    put(meshes[1], None, (-0.14, -0.3, 0), (0, 0, 12))


@product('blockwork-split-face', fill=0.82, ground='concrete')
def split_face():
    mats = [concrete(each, 0.004, vary=0.1) for each in ('#b8ad9a', '#a89d8b', '#c4b9a6')]

    def body(mat):
        shift = rnd(0, 80)

        def face(u, v):
            edge = min(1, 12 * min(u, 1 - u)) * min(1, 8 * min(v, 1 - v))
            return ((u - 0.5) * 0.39, -0.045 - 0.016 * edge * (0.6 + fbm(u * 4 + shift, v * 2.2, 0, 5)), v * 0.09)

        return frozen([sheet(face, 60, 18, mat, angle=30), box((0.39, 0.09, 0.09), (0, 0, 0), mat, ground=True, bevel=0.001)])

    meshes = [body(mat) for mat in mats for _ in range(2)]
    wall_of(meshes, 2, 4, 1, (0.39, 0.09, 0.09), gap=0.004, loose=0.002)
    put(meshes[0], None, (0.05, -0.2, 0), (0, 0, -16))
