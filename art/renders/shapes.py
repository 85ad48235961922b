"""Bodies made of numbers. Lengths in metres, angles in degrees, z up, the camera looks from -y."""

import math
import random
import zlib

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

RNG = random.Random(0)


def seed(name):
    """The same picture has the same chance every time."""
    RNG.seed(zlib.crc32(name.encode()))
    noise.seed_set(RNG.randrange(1, 10_000))


def rnd(low, high):
    return RNG.uniform(low, high)


def turn(degrees):
    return Euler([math.radians(each) for each in degrees])


def put(data, mat=None, at=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), name='part'):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = turn(rot)
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if mat is not None and hasattr(data, 'materials') and not data.materials:
        data.materials.append(mat)
    return thing


def again(thing, at=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    """The same body once more, sharing its mesh."""
    copy = put(thing.data, None, at, rot, scale)
    for made in thing.modifiers:
        new = copy.modifiers.new(made.name, made.type)
        for prop in made.bl_rna.properties:
            if not prop.is_readonly and prop.identifier not in ('name', 'type'):
                setattr(new, prop.identifier, getattr(made, prop.identifier))
    return copy


def bevelled(thing, width, segments=2):
    if width:
        made = thing.modifiers.new('bevel', 'BEVEL')
        made.width = width
        made.segments = segments
        made.limit_method = 'ANGLE'
        made.angle_limit = math.radians(40)
        made.harden_normals = False
    return thing


def smooth(mesh, angle=40):
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(angle)
    return mesh


def mesh_of(points, faces, name='mesh', angle=40):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    mesh.update()
    return smooth(mesh, angle)


def box(size, at=(0, 0, 0), mat=None, rot=(0, 0, 0), bevel=0.003, ground=False):
    """A box about its middle; with ground=True `at` is the middle of its underside."""
    x, y, z = (each / 2 for each in size)
    points = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    if ground:
        at = (at[0], at[1], at[2] + z)
    return bevelled(put(mesh_of(points, faces), mat, at, rot), min(bevel, min(size) * 0.3))


def lathe(profile, at=(0, 0, 0), mat=None, rot=(0, 0, 0), segments=64, angle=40, scale=(1, 1, 1)):
    """Turned on the z axis: profile of (radius, height), from below upwards on the outside."""
    points, faces, rings = [], [], []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([len(points)] * segments)
            points.append((0, 0, height))
        else:
            rings.append(list(range(len(points), len(points) + segments)))
            points += [
                (radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments), height)
                for i in range(segments)
            ]
    for low, high in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            face = [low[i], low[j], high[j], high[i]]
            face = [each for k, each in enumerate(face) if each != face[k - 1]]
            if len(face) > 2:
                faces.append(face)
    return put(mesh_of(points, faces, angle=angle), mat, at, rot, scale)


def flowing(profile, steps=6):
    """More points on a smooth line through those of a profile."""
    out = []
    for i in range(len(profile) - 1):
        p = [Vector(profile[min(max(k, 0), len(profile) - 1)]) for k in (i - 1, i, i + 1, i + 2)]
        for j in range(steps):
            t = j / steps
            a = 2 * p[1] + (p[2] - p[0]) * t
            b = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t**3
            out.append(tuple((a + b) / 2))
    return [*((max(0.0, x), z) for x, z in out), profile[-1]]


def cyl(radius, height, at=(0, 0, 0), mat=None, rot=(0, 0, 0), bevel=None, segments=48, inner=0.0):
    """A cylinder standing on `at` (before it is turned); inner > 0 makes it a pipe."""
    b = min(radius, height) * 0.06 if bevel is None else bevel
    outside = [(radius - b, 0), (radius, b), (radius, height - b), (radius - b, height)]
    if inner:
        profile = [(inner, 0)] + outside + [(inner, height), (inner, 0)]
    else:
        profile = [(0, 0)] + outside + [(0, height)]
    return lathe(profile, at, mat, rot, segments)


def tube(points, radius, mat=None, at=(0, 0, 0), rot=(0, 0, 0), closed=False, round_off=True, sides=6, caps=True, steps=12):
    """A round bar along points; round_off lets it pass through them as a smooth curve."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = sides
    curve.use_fill_caps = caps
    curve.resolution_u = steps
    if round_off and len(points) > 2:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for made, point in zip(spline.bezier_points, points):
            made.co = point
            made.handle_left_type = made.handle_right_type = 'AUTO'
    else:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for made, point in zip(spline.points, points):
            made.co = (*point, 1)
        spline.use_smooth = True
    spline.use_cyclic_u = closed
    return put(curve, mat, at, rot)


def bend(points, radius, steps=8):
    """The corners of a path rounded with a radius: points for tube(round_off=False)."""
    points = [Vector(each) for each in points]
    out = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        a, b = (before - corner).normalized(), (after - corner).normalized()
        angle = a.angle(b)
        if angle > math.pi - 1e-3:
            continue
        reach = min(radius / math.tan(angle / 2), (before - corner).length * 0.49, (after - corner).length * 0.49)
        start, end = corner + a * reach, corner + b * reach
        for i in range(steps + 1):
            t = i / steps
            out.append(start * (1 - t) ** 2 + corner * 2 * t * (1 - t) + end * t * t)
    out.append(points[-1])
    return [tuple(each) for each in out]


def prism(outlines, depth, at=(0, 0, 0), mat=None, rot=(0, 0, 0), bevel=0.0, round_off=False, steps=10):
    """
    A flat outline (and holes after it) in x and y, pulled up along z from 0 to depth.
    rot=(90, 0, 0) makes it a wall seen from the front: y becomes height, the depth goes to -y.
    """
    curve = bpy.data.curves.new('prism', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = depth / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    curve.offset = -bevel
    curve.resolution_u = steps
    for outline in outlines:
        if round_off:
            spline = curve.splines.new('BEZIER')
            spline.bezier_points.add(len(outline) - 1)
            for made, point in zip(spline.bezier_points, outline):
                made.co = (*point, 0)
                made.handle_left_type = made.handle_right_type = 'AUTO'
        else:
            spline = curve.splines.new('POLY')
            spline.points.add(len(outline) - 1)
            for made, point in zip(spline.points, outline):
                made.co = (*point, 0, 1)
        spline.use_cyclic_u = True
    thing = put(curve, mat, at, rot)
    lift = turn(rot).to_matrix() @ Vector((0, 0, depth / 2))
    thing.location = Vector(at) + lift
    return thing


def rect(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def round_rect(x0, y0, x1, y1, r, steps=6):
    out = []
    for cx, cy, start in ((x1 - r, y0 + r, -90), (x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def circle(cx, cy, r, steps=32):
    return [(cx + r * math.cos(2 * math.pi * i / steps), cy + r * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


def sheet(of, nu, nv, mat=None, thick=0.0, at=(0, 0, 0), rot=(0, 0, 0), closed_u=False, angle=60, print_at=None):
    """A surface of(u, v) -> (x, y, z) for u, v from 0 to 1; carries its u and v for pictures printed on it."""
    columns = nu if closed_u else nu + 1
    points = [of(i / nu, j / nv) for j in range(nv + 1) for i in range(columns)]
    faces, uvs = [], []
    for j in range(nv):
        for i in range(nu):
            k = (i + 1) % columns
            faces.append((j * columns + i, j * columns + k, (j + 1) * columns + k, (j + 1) * columns + i))
            uvs += [(i / nu, j / nv), ((i + 1) / nu, j / nv), ((i + 1) / nu, (j + 1) / nv), (i / nu, (j + 1) / nv)]
    mesh = mesh_of(points, faces, angle=angle)
    if print_at:
        uvs = [print_at(*uv) for uv in uvs]
    layer = mesh.uv_layers.new()
    layer.data.foreach_set('uv', [each for uv in uvs for each in uv])
    thing = put(mesh, mat, at, rot)
    if thick:
        made = thing.modifiers.new('solid', 'SOLIDIFY')
        made.thickness = thick
        made.offset = 0
    return thing


def fbm(x, y, z=0.0, octaves=4):
    return noise.fractal((x, y, z), 1.0, 2.0, octaves)


def dense(u):
    """From -1 to 1, with more steps towards both ends, where a sack turns."""
    return 0.25 * (u * 2 - 1) + 0.75 * math.sin(math.pi * (u - 0.5))


def bag(size, mat, at=(0, 0, 0), rot=(0, 0, 0), full=1.0, seam=0.0):
    """A filled sack lying on its back: soft pillow with creases; its upper side carries u and v from 0 to 1."""
    lx, ly, lz = size
    shift = rnd(0, 100)

    def half(top):
        def of(u, v):
            x, y = dense(u), dense(v)
            edge = (1 - abs(x) ** 14) * (1 - abs(y) ** 9)
            plump = max(edge, 0) ** 0.34
            crease = fbm(u * 3 + shift, v * 4, 1 if top else 5, 3) * 0.055 + fbm(u * 11 + shift, v * 13, 3, 2) * 0.016
            pull = 1 - 0.035 * (1 - abs(x) ** 2) * abs(y) ** 4
            sag = 1 - 0.03 * (1 - abs(y)) * abs(x) ** 6
            z = plump * (0.5 + (crease if top else crease * 0.2) * plump) * lz * full
            return (x * lx / 2 * sag * (1 - 0.02 * plump), y * ly / 2 * pull, lz / 2 + (z if top else -min(z, lz / 2)))

        return of

    def print_at(u, v):
        return ((dense(u) + 1) / 2, (dense(v) + 1) / 2)

    top = sheet(half(True), 72, 52, mat, at=at, rot=rot, angle=180, print_at=print_at)
    under = sheet(half(False), 72, 52, mat, at=at, rot=rot, angle=180, print_at=lambda u, v: (0.5, 0.04))
    return [top, under]


def rock(size, mat, detail=2, rough=0.28):
    """A broken stone of about this size."""
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=size / 2)
    stretch = (rnd(0.8, 1.25), rnd(0.75, 1.1), rnd(0.6, 0.95))
    planes = []
    for _ in range(14):
        away = Vector((rnd(-1, 1), rnd(-1, 1), rnd(-1, 1))).normalized()
        planes.append((away, size / 2 * rnd(0.52, 0.84)))
    shift = rnd(0, 99)
    for vert in shape.verts:
        point = vert.co
        for away, far in planes:
            over = point.dot(away) - far
            if over > 0:
                point = point - away * over
        swell = 1 + rough * 0.25 * fbm(point.x / size * 3 + shift, point.y / size * 3, point.z / size * 3, 3)
        vert.co = Vector((point.x * stretch[0], point.y * stretch[1], point.z * stretch[2])) * swell
    mesh = bpy.data.meshes.new('rock')
    shape.to_mesh(mesh)
    shape.free()
    smooth(mesh, 22)
    mesh.materials.append(mat)
    return mesh


def heap_height(radius, height, lump=0.12):
    shift = rnd(0, 50)

    def reach(a):
        return radius * (1 + 0.17 * fbm(math.cos(a) * 1.2 + shift, math.sin(a) * 1.2, 2, 3))

    def of(x, y):
        far = math.hypot(x, y) / reach(math.atan2(y, x))
        if far >= 1:
            return 0.0
        cone = (math.sqrt(1.0036) - math.sqrt(far * far + 0.0036)) ** 1.12
        return height * max(0, cone) * 1.05 * (1 + lump * fbm(x / radius * 3 + shift, y / radius * 3, 0, 4))

    return of, reach


def heap(radius, height, mat, at=(0, 0, 0), grain=110, lump=0.12, fine=0.0):
    """A tipped heap as one surface. Returns its height function too, to strew things on it."""
    of, reach = heap_height(radius, height, lump)

    def surface(u, v):
        a = u * 2 * math.pi
        r = v * reach(a) * 0.999
        x, y = r * math.cos(a), r * math.sin(a)
        bump = fine * fbm(x / radius * 30, y / radius * 30, 4, 2) if fine and v < 0.99 else 0
        return (x, y, max(0.0, of(x, y) + bump))

    return sheet(surface, int(grain * 1.6), int(grain * 0.8), mat, at=at, angle=180, closed_u=True), of


def strew(meshes, count, place, smallest=0.8, largest=1.2):
    """Copies at chance places; place() -> (x, y, z) or None."""
    made = 0
    tries = 0
    while made < count and tries < count * 6:
        tries += 1
        at = place()
        if at is None:
            continue
        put(RNG.choice(meshes), None, at, (rnd(0, 360), rnd(0, 360), rnd(0, 360)), rnd(smallest, largest))
        made += 1


def words(body, size, mat, at=(0, 0, 0), rot=(0, 0, 0), depth=0.0005, font=None, align='CENTER'):
    text = bpy.data.curves.new('words', 'FONT')
    text.body = body
    text.size = size
    text.align_x = align
    text.align_y = 'CENTER'
    text.extrude = depth
    if font:
        text.font = bpy.data.fonts.load(font, check_existing=True)
    return put(text, mat, at, rot)


def group(things, at=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Things modelled about the origin, moved together."""
    empty = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(empty)
    for thing in flat(things):
        if thing.parent is None:
            thing.parent = empty
    empty.location = at
    empty.rotation_euler = turn(rot)
    empty.scale = (scale,) * 3
    return empty


def aside(things):
    """What may run out of the picture: it does not decide how near the camera stands."""
    for thing in flat([things]):
        thing['aside'] = True
        for child in thing.children:
            aside(child)
    return things


def framed_by(*points):
    """Points within something larger that decide how near the camera stands: specks too small to be seen."""
    for at in points:
        box((0.001, 0.001, 0.001), at, bevel=0)


def flat(things):
    for thing in things:
        if isinstance(thing, (list, tuple)):
            yield from flat(thing)
        else:
            yield thing


def gathered(make):
    """Everything that make() puts into the scene, as a list."""
    before = set(bpy.context.scene.objects)
    make()
    return [each for each in bpy.context.scene.objects if each not in before]


def frozen(things):
    """Several bodies as one mesh with modifiers applied, so that copies are cheap."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    shape = bmesh.new()
    mats = []
    for thing in flat(things):
        if thing.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        seen = thing.evaluated_get(graph)
        mesh = bpy.data.meshes.new_from_object(seen, depsgraph=graph)
        mesh.transform(thing.matrix_world)
        own = list(mesh.materials) or [None]
        for one in own:
            if one not in mats:
                mats.append(one)
        which = [mats.index(own[min(face.material_index, len(own) - 1)]) for face in mesh.polygons]
        mesh.polygons.foreach_set('material_index', which)
        shape.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
    whole = bpy.data.meshes.new('frozen')
    shape.to_mesh(whole)
    shape.free()
    for one in mats:
        whole.materials.append(one)
    whole.use_auto_smooth = True
    whole.auto_smooth_angle = math.radians(40)
    for thing in list(flat(things)):
        bpy.data.objects.remove(thing)
    return whole


__all__ = [name for name in dir() if not name.startswith('_')]
