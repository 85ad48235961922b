"""
Debian's Blender has no denoiser. This one is small: light is parted from the colour of the surfaces, and smoothed
only between pixels that look the same way, lie equally far, have the same colour and about the same light.
"""

import numpy as np


def shifted(image, dy, dx):
    """The image moved, its edges repeated."""
    height, width = image.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return image[rows][:, columns]


RING = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)]


def without_fireflies(light):
    bright = light.mean(axis=2)
    around = np.sort(np.stack([shifted(bright, *step) for step in RING]), axis=0)
    most = around[-2] * 1.3 + 0.02
    return light * np.minimum(1, most / np.maximum(bright, 1e-6))[..., None]


def clean(colour, albedo, normal, depth, strength=1.0):
    ground = np.maximum(albedo, 0) + 0.06
    light = np.log1p(without_fireflies(np.maximum(colour, 0) / ground))
    far = np.log(np.maximum(depth[..., :1], 1e-4))
    slope = np.abs(shifted(far, 0, 1) - shifted(far, 0, -1)) + np.abs(shifted(far, 1, 0) - shifted(far, -1, 0)) + 2e-4

    mean = sum(shifted(light, *step) for step in RING) / 8
    spread = np.square(light - mean).mean(axis=2, keepdims=True)
    for _ in range(2):
        spread = (spread + sum(shifted(spread, dy * 2, dx * 2) for dy, dx in RING)) / 9
    floor = np.median(spread) + 1e-7
    spread = np.minimum(spread, floor * 40)

    # What a pixel's light is compared by: its neighbours' mean on the same surface, far less noisy than itself.
    guide = light
    for level in (0, 0, 1, 2, 3):
        step = 2**level
        first = guide is light
        total, weights, pilot = light * 1.0, np.ones_like(far), guide * 1.0
        scale = np.maximum(spread, floor) * (1.1 * strength / (1.5**level)) + 1e-7
        for dy, dx in RING:
            by, bx = dy * step, dx * step
            unlike = np.square(normal - shifted(normal, by, bx)).sum(axis=2, keepdims=True) / 0.05
            unlike += np.square(ground - shifted(ground, by, bx)).sum(axis=2, keepdims=True) / 0.02
            unlike += np.abs(far - shifted(far, by, bx)) / (slope * step * 1.5)
            if not first:
                unlike += np.square(guide - shifted(guide, by, bx)).mean(axis=2, keepdims=True) / scale
            weight = (0.6 if dy and dx else 0.85) * np.exp(-unlike)
            total += shifted(light, by, bx) * weight
            pilot += shifted(guide, by, bx) * weight
            weights += weight
        if not first:
            light = total / weights
        guide = pilot / weights
    return np.expm1(light) * ground
