"""Work in a compound, against the light."""

from products.blockwork import block
from products.finishes import tub
from products.mechanical import tank
from registry import outdoors
from trades.light import *
from trades.tools import *

SIZE = (800, 600)


def hose(points, colour='#2f6a4a'):
    return tube(bend(points, 0.12), 0.0125, plain(colour, 0.4), round_off=False)


def lid(radius, at, rot):
    return group([lathe([(0, 0.02), (radius * 0.5, 0.018), (radius, 0.0), (radius * 1.03, -0.02), (radius * 0.98, -0.022), (0, 0.008)], mat=plain('#1f2226', 0.42, grain=0.08, size=0.02), segments=64)], at, rot)


@outdoors('trade-tank-washer')
def tank_washer(scene):
    against(scene, bearing=-22, high=15, exposure=0.7, strength=0.75, dust=140)
    land(earth('#a87a58', '#85583c'))
    fence([(-12, 5.2), (12, 5.2)], 2.1, plaster('#cdbb98', 0.8))
    box((4.4, 3.4, 0.1), (0.3, 0.9, 0), concrete('#8d877c', 0.02), ground=True)
    radius, high, base = 0.66, 1.34, 0.1
    tank((0.32, 1.0, base), radius, high, open_hatch=True)
    tank((2.35, 2.3, base), 0.62, 1.34, '#2f5571')
    mesh = block(0.45, 0.225, 0.225, concrete('#9a958a', 0.0035))
    for x, y, z in ((-0.62, 0.9, 0), (-0.62, 1.14, 0), (-0.62, 0.9, 0.226), (-0.62, 1.14, 0.226)):
        put(mesh, None, (x, y, base + z), (0, 0, rnd(-1, 1)))

    def brushing(f):
        upper, lower = f.hand(0), f.hand(1)
        along = (lower - upper).normalized()
        bar(upper - along * 0.42, lower + along * 0.9, 0.0145, wood('#c99f6c', '#a47745', axis=2, rings=0.006))

    pose = Pose(hips=(0, -0.02, 0.90), tilt=16, bend=20, nod=20, twist=-4, hands=((-0.06, 0.34, 1.40), (0.06, 0.52, 1.18)), points=((0.5, 0.8, -0.3), (-0.5, 0.8, -0.3)), palms=((0.3, -0.2, -1), (-0.3, -0.2, -1)), grips=(70, 70), elbows=((-0.8, -0.4, -0.4), (0.8, -0.4, -0.3)), feet=((-0.13, 0.02, 0, 8, 0), (0.13, -0.08, 0, -10, 0)))
    person((-0.66, 1.02, base + 0.452), -90, pose, Wear(shirt='#4f6d86', trousers='#3a3f48', boots='#20211f', helmet=None, cap='#c9531a', gloves='#d9a514', long_sleeves=True), brushing)
    hose([(3.2, -0.6, base + 0.012), (1.7, -0.35, base + 0.012), (1.25, 0.4, base + 0.012), (1.05, 0.85, base + 0.2), (0.98, 0.92, base + high * 0.9), (0.62, 0.96, base + high * 1.1), (0.42, 1.0, base + high * 0.9)])
    wet = plain('#4f4a43', 0.06, coat=0.6)
    for x, y, a, b in ((0.2, 0.08, 0.62, 0.24), (-0.25, -0.25, 0.9, 0.22), (0.75, -0.1, 0.35, 0.14)):
        group([lathe([(1, 0), (0.97, 0.0022), (0, 0.003)], mat=wet, segments=48)], (x, y, base), (0, 0, rnd(-12, 12)), 1).scale = (a, b, 1)
    brass = metal('#c2a05a', 0.26)
    tube([(0.22, 0.38, base + 0.1), (0.20, 0.24, base + 0.1), (0.20, 0.2, base + 0.06)], 0.026, brass)
    lid(0.3, (1.12, 0.42, base + 0.26), (68, 0, 24))
    tub((-1.25, 0.15, base), 0.13, 0.26, plain('#e9e7e0', 0.4), None, handle=True)
    lathe([(0, 0.0), (0.12, 0.0), (0.15, 0.30), (0.142, 0.30), (0.115, 0.02), (0, 0.02)], (-0.86, -0.08, base), plain('#2b5f9a', 0.4))
    skyline(y=60)
    view(scene, (0.55, -4.1, 1.35), (0.34, 1.0, 1.18), 42, SIZE)


@outdoors('trade-earthing')
def earthing(scene):
    """A rod driven beside a wall that a copper tape comes down."""
    against(scene, bearing=20, high=11, exposure=0.65, strength=0.7, dust=130)
    land(earth('#a0674a', '#7d4b35'))
    wall = masonry('#a59e92', '#968f84', '#77716a')
    box((3.2, 0.23, 3.2), (-2.3, 0.5, 0), wall, ground=True, bevel=0.004)
    copper = metal('#b8693c', 0.35)
    box((0.03, 0.004, 2.9), (-0.92, 0.38, 0.28), copper, ground=True, bevel=0.001)
    for z in (0.7, 1.4, 2.1, 2.8):
        box((0.06, 0.012, 0.03), (-0.92, 0.378, z), plain('#cfcabd', 0.5), bevel=0.003)
    tube(bend([(-0.92, 0.37, 0.3), (-0.92, 0.3, 0.04), (-0.45, 0.06, 0.025), (-0.2, 0.03, 0.03)], 0.1), 0.008, copper, round_off=False)
    bar((0, 0, 0), (0, 0, 0.62), 0.0115, copper, sides=8)
    cyl(0.022, 0.03, (0, 0, 0.2), metal('#c2a05a', 0.3))
    soil = grainy(['#7d4b35', '#94603f', '#a06a48'], 0.016)
    heap(0.42, 0.2, soil, (0.85, 0.75, 0), grain=140, lump=0.25, fine=0.01)
    heap(0.24, 0.035, soil, (0, 0, 0), grain=90, lump=0.3, fine=0.004)

    def driving(f):
        hammer(f.hand(0), (0.0, 0.3, 1), (0, 1, -0.42), 0.4)

    pose = Pose(hips=(0, -0.2, 0.50), tilt=16, bend=22, nod=16, hands=((-0.27, 0.20, 1.14), (0.05, 0.42, 0.50)), points=((0.05, 0.6, 0.8), (-0.3, 1, -0.1)), palms=((1, 0.0, 0.2), (-1, 0, 0)), grips=(75, 75), elbows=((-0.9, -0.3, -0.3), (0.9, -0.6, -0.1)), feet=((-0.14, 0.16, 0, 8, 0), (0.12, -0.44, 0.06, -4, 62)), knees=((-0.2, 1, 0.4), (0.2, 1, -0.4)))
    person((0.46, 0.03, 0), 90, pose, Wear(shirt='#5f7488', trousers='#33383f', helmet='#d9a514', vest='#c9531a', gloves='#8a6a45'), driving)
    for k in range(3):
        bar((-0.9 - k * 0.05, -0.55 - k * 0.03, 0.012), (0.25 - k * 0.04, -0.75 - k * 0.02, 0.012), 0.0115, copper, sides=8)
    coil = plain('#4f7a3a', 0.5)
    for k in range(4):
        tube([(1.35 + 0.2 * math.cos(a), -0.25 + 0.2 * math.sin(a), 0.012 + 0.021 * k) for a in (2 * math.pi * i / 24 for i in range(24))], 0.0105, coil, closed=True, round_off=False, sides=4)
    skyline()
    view(scene, (0.25, -3.4, 0.95), (0.1, 0, 0.82), 46, SIZE)
