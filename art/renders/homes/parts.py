"""What Nigerian houses are made of: walls with openings, roofs, fences, tanks, palms, a sky over them."""

from mathutils import Vector

import studio
from shapes import *
from materials import *

T = 0.23


def sky(scene, sun=38, bearing=215, strength=0.26, lamp=3.2, haze=1.1, exposure=0.0, warm=(1, 0.93, 0.82), soft=1.2, cloudy=0.6):
    """Daylight: `sun` degrees high, `bearing` from where it shines (0 is +y, 90 is +x)."""
    fresh_leaves()
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    nodes.clear()
    made = nodes.new('ShaderNodeTexSky')
    made.sky_type = 'NISHITA'
    made.sun_disc = False
    made.sun_elevation = math.radians(max(sun, 1))
    made.sun_rotation = math.radians(bearing)
    made.dust_density = haze
    made.air_density = 1.0
    back, out = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeOutputWorld')
    back.inputs[1].default_value = strength
    links.new(clouds(nodes, links, made.outputs[0], cloudy), back.inputs[0])
    links.new(back.outputs[0], out.inputs[0])
    sunlight(scene, max(sun, 4), bearing, lamp, warm, soft)
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure


def clouds(nodes, links, blue, amount, lighter=(1.5, 1.45, 1.4, 1)):
    """Thin fair-weather clouds: noise on a flat ceiling high above."""
    where, split = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    links.new(where.outputs['Generated'], split.inputs[0])
    high = nodes.new('ShaderNodeMath')
    high.operation, high.inputs[1].default_value = 'MAXIMUM', 0.0
    links.new(split.outputs[2], high.inputs[0])
    lift = nodes.new('ShaderNodeMath')
    lift.operation, lift.inputs[1].default_value = 'ADD', 0.12
    links.new(high.outputs[0], lift.inputs[0])
    flat_sky = nodes.new('ShaderNodeCombineXYZ')
    for i in (0, 1):
        part = nodes.new('ShaderNodeMath')
        part.operation = 'DIVIDE'
        links.new(split.outputs[i], part.inputs[0])
        links.new(lift.outputs[0], part.inputs[1])
        links.new(part.outputs[0], flat_sky.inputs[i])
    puff = nodes.new('ShaderNodeTexNoise')
    puff.inputs['Scale'].default_value = 0.75
    puff.inputs['Detail'].default_value = 7
    puff.inputs['Roughness'].default_value = 0.58
    links.new(flat_sky.outputs[0], puff.inputs['Vector'])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.47, 0.72
    ramp.color_ramp.elements[1].color = (amount, amount, amount, 1)
    links.new(puff.outputs['Fac'], ramp.inputs[0])
    white, mix = nodes.new('ShaderNodeMixRGB'), nodes.new('ShaderNodeMixRGB')
    white.blend_type, white.inputs[0].default_value = 'ADD', 1.0
    links.new(blue, white.inputs[1])
    white.inputs[2].default_value = lighter
    links.new(ramp.outputs[0], mix.inputs[0])
    links.new(blue, mix.inputs[1])
    links.new(white.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def sunlight(scene, high, bearing, energy, warm=(1, 0.93, 0.82), soft=1.2):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = energy
    data.angle = math.radians(soft)
    data.color = warm
    thing = bpy.data.objects.new('sun', data)
    scene.collection.objects.link(thing)
    b, e = math.radians(bearing), math.radians(high)
    studio.look(thing, (0, 0, 0), (-math.sin(b) * math.cos(e), -math.cos(b) * math.cos(e), -math.sin(e)))


DUSK = ((0.0, '#c98a63'), (0.05, '#d9a27d'), (0.13, '#b99a9c'), (0.26, '#7388ab'), (0.5, '#3f5f92'), (1.0, '#1f3a6b'))
DAWN = ((0.0, '#e8b183'), (0.06, '#f0c69c'), (0.16, '#dfc6b8'), (0.32, '#a9b9cd'), (0.6, '#7795bb'), (1.0, '#4f74a8'))


def dusk(scene, west=290, strength=0.42, exposure=0.9, stops=DUSK):
    """A sky without its sun: afterglow towards `west`, deep blue above."""
    fresh_leaves()
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    nodes.clear()
    where, split, ramp = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeValToRGB')
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs[2], ramp.inputs[0])
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (place, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = place, (*rgb(colour), 1)
    side, lit, mix = nodes.new('ShaderNodeVectorMath'), nodes.new('ShaderNodeMapRange'), nodes.new('ShaderNodeMixRGB')
    side.operation = 'DOT_PRODUCT'
    links.new(where.outputs['Generated'], side.inputs[0])
    b = math.radians(west)
    side.inputs[1].default_value = (math.sin(b), math.cos(b), 0)
    links.new(side.outputs['Value'], lit.inputs[0])
    lit.inputs[1].default_value, lit.inputs[3].default_value, lit.inputs[4].default_value = -1, 0.62, 1.35
    mix.blend_type, mix.inputs[0].default_value = 'MULTIPLY', 1.0
    links.new(ramp.outputs[0], mix.inputs[1])
    links.new(lit.outputs[0], mix.inputs[2])
    back, out = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeOutputWorld')
    links.new(clouds(nodes, links, mix.outputs[0], 0.5, (0.10, 0.05, 0.05, 1)), back.inputs[0])
    back.inputs[1].default_value = strength
    links.new(back.outputs[0], out.inputs[0])
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure


def view(scene, start, target, lens=30, size=(880, 660)):
    """The photographer stands upright: verticals stay vertical, the frame is shifted instead."""
    eye = studio.camera(scene, lens)
    flat_target = (target[0], target[1], start[2])
    studio.look(eye, start, flat_target)
    far = math.hypot(target[0] - start[0], target[1] - start[1])
    eye.data.shift_y = (target[2] - start[2]) / far * lens / 36
    studio.finer(scene, size)
    return eye


def plaster(colour, grime=0.5, dado=None):
    """Painted render, red earth splashed on its foot. @param dado another (colour, height) below"""
    s = Surface('plaster')
    tone = s.blend(1.0, rgb(colour), s.ramp(s.noise(1.4, 4, 0.6, s.world), (0.3, 0.94), (0.7, 1.03)), 'MULTIPLY')
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.world)
    if dado:
        tone = s.blend(s.math('LESS_THAN', split.outputs[2], dado[1]), tone, dado[0])
    ragged = s.math('ADD', split.outputs[2], s.math('MULTIPLY', s.noise(0.35, 5, 0.6, s.world), -0.55))
    foot = s.math('MULTIPLY', s.ramp(ragged, (0.0, 1.0), (0.28, 0.0)), grime)
    tone = s.blend(foot, tone, '#9a5f3c')
    return s.done(tone, 0.85, 0, s.bump(s.noise(0.012, 2, 0.6, s.world), 0.25, 0.004), specular=0.15)


def earth(light='#b0714a', dark='#8a5233'):
    s = Surface('earth')
    tone = s.ramp(s.noise(3.0, 6, 0.65, s.world), (0.3, dark), (0.7, light))
    tone = s.blend(s.ramp(s.noise(0.6, 5, 0.65, s.world), (0.52, 0.0), (0.7, 0.4)), tone, '#c79468')
    speck = s.ramp(s.noise(0.03, 3, 0.7, s.world), (0.3, 0.82), (0.7, 1.06))
    tone = s.blend(1.0, tone, speck, 'MULTIPLY')
    return s.done(tone, 0.95, 0, s.bump(s.noise(0.07, 6, 0.72, s.world), 0.5, 0.018), specular=0.1)


def pavers(one='#a79c8f', two='#8f857a', joint='#6e655b', size=(0.22, 0.11)):
    s = Surface('pavers')
    brick = s.node('TexBrick')
    s.give(brick.inputs['Vector'], s.world)
    brick.inputs['Scale'].default_value = 1
    brick.inputs['Brick Width'].default_value = size[0]
    brick.inputs['Row Height'].default_value = size[1]
    brick.inputs['Mortar Size'].default_value = 0.005
    s.give(brick.inputs['Color1'], one)
    s.give(brick.inputs['Color2'], two)
    s.give(brick.inputs['Mortar'], joint)
    tone = s.blend(s.ramp(s.noise(1.8, 5, 0.6, s.world), (0.45, 0.0), (0.8, 0.4)), brick.outputs[0], '#a8714b')
    return s.done(tone, 0.9, 0, s.bump(brick.outputs['Fac'], -0.4, 0.006), specular=0.2)


def masonry(colour_a, colour_b, joint, size=(0.45, 0.235), mortar=0.012):
    """Bare blocks or bricks on a wall: bonds run along whichever way the wall looks."""
    s = Surface('masonry')
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.body)
    join = s.node('CombineXYZ')
    s.give(join.inputs[0], split.outputs[0])
    s.give(join.inputs[1], split.outputs[1])
    brick = s.node('TexBrick')
    s.give(brick.inputs['Vector'], join.outputs[0])
    brick.inputs['Scale'].default_value = 1
    brick.inputs['Brick Width'].default_value = size[0]
    brick.inputs['Row Height'].default_value = size[1]
    brick.inputs['Mortar Size'].default_value = mortar
    s.give(brick.inputs['Color1'], colour_a)
    s.give(brick.inputs['Color2'], colour_b)
    s.give(brick.inputs['Mortar'], joint)
    tone = s.blend(1.0, brick.outputs[0], s.ramp(s.noise(0.5, 5, 0.6, s.world), (0.3, 0.82), (0.7, 1.06)), 'MULTIPLY')
    return s.done(tone, 0.92, 0, s.bump(brick.outputs['Fac'], -0.6, 0.01), specular=0.15)


def ribbed_roof(colour, axis, pitch=0.19, rough=0.38, rust=0.0):
    """Long-span sheet: ribs run down the slope, so they are counted along the eaves."""
    s = Surface('ribbed')
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.body)
    along = s.math('FRACT', s.math('DIVIDE', split.outputs[axis], pitch))
    rib = s.ramp(along, (0.0, 0.0), (0.06, 1.0), (0.14, 1.0), (0.2, 0.0))
    tone = s.blend(1.0, rgb(colour), s.ramp(s.noise(2.2, 5, 0.6), (0.3, 0.9), (0.7, 1.05)), 'MULTIPLY')
    tone = s.blend(s.math('MULTIPLY', rib, 0.25), tone, mixed(colour, '#ffffff', 0.3))
    if rust:
        tone = s.blend(s.ramp(s.noise(0.9, 6, 0.7), (0.55 - rust * 0.3, 0.0), (0.75 - rust * 0.2, 0.85)), tone, '#6e4a31')
    return s.done(tone, rough, 0.15, s.bump(rib, 0.8, 0.03), specular=0.22)


def tiled_roof(colour, axis, size=0.36):
    """Stone-coated tiles in rows."""
    s = Surface('tiled')
    split = s.node('SeparateXYZ')
    s.give(split.inputs[0], s.body)
    rows = s.math('FRACT', s.math('DIVIDE', split.outputs[2], size * 0.5))
    waves = s.math('FRACT', s.math('DIVIDE', split.outputs[axis], size * 0.7))
    rise = s.math('ADD', rows, s.math('MULTIPLY', s.ramp(waves, (0.0, 0.0), (0.5, 1.0), (1.0, 0.0)), 0.6))
    tone = s.blend(1.0, rgb(colour), s.ramp(s.noise(0.4, 5, 0.7), (0.3, 0.75), (0.7, 1.15)), 'MULTIPLY')
    tone = s.blend(s.ramp(rows, (0.0, 0.55), (0.16, 0.0)), tone, mixed(colour, '#000000', 0.7))
    return s.done(tone, 0.85, 0, s.bump(rise, 0.9, 0.04), specular=0.2)


class House:
    """Colours and habits of one house; every storey is four walls with openings."""

    def __init__(self, wall='#e9e1d0', trim='#f4f1ea', frame='#3a332d', dusk=False, bars=True, glass='#1a2a33', accent=None):
        self.wall = wall if isinstance(wall, bpy.types.Material) else plaster(wall)
        self.trim = plaster(trim, 0.2)
        self.frame = plain(frame, 0.35)
        self.pane = dressed_pane(glass)
        self.dusk = dusk
        self.bars = bars
        self.iron = plain('#eceae4' if frame == '#e9e7e2' else '#1d1d1f', 0.45)
        self.accent = accent or self.wall
        self.lit = [curtain('#ffcf8f', 5.2), curtain('#ffdcae', 4.0), curtain('#ffc27a', 3.2)] if dusk else []

    def glass_for(self):
        if self.dusk and RNG.random() < 0.62:
            return RNG.choice(self.lit)
        return self.pane

    def window(self, u, v, w, h, kind='sliding', bars=None, hood=True, sill=True):
        """In the front wall's own measures: u to the right, v up, the outer face at y = 0."""
        parts, deep = [], 0.09
        f = 0.05
        if kind == 'sliding':
            panes = [rect(f, f, w / 2 - f / 2, h - f), rect(w / 2 + f / 2, f, w - f, h - f)]
        elif kind == 'casement':
            n = max(2, round(w / 0.6))
            top = h * 0.74
            panes = [rect(f + i * (w - f) / n, f, (i + 1) * (w - f) / n, top) for i in range(n)] + [rect(f + i * (w - f) / n, top + f, (i + 1) * (w - f) / n, h - f) for i in range(n)]
        elif kind == 'fixed':
            n, m = max(1, round(w / 1.0)), max(1, round(h / 1.1))
            panes = [rect(f + i * (w - f) / n, f + j * (h - f) / m, (i + 1) * (w - f) / n, (j + 1) * (h - f) / m) for i in range(n) for j in range(m)]
        else:
            panes = [rect(f, f, w - f, h - f)]
        parts.append(prism([rect(0, 0, w, h)] + panes, 0.06, (u, deep + 0.06, v), self.frame, rot=(90, 0, 0)))
        parts.append(box((w, 0.01, h), (u + w / 2, deep + 0.05, v + h / 2), self.glass_for(), bevel=0))
        if sill:
            parts.append(box((w + 0.2, 0.16, 0.06), (u + w / 2, -0.02, v - 0.06), self.trim, ground=True, bevel=0.008))
        if hood:
            band = 0.11
            parts.append(prism([[(-band, 0), (0, 0), (0, h), (w, h), (w, 0), (w + band, 0), (w + band, h + band), (-band, h + band)]], 0.05, (u, 0.01, v), self.trim, rot=(90, 0, 0)))
        if self.bars if bars is None else bars:
            n = max(3, round(w / 0.14))
            for i in range(1, n):
                parts.append(box((0.014, 0.014, h), (u + w * i / n, 0.035, v + h / 2), self.iron, bevel=0))
            for k in (0.02, 0.33, 0.66, 0.98):
                parts.append(box((w, 0.02, 0.014), (u + w / 2, 0.035, v + h * k), self.iron, bevel=0))
        return parts

    def door(self, u, v, w, h, colour='#5a3420', glazed=False):
        leaf = wood(colour, mixed(colour, '#000000', 0.4), axis=2, rough=0.4, coat=0.3) if not glazed else self.glass_for()
        parts = [prism([rect(0, 0, w, h), rect(0.07, -0.01, w - 0.07, h - 0.07)], 0.12, (u, 0.16, v), self.trim if not glazed else self.frame, rot=(90, 0, 0))]
        parts.append(box((w - 0.12, 0.05, h - 0.08), (u + w / 2, 0.12, v + (h - 0.08) / 2), leaf, bevel=0.004))
        if not glazed:
            n = 2 if w > 1.1 else 1
            for i in range(n):
                for z0, z1 in ((0.12, 0.38), (0.43, 0.62), (0.67, 0.94)):
                    parts.append(box(((w - 0.2) / n - 0.14, 0.02, (z1 - z0) * h), (u + w * (i + 0.5) / n, 0.09, v + (z0 + z1) / 2 * h - 0.02), leaf, bevel=0.008))
            parts.append(box((0.03, 0.05, 0.2), (u + w * 0.5 + (0.06 if n == 2 else w * 0.36), 0.07, v + 1.0), metal('#c9a557', 0.25), bevel=0.006))
        else:
            parts.append(box((0.05, 0.07, h), (u + w / 2, 0.11, v + h / 2), self.frame, bevel=0))
        return parts

    def side(self, long, high, openings, at, turned, mat=None, inset=0.0):
        holes, parts = [], []
        for one in openings:
            kind, u, v, w, h = one[:5]
            more = one[5] if len(one) > 5 else {}
            if v < 0.01:
                v = 0.01
            holes.append(rect(u, v, u + w, v + h))
            if kind == 'door':
                parts += self.door(u, v, w, h, **more)
            elif kind == 'hole':
                pass
            else:
                parts += self.window(u, v, w, h, kind, **more)
        parts.append(prism([rect(inset, 0, long - inset, high)] + holes, T, (0, T, 0), mat or self.wall, rot=(90, 0, 0)))
        return group(parts, at, (0, 0, turned))

    def storey(self, x0, y0, x1, y1, z, high, front=(), right=(), left=(), back=(), mat=None):
        self.side(x1 - x0, high, front, (x0, y0, z), 0, mat)
        # The ends stand between front and back: two faces in one plane would fight.
        self.side(y1 - y0, high, right, (x1, y0, z), 90, mat, T)
        self.side(x1 - x0, high, back, (x1, y1, z), 180, mat)
        self.side(y1 - y0, high, left, (x0, y1, z), 270, mat, T)
        box((x1 - x0 - 0.1, y1 - y0 - 0.1, 0.1), ((x0 + x1) / 2, (y0 + y1) / 2, z + high - 0.12), plain('#ded8cc'), ground=True, bevel=0)

    def slab(self, x0, y0, x1, y1, z, thick=0.18, mat=None, bevel=0.01):
        return box((x1 - x0, y1 - y0, thick), ((x0 + x1) / 2, (y0 + y1) / 2, z), mat or self.trim, ground=True, bevel=bevel)

    def parapet(self, x0, y0, x1, y1, z, high=0.9, mat=None, cap=True):
        t = 0.15
        m = mat or self.wall
        for cx, cy, w, d in (((x0 + x1) / 2, y0 + t / 2, x1 - x0, t), ((x0 + x1) / 2, y1 - t / 2, x1 - x0, t), (x0 + t / 2, (y0 + y1) / 2, t, y1 - y0 - 2 * t), (x1 - t / 2, (y0 + y1) / 2, t, y1 - y0 - 2 * t)):
            box((w, d, high), (cx, cy, z), m, ground=True, bevel=0.01)
            if cap:
                box((w + 0.12, d + 0.12, 0.09), (cx, cy, z + high), self.trim, ground=True, bevel=0.015)

    def column(self, x, y, z, high, size=0.3, mat=None, round_=False):
        m = mat or self.trim
        if round_:
            lathe([(0, 0), (size * 0.75, 0), (size * 0.75, 0.12), (size * 0.6, 0.18), (size * 0.5, 0.25), (size * 0.46, high - 0.3), (size * 0.55, high - 0.22), (size * 0.75, high - 0.12), (size * 0.75, high), (0, high)], (x, y, z), m)
        else:
            box((size, size, high), (x, y, z), m, ground=True, bevel=0.012)
            box((size + 0.12, size + 0.12, 0.25), (x, y, z), m, ground=True, bevel=0.02)
            box((size + 0.12, size + 0.12, 0.12), (x, y, z + high - 0.12), m, ground=True, bevel=0.02)

    def rail(self, x0, y0, x1, y1, z, high=1.0, kind='glass'):
        """A balustrade from one point to the next."""
        long = math.hypot(x1 - x0, y1 - y0)
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        steel = metal('#cfd2d4', 0.2)
        parts = []
        if kind == 'glass':
            clear = sheer(shine=0.015 if self.dusk else 0.16)
            n = max(1, round(long / 1.2))
            for i in range(n):
                parts.append(box((long / n - 0.06, 0.014, high - 0.15), (long * (i + 0.5) / n, 0, high / 2 + 0.02), clear, bevel=0))
            for i in range(n + 1):
                parts.append(box((0.045, 0.045, high), (long * i / n, 0, high / 2), steel, bevel=0.004))
            parts.append(box((long, 0.06, 0.05), (long / 2, 0, high), steel, bevel=0.01))
        elif kind == 'iron':
            n = max(3, round(long / 0.12))
            for i in range(n + 1):
                parts.append(box((0.02, 0.02, high), (long * i / n, 0, high / 2), self.iron, bevel=0))
            for h in (0.06, high * 0.82, high):
                parts.append(box((long, 0.045, 0.03), (long / 2, 0, h), self.iron, bevel=0.004))
        else:
            n = max(3, round(long / 0.26))
            profile = [(0.05, 0), (0.05, 0.06), (0.03, 0.1), (0.065, 0.28), (0.07, 0.36), (0.035, 0.52), (0.03, 0.62), (0.05, 0.68), (0.05, 0.74)]
            body = lathe(profile, mat=self.trim, segments=14)
            mesh = body.data
            bpy.data.objects.remove(body)
            for i in range(n):
                parts.append(put(mesh, None, (long * (i + 0.5) / n, 0, 0.06), scale=(1, 1, (high - 0.18) / 0.74)))
            for h in (0.03, high - 0.06):
                parts.append(box((long, 0.16, 0.1), (long / 2, 0, h), self.trim, bevel=0.015))
        return group(parts, (x0, y0, z), (0, 0, a))

    def hip(self, x0, y0, x1, y1, z, rise, over=0.6, colour='#7e2d23', make=ribbed_roof, gable=False, **more):
        """A roof with its ridge along the longer side; gable=True leaves the ends upright."""
        x0, y0, x1, y1 = x0 - over, y0 - over, x1 + over, y1 + over
        w, d = x1 - x0, y1 - y0
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
        inset = 0.0 if gable else min(w, d) / 2
        if w >= d:
            ridge = [(x0 + inset, cy), (x1 - inset, cy)]
            slopes = [[(x0, y0), (x1, y0), ridge[1], ridge[0]], [(x1, y1), (x0, y1), ridge[0], ridge[1]]]
            ends = [[(x0, y1), (x0, y0), ridge[0]], [(x1, y0), (x1, y1), ridge[1]]]
            axes = (0, 1)
        else:
            ridge = [(cx, y0 + inset), (cx, y1 - inset)]
            slopes = [[(x1, y0), (x1, y1), ridge[1], ridge[0]], [(x0, y1), (x0, y0), ridge[0], ridge[1]]]
            ends = [[(x0, y0), (x1, y0), ridge[0]], [(x1, y1), (x0, y1), ridge[1]]]
            axes = (1, 0)
        top = {tuple(each) for each in ridge}
        for faces, axis, upright in ((slopes, axes[0], False), (ends, axes[1], gable)):
            for face in faces:
                points = [(px, py, z + (rise if (px, py) in top else 0)) for px, py in face]
                mat = self.wall if upright else make(colour, axis, **more)
                thing = put(mesh_of(points, [tuple(range(len(points)))]), mat)
                made = thing.modifiers.new('solid', 'SOLIDIFY')
                made.thickness = 0.03
        cap = plain(mixed(colour, '#000000', 0.12), 0.4)
        edges = [(ridge[0], ridge[1])] + ([] if gable else [(ridge[0], c) for c in ((x0, y0), (x0, y1) if w >= d else (x1, y0))] + [(ridge[1], c) for c in ((x1, y1), (x1, y0) if w >= d else (x0, y1))])
        for a, b in edges:
            tube([(*a, z + (rise if tuple(a) in top else 0) + 0.02), (*b, z + (rise if tuple(b) in top else 0) + 0.02)], 0.07, cap, round_off=False, sides=3)
        box((w, d, 0.02), (cx, cy, z - 0.06), self.trim, bevel=0)
        for px, py, ww, dd in ((cx, y0, w, 0.03), (cx, y1, w, 0.03), (x0, cy, 0.03, d), (x1, cy, 0.03, d)):
            box((ww, dd, 0.26), (px, py, z - 0.2), self.trim, ground=True, bevel=0.004)

    def steps(self, x, y, z, wide=1.8, count=3):
        for i in range(count):
            box((wide + i * 0.3 * 0, 0.3 * (count - i), z / count), (x, y - 0.15 * (count - i), i * z / count), concrete('#b3ada3', 0.01), ground=True, bevel=0.01)

    def cooler(self, u, y, z, turned=0):
        white, dark = plain('#eeede9', 0.35), plain('#2b2d30', 0.5)
        parts = [box((0.8, 0.3, 0.55), (0, 0, 0), white, bevel=0.02), lathe([(0, 0), (0.22, 0), (0.22, 0.01)], (-0.1, -0.152, 0), dark, rot=(90, 0, 0), segments=32)]
        for i in range(6):
            parts.append(tube([(-0.1 + (0.04 + i * 0.034) * math.cos(t), -0.165, (0.04 + i * 0.034) * math.sin(t)) for t in [2 * math.pi * k / 20 for k in range(20)]], 0.004, white, closed=True, sides=2))
        return group(parts, (u, y, z), (0, 0, turned))


def dressed_pane(tint):
    """Glass seen from the street by day: a dark room, and curtains drawn more or less."""
    s = Surface('pane')
    across, split = s.node('SeparateXYZ'), s.node('SeparateXYZ')
    s.give(across.inputs[0], s.node('TexCoord').outputs['Generated'])
    s.give(split.inputs[0], s.where)
    far = s.math('ABSOLUTE', s.math('SUBTRACT', across.outputs[0], 0.5))
    drawn = s.math('ADD', s.math('MULTIPLY', s.chance, 0.42), 0.08)
    fold = s.math('SINE', s.math('ADD', s.math('MULTIPLY', split.outputs[0], 62), s.math('MULTIPLY', s.noise(0.3, 2), 6)))
    cloth_tone = s.blend(1.0, '#8f8676', s.ramp(fold, (0.0, 0.55), (1.0, 1.0)), 'MULTIPLY')
    hung = s.ramp(s.math('SUBTRACT', far, drawn), (0.0, 0.0), (0.02, 0.85))
    return s.done(s.blend(hung, rgb(tint), cloth_tone), 0.04, 0.0, specular=0.7, clearcoat=0.4, clearcoat_roughness=0.02)


def sheer(tint='#d5e8e5', shine=0.16):
    """Glass that is looked through: tinted, with the sky's shine on it, and without the noise of real refraction."""
    s = Surface('sheer')
    through, sky_on_it, both = s.node('BsdfTransparent'), s.node('Emission'), s.node('AddShader')
    s.give(through.inputs[0], tint)
    s.give(sky_on_it.inputs[0], '#cfe3e6')
    sky_on_it.inputs[1].default_value = shine
    s.tree.links.new(through.outputs[0], both.inputs[0])
    s.tree.links.new(sky_on_it.outputs[0], both.inputs[1])
    s.tree.links.new(both.outputs[0], s.out.inputs['Surface'])
    s.mat.cycles.sample_as_light = False
    return s.mat


def curtain(colour, strength):
    """A lit window: folds of a curtain, brighter in the middle."""
    s = Surface('curtain')
    wave = s.node('TexWave', bands_direction='X')
    s.give(wave.inputs['Vector'], s.body)
    wave.inputs['Scale'].default_value = 2.6
    wave.inputs['Distortion'].default_value = 1.2
    tone = s.blend(1.0, rgb(colour), s.ramp(wave.outputs[0], (0.0, 0.42), (1.0, 1.0)), 'MULTIPLY')
    made = s.node('Emission')
    s.give(made.inputs[0], tone)
    made.inputs[1].default_value = strength * 0.35
    s.tree.links.new(made.outputs[0], s.out.inputs['Surface'])
    s.mat.cycles.sample_as_light = False
    return s.mat


def land(mat=None, size=300):
    sheet(lambda u, v: ((u - 0.5) * size, (v - 0.5) * size, 0), 1, 1, mat or earth())


def plot(x0, y0, x1, y1, mat, z=0.02):
    box((x1 - x0, y1 - y0, 0.04), ((x0 + x1) / 2, (y0 + y1) / 2, z - 0.02), mat, bevel=0)


def fence(points, high=2.2, mat=None, cap=None):
    """A plastered block fence with piers and coping from point to point."""
    m, c = mat or plaster('#d9cdb8', 0.9), cap or plaster('#b9ad9b', 0.3)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        long, a = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
        parts = [box((long, 0.2, high), (long / 2, 0, 0), m, ground=True, bevel=0.005), box((long, 0.3, 0.08), (long / 2, 0, high), c, ground=True, bevel=0.02)]
        for i in range(int(long / 3) + 1):
            parts.append(box((0.34, 0.34, high + 0.12), (min(i * 3, long), 0, 0), m, ground=True, bevel=0.01))
            parts.append(box((0.44, 0.44, 0.08), (min(i * 3, long), 0, high + 0.12), c, ground=True, bevel=0.02))
        group(parts, (ax, ay, 0), (0, 0, a))


def tower(x, y, high=4.5):
    """Water tank on steel legs."""
    from products.mechanical import tank

    steel = plain('#59656b', 0.5, grain=0.2, size=0.05)
    parts = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(tube([(sx * 0.85, sy * 0.85, 0), (sx * 0.65, sy * 0.65, high)], 0.05, steel, round_off=False, sides=3))
    for k in range(1, 4):
        z, r = high * k / 3, 0.85 - 0.2 * k / 3
        for a, b in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
            parts.append(tube([(a[0] * r, a[1] * r, z), (b[0] * r, b[1] * r, z)], 0.035, steel, round_off=False, sides=3))
            low = 0.85 - 0.2 * (k - 1) / 3
            parts.append(tube([(a[0] * low, a[1] * low, high * (k - 1) / 3), (b[0] * r, b[1] * r, z)], 0.018, steel, round_off=False, sides=2))
    parts.append(box((1.8, 1.8, 0.08), (0, 0, high), steel, ground=True))
    group(parts, (x, y, 0))
    tank((x, y, high + 0.08), 0.68, 1.5)
    tube([(x + 0.6, y, high), (x + 0.75, y, 0.0)], 0.03, plain('#d8d8d4', 0.4), round_off=False, sides=3)


def dish(x, y, z, turned=0, size=0.42):
    """A satellite dish on its bracket."""
    grey, dark = plain('#c9cbca', 0.4), plain('#4a4d50', 0.5)
    bowl = [lathe(flowing([(0, 0), (size * 0.5, size * 0.05), (size, size * 0.2)], 5), mat=grey, rot=(62, 0, 0)), lathe(flowing([(size, size * 0.205), (size * 0.5, size * 0.055), (0, 0.005)], 5), mat=grey, rot=(62, 0, 0))]
    arm = [tube([(0, -size * 0.1, -size * 0.75), (0, -size * 0.95, -size * 0.1)], 0.014, dark, round_off=False), box((0.07, 0.12, 0.07), (0, -size * 0.95, -size * 0.1), dark, bevel=0.01)]
    group([bowl, arm, tube([(0, 0.05, 0), (0, 0.2, -0.1), (0, 0.2, -size * 1.3)], 0.022, dark, round_off=False)], (x, y, z), (0, 0, turned))


def pebbles(x0, x1, y0, y1, count=160):
    if 'pebble' not in _leaves:
        _leaves['pebble'] = [rock(0.05, stone('#a98a72', '#7d5f4a', 0.01), 1) for _ in range(4)]
    strew(_leaves['pebble'], count, lambda: (rnd(x0, x1), rnd(y0, y1), 0.004), 0.3, 1.5)


def generator_house(x, y, turned=0):
    wall, roof, dark = plaster('#cfc3ae', 0.8), plain('#9aa0a3', 0.4, metal=0.4), plain('#23262a', 0.5)
    parts = [box((2.4, 0.18, 1.7), (0, 0.9, 0), wall, ground=True), box((0.18, 1.9, 1.7), (-1.15, 0, 0), wall, ground=True), box((0.18, 1.9, 1.7), (1.15, 0, 0), wall, ground=True)]
    parts += [box((2.9, 2.5, 0.05), (0, -0.05, 1.78), roof, rot=(-5, 0, 0)), box((1.7, 0.85, 0.9), (0, 0.1, 0.15), plain('#c7a224', 0.4, grain=0.1), ground=True, bevel=0.03), box((0.7, 0.02, 0.5), (-0.35, -0.34, 0.65), dark), box((0.3, 0.02, 0.3), (0.5, -0.34, 0.7), dark)]
    for i in range(9):
        parts.append(box((0.02, 0.02, 1.6), (-1.0 + i * 0.25, -0.9, 0), dark, ground=True, bevel=0))
    group(parts, (x, y, 0), (0, 0, turned))


# Plants of the scene at hand: made once, then copied.
_leaves = {}


def fresh_leaves():
    """A new scene knows nothing of those of the last one."""
    _leaves.clear()


def frond(mat):
    """One palm leaf along x, drooping."""
    points, faces = [], []
    for i in range(46):
        t = 0.1 + 0.9 * i / 46
        x, z = 2.5 * (t - 0.13 * t**3), 0.85 * t - 1.75 * t**2.6
        long = 0.75 * math.sin(math.pi * min(1, t * 0.93 + 0.05)) ** 0.7
        for side in (-1, 1):
            droop = -0.3 * long + rnd(-0.1, 0.06)
            k = len(points)
            points += [(x, 0, z), (x + 0.045, 0, z - 0.01), (x + long * 0.5 + rnd(-0.04, 0.04), side * long * 0.82, z + droop)]
            faces.append((k, k + 1, k + 2) if side > 0 else (k + 1, k, k + 2))
    mesh = mesh_of(points, faces)
    stem = tube([(2.5 * (t - 0.13 * t**3), 0, 0.85 * t - 1.75 * t**2.6) for t in [i / 10 for i in range(11)]], 0.022, mat, sides=2)
    leafs = put(mesh, mat)
    return frozen([leafs, stem])


def leaf_mat(light='#5c7a35', dark='#2f4a1f'):
    s = Surface('leaf')
    tone = s.vary(s.ramp(s.noise(0.5, 2), (0.3, dark), (0.7, light)), 0.22)
    return s.done(tone, 0.55, 0, specular=0.3)


def palm(x, y, high=7.0, lean=0.06):
    key = 'palm'
    if key not in _leaves:
        green = leaf_mat('#64803a', '#3a5523')
        _leaves[key] = [frond(green) for _ in range(2)], concrete('#85745f', 0.03, spots=0.3)
    fronds, bark = _leaves[key]
    tip = Vector((x + lean * high, y + rnd(-0.3, 0.3), high))
    rings = []
    for i in range(24):
        t = i / 23
        rings.append((0.24 - 0.1 * t + (0.02 if i % 2 else 0) + 0.12 * max(0, 1 - t * 8), t * high))
    trunk = lathe([(0, 0)] + rings + [(0, high)], (x, y, 0), bark, segments=14)
    trunk.rotation_euler = (0, math.atan(lean), 0)
    for i in range(22):
        put(RNG.choice(fronds), None, tip, (rnd(-12, 12), rnd(-52, 22) if i > 7 else rnd(20, 46), i * 360 / 22 * 2.6 + rnd(-9, 9)), rnd(0.85, 1.12))


def clump(mat, size=0.5, count=190):
    points, faces = [], []
    for _ in range(count):
        away = Vector((rnd(-1, 1), rnd(-1, 1), rnd(-0.8, 1))).normalized()
        at = away * size * rnd(0.55, 1)
        side = away.cross(Vector((rnd(-1, 1), rnd(-1, 1), rnd(-1, 1)))).normalized() * size * 0.115
        up = (away * 0.35 + away.cross(side).normalized() * 0.6 + Vector((0, 0, -0.35))) * size * 0.31
        k = len(points)
        points += [tuple(at - side * 0.2), tuple(at + side + up * 0.5), tuple(at + up), tuple(at - side + up * 0.5)]
        faces.append((k, k + 1, k + 2, k + 3))
    mesh = mesh_of(points, faces)
    mesh.materials.append(mat)
    return mesh


def clumps():
    key = 'clump'
    if key not in _leaves:
        _leaves[key] = [clump(leaf_mat('#5f7c37', '#2c451c')) for _ in range(3)]
    return _leaves[key]


def tree(x, y, high=6.0, wide=3.0):
    bark = plain('#5b4a3b', 0.95, grain=0.3, size=0.05)
    tube([(x, y, 0), (x + rnd(-0.2, 0.2), y, high * 0.3), (x + rnd(-0.3, 0.3), y, high * 0.62)], 0.17, bark, sides=3)
    for _ in range(4):
        tube([(x, y, high * 0.33), (x + rnd(-1, 1) * wide * 0.5, y + rnd(-1, 1) * wide * 0.5, high * rnd(0.6, 0.75))], 0.07, bark, sides=2)
    for _ in range(int(46 * wide)):
        a, r, up = rnd(0, 6.28), wide * math.sqrt(RNG.random()), rnd(0, 1)
        squeeze = math.sin(math.pi * (0.15 + up * 0.75))
        put(RNG.choice(clumps()), None, (x + r * squeeze * math.cos(a), y + r * squeeze * math.sin(a), high * (0.42 + 0.55 * up)), (0, 0, rnd(0, 360)), rnd(0.8, 1.5))


def bush(x, y, size=0.8):
    for _ in range(7):
        put(RNG.choice(clumps()), None, (x + rnd(-0.5, 0.5) * size, y + rnd(-0.5, 0.5) * size, size * rnd(0.3, 0.75)), (0, 0, rnd(0, 360)), size * rnd(0.7, 1.2))


def hedge(x0, y0, x1, y1, high=0.8):
    long = math.hypot(x1 - x0, y1 - y0)
    for i in range(int(long / 0.2)):
        t = i * 0.2 / long
        put(RNG.choice(clumps()), None, (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + rnd(-0.1, 0.1), high * rnd(0.45, 0.7)), (0, 0, rnd(0, 360)), high * rnd(0.8, 1.0))


def grass(place, count=500, tall=1.3):
    key = 'grass'
    if key not in _leaves:
        mats = leaf_mat('#7c8a45', '#4a5f28')
        tufts = []
        for _ in range(3):
            points, faces = [], []
            for _ in range(22):
                a, r, h = rnd(0, 6.28), rnd(0, 0.09), rnd(0.06, 0.2)
                x, y, lx, ly = r * math.cos(a), r * math.sin(a), rnd(-0.08, 0.08), rnd(-0.08, 0.08)
                k = len(points)
                points += [(x - 0.005, y, 0), (x + 0.005, y, 0), (x + lx, y + ly, h)]
                faces.append((k, k + 1, k + 2))
            tuft = mesh_of(points, faces)
            tuft.materials.append(mats)
            tufts.append(tuft)
        _leaves[key] = tufts
    for _ in range(count):
        put(RNG.choice(_leaves[key]), None, place(), (0, 0, rnd(0, 360)), rnd(0.5, 1.2) * tall)


def lawn():
    s = Surface('lawn')
    tone = s.ramp(s.noise(1.2, 6, 0.7, s.world), (0.3, '#4f6a2c'), (0.7, '#7c8d45'))
    tone = s.blend(1.0, tone, s.ramp(s.noise(0.03, 3, 0.7, s.world), (0.3, 0.6), (0.7, 1.15)), 'MULTIPLY')
    return s.done(tone, 0.95, 0, s.bump(s.noise(0.03, 3, 0.7, s.world), 0.9, 0.03), specular=0.1)


def pole(x, y, wires=((-30, 8), (30, -4))):
    grey = concrete('#a09a90', 0.02)
    tube([(x, y, 0), (x, y, 8.2)], 0.1, grey, round_off=False, sides=3)
    box((1.5, 0.09, 0.09), (x, y, 7.9), wood('#6f5a43', '#45372a'))
    line = plain('#1a1a1a', 0.6)
    for k in (-0.6, -0.2, 0.2, 0.6):
        for dx, dy in wires:
            tube([(x + k, y, 8.02), (x + k + dx / 2, y + dy / 2, 7.2), (x + k + dx, y + dy, 8.0)], 0.008, line, sides=1)


def neighbours(spots):
    """Houses further down the road, only walls and roofs."""
    for x, y, w, d, h, wall, roof in spots:
        far = House(wall, bars=False)
        far.storey(x - w / 2, y - d / 2, x + w / 2, y + d / 2, 0, h, front=[('sliding', w * k - 0.6, zz, 1.2, 1.2) for k in (0.25, 0.75) for zz in ([1.0] if h < 4 else [1.0, 4.0])], left=[('sliding', d * 0.4, zz, 1.2, 1.2) for zz in ([1.0] if h < 4 else [1.0, 4.0])], right=[('sliding', d * 0.4, zz, 1.2, 1.2) for zz in ([1.0] if h < 4 else [1.0, 4.0])])
        far.hip(x - w / 2, y - d / 2, x + w / 2, y + d / 2, h, min(w, d) * 0.24, colour=roof)


def gate(x, y, wide=3.6, high=2.3, colour='#20242a', turned=0):
    mat, gold = plain(colour, 0.4), plain('#a9823c', 0.4)
    parts = []
    for side in (-1, 1):
        cx = side * wide / 4
        parts.append(prism([rect(cx - wide / 4 + 0.02, 0.1, cx + wide / 4 - 0.02, high), rect(cx - wide / 4 + 0.1, high * 0.55, cx + wide / 4 - 0.1, high - 0.08)], 0.06, (0, 0.03, 0), mat, rot=(90, 0, 0)))
        for i in range(1, 8):
            parts.append(box((0.025, 0.025, high * 0.45), (cx - wide / 4 + wide / 2 * i / 8, 0, high * 0.76), mat, bevel=0))
        for i in range(3):
            parts.append(box((wide / 2 - 0.3, 0.02, 0.03), (cx, -0.035, 0.35 + i * 0.33), gold, bevel=0))
    group(parts, (x, y, 0), (0, 0, turned))


__all__ = [name for name in dir() if not name.startswith('_')]
