"""What air and lens do to a picture: dust between near and far, and the glow of what is too bright."""

import numpy as np


def developed(scene, image, depth):
    if 'dust' in scene:
        image = dusty(image, depth[..., :1], tuple(scene['dust']), scene['dust_far'])
    if 'bloom' in scene:
        image = blooming(image, scene['bloom'])
    if scene.get('finer', 1) == 1:
        image = softened(softened(image))
    return image


def dusty(image, depth, colour, far):
    """The sky has its own haze, so only what stands before it is veiled. @param far where two thirds are dust"""
    seen = np.exp(-np.maximum(depth, 0) / far)
    veiled = image * seen + np.array(colour, np.float32) * (1 - seen)
    return np.where(depth < 1000, veiled, image)


def blooming(image, amount):
    bright = np.maximum(image - 0.8, 0)
    bright = bright / (1 + bright * 0.25)
    height = image.shape[0]
    glow = sum(blurred(bright, max(1, int(height * each))) for each in (0.006, 0.02, 0.06)) / 3
    return image * (1 - amount * 0.15) + glow * amount


def softened(image):
    """Edges as a lens draws them, where nothing is left of the finer picture that would have smoothed them."""
    seen = np.power(np.maximum(image, 0) / (1 + np.maximum(image, 0)), 0.45)
    height, width = seen.shape[:2]
    wide = np.pad(seen, ((1, 1), (1, 1), (0, 0)), mode='edge')
    near = [wide[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    light = np.stack([each.mean(-1) for each in near])
    edge = np.clip((light.max(0) - light.min(0) - 0.06) / 0.12, 0, 1)[..., None]
    soft = sum(each * share for each, share in zip(near, (1, 2, 1, 2, 4, 2, 1, 2, 1))) / 16
    seen = np.minimum(np.power(seen + (soft - seen) * edge, 1 / 0.45), 0.9999)
    return seen / (1 - seen)


def blurred(image, reach):
    """A box three times over is nearly a bell."""
    for _ in range(3):
        for axis in (0, 1):
            wide = [(0, 0)] * 3
            wide[axis] = (reach + 1, reach)
            total = np.cumsum(np.pad(image, wide, mode='edge'), axis=axis, dtype=np.float64)
            size = image.shape[axis]
            take = lambda start: np.take(total, np.arange(start, start + size), axis=axis)
            image = ((take(2 * reach + 1) - take(0)) / (2 * reach + 1)).astype(np.float32)
    return image
