"""
People at work: bodies, clothes and hands as smooth unions of rounded cones, posed by where hands and feet are.
A figure looks along +y, so that the camera of every picture sees it from behind; its right is +x. It wears no face worth seeing:
people are shown from behind, from the side or against the light.
"""

import time
from dataclasses import dataclass, field

import numpy as np

from materials import *
from shapes import *

UPPER_ARM, FOREARM, THIGH, SHIN = 0.285, 0.25, 0.43, 0.415
SOLE = 0.095


@dataclass
class Pose:
    """Lengths in metres from the point between the feet, angles in degrees."""

    hips: tuple = (0, 0, 0.93)
    turn: float = 0
    """Of the hips, to the left."""
    tilt: float = 4
    """Of the hips, forwards."""
    bend: float = 6
    """Of the back, forwards."""
    lean: float = 0
    """To the right."""
    twist: float = 0
    """Of the shoulders against the hips, to the left."""
    nod: float = 8
    look: float = 0
    """Of the head, to the left."""
    hands: tuple = ((-0.27, 0.1, 0.78), (0.27, 0.1, 0.78))
    """What the left and the right hand hold."""
    elbows: tuple = ((-0.6, -0.7, -0.4), (0.6, -0.7, -0.4))
    points: tuple = (None, None)
    """Where the fingers point, if not on along the forearm."""
    palms: tuple = ((1, 0.2, 0), (-1, 0.2, 0))
    grips: tuple = (55, 55)
    feet: tuple = ((-0.12, 0, 0, 8, 0), (0.12, 0, 0, -8, 0))
    """Where the sole is under the ankle (x, y, z), turned to the left, heel raised by."""
    knees: tuple = ((-0.15, 1, 0), (0.15, 1, 0))


@dataclass
class Wear:
    skin: str = '#3d261b'
    shirt: str = '#4d6075'
    trousers: str = '#2f3a4a'
    boots: str = '#3a2c22'
    helmet: str | None = '#d9a514'
    vest: str | None = None
    long_sleeves: bool = True
    gloves: str | None = None
    cap: str | None = None
    hair: str | None = None
    """'bun' for long hair tied up."""
    shoulders: float = 1.0
    hips: float = 1.0


def unit(v):
    return Vector(v).normalized()


def about(axis, degrees):
    return Matrix.Rotation(math.radians(degrees), 3, axis)


def two_bones(start, end, first, second, towards, what):
    """Where the joint between two bones is that lead from start to end, and where they end."""
    line = end - start
    reach = line.length
    if reach > (first + second) * 0.995:
        print(f'    {what}: {reach - first - second:.2f} m out of reach', flush=True)
        end = start + line.normalized() * (first + second) * 0.995
        line, reach = end - start, (first + second) * 0.995
    reach = max(reach, abs(first - second) * 1.05 + 0.01)
    along = (first**2 - second**2 + reach**2) / (2 * reach)
    off = math.sqrt(max(first**2 - along**2, 0))
    axis = line.normalized()
    side = Vector(towards) - axis * axis.dot(Vector(towards))
    return start + axis * along + side.normalized() * off, end


@dataclass
class Cone:
    """A rounded cone; `folds` are (depth, length of a wave, from 0 to 1 along it, how far)."""

    a: Vector
    b: Vector
    ra: float
    rb: float
    k: float = 0.04
    cut: bool = False
    folds: list = field(default_factory=list)

    def of(self, p):
        a, line = np.array(self.a, dtype=np.float32), np.array(self.b - self.a, dtype=np.float32)
        long = float(np.linalg.norm(line)) or 1e-4
        rel = p - a
        s = (rel @ line) / (long * long)
        h = np.clip(s, 0, 1)
        off = rel - h[..., None] * line
        d = np.sqrt((off * off).sum(-1)) - (self.ra + (self.rb - self.ra) * h)
        for depth, wave, place, far in self.folds:
            across = off @ np.array([17.0, 13.0, 9.0], dtype=np.float32)
            rows = 2 * math.pi * s * long / wave
            deep = 0.55 + 0.45 * np.sin(rows * 0.37 + across * 0.8 + place * 9)
            d = d + depth * deep * np.sin(rows + across * 1.6 + np.sin(rows * 0.6)) * np.exp(-(((s - place) / far) ** 2))
        return np.maximum(d, (s - 1) * long) if self.cut else d


def united(cones, grown, axes):
    """How far every point of the grid is from the bodies, exactly only near them: each is counted where it reaches."""
    total = np.full([len(axis) for axis in axes], 0.2, np.float32)
    for cone in cones:
        far = max(cone.ra, cone.rb) + grown + cone.k + 0.02
        ends = [(min(cone.a[i], cone.b[i]) - far, max(cone.a[i], cone.b[i]) + far) for i in range(3)]
        part = tuple(slice(*np.searchsorted(axes[i], ends[i])) for i in range(3))
        d = cone.of(grid([axes[i][part[i]] for i in range(3)])) - grown
        here = total[part]
        h = np.maximum(cone.k - np.abs(here - d), 0) / cone.k
        total[part] = np.minimum(here, d) - h * h * cone.k / 4
    return total


def grid(axes):
    return np.stack(np.meshgrid(*axes, indexing='ij'), -1)


def crumpled(p, size, shift=0.0):
    """A little unevenness, as cloth has."""
    q = p / size
    x, y, z = q[..., 0] + shift, q[..., 1] - shift, q[..., 2]
    x, y, z = x + np.sin(1.3 * z + shift), y + np.sin(1.1 * x), z + np.sin(1.7 * y)
    return (np.sin(x) * np.cos(y * 1.3) + 0.6 * np.sin(2.3 * z + x) * np.cos(1.9 * y)) * 0.6


def skinned(values, low, step, mat):
    """The surface where the values are nought, by surface nets."""
    inside = values < 0
    cells = tuple(count - 1 for count in values.shape)
    total, hits = np.zeros((*cells, 3), np.float32), np.zeros(cells, np.float32)
    corner = np.array([(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)])
    at = lambda image, c: image[c[0] : c[0] + cells[0], c[1] : c[1] + cells[1], c[2] : c[2] + cells[2]]
    for one in corner:
        for axis in range(3):
            if one[axis]:
                continue
            other = one.copy()
            other[axis] = 1
            crossed = at(inside, one) != at(inside, other)
            v0, v1 = at(values, one)[crossed], at(values, other)[crossed]
            t = v0 / (v0 - v1)
            where = np.repeat(one[None].astype(np.float32), len(t), 0)
            where[:, axis] = t
            total[crossed] += where
            hits[crossed] += 1
    used = hits > 0
    index = -np.ones(cells, np.int64)
    index[used] = np.arange(used.sum())
    cell = np.argwhere(used)
    points = (cell + total[used] / hits[used][:, None]) * step + np.array(low)
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        lower, upper = [slice(None)] * 3, [slice(None)] * 3
        lower[axis], upper[axis] = slice(0, -1), slice(1, None)
        first, second = inside[tuple(lower)], inside[tuple(upper)]
        for flip, edge in ((False, first & ~second), (True, ~first & second)):
            where = np.argwhere(edge)
            ok = (where[:, u] > 0) & (where[:, v] > 0) & (where[:, u] < cells[u]) & (where[:, v] < cells[v]) & (where[:, axis] < cells[axis])
            where = where[ok]
            quad = []
            for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
                near = where.copy()
                near[:, u] -= du
                near[:, v] -= dv
                quad.append(index[near[:, 0], near[:, 1], near[:, 2]])
            quad = np.stack(quad, 1)
            faces.append(quad[:, ::-1] if flip else quad)
    faces = np.concatenate(faces)
    return put(mesh_of(points.tolist(), faces.tolist(), angle=180), mat)


def body_of(cones, mat, step=0.009, grown=0.0, crumple=0.0, size=0.06, clip=None):
    reach = max(max(c.ra, c.rb) for c in cones) + grown + 0.03
    ends = [end for c in cones for end in (c.a, c.b)]
    low = [min(e[i] for e in ends) - reach for i in range(3)]
    high = [max(e[i] for e in ends) + reach for i in range(3)]
    axes = [np.arange(low[i], high[i] + step, step, dtype=np.float32) for i in range(3)]
    values = united(cones, grown, axes)
    near = np.abs(values) < 0.03
    points = np.stack([axes[i][where] for i, where in enumerate(np.nonzero(near))], -1)
    if crumple:
        values[near] += crumple * crumpled(points, size, rnd(0, 9))
    if clip:
        values[near] = np.maximum(values[near], clip(points))
        deep = values < -0.02
        inner = np.stack([axes[i][where] for i, where in enumerate(np.nonzero(deep))], -1)
        values[deep] = np.maximum(values[deep], clip(inner))
    return skinned(values, low, step, mat)


def fabric(colour, sheen=0.5):
    s = Surface('fabric')
    tone = s.blend(1.0, rgb(colour), s.ramp(s.noise(0.11, 4, 0.6), (0.3, 0.8), (0.7, 1.08)), 'MULTIPLY')
    dust = s.ramp(s.noise(0.05, 5, 0.65), (0.55, 0.0), (0.85, 0.3))
    tone = s.blend(dust, tone, mixed(colour, '#a08468', 0.6))
    rise = s.math('ADD', s.math('MULTIPLY', s.noise(0.03, 4, 0.6, distortion=0.6), 1.0), s.math('MULTIPLY', s.noise(0.0016, 2), 0.12))
    return s.done(tone, 0.9, 0, s.bump(rise, 0.55, 0.008), specular=0.15, sheen=sheen)


def skin_of(colour):
    s = Surface('skin')
    tone = s.blend(1.0, rgb(colour), s.ramp(s.noise(0.05, 4, 0.6), (0.3, 0.88), (0.7, 1.08)), 'MULTIPLY')
    return s.done(tone, 0.42, 0, s.bump(s.noise(0.006, 3), 0.15, 0.002), specular=0.45)


def plane_side(at, out):
    """Cuts off what lies beyond a plane."""
    at, out = np.array(at, np.float32), np.array(unit(out), np.float32)
    return lambda p: (p - at) @ out


class Figure:
    """Bones first, then what covers them; hand[0] and hand[1] are where the palms hold something."""

    def __init__(self, pose=None, wear=None):
        self.pose, self.wear = pose or Pose(), wear or Wear()
        self.bones()
        self.things = gathered(self.cover)

    def bones(self):
        p, w = self.pose, self.wear
        forward = lambda degrees: about('X', -degrees)
        self.p0 = Vector(p.hips)
        self.r0 = about('Z', p.turn) @ about('Y', p.lean) @ forward(p.tilt)
        self.p1 = self.p0 + self.r0 @ Vector((0, -0.005, 0.15))
        self.r1 = self.r0 @ about('Z', p.twist / 2) @ forward(p.bend / 2)
        self.p2 = self.p1 + self.r1 @ Vector((0, -0.01, 0.16))
        self.r2 = self.r1 @ about('Z', p.twist / 2) @ forward(p.bend / 2)
        self.p3 = self.p2 + self.r2 @ Vector((0, -0.02, 0.20))
        self.r3 = self.r2 @ forward(p.nod / 2)
        self.skull = self.p3 + self.r3 @ Vector((0, 0.02, 0.085))
        self.r4 = self.r3 @ about('Z', p.look) @ forward(p.nod / 2)
        self.head = self.skull + self.r4 @ Vector((0, 0.025, 0.1))
        self.shoulder, self.elbow, self.wrist, self.finger, self.palm = [], [], [], [], []
        self.hip, self.knee, self.ankle, self.toe = [], [], [], []
        for i, side in enumerate((-1, 1)):
            wanted = Vector(p.hands[i])
            shoulder = self.p3 + self.r2 @ Vector((side * 0.172 * w.shoulders, 0.01, -0.045))
            shoulder += (wanted - shoulder).normalized() * 0.035
            point = unit(p.points[i]) if p.points[i] else (wanted - shoulder).normalized()
            for _ in range(2):
                palm = unit(p.palms[i])
                palm = (palm - point * palm.dot(point)).normalized()
                wrist = wanted - point * 0.075 - palm * 0.03
                elbow, wrist = two_bones(shoulder, wrist, UPPER_ARM, FOREARM, p.elbows[i], f'hand {i}')
                if not p.points[i]:
                    point = (wrist - elbow).normalized()
            self.shoulder.append(shoulder)
            self.elbow.append(elbow)
            self.wrist.append(wrist)
            self.finger.append(point)
            self.palm.append(palm)
            x, y, z, turned, raised = p.feet[i]
            toe = about('Z', turned) @ about('X', -raised) @ Vector((0, 1, 0))
            up = about('Z', turned) @ about('X', -raised) @ Vector((0, 0, 1))
            hip = self.p0 + self.r0 @ Vector((side * 0.088 * w.hips, 0, -0.01))
            knee, ankle = two_bones(hip, Vector((x, y, z)) + up * SOLE, THIGH, SHIN, p.knees[i], f'foot {i}')
            self.hip.append(hip)
            self.knee.append(knee)
            self.ankle.append(ankle)
            self.toe.append((toe, up))

    def torso(self):
        w = self.wear
        cones = []
        for side in (-1, 1):
            at = lambda p, r, x, y, z: p + r @ Vector((side * x, y, z))
            cones += [
                Cone(at(self.p0, self.r0, 0.07 * w.hips, -0.01, 0.0), at(self.p1, self.r1, 0.066, 0.0, 0.0), 0.105, 0.098, 0.05, folds=[(0.005, 0.05, 0.8, 0.35)]),
                Cone(at(self.p1, self.r1, 0.066, 0.0, 0.0), at(self.p2, self.r2, 0.092 * w.shoulders, -0.005, 0.03), 0.098, 0.112, 0.05, folds=[(0.006, 0.07, 0.2, 0.4)]),
                Cone(at(self.p2, self.r2, 0.092 * w.shoulders, -0.005, 0.03), at(self.p3, self.r2, 0.085 * w.shoulders, 0.0, -0.075), 0.112, 0.088, 0.06),
                Cone(at(self.p3, self.r2, 0.02, -0.02, -0.02), self.shoulder[(side + 1) // 2], 0.06, 0.064, 0.07),
            ]
        cones.append(Cone(self.p3 + self.r2 @ Vector((0, -0.03, -0.05)), self.p2 + self.r2 @ Vector((0, -0.03, 0.02)), 0.085, 0.1, 0.06))
        return cones

    def sleeves(self, long, loose=0.0):
        cones = []
        for i in (0, 1):
            s, e, w = self.shoulder[i], self.elbow[i], self.wrist[i]
            cones.append(Cone(s, e, 0.067 + loose, 0.052 + loose, 0.06, cut=False, folds=[(0.006, 0.05, 0.95, 0.25), (0.005, 0.07, 0.1, 0.3)]) if long else Cone(s, s.lerp(e, 0.86), 0.07 + loose, 0.068 + loose, 0.06, cut=True, folds=[(0.005, 0.06, 0.3, 0.3)]))
            if long:
                cones.append(Cone(e, e.lerp(w, 0.97), 0.052 + loose, 0.04 + loose, 0.03, cut=True, folds=[(0.006, 0.05, 0.05, 0.25), (0.003, 0.04, 0.8, 0.3)]))
        return cones

    def legs(self):
        w = self.wear
        cones = []
        for side in (-1, 1):
            i = (side + 1) // 2
            seat = self.p0 + self.r0 @ Vector((side * 0.074 * w.hips, -0.036, -0.025))
            cones += [
                Cone(seat, self.p0 + self.r0 @ Vector((side * 0.07 * w.hips, -0.01, 0.09)), 0.1, 0.098, 0.06),
                Cone(seat, self.hip[i].lerp(self.knee[i], 0.45), 0.098, 0.08, 0.06),
                Cone(self.hip[i] + self.r0 @ Vector((0, 0.015, 0)), self.knee[i], 0.096, 0.07, 0.05, folds=[(0.006, 0.06, 0.12, 0.2), (0.007, 0.05, 0.92, 0.16)]),
                Cone(self.knee[i], self.knee[i].lerp(self.ankle[i], 0.94), 0.07, 0.073, 0.04, cut=True, folds=[(0.007, 0.05, 0.1, 0.16), (0.009, 0.065, 0.85, 0.22)]),
            ]
        return cones

    def arms_bare(self):
        cones = []
        for i in (0, 1):
            s, e, w = self.shoulder[i], self.elbow[i], self.wrist[i]
            cones += [Cone(s, e, 0.054, 0.041, 0.03), Cone(e, e.lerp(w, 0.35), 0.043, 0.046, 0.03), Cone(e.lerp(w, 0.35), w, 0.046, 0.028, 0.03)]
        return cones

    def hand_of(self, i):
        d, n, w = self.finger[i], self.palm[i], self.wrist[i]
        s = d.cross(n) * (-1 if i else 1)
        curl = self.pose.grips[i]
        cones = [Cone(self.elbow[i].lerp(w, 0.8), w, 0.032, 0.027, 0.02)]
        for x in (-0.026, -0.008, 0.01, 0.028):
            knuckle = w + d * (0.09 - abs(x) * 0.2) + s * x
            cones.append(Cone(w + s * x * 0.6, knuckle, 0.02, 0.0145, 0.016))
            dirs = [(d * math.cos(math.radians(a)) + n * math.sin(math.radians(a))) for a in (curl, curl * 2.1, curl * 2.6)]
            joint = knuckle + dirs[0] * 0.042
            tip = joint + dirs[1] * 0.027
            cones += [Cone(knuckle, joint, 0.0125, 0.011, 0.008), Cone(joint, tip, 0.011, 0.0095, 0.006), Cone(tip, tip + dirs[2] * 0.018, 0.0095, 0.008, 0.006)]
        root = w + d * 0.02 + s * 0.024 + n * 0.008
        mid = root + (d * 0.7 + s * 0.5 + n * 0.5).normalized() * 0.045
        cones += [Cone(root, mid, 0.017, 0.0135, 0.014), Cone(mid, mid + (d * 0.8 + n * 0.7 - s * 0.25).normalized() * 0.035, 0.0125, 0.01, 0.008)]
        return cones

    def boot(self, i):
        toe, up = self.toe[i]
        a, side = self.ankle[i], toe.cross(up)
        at = lambda x, y, z: a + side * x + toe * y + up * z
        shin = (self.knee[i] - a).normalized()
        cones = [
            Cone(a + shin * 0.14, a, 0.056, 0.05, 0.03),
            Cone(at(0, 0, 0), at(0, -0.045, -0.06), 0.05, 0.042, 0.04),
            Cone(at(0, -0.045, -0.062), at(0, 0.07, -0.06), 0.042, 0.042, 0.03),
            Cone(at(0, 0.02, -0.02), at(0, 0.13, -0.055), 0.046, 0.04, 0.04),
            Cone(at(-0.016, 0.08, -0.06), at(-0.012, 0.15, -0.06), 0.038, 0.036, 0.03),
            Cone(at(0.016, 0.08, -0.06), at(0.012, 0.15, -0.06), 0.038, 0.036, 0.03),
        ]
        return cones, plane_side(at(0, 0, -SOLE), -up)

    def face(self):
        at = lambda x, y, z: self.head + self.r4 @ Vector((x, y, z))
        cones = [
            Cone(at(0, -0.022, 0.02), at(0, 0.022, 0.026), 0.083, 0.08, 0.02),
            Cone(at(0, -0.03, -0.01), at(0, 0.03, -0.01), 0.068, 0.066, 0.04),
            Cone(at(0, 0.035, -0.03), at(0, 0.068, -0.098), 0.055, 0.026, 0.04),
            Cone(at(-0.045, 0.0, -0.06), at(-0.01, 0.075, -0.1), 0.032, 0.022, 0.03),
            Cone(at(0.045, 0.0, -0.06), at(0.01, 0.075, -0.1), 0.032, 0.022, 0.03),
            Cone(at(0, 0.095, 0.0), at(0, 0.114, -0.034), 0.01, 0.0145, 0.016),
            Cone(at(-0.012, 0.097, -0.066), at(0.012, 0.097, -0.066), 0.0105, 0.0105, 0.014),
            Cone(self.p3 + self.r2 @ Vector((0, -0.005, -0.05)), at(0, -0.022, -0.06), 0.062, 0.056, 0.03),
        ]
        for side in (-1, 1):
            cones.append(Cone(at(side * 0.08, -0.012, 0.008), at(side * 0.077, -0.006, -0.03), 0.013, 0.009, 0.012))
        return cones

    def hair(self):
        at = lambda x, y, z: self.head + self.r4 @ Vector((x, y, z))
        cones = [Cone(at(0, -0.024, 0.024), at(0, 0.016, 0.034), 0.087, 0.08, 0.02), Cone(at(0, -0.045, -0.02), at(0, -0.03, 0.0), 0.056, 0.06, 0.03)]
        if self.wear.hair == 'bun':
            cones.append(Cone(at(0, -0.115, -0.015), at(0, -0.12, -0.025), 0.042, 0.04, 0.02))
        return cones

    def hat(self):
        """A safety helmet: a shell with a rib, a rim, a peak."""
        at = lambda x, y, z: self.head + self.r4 @ Vector((x, y, z))
        shell = [Cone(at(0, -0.03, 0.046), at(0, 0.03, 0.05), 0.1, 0.097, 0.03), Cone(at(0, -0.05, 0.056), at(0, 0.055, 0.058), 0.101, 0.097, 0.012)]
        up = self.r4 @ Vector((0, -0.1, 1)).normalized()
        made = [body_of(shell, self.hard, 0.006, clip=plane_side(at(0, 0, 0.045), -up))]
        peak = []
        for k in range(24):
            b = 2 * math.pi * k / 24
            peak.append(at(0.112 * math.sin(b), 0.145 * math.cos(b) + (0.035 * max(0, math.cos(b)) ** 2), 0.05 + 0.0145 * math.cos(b) - 0.018 * max(0, math.cos(b)) ** 3))
        made.append(body_of([Cone(a, b, 0.009, 0.009, 0.006) for a, b in zip(peak, peak[1:] + peak[:1])], self.hard, 0.005))
        fill = [Cone(at(x, -0.11, 0.04), at(x, 0.155, 0.055 - 0.2 * x * x), 0.006, 0.006, 0.02) for x in (-0.08, -0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06, 0.08)]
        made.append(body_of(fill, self.hard, 0.005, clip=plane_side(at(0, 0.165, 0), self.r4 @ Vector((0, 1, 0)))))
        return made

    def cap(self):
        at = lambda x, y, z: self.head + self.r4 @ Vector((x, y, z))
        mat = fabric(self.wear.cap)
        body_of([Cone(at(0, -0.026, 0.03), at(0, 0.028, 0.038), 0.092, 0.088, 0.03)], mat, 0.006, clip=plane_side(at(0, 0, 0.03), self.r4 @ Vector((0, 0.15, -1))))
        body_of([Cone(at(x, 0.09, 0.045), at(x * 0.9, 0.185 - 6 * x * x, 0.028 - 2 * x * x), 0.007, 0.006, 0.02) for x in (-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06)], mat, 0.005)

    def vest(self):
        colour = self.wear.vest
        cones = self.torso()
        low = self.p0 + self.r0 @ Vector((0, 0, -0.03))
        cuts = [plane_side(low, self.r0 @ Vector((0, 0, -1)))]
        above = plane_side(self.p2 + self.r2 @ Vector((0, 0, 0.02)), self.r2 @ Vector((0, 0, 1)))
        for side in (-1, 1):
            beside = plane_side(self.p3 + self.r2 @ Vector((side * 0.15 * self.wear.shoulders, 0, 0)), self.r2 @ Vector((side, 0, -0.1)))
            cuts.append(lambda p, beside=beside: np.minimum(beside(p), above(p)))
        cuts.append(plane_side(self.p3 + self.r2 @ Vector((0, 0.0, 0.035)), self.r2 @ Vector((0, -0.1, 1))))
        clip = lambda p: np.maximum.reduce([cut(p) for cut in cuts])
        body_of(cones, fabric(colour, 0.3), 0.008, 0.015, 0.003, 0.07, clip)
        band = plain('#cfd2cf', 0.3, metal=0.35)

        def strip(at, r, axis, half, grown=0.0185):
            n, o = np.array(r @ Vector(axis), np.float32), np.array(at, np.float32)
            body_of(cones, band, 0.008, grown, 0.003, 0.07, lambda p: np.maximum(clip(p), np.abs((p - o) @ n) - half))

        strip(self.p1 + self.r1 @ Vector((0, 0, -0.04)), self.r1, (0, 0, 1), 0.025)
        strip(self.p2 + self.r2 @ Vector((0, 0, -0.02)), self.r2, (0, 0, 1), 0.025)
        for side in (-1, 1):
            strip(self.p2 + self.r2 @ Vector((side * 0.1, 0, 0)), self.r2, (1, 0, 0), 0.023)

    def cover(self):
        w = self.wear
        skin = skin_of(w.skin)
        self.hard = plain(w.helmet or '#ffffff', 0.3, coat=0.3)
        body_of(self.face(), skin, 0.0055)
        for i in (0, 1):
            body_of(self.hand_of(i), fabric(w.gloves) if w.gloves else skin, 0.004, 0.003 if w.gloves else 0.0)
            cones, clip = self.boot(i)
            body_of(cones, plain(w.boots, 0.55, bump=0.2, size=0.02), 0.006, 0, 0, clip=clip)
        if not w.long_sleeves:
            body_of(self.arms_bare(), skin, 0.007)
        body_of([*self.torso(), *self.sleeves(w.long_sleeves)], fabric(w.shirt), 0.008, 0.004, 0.004, 0.055)
        waist = plane_side(self.p1 + self.r0 @ Vector((0, 0, -0.035)), self.r0 @ Vector((0, 0, 1)))
        body_of(self.legs(), fabric(w.trousers), 0.008, 0.006, 0.004, 0.06, waist)
        body_of(self.torso(), plain('#2a2019', 0.6), 0.008, 0.012, clip=self.belt())
        collar = [self.p3 + self.r3 @ Vector((0.066 * math.sin(b), 0.07 * math.cos(b) + 0.005, 0.0 - 0.03 * math.cos(b))) for b in (2 * math.pi * k / 16 for k in range(16))]
        body_of([Cone(a, b, 0.014, 0.014, 0.01) for a, b in zip(collar, collar[1:] + collar[:1])], fabric(w.shirt), 0.006)
        if w.vest:
            self.vest()
        if w.hair or not (w.helmet or w.cap):
            body_of(self.hair(), plain('#17120f', 0.8, bump=0.6, size=0.008), 0.006, 0, 0.003, 0.012)
        if w.helmet:
            self.hat()
        elif w.cap:
            self.cap()

    def belt(self):
        at, up = np.array(self.p1 + self.r0 @ Vector((0, 0, -0.045)), np.float32), np.array(self.r0 @ Vector((0, 0, 1)), np.float32)
        return lambda p: np.abs((p - at) @ up) - 0.02

    def hand(self, i):
        """The middle of what this hand holds."""
        return self.wrist[i] + self.finger[i] * 0.075 + self.palm[i] * 0.03


def person(at, facing, pose=None, wear=None, holding=None, size=1.0):
    """@param facing how far turned to the left from looking away @param holding places tools, in the figure's own lengths"""
    start = time.time()
    made = Figure(pose, wear)
    tools = gathered(lambda: holding(made)) if holding else []
    print(f'    person {time.time() - start:.1f}s', flush=True)
    return group([*made.things, *tools], at, (0, 0, facing), size)
