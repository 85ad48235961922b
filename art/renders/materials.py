"""Surfaces, all computed: nothing is a photograph. Sizes in metres, colours as '#rrggbb'."""

import math
import os
import tempfile

import bpy

LABELS = os.path.join(tempfile.gettempdir(), 'adlm-labels')


def rgb(colour):
    """sRGB to the linear colour that light works with."""
    if not isinstance(colour, str):
        return tuple(colour)[:3]
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def mixed(a, b, t):
    return tuple(x * (1 - t) + y * t for x, y in zip(rgb(a), rgb(b)))


class Surface:
    """A material as a few calls: every method answers with a socket, numbers and colours pass as they are."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new('ShaderNodeOutputMaterial')
        self._where = None

    def node(self, kind, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        return made

    def give(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA':
            socket.default_value = (*rgb(value), 1) if not isinstance(value, (int, float)) else (value,) * 3 + (1,)
        else:
            socket.default_value = value

    @property
    def where(self):
        """Where on the body, in its own metres, moved for each body by chance."""
        if self._where is None:
            coords, info = self.node('TexCoord'), self.node('ObjectInfo')
            add = self.node('VectorMath', operation='MULTIPLY_ADD')
            self.give(add.inputs[0], info.outputs['Random'])
            add.inputs[1].default_value = (37, 53, 71)
            self.give(add.inputs[2], coords.outputs['Object'])
            self._where = add.outputs[0]
        return self._where

    @property
    def body(self):
        return self.node('TexCoord').outputs['Object']

    @property
    def world(self):
        return self.node('NewGeometry').outputs['Position']

    @property
    def uv(self):
        return self.node('TexCoord').outputs['UV']

    @property
    def chance(self):
        return self.node('ObjectInfo').outputs['Random']

    def scaled(self, vector, by):
        made = self.node('Mapping')
        self.give(made.inputs['Vector'], vector)
        made.inputs['Scale'].default_value = by if isinstance(by, tuple) else (by,) * 3
        return made.outputs[0]

    def noise(self, size, detail=4, rough=0.55, vector=None, distortion=0.0):
        made = self.node('TexNoise')
        self.give(made.inputs['Vector'], vector or self.where)
        made.inputs['Scale'].default_value = 1 / size
        made.inputs['Detail'].default_value = detail
        made.inputs['Roughness'].default_value = rough
        made.inputs['Distortion'].default_value = distortion
        return made.outputs['Fac']

    def cells(self, size, vector=None, feature='F1', colour=False):
        made = self.node('TexVoronoi', feature=feature)
        self.give(made.inputs['Vector'], vector or self.where)
        made.inputs['Scale'].default_value = 1 / size
        return made.outputs['Color' if colour else 'Distance']

    def ramp(self, fac, *stops):
        made = self.node('ValToRGB')
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            element.color = (*(rgb(colour) if not isinstance(colour, (int, float)) else (colour,) * 3), 1)
        self.give(made.inputs[0], fac)
        return made.outputs[0]

    def math(self, operation, a, b=0.0):
        made = self.node('Math', operation=operation)
        self.give(made.inputs[0], a)
        self.give(made.inputs[1], b)
        return made.outputs[0]

    def blend(self, fac, a, b, mode='MIX'):
        made = self.node('MixRGB', blend_type=mode)
        self.give(made.inputs[0], fac)
        self.give(made.inputs[1], a)
        self.give(made.inputs[2], b)
        return made.outputs[0]

    def vary(self, colour, amount=0.1, shade=0.0):
        """A little lighter or darker from body to body."""
        made = self.node('HueSaturation')
        value = self.math('ADD', self.math('MULTIPLY', self.chance, 2 * amount), 1 - amount + shade)
        self.give(made.inputs['Value'], value)
        self.give(made.inputs['Color'], colour)
        return made.outputs[0]

    def bump(self, height, strength=0.5, depth=0.001, under=None):
        made = self.node('Bump')
        made.inputs['Strength'].default_value = strength
        made.inputs['Distance'].default_value = depth
        self.give(made.inputs['Height'], height)
        if under is not None:
            self.give(made.inputs['Normal'], under)
        return made.outputs[0]

    def done(self, colour, rough=0.5, metal=0.0, normal=None, **more):
        made = self.node('BsdfPrincipled')
        self.give(made.inputs['Base Color'], colour)
        self.give(made.inputs['Roughness'], rough)
        self.give(made.inputs['Metallic'], metal)
        if normal is not None:
            self.give(made.inputs['Normal'], normal)
        for name, value in more.items():
            self.give(made.inputs[name.replace('_', ' ').title().replace('Ior', 'IOR')], value)
        self.tree.links.new(made.outputs[0], self.out.inputs['Surface'])
        return self.mat


def plain(colour, rough=0.45, metal=0.0, vary=0.0, grain=0.0, bump=0.0, size=0.004, coat=0.0, dirt=0.0):
    """Paint, plastic, cast metal: even, with as much of grain, bump and dirt as asked."""
    s = Surface('plain')
    tone = rgb(colour)
    if vary:
        tone = s.vary(tone, vary)
    if grain:
        tone = s.blend(1.0, tone, s.ramp(s.noise(size * 4, 6), (0.3, 1 - grain), (0.7, 1.0)), 'MULTIPLY')
    if dirt:
        smear = s.ramp(s.noise(0.12, 8, 0.65), (0.45, 0.0), (0.75, dirt))
        tone = s.blend(smear, tone, '#8a6f52')
    uneven = s.ramp(s.noise(max(size * 12, 0.02), 2), (0.3, rough * 0.86), (0.7, min(1.0, rough * 1.14)))
    normal = s.bump(s.noise(size, 5), bump, size * 0.5) if bump else None
    return s.done(tone, uneven, metal, normal, clearcoat=coat, clearcoat_roughness=0.08)


def concrete(colour='#a7a29a', grain=0.004, pits=0.6, spots=0.35, vary=0.08):
    s = Surface('concrete')
    broad = s.ramp(s.noise(0.16, 6, 0.6), (0.25, mixed(colour, '#6b655d', 0.30)), (0.75, mixed(colour, '#ffffff', 0.12)))
    fine = s.ramp(s.noise(grain, 3, 0.7), (0.25, 1 - spots), (0.6, 1.0))
    tone = s.vary(s.blend(1.0, broad, fine, 'MULTIPLY'), vary)
    hole = s.ramp(s.cells(grain * 5), (0.05, 0.0), (0.3, 1.0))
    rise = s.math('ADD', s.noise(grain * 1.5, 6, 0.7), s.math('MULTIPLY', hole, pits * 0.5))
    return s.done(tone, 0.93, 0, s.bump(rise, 0.75, grain * 0.7), specular=0.2)


def grainy(colours, grain, rough=0.95, depth=1.0, damp=0.2):
    """Sand and dust: many colours of grains, damp patches."""
    s = Surface('grainy')
    cell = s.cells(grain, s.where, colour=True)
    value = s.node('SeparateColor')
    s.give(value.inputs[0], cell)
    stops = [(i / max(1, len(colours) - 1), each) for i, each in enumerate(colours)]
    tone = s.ramp(value.outputs[0], *stops)
    patch = s.ramp(s.noise(grain * 90, 5), (0.35, 1 - damp), (0.65, 1.05))
    soft = s.ramp(s.noise(grain * 5, 4), (0.3, 0.9), (0.7, 1.06))
    tone = s.blend(1.0, s.blend(1.0, tone, patch, 'MULTIPLY'), soft, 'MULTIPLY')
    rise = s.math('ADD', s.noise(grain * 2.2, 4, 0.7), s.math('MULTIPLY', s.noise(grain * 9, 4), 2.0))
    return s.done(tone, rough, 0, s.bump(rise, 0.8, grain * 2.2 * depth), specular=0.15)


def stone(light='#b9b6b2', dark='#6f6e70', grain=0.004, vary=0.22, speck='#3c3b3e'):
    s = Surface('stone')
    tone = s.ramp(s.noise(grain * 2, 5, 0.75), (0.3, dark), (0.62, light))
    flecks = s.ramp(s.cells(grain), (0.18, 1.0), (0.3, 0.0))
    some = s.math('MULTIPLY', flecks, s.ramp(s.noise(grain * 4, 2), (0.5, 0.0), (0.62, 1.0)))
    tone = s.vary(s.blend(some, tone, speck), vary)
    return s.done(tone, 0.82, 0, s.bump(s.noise(grain * 1.4, 6, 0.7), 0.7, grain * 0.5), specular=0.3)


def wood(light='#c99a63', dark='#8a5a2f', axis=0, rings=0.011, rough=0.62, rawness=1.0, vary=0.14, coat=0.0):
    """Solid wood: rings about an axis far outside the piece, so ends and sides belong together."""
    s = Surface('wood')
    light, dark = mixed(light, '#8d857b', 0.2), mixed(dark, '#5f564d', 0.2)
    order = [(0.06, 1, 1), (1, 0.06, 1), (1, 1, 0.06)][axis]
    along = s.scaled(s.where, order)
    wobble = s.node('VectorMath', operation='MULTIPLY_ADD')
    bent = s.node('TexNoise')
    s.give(bent.inputs['Vector'], along)
    bent.inputs['Scale'].default_value = 9
    bent.inputs['Detail'].default_value = 3
    s.give(wobble.inputs[0], bent.outputs['Color'])
    wobble.inputs[1].default_value = (0.05, 0.05, 0.05)
    s.give(wobble.inputs[2], along)
    ring = s.node('TexWave', wave_type='RINGS', rings_direction='XYZ'[axis], wave_profile='SAW')
    s.give(ring.inputs['Vector'], wobble.outputs[0])
    ring.inputs['Scale'].default_value = 0.314 / rings
    ring.inputs['Distortion'].default_value = 1.5
    ring.inputs['Detail'].default_value = 2
    tone = s.ramp(ring.outputs['Fac'], (0.0, light), (0.7, mixed(light, dark, 0.45)), (1.0, dark))
    fibre_at = s.scaled(s.where, [(0.03, 1, 1), (1, 0.03, 1), (1, 1, 0.03)][axis])
    fibre = s.noise(0.0016, 4, 0.7, fibre_at)
    tone = s.blend(1.0, tone, s.ramp(fibre, (0.3, 0.78), (0.65, 1.04)), 'MULTIPLY')
    tone = s.blend(s.ramp(s.noise(0.5, 3, 0.5, along), (0.4, 0.0), (0.8, 0.35)), tone, mixed(light, dark, 0.75))
    tone = s.vary(tone, vary)
    rise = s.math('ADD', fibre, s.math('MULTIPLY', ring.outputs['Fac'], 0.4))
    return s.done(tone, rough, 0, s.bump(rise, 0.35 * rawness, 0.0012), specular=0.3, clearcoat=coat, clearcoat_roughness=0.15)


def rusty(steel='#6d6a68', amount=0.45, rough=0.5, size=0.05):
    """Steel that stood in the yard: brown where the air got to it."""
    s = Surface('rusty')
    where = s.ramp(s.noise(size, 8, 0.68), (0.62 - amount * 0.5, 0.0), (0.80 - amount * 0.45, 1.0))
    brown = s.ramp(s.noise(size * 0.12, 5, 0.7), (0.25, '#2c1c15'), (0.5, '#54331f'), (0.8, '#7d5132'))
    tone = s.blend(where, rgb(steel), brown)
    metal = s.math('SUBTRACT', 0.9, s.math('MULTIPLY', where, 0.85))
    harsh = s.math('ADD', rough, s.math('MULTIPLY', where, 0.9 - rough))
    return s.done(tone, harsh, metal, s.bump(s.noise(size * 0.06, 5, 0.7), 0.35, size * 0.012))


def metal(colour='#c9cbcd', rough=0.28, brushed=None, scratch=0.25, vary=0.0):
    s = Surface('metal')
    tone = s.vary(rgb(colour), vary) if vary else rgb(colour)
    vector = s.scaled(s.where, [(0.02, 1, 1), (1, 0.02, 1), (1, 1, 0.02)][brushed]) if brushed is not None else s.where
    grain = s.noise(0.0012 if brushed is not None else 0.01, 4, 0.6, vector)
    smear = s.noise(0.08, 5)
    uneven = s.math('ADD', s.ramp(smear, (0.3, rough * 0.8), (0.7, rough * 1.25)), s.math('MULTIPLY', grain, rough * 0.5 * scratch))
    normal = s.bump(grain, scratch * 0.25, 0.0003) if brushed is not None else None
    return s.done(tone, uneven, 1.0, normal)


def galvanised(size=0.02, colour='#b9bec2', rough=0.36):
    s = Surface('galvanised')
    flake = s.node('SeparateColor')
    s.give(flake.inputs[0], s.cells(size, colour=True))
    tone = s.ramp(flake.outputs[0], (0.0, mixed(colour, '#6f767b', 0.45)), (1.0, mixed(colour, '#ffffff', 0.15)))
    tone = s.blend(1.0, tone, s.ramp(s.noise(0.25, 5), (0.3, 0.86), (0.7, 1.0)), 'MULTIPLY')
    return s.done(tone, s.ramp(flake.outputs[1], (0.0, rough * 0.8), (1.0, rough * 1.3)), 0.92)


def glass(tint='#e9f2f0', rough=0.0, ior=1.45):
    s = Surface('glass')
    return s.done(rgb(tint), rough, 0, transmission=1.0, ior=ior)


def pane(tint='#1b2a33', mirror=0.12):
    """Glass in a house seen from outside: dark, mirroring."""
    s = Surface('pane')
    return s.done(rgb(tint), 0.04, 0.0, specular=0.9, clearcoat=mirror * 4, clearcoat_roughness=0.02)


def glow(colour, strength):
    s = Surface('glow')
    made = s.node('Emission')
    s.give(made.inputs[0], rgb(colour))
    made.inputs[1].default_value = strength
    s.tree.links.new(made.outputs[0], s.out.inputs['Surface'])
    return s.mat


def glaze(colour, veins=None, rough=0.12, vein_size=0.3, vary=0.03, amount=0.6):
    """A glazed or polished tile; veins make it marble."""
    s = Surface('glaze')
    tone = rgb(colour)
    if veins:
        vein = s.noise(vein_size, 7, 0.62, distortion=1.4)
        line = s.math('ABSOLUTE', s.math('SUBTRACT', vein, 0.5))
        tone = s.blend(s.ramp(line, (0.0, amount), (0.06, amount * 0.25), (0.16, 0.0)), tone, rgb(veins))
        tone = s.blend(s.ramp(s.noise(vein_size * 2, 4), (0.4, 0.0), (0.8, 0.3)), tone, mixed(colour, veins, 0.35))
    tone = s.vary(tone, vary)
    return s.done(tone, rough, 0, specular=0.5)


def terrazzo(ground='#d8d2c6', chips=('#f3f0ea', '#6d6258', '#b98e6a', '#8f9a96', '#3e3b3a'), size=0.018, rough=0.16):
    s = Surface('terrazzo')
    cell = s.node('SeparateColor')
    s.give(cell.inputs[0], s.cells(size, colour=True))
    tone = s.ramp(cell.outputs[0], *[(i / len(chips), each) for i, each in enumerate(chips)])
    edge = s.ramp(s.cells(size, feature='DISTANCE_TO_EDGE'), (0.06, 0.0), (0.10, 1.0))
    some = s.math('MULTIPLY', edge, s.ramp(cell.outputs[1], (0.35, 0.0), (0.36, 1.0)))
    return s.done(s.blend(some, rgb(ground), tone), rough, 0)


def printed(picture, rough=0.75, crumple=0.0, metal=0.0, wear=0.12, coat=0.0):
    """A picture printed on a sheet by its u and v: sacks, labels, screens."""
    s = Surface('printed')
    image = s.node('TexImage')
    image.image = bpy.data.images.load(picture, check_existing=True)
    image.extension = 'EXTEND'
    s.give(image.inputs[0], s.uv)
    tone = image.outputs[0]
    if wear:
        tone = s.blend(1.0, tone, s.ramp(s.noise(0.03, 3, 0.7), (0.3, 1 - wear), (0.7, 1.03)), 'MULTIPLY')
    normal = None
    if crumple:
        rise = s.math('ADD', s.noise(0.035, 3, 0.55, distortion=0.8), s.math('MULTIPLY', s.noise(0.004, 3), 0.12))
        normal = s.bump(rise, 0.6 * crumple, 0.012)
    return s.done(s.vary(tone, 0.03), rough, metal, normal, specular=0.25, clearcoat=coat)


def woven(picture, rough=0.55):
    """A woven plastic sack with print on it."""
    s = Surface('woven')
    image = s.node('TexImage')
    image.image = bpy.data.images.load(picture, check_existing=True)
    image.extension = 'EXTEND'
    s.give(image.inputs[0], s.uv)
    a = s.node('TexWave', bands_direction='X')
    b = s.node('TexWave', bands_direction='Y')
    for wave in (a, b):
        s.give(wave.inputs['Vector'], s.scaled(s.uv, (1, 0.66, 1)))
        wave.inputs['Scale'].default_value = 70
    weave = s.math('MULTIPLY', a.outputs['Fac'], b.outputs['Fac'])
    tone = s.blend(1.0, image.outputs[0], s.ramp(weave, (0.0, 0.86), (0.5, 1.0)), 'MULTIPLY')
    crease = s.bump(s.noise(0.05, 5, 0.55, distortion=1.0), 0.5, 0.02)
    return s.done(tone, rough, 0, s.bump(weave, 0.3, 0.001, crease), specular=0.35)


def ground_paper():
    """The warm studio ground: even, so that it costs no time."""
    return Surface('ground').done(rgb('#dfd0b8'), 0.75, 0, specular=0.15)


def ground_concrete():
    """A trowelled concrete floor: clouds, the sweep of the trowel, stains, hair cracks."""
    s = Surface('floor')
    at = s.world
    tone = s.ramp(s.noise(0.7, 4, 0.6, at), (0.3, '#a39a8e'), (0.7, '#bdb5a9'))
    sweep = s.noise(0.22, 3, 0.6, s.scaled(at, (1, 0.35, 1)), distortion=2.2)
    tone = s.blend(1.0, tone, s.ramp(sweep, (0.3, 0.9), (0.7, 1.05)), 'MULTIPLY')
    tone = s.blend(1.0, tone, s.ramp(s.noise(0.006, 2, 0.7, at), (0.3, 0.88), (0.65, 1.02)), 'MULTIPLY')
    tone = s.blend(s.ramp(s.noise(0.4, 5, 0.6, at), (0.58, 0.0), (0.75, 0.4)), tone, '#857a6d')
    tone = s.blend(s.ramp(s.noise(0.25, 5, 0.7, at), (0.6, 0.0), (0.75, 0.35)), tone, '#d6cfc2')
    bent = s.node('TexNoise')
    s.give(bent.inputs['Vector'], at)
    bent.inputs['Scale'].default_value, bent.inputs['Detail'].default_value = 3, 5
    wander = s.node('VectorMath', operation='MULTIPLY_ADD')
    s.give(wander.inputs[0], bent.outputs['Color'])
    wander.inputs[1].default_value = (0.5, 0.5, 0)
    s.give(wander.inputs[2], at)
    crack = s.ramp(s.cells(2.6, wander.outputs[0], 'DISTANCE_TO_EDGE'), (0.0006, 0.7), (0.0018, 1.0))
    tone = s.blend(1.0, tone, crack, 'MULTIPLY')
    rise = s.math('ADD', s.math('MULTIPLY', sweep, 2.0), s.noise(0.003, 2, 0.7, at))
    return s.done(tone, s.ramp(sweep, (0.3, 0.62), (0.7, 0.85)), 0, s.bump(rise, 0.35, 0.002), specular=0.2)


def ground_laterite():
    """The bare earth of a yard: red grains, grit, pale dust where it has been walked."""
    s = Surface('yard')
    at = s.world
    tone = s.ramp(s.noise(0.45, 5, 0.7, at), (0.3, '#825f4a'), (0.7, '#9e7d66'))
    cell, grit = s.node('SeparateColor'), s.node('SeparateColor')
    s.give(cell.inputs[0], s.cells(0.004, at, colour=True))
    s.give(grit.inputs[0], s.cells(0.017, at, colour=True))
    tone = s.blend(1.0, tone, s.ramp(cell.outputs[0], (0.0, 0.86), (0.5, 1.0), (1.0, 1.06)), 'MULTIPLY')
    stones = s.math('MULTIPLY', s.ramp(grit.outputs[0], (0.86, 0.0), (0.88, 1.0)), s.ramp(s.cells(0.017, at), (0.22, 1.0), (0.4, 0.0)))
    tone = s.blend(s.math('MULTIPLY', stones, 0.8), tone, s.ramp(grit.outputs[1], (0.0, '#66493a'), (1.0, '#b9a694')))
    tone = s.blend(s.ramp(s.noise(0.2, 6, 0.72, at), (0.48, 0.0), (0.7, 0.6)), tone, '#bca48d')
    lumps = s.math('ADD', s.noise(0.03, 5, 0.75, at), s.math('MULTIPLY', stones, 0.35))
    return s.done(tone, 0.97, 0, s.bump(lumps, 0.8, 0.012), specular=0.06)


GROUNDS = {'paper': ground_paper, 'concrete': ground_concrete, 'laterite': ground_laterite}


def label(name, draw, size=(1200, 800)):
    """Our own lettering: draw(ImageDraw, font(px, weight), size) paints it once."""
    from PIL import Image, ImageDraw, ImageFont

    os.makedirs(LABELS, exist_ok=True)
    path = os.path.join(LABELS, name + '.png')
    image = Image.new('RGB', size, '#ffffff')
    faces = {
        'bold': '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf',
        'plain': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
        'narrow': '/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Bold.ttf',
    }
    draw(ImageDraw.Draw(image), lambda px, weight='bold': ImageFont.truetype(faces[weight], px), size)
    image.save(path)
    return path


__all__ = [name for name in dir() if not name.startswith('_')]
