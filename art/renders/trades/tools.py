"""What hands hold, from one point to another in the figure's own lengths."""

from people import *


def bar(a, b, r, mat, sides=4):
    return tube([tuple(a), tuple(b)], r, mat, round_off=False, sides=sides)


def hammer(hand, along, face, long=0.33):
    """@param along from the hand to the head @param face which way the head strikes"""
    along, face = unit(along), unit(face)
    head = Vector(hand) + along * (long - 0.06)
    bar(Vector(hand) - along * 0.07, head, 0.0135, wood('#c99f6c', '#a47745', axis=2, rings=0.006))
    steel = metal('#5c6064', 0.4)
    bar(head - face * 0.03, head + face * 0.055, 0.017, steel)
    tube([tuple(head - face * 0.02), tuple(head - face * 0.065 - along * 0.005), tuple(head - face * 0.1 - along * 0.035)], 0.0095, steel)


def hawk(hand, up=(0, 0, 1)):
    """A plasterer's board with its load, held from below."""
    x, y, z = hand
    box((0.34, 0.34, 0.015), (x, y, z + 0.075), wood('#b98a55', '#8f673d', axis=0, rings=0.03), rot=(0, 0, 20))
    bar((x, y, z - 0.06), (x, y, z + 0.07), 0.018, wood('#a97c4a', '#85602f', axis=2))
    lathe(flowing([(0.15, 0.0), (0.14, 0.035), (0.09, 0.085), (0.0, 0.12)]), (x, y, z + 0.08), concrete('#7d776e', 0.004))


def float_on_wall(hand, away, turned):
    """A steel trowel flat on a wall at y = away."""
    x, _, z = hand
    blade = [box((0.30, 0.004, 0.12), (0, 0, 0), plain('#aeb3b6', 0.3, metal=0.4)), box((0.12, 0.03, 0.028), (0, -0.055, 0), wood('#b98a55', '#94683d', axis=0), bevel=0.01), box((0.02, 0.05, 0.02), (-0.045, -0.025, 0), metal('#8d9194', 0.4)), box((0.02, 0.05, 0.02), (0.045, -0.025, 0), metal('#8d9194', 0.4))]
    group(blade, (x, away - 0.004, z), (0, turned, 0))


def headpan_full(at, load='#77726a'):
    from products.concrete import headpan

    def full():
        headpan((0, 0, 0))
        heap(0.24, 0.1, concrete(load, 0.012, spots=0.3), (0, 0, 0.075), grain=70, lump=0.3, fine=0.006)

    group(gathered(full), at)
