"""One studio for every product: one lens, one camera height, one light, three grounds (materials.GROUNDS)."""

import math
import os
import tempfile
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from clean import clean
from film import developed
from materials import GROUNDS

ELEVATION = 19
AZIMUTH = 27
LENS = 78
SIZE = (800, 600)
# A picture is rendered this many times finer than it is kept: what is smoothed away then has no ragged edges.
FINER = 2


def finer(scene, size):
    scene.render.resolution_x, scene.render.resolution_y = int(size[0] * FINER), int(size[1] * FINER)
    scene['finer'] = max(1, FINER)


def reduced(image, by):
    """Means of squares, taken as the film sees them, so that a lamp does not eat its edges. Takes whole and half factors."""
    seen = image / (1 + image)
    if by == 1:
        # As fine as it is kept: nothing is left to take means of, so its edges are softened a little.
        for axis in (0, 1):
            seen = (np.roll(seen, 1, axis) + 4 * seen + np.roll(seen, -1, axis)) / 6
    if by % 1:
        seen, by = seen.repeat(2, axis=0).repeat(2, axis=1), by * 2
    by = int(by)
    height, width = seen.shape[0] // by, seen.shape[1] // by
    seen = seen.reshape(height, by, width, by, 3).mean(axis=(1, 3))
    return seen / (1 - seen)


def empty_scene(samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.05
    scene.cycles.adaptive_min_samples = 6
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 6
    scene.cycles.transparent_max_bounces = 8
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 1.0
    scene.cycles.sample_clamp_indirect = 4
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 2
    scene.render.film_transparent = False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    return scene


def camera(scene, lens):
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.sensor_width = 36
    data.clip_end = 2000
    data.clip_start = 0.001
    thing = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    return thing


def look(thing, start, target):
    start, target = Vector(start), Vector(target)
    thing.location = start
    thing.rotation_euler = (target - start).to_track_quat('-Z', 'Y').to_euler()


def area(scene, at, target, size, energy, colour=(1, 1, 1), size_y=None):
    data = bpy.data.lights.new('area', 'AREA')
    data.energy = energy
    data.size = size
    data.color = colour
    if size_y:
        data.shape = 'RECTANGLE'
        data.size_y = size_y
    thing = bpy.data.objects.new('area', data)
    scene.collection.objects.link(thing)
    look(thing, at, target)
    return thing


def corners(things):
    """Points of everything that is shown, enough of them to frame it."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    # What is strewn about does not decide how near the camera stands.
    things = [thing for thing in things if not thing.get('aside')]
    longest = max(max(thing.dimensions) for thing in things)
    for thing in things:
        if max(thing.dimensions) < longest * 0.09 and len(things) > 40:
            continue
        if thing.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        if thing.type == 'MESH' and len(thing.data.vertices) > 3:
            every = max(1, len(thing.data.vertices) // 150)
            seen = (thing.data.vertices[i].co for i in range(0, len(thing.data.vertices), every))
            points += [thing.matrix_world @ each for each in seen]
        else:
            box = thing.evaluated_get(graph).bound_box
            points += [thing.matrix_world @ Vector(each) for each in box]
    return points


def frame(scene, thing, points, fill=0.8):
    """The one view, as near as it takes for the points to fill the picture, and centred."""
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    middle = (low + high) / 2
    size = (high - low).length
    el, az = math.radians(ELEVATION), math.radians(AZIMUTH)
    away = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    far = size * 3
    for _ in range(6):
        look(thing, middle + away * far, middle)
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, thing, p) for p in points]
        x0, x1 = min(p.x for p in seen), max(p.x for p in seen)
        y0, y1 = min(p.y for p in seen), max(p.y for p in seen)
        span = max((x1 - x0) / fill, (y1 - y0) / (fill * 0.98))
        right = thing.matrix_world.to_3x3() @ Vector((1, 0, 0))
        up = thing.matrix_world.to_3x3() @ Vector((0, 1, 0))
        wide = far * 36 / LENS
        middle = middle + right * ((x0 + x1) / 2 - 0.5) * wide + up * ((y0 + y1) / 2 - 0.49) * wide * 0.75
        far *= span
    return middle, far


def studio(scene, fill=0.8, key=1.0, ground='paper'):
    """Lights, ground and camera around what stands in the scene; everything grows with it."""
    things = [each for each in scene.objects if each.type in ('MESH', 'CURVE', 'FONT')]
    eye = camera(scene, LENS)
    finer(scene, SIZE)
    middle, far = frame(scene, eye, corners(things), fill)
    s = far / 5
    eye.data.clip_start = far / 1000
    eye.data.clip_end = far * 100

    bpy.ops.mesh.primitive_plane_add(size=60 * s, location=(0, 0, 0))
    bpy.context.object.data.materials.append(GROUNDS[ground]())

    spot = Vector((middle.x, middle.y, max(middle.z * 0.6, 0)))
    area(scene, spot + Vector((-3.2, -2.6, 4.4)) * s, spot, 1.7 * s, 430 * s * s * key, (1, 0.945, 0.87))
    area(scene, spot + Vector((3.6, 3.0, 3.2)) * s, spot, 1.6 * s, 130 * s * s * key, (0.93, 0.96, 1))
    area(scene, spot + Vector((4.2, -3.4, 2.2)) * s, spot, 2.6 * s, 34 * s * s * key, (1, 0.97, 0.93))
    dome(scene.world, (1.0, 0.965, 0.92), 0.21)
    scene.view_settings.exposure = 0.36


def dome(world, colour, strength):
    """Soft light from above, a little less from the sides: what shiny things mirror."""
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes.clear()
    where = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeValToRGB')
    back = nodes.new('ShaderNodeBackground')
    out = nodes.new('ShaderNodeOutputWorld')
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[0].color = (colour[0] * 0.5, colour[1] * 0.47, colour[2] * 0.43, 1)
    ramp.color_ramp.elements[1].position = 0.75
    ramp.color_ramp.elements[1].color = (*colour, 1)
    back.inputs['Strength'].default_value = strength
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], ramp.inputs[0])
    links.new(ramp.outputs[0], back.inputs[0])
    links.new(back.outputs[0], out.inputs[0])


def shoot(scene, path, strength=1.0):
    """Renders, smooths by what the surfaces are, and writes the PNG through the film curve."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    work = tempfile.mkdtemp(prefix='shoot-')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = work
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.file_slots.clear()
    passes = ['Image', 'Denoising Albedo', 'Denoising Normal', 'Denoising Depth']
    for name in passes:
        out.file_slots.new(name.replace(' ', '-'))
        tree.links.new(layers.outputs[name], out.inputs[name.replace(' ', '-')])
    start = time.time()
    bpy.ops.render.render()
    frames = {}
    for name in passes:
        file = next(each for each in os.listdir(work) if each.startswith(name.replace(' ', '-') + '0'))
        image = bpy.data.images.load(os.path.join(work, file))
        image.colorspace_settings.name = 'Linear'
        width, height = image.size
        flat = np.empty(width * height * 4, dtype=np.float32)
        image.pixels.foreach_get(flat)
        frames[name] = flat.reshape(height, width, 4)[..., :3].copy()
        os.remove(os.path.join(work, file))
    os.rmdir(work)
    print(f'  rendered {time.time() - start:.1f}s', flush=True)
    if os.environ.get('KEEP'):
        np.savez(os.environ['KEEP'], *[frames[n] for n in passes])
    seen = developed(scene, clean(*(frames[name] for name in passes), strength), frames['Denoising Depth'])
    done = reduced(seen, scene.get('finer', 1))
    height, width = done.shape[:2]
    result = bpy.data.images.new('result', width, height, float_buffer=True)
    result.colorspace_settings.name = 'Linear'
    full = np.ones((height, width, 4), dtype=np.float32)
    full[..., :3] = done
    result.pixels.foreach_set(full.ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    result.save_render(path, scene=scene)
