"""
Debian's Blender has no denoiser. This one is small: light is parted from the colour of the surfaces, and smoothed
only between pixels that look the same way, lie equally far, have the same colour and about the same light.
"""

import numpy as np

RING = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)]


class Moved:
    """An image of planes (colour, y, x) with its edges repeated, so that a neighbour is only another view of it."""

    def __init__(self, image, reach):
        self.reach, self.size = reach, image.shape[1:]
        self.wide = np.pad(image, ((0, 0), (reach, reach), (reach, reach)), mode='edge')

    def by(self, dy, dx):
        top, left = self.reach + dy, self.reach + dx
        return self.wide[:, top : top + self.size[0], left : left + self.size[1]]


def squares(image):
    total = np.square(image[0])
    for plane in image[1:]:
        total += np.square(plane)
    return total[None]


def without_fireflies(light):
    bright = light.mean(axis=0, keepdims=True)
    moved = Moved(bright, 1)
    most = second = np.full_like(bright, -1)
    for step in RING:
        near = moved.by(*step)
        second = np.maximum(second, np.minimum(most, near))
        most = np.maximum(most, near)
    return light * np.minimum(1, (second * 1.3 + 0.02) / np.maximum(bright, 1e-6))


def clean(colour, albedo, normal, depth, strength=1.0):
    colour, albedo, normal, depth = (
        np.ascontiguousarray(image.transpose(2, 0, 1), dtype=np.float32) for image in (colour, albedo, normal, depth)
    )
    ground = np.maximum(albedo, 0) + np.float32(0.06)
    light = np.log1p(without_fireflies(np.maximum(colour, 0) / ground))
    far = np.log(np.maximum(depth[:1], np.float32(1e-4)))
    near = Moved(far, 1)
    slope = np.abs(near.by(0, 1) - near.by(0, -1)) + np.abs(near.by(1, 0) - near.by(-1, 0)) + np.float32(2e-4)

    moved = Moved(light, 1)
    mean = sum(moved.by(*step) for step in RING) / 8
    spread = squares(light - mean) / 3
    for _ in range(2):
        moved = Moved(spread, 2)
        spread = (spread + sum(moved.by(dy * 2, dx * 2) for dy, dx in RING)) / 9
    floor = np.median(spread) + np.float32(1e-7)
    spread = np.minimum(spread, floor * 40)

    # What a pixel's light is compared by: its neighbours' mean on the same surface, far less noisy than itself.
    guide = light
    for level in (0, 0, 1, 2, 3, 4):
        step = 2**level
        first = guide is light
        total, weights, pilot = light.copy(), np.ones_like(far), guide.copy()
        scale = np.maximum(spread, floor) * np.float32(1.1 * strength / (1.5**level)) + np.float32(1e-7)
        normals, grounds, fars, lights = (Moved(each, step) for each in (normal, ground, far, light))
        guides = lights if first else Moved(guide, step)
        for dy, dx in RING:
            by = (dy * step, dx * step)
            unlike = squares(normal - normals.by(*by)) / np.float32(0.05)
            unlike += squares(ground - grounds.by(*by)) / np.float32(0.02)
            unlike += np.abs(far - fars.by(*by)) / (slope * np.float32(step * 1.5))
            if not first:
                unlike += squares(guide - guides.by(*by)) / (3 * scale)
            weight = np.exp(-unlike)
            weight *= np.float32(0.6 if dy and dx else 0.85)
            total += lights.by(*by) * weight
            if not first:
                pilot += guides.by(*by) * weight
            weights += weight
        if first:
            guide = total / weights
        else:
            light, guide = total / weights, pilot / weights
    return (np.expm1(light) * ground).transpose(1, 2, 0)
