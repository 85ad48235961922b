"""The light people are shown in: a low sun before the camera, dust in the air."""

from homes.parts import *

MORNING = ((0.0, '#f3b87c'), (0.05, '#f6cb98'), (0.14, '#ecd3b8'), (0.30, '#c3c8cf'), (0.6, '#8ba4c2'), (1.0, '#5a7aa8'))
EVENING = ((0.0, '#e58a4e'), (0.05, '#eda467'), (0.13, '#dfae8a'), (0.27, '#b59f9f'), (0.5, '#7d86a3'), (1.0, '#48608f'))


def against(scene, bearing=8, high=9, sun=4.0, strength=0.55, exposure=0.35, stops=MORNING, warm=(1, 0.72, 0.42), glow=2.2, dust=90, tone='#f0bf8d', veil=0.5, bloom=0.5):
    """
    A sky that is brightest around a sun in view, which rims what stands before it.
    @param bearing where the sun is: 0 straight ahead, 90 to the right @param dust how far one sees
    """
    dusk(scene, bearing, strength, exposure, stops)
    sunlight(scene, high, bearing, sun, warm, 1.6)
    nodes, links = scene.world.node_tree.nodes, scene.world.node_tree.links
    back = next(each for each in nodes if each.type == 'BACKGROUND')
    sky_colour = back.inputs[0].links[0].from_socket
    where, near, ramp, add = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeVectorMath'), nodes.new('ShaderNodeValToRGB'), nodes.new('ShaderNodeMixRGB')
    near.operation = 'DOT_PRODUCT'
    b, e = math.radians(bearing), math.radians(high)
    near.inputs[1].default_value = (math.sin(b) * math.cos(e), math.cos(b) * math.cos(e), math.sin(e))
    links.new(where.outputs['Generated'], near.inputs[0])
    links.new(near.outputs['Value'], ramp.inputs[0])
    ramp.color_ramp.interpolation = 'EASE'
    while len(ramp.color_ramp.elements) < 5:
        ramp.color_ramp.elements.new(0.5)
    for element, (place, level) in zip(ramp.color_ramp.elements, ((0.70, 0.0), (0.90, 0.16), (0.975, 0.5), (0.9965, 1.3), (0.9995, 6.0))):
        element.position = place
        element.color = (level * glow * warm[0], level * glow * warm[1] * 1.08, level * glow * warm[2] * 1.15, 1)
    add.blend_type, add.inputs[0].default_value = 'ADD', 1.0
    links.new(sky_colour, add.inputs[1])
    links.new(ramp.outputs[0], add.inputs[2])
    links.new(add.outputs[0], back.inputs[0])
    air(scene, tone, dust, veil, bloom)


def air(scene, tone='#e9dccb', far=120, level=0.6, bloom=0.35):
    """And as few reflections of light, and as coarse a map of the sky's brightness, as dark shapes need."""
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 1, 1
    scene.world.cycles.sampling_method, scene.world.cycles.sample_map_resolution = 'MANUAL', 128
    scene['dust'] = [each * level for each in rgb(tone)][:3]
    scene['dust_far'] = far
    scene['bloom'] = bloom


def skyline(x0=-40, x1=40, y=46, roofs=('#6b3a2c', '#4b4f55', '#5b3426')):
    """Palms, trees and roofs of the next road, for the light to fade over."""
    for _ in range(4):
        palm(rnd(x0, x1), y + rnd(-14, 6), rnd(7, 10))
    for _ in range(7):
        tree(rnd(x0, x1), y + rnd(-8, 10), rnd(5, 8), rnd(3, 4.5))
    step = (x1 - x0) / 3
    neighbours([(x0 + step * (i + 0.5) + rnd(-7, 7), y + rnd(6, 24), rnd(10, 16), 10, RNG.choice((3.2, 3.2, 6.2)), RNG.choice(('#d8c7a8', '#e0cfae', '#cdbfa8')), roofs[i % 3]) for i in range(3)])
