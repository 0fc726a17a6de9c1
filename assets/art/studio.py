"""Lumidar render studio: materials, shapes, backdrops, lights, camera, output.

World convention: z is up, the floor is z=0, devices look towards -Y, the wall they
hang on is the plane y=0.  One product unit is roughly one decimetre (free scale: the
camera fits itself to the object, so only the lights assume subjects of about 2 units).
"""
import argparse
import math
import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.geometry import delaunay_2d_cdt, interpolate_bezier

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import denoise  # noqa: E402

# The site's own face, as render.sh makes it; without it the screens are in Blender's.
TYPEFACE = os.environ.get("LUMIDAR_TYPEFACE", "")

INK, NIGHT = (0.012, 0.045, 0.055), (0.006, 0.022, 0.030)
SAND, CHALK, AMBER = (0.60, 0.475, 0.36), (0.84, 0.81, 0.75), (1.0, 0.43, 0.085)
WARM, DUSK, MOON = (1.0, 0.80, 0.60), (0.30, 0.50, 0.78), (0.55, 0.75, 1.0)

# name -> settings of material(); grain = (scale, strength) of a fine bump
MATERIALS = {
    "chalk": dict(color=CHALK, rough=0.40, coat=0.12),
    "stone": dict(color=(0.66, 0.61, 0.54), rough=0.7, grain=(60, 0.06)),
    "plaster": dict(color=(0.78, 0.69, 0.58), rough=0.9, grain=(9, 0.22)),
    "plaster_white": dict(color=(0.86, 0.83, 0.78), rough=0.9, grain=(7, 0.18)),
    "plaster_clay": dict(color=(0.47, 0.27, 0.17), rough=0.9, grain=(8, 0.20)),
    "plaster_ink": dict(color=(0.018, 0.060, 0.070), rough=0.85, grain=(9, 0.22)),
    "sand": dict(color=SAND, rough=0.9, grain=(14, 0.06)),
    "night": dict(color=(0.016, 0.052, 0.062), rough=0.65, grain=(14, 0.05)),
    "glass": dict(color=(0.006, 0.009, 0.012), rough=0.07, coat=1.0),
    "wet": dict(color=(0.035, 0.060, 0.068), rough=0.03, coat=1.0),
    "lens": dict(color=(0.004, 0.006, 0.014), rough=0.02, coat=1.0),
    "gap": dict(color=(0.012, 0.012, 0.013), rough=0.8),
    "rubber": dict(color=(0.022, 0.024, 0.026), rough=0.6),
    "satin": dict(color=(0.78, 0.75, 0.695), rough=0.42, coat=0.15, grain=(240, 0.02)),
    "satin_ink": dict(color=(0.014, 0.046, 0.056), rough=0.42, coat=0.15, grain=(240, 0.025)),
    "print": dict(color=(0.20, 0.21, 0.21), rough=0.6),
    "print_light": dict(color=(0.72, 0.70, 0.65), rough=0.6),
    "pvc_blue": dict(color=(0.025, 0.11, 0.33), rough=0.38, coat=0.3),
    "pvc_brown": dict(color=(0.17, 0.065, 0.030), rough=0.38, coat=0.3),
    "pvc_black": dict(color=(0.018, 0.018, 0.019), rough=0.38, coat=0.3),
    "pvc_grey": dict(color=(0.36, 0.36, 0.35), rough=0.38, coat=0.3),
    "brass": dict(color=(0.80, 0.55, 0.27), rough=0.24, metal=1.0, brushed=True),
    "steel": dict(color=(0.66, 0.65, 0.63), rough=0.26, metal=1.0, brushed=True),
    "nickel": dict(color=(0.70, 0.68, 0.64), rough=0.2, metal=1.0),
    "ink": dict(color=(0.022, 0.070, 0.084), rough=0.36, metal=0.65),
    "copper": dict(color=(0.80, 0.38, 0.22), rough=0.3, metal=1.0),
    "linen": dict(color=(0.62, 0.54, 0.45), rough=0.95, sheen=0.5, grain=(260, 0.25)),
    "fabric": dict(color=(0.46, 0.42, 0.36), rough=0.95, sheen=0.6, grain=(170, 0.5)),
    "terracotta": dict(color=(0.46, 0.17, 0.085), rough=0.85, grain=(40, 0.1)),
    "wool_ink": dict(color=(0.025, 0.075, 0.090), rough=0.95, sheen=0.6, grain=(220, 0.3)),
    "wool_rust": dict(color=(0.42, 0.15, 0.055), rough=0.95, sheen=0.5, grain=(220, 0.3)),
    "door_blue": dict(color=(0.020, 0.105, 0.235), rough=0.42, coat=0.2, grain=(30, 0.03)),
    "oak": dict(color=(0.40, 0.235, 0.12), rough=0.5, wood=True),
    "walnut": dict(color=(0.16, 0.082, 0.042), rough=0.45, wood=True),
    "leaf": dict(color=(0.045, 0.105, 0.045), rough=0.55, sheen=0.2),
    "olive": dict(color=(0.12, 0.16, 0.085), rough=0.6),
    "cypress": dict(color=(0.016, 0.040, 0.022), rough=0.7),
    "bougain": dict(color=(0.52, 0.030, 0.17), rough=0.6),
    "frost": dict(color=(0.90, 0.86, 0.78), rough=0.5, emit=(1, 0.72, 0.42), power=0.25),
    "amber": dict(color=AMBER, emit=AMBER, power=3.2),
    "amber_soft": dict(color=(0.10, 0.04, 0.01), emit=(1, 0.27, 0.025), power=0.42),
    "amber_deep": dict(color=(0.16, 0.05, 0.01), rough=0.3, coat=0.6, emit=(1, 0.22, 0.02), power=0.12),
    "lamp": dict(color=(1, 0.8, 0.5), emit=(1, 0.62, 0.28), power=9.0),
    "bulb": dict(color=(0.04, 0.02, 0.01), emit=(1, 0.44, 0.10), power=1.35, rim=0.28),
    "filament": dict(color=(1, 0.6, 0.2), emit=(1, 0.46, 0.12), power=7.0),
    "clear_amber": dict(color=(1.0, 0.80, 0.55), rough=0.04, coat=1.0, clear=0.12),
    "pool": dict(color=(0.82, 0.86, 0.88), rough=0.02, metal=1.0, clear=0.30),
    "opal": dict(color=(0.80, 0.77, 0.71), rough=0.08, coat=1.0),
    "opal_warm": dict(color=(0.10, 0.07, 0.05), rough=0.5, emit=(1, 0.40, 0.10), power=0.62, rim=0.30),
    "shade": dict(color=(0.9, 0.75, 0.55), rough=0.9, emit=(1, 0.50, 0.18), power=0.9),
    "white_ui": dict(color=CHALK, emit=(1, 0.90, 0.76), power=0.95),
    "dim_ui": dict(color=CHALK, emit=(0.55, 0.66, 0.66), power=0.22),
    "tile_ui": dict(color=(0.03, 0.045, 0.05), rough=0.25, coat=0.6),
    "green_led": dict(color=(0.1, 1, 0.4), emit=(0.12, 1, 0.42), power=2.5),
    "green_soft": dict(color=(0.02, 0.10, 0.05), emit=(0.10, 0.80, 0.34), power=0.85),
    "opal_lit": dict(color=(0.60, 0.50, 0.36), rough=0.3, emit=(1, 0.56, 0.24), power=3.0, rim=0.40),
    "blue_led": dict(color=(0.2, 0.6, 1), emit=(0.15, 0.55, 1.0), power=2.5),
    "red_led": dict(color=(1, 0.1, 0.05), emit=(1, 0.07, 0.03), power=3.0),
}


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    STACK[:] = [Matrix.Identity(4)]


def mat(name):
    """The named material, built on first use in this file."""
    return bpy.data.materials.get(name) or material(name, **MATERIALS[name])


def material(name, color, rough=0.5, metal=0.0, coat=0.0, sheen=0.0, emit=None, power=0.0,
             grain=None, brushed=False, wood=False, rim=None, clear=0.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt, b = m.node_tree, m.node_tree.nodes["Principled BSDF"]
    for key, val in (("Base Color", (*color, 1)), ("Roughness", rough), ("Metallic", metal),
                     ("Clearcoat", coat), ("Clearcoat Roughness", 0.08), ("Sheen", sheen)):
        b.inputs[key].default_value = val
    if emit:
        b.inputs["Emission"].default_value = (*emit, 1)
        b.inputs["Emission Strength"].default_value = power
    if rim:  # frosted lamps are hottest where the glass faces the viewer
        lw = nt.nodes.new("ShaderNodeLayerWeight")
        lw.inputs["Blend"].default_value = 0.5
        _ramp(nt, lw.outputs["Facing"], b.inputs["Emission Strength"], (power,) * 3, (power * rim,) * 3, 0.0, 0.85)
    if clear:  # thin tinted glass: see-through in the middle, mirror at the edge, no refraction noise
        lw, tr, mix = (nt.nodes.new("ShaderNode" + k) for k in ("LayerWeight", "BsdfTransparent", "MixShader"))
        lw.inputs["Blend"].default_value, tr.inputs["Color"].default_value = clear, (*color, 1)
        nt.links.new(lw.outputs["Fresnel"], mix.inputs[0])
        nt.links.new(tr.outputs[0], mix.inputs[1])
        nt.links.new(b.outputs[0], mix.inputs[2])
        nt.links.new(mix.outputs[0], nt.nodes["Material Output"].inputs["Surface"])
    if grain:
        _bump(nt, b, _noise(nt, grain[0], 4), grain[1])
    if brushed:  # long streaks in the roughness read as a machined finish
        _ramp(nt, _noise(nt, 2, 2, stretch=(1, 45, 45)), b.inputs["Roughness"],
              (rough * 0.85,) * 3, (rough * 1.3,) * 3)
    if wood:
        n = _noise(nt, 1.6, 6, stretch=(1, 9, 9), distortion=1.2)
        _ramp(nt, n, b.inputs["Base Color"], [c * 0.55 for c in color], [c * 1.25 for c in color])
        _bump(nt, b, n, 0.06)
    return m


def _noise(nt, scale, detail, stretch=(1, 1, 1), distortion=0.0):
    tc, mp = nt.nodes.new("ShaderNodeTexCoord"), nt.nodes.new("ShaderNodeMapping")
    n = nt.nodes.new("ShaderNodeTexNoise")
    mp.inputs["Scale"].default_value = stretch
    n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, detail
    n.inputs["Distortion"].default_value = distortion
    nt.links.new(tc.outputs["Object"], mp.inputs["Vector"])
    nt.links.new(mp.outputs["Vector"], n.inputs["Vector"])
    return n.outputs["Fac"]


def _bump(nt, bsdf, height, strength):
    bp = nt.nodes.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value, bp.inputs["Distance"].default_value = strength, 0.1
    nt.links.new(height, bp.inputs["Height"])
    nt.links.new(bp.outputs["Normal"], bsdf.inputs["Normal"])


def _ramp(nt, fac, socket, low, high, start=0.3, end=0.7):
    r = nt.nodes.new("ShaderNodeValToRGB")
    r.color_ramp.elements[0].color, r.color_ramp.elements[0].position = (*low, 1), start
    r.color_ramp.elements[1].color, r.color_ramp.elements[1].position = (*high, 1), end
    nt.links.new(fac, r.inputs["Fac"])
    nt.links.new(r.outputs["Color"], socket)


# ------------------------------------------------------------------ shapes
STACK = [Matrix.Identity(4)]
AXES = {"z": Matrix.Identity(4), "y": Matrix.Rotation(math.pi / 2, 4, "X"),
        "x": Matrix.Rotation(math.pi / 2, 4, "Y")}


@contextmanager
def at(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Everything made inside is moved, turned (degrees) and scaled."""
    r = [Matrix.Rotation(math.radians(a), 4, ax) for a, ax in zip(rot, "XYZ")]
    STACK.append(STACK[-1] @ Matrix.Translation(loc) @ r[2] @ r[1] @ r[0] @ Matrix.Scale(scale, 4))
    try:
        yield
    finally:
        STACK.pop()


def place(obj, loc=(0, 0, 0), axis="z"):
    bpy.context.scene.collection.objects.link(obj)
    obj.matrix_world = STACK[-1] @ Matrix.Translation(loc) @ AXES[axis]
    return obj


def mesh(verts, faces, material_name, loc=(0, 0, 0), axis="z", edge=0.0, seg=4, weld=False):
    me = bpy.data.meshes.new(material_name)
    me.from_pydata(verts, [], faces)
    if weld:
        import bmesh
        bm = bmesh.new()
        bm.from_mesh(me)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(me)
    me.materials.append(mat(material_name))
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(38)
    o = place(bpy.data.objects.new(material_name, me), loc, axis)
    if edge:
        b = o.modifiers.new("edge", "BEVEL")
        b.width, b.segments, b.limit_method, b.harden_normals = edge, seg, "ANGLE", True
        b.angle_limit = math.radians(40)
    return o


def box(size, loc, m, edge=0.02, seg=4):
    x, y, z = (s / 2 for s in size)
    v = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh(v, f, m, loc, edge=edge, seg=seg)


def extrude(outline, depth, loc, m, edge=0.012, axis="y", seg=4):
    """Solid from a counter-clockwise 2D outline, centred on loc, its face along axis."""
    n = len(outline)
    v = [(x, y, -depth / 2) for x, y in outline] + [(x, y, depth / 2) for x, y in outline]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    f += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(v, f, m, loc, axis, edge, seg)


def circle(r, n=96, a0=0.0, a1=360.0):
    step = (a1 - a0) / (n if a1 - a0 == 360 else n - 1)
    return [(r * math.cos(math.radians(a0 + i * step)), r * math.sin(math.radians(a0 + i * step)))
            for i in range(n)]


def rounded_rect(w, h, r, n=14):
    r = min(r, w / 2 - 1e-4, h / 2 - 1e-4)
    out = []
    for cx, cy, a in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        out += [(cx * (w / 2 - r) + x, cy * (h / 2 - r) + y) for x, y in circle(r, n, a, a + 90)]
    return out


def arch(w, h, n=48):
    """Door-like outline standing on y=0: straight sides, half-round top."""
    return [(-w / 2, 0), (w / 2, 0)] + [(x, y + h - w / 2) for x, y in circle(w / 2, n, 0, 180)]


def plate(w, h, d, loc, m, corner=0.15, edge=0.02, axis="y", seg=4):
    """Rounded rectangle slab: big corner radius in its face, small edge radius."""
    return extrude(rounded_rect(w, h, corner), d, loc, m, edge, axis, seg)


def cyl(r, d, loc, m, edge=0.015, axis="y", seg=4):
    return extrude(circle(r), d, loc, m, edge, axis, seg)


def fillet(points, r, n=5):
    """Round the inner corners of an open polyline; softens lathe profiles."""
    out = [points[0]]
    for a, b, c in zip(points, points[1:], points[2:]):
        a, b, c = Vector(a), Vector(b), Vector(c)
        k = min(r, (a - b).length * 0.49, (c - b).length * 0.49)
        p, q = b + (a - b).normalized() * k, b + (c - b).normalized() * k
        for i in range(n + 1):
            t = i / n
            out.append(tuple(p * (1 - t) ** 2 + b * 2 * t * (1 - t) + q * t * t))
    return out + [points[-1]]


def lathe(profile, loc, m, axis="z", n=96, soft=0.0):
    """Revolve (radius, height) points; soft rounds the profile corners."""
    profile = fillet(profile, soft) if soft else profile
    k = len(profile)
    v = [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), z)
         for i in range(n) for r, z in profile]
    f = [(i * k + j, (i + 1) % n * k + j, (i + 1) % n * k + j + 1, i * k + j + 1)
         for i in range(n) for j in range(k - 1)]
    return mesh(v, f, m, loc, axis, weld=True)


def torus(R, r, loc, m, axis="y"):
    ring = [(R + x, y) for x, y in circle(r, 20)]
    return lathe(ring + ring[:1], loc, m, axis)


def ball(r, loc, m, n=64):
    return lathe([(r * math.sin(math.pi * i / 32), -r * math.cos(math.pi * i / 32))
                  for i in range(33)], loc, m, n=n)


def tube(points, r, m, closed=False, smooth=False):
    """Round wire through 3D points (cables, icons, handles, branches)."""
    c = bpy.data.curves.new("tube", "CURVE")
    c.dimensions, c.bevel_depth, c.bevel_resolution, c.use_fill_caps = "3D", r, 6, True
    s = c.splines.new("NURBS" if smooth else "POLY")
    s.points.add(len(points) - 1)
    for p, xyz in zip(s.points, points):
        p.co = (*xyz, 1)
    s.use_cyclic_u, s.use_endpoint_u, s.order_u, s.resolution_u = closed, True, 4, 12
    s.use_smooth = True
    c.materials.append(mat(m))
    return place(bpy.data.objects.new("tube", c))


def inside(p, starts, ends):
    """Whether the outlines wind round a point: a counter is outside, and where strokes overlap is not."""
    (x1, y1), (x2, y2) = starts.T, ends.T
    up = (y2 > p.y).astype(int) - (y1 > p.y)
    k = up != 0
    across = x1[k] + (p.y - y1[k]) / (y2[k] - y1[k]) * (x2[k] - x1[k])
    return int(up[k][across > p.x].sum()) != 0


def text(body, size, loc, m, axis="y", align="LEFT"):
    """A flat line of letters. Only their outlines are Blender's: its own filling fails where the strokes of a letter overlap."""
    c = bpy.data.curves.new("text", "FONT")
    if os.path.exists(TYPEFACE):
        c.font = bpy.data.fonts.load(TYPEFACE, check_existing=True)
    c.body, c.align_x, c.align_y, c.space_character = body, align, "CENTER", 1.03
    o = bpy.data.objects.new("text", c)
    points, edges = [], []
    for spline in o.to_curve(bpy.context.evaluated_depsgraph_get()).splines:
        knots, first = spline.bezier_points, len(points)
        for a, b in zip(knots, [*knots[1:], knots[0]]):
            points += [q.xy for q in interpolate_bezier(a.co, a.handle_right, b.handle_left, b.co, 7)[:-1]]
        edges += [(k, k + 1 if k + 1 < len(points) else first) for k in range(first, len(points))]
    v, _, f, *_ = delaunay_2d_cdt(points, edges, [], 1, 1e-4)
    starts, ends = (np.array([points[e[k]] for e in edges], np.float64) for k in (0, 1))
    f = [tuple(k) for k in f if inside(sum((v[i] for i in k), Vector((0, 0))) / len(k), starts, ends)]
    o.to_curve_clear()
    bpy.data.objects.remove(o)
    o = mesh([(x * size, y * size, 0.001) for x, y in v], f, m, loc, axis)
    o["sign"] = True
    return glow(o)


def glow(o):
    """Tiny emitters only need to be seen; letting them light walls makes fireflies."""
    o.visible_diffuse = o.visible_shadow = False
    return o


def pillow(w, h, d, loc, m, n=20):
    """Soft cushion: two bulging sheets that meet along a seam."""
    v, f, k = [], [], n + 1
    for sg in (1, -1):
        for i in range(k):
            for j in range(k):
                a, b = 2 * i / n - 1, 2 * j / n - 1
                bulge = ((1 - a ** 4) * (1 - b ** 4)) ** 0.55
                pinch = 1 - 0.07 * (1 - abs(a)) * b * b - 0.07 * (1 - abs(b)) * a * a
                v.append((a * w / 2 * pinch, b * h / 2 * pinch, sg * d / 2 * bulge))
    for s in (0, k * k):
        f += [(s + i * k + j, s + i * k + j + 1, s + (i + 1) * k + j + 1, s + (i + 1) * k + j)
              for i in range(n) for j in range(n)]
    return mesh(v, f, m, loc, "y", weld=True)


def prop(o):
    """Set dressing: rendered, but ignored when the camera frames the device."""
    o["prop"] = True
    return o


def drill(o, holes):
    """Many holes at once: holes = (outline, depth, loc, axis), none of which may touch another."""
    v, f = [], []
    for outline, depth, loc, axis in holes:
        n, k, m = len(outline), len(v), Matrix.Translation(loc) @ AXES[axis]
        v += [tuple(m @ Vector((x, y, s * depth / 2))) for s in (-1, 1) for x, y in outline]
        f += [tuple(k + i for i in range(n - 1, -1, -1)), tuple(k + i for i in range(n, 2 * n))]
        f += [(k + i, k + (i + 1) % n, k + n + (i + 1) % n, k + n + i) for i in range(n)]
    return cut(o, mesh(v, f, "gap"))


def cut(o, cutter):
    """Boolean hole; runs before the bevel so that the new edges are softened too."""
    b = o.modifiers.new("cut", "BOOLEAN")
    b.object, b.solver = cutter, "EXACT"
    cutter.hide_render = True
    cutter["prop"] = True
    if len(o.modifiers) > 1:
        with bpy.context.temp_override(object=o):
            bpy.ops.object.modifier_move_to_index(modifier=b.name, index=0)
    return o


# ------------------------------------------------------------------ sets and light
def cyclorama(m="sand"):
    n, r, back = 32, 2.0, 3.4
    prof = [(-14, 0), (back - r, 0)]
    prof += [(back - r + r * math.sin(a), r - r * math.cos(a))
             for a in (i / n * math.pi / 2 for i in range(1, n + 1))] + [(back, 14)]
    v = [(x, y, z) for y, z in prof for x in (-18, 18)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    return prop(mesh(v, f, m))


def wall_piece(w=3.0, h=3.2, m="plaster", d=0.32, x=0.0, shape="arch"):
    """Free-standing plaster fragment, front face on y=0, to mount wall devices on."""
    out = arch(w, h) if shape == "arch" else [(p, q + h / 2) for p, q in rounded_rect(w, h, 0.12)]
    return prop(extrude(out, d, (x, d / 2, 0), m, edge=0.035))


def area(loc, size, power, color=WARM, target=(0, 0, 1), size_y=None, spread=180):
    li = bpy.data.lights.new("area", "AREA")
    li.energy, li.color, li.size, li.spread = power, color, size, math.radians(spread)
    if size_y:
        li.shape, li.size_y = "RECTANGLE", size_y
    return _aim(place(bpy.data.objects.new("area", li)), loc, target)


def spot(loc, target, power, color=WARM, angle=50, blend=0.6, radius=0.1):
    li = bpy.data.lights.new("spot", "SPOT")
    li.energy, li.color, li.shadow_soft_size = power, color, radius
    li.spot_size, li.spot_blend = math.radians(angle), blend
    return _aim(place(bpy.data.objects.new("spot", li)), loc, target)


def point(loc, power, color=(1, 0.62, 0.30), radius=0.1):
    li = bpy.data.lights.new("point", "POINT")
    li.energy, li.color, li.shadow_soft_size = power, color, radius
    return place(bpy.data.objects.new("point", li), loc)


def _aim(o, loc, target):
    loc, target = STACK[-1] @ Vector(loc), STACK[-1] @ Vector(target)
    o.matrix_world = Matrix.Translation(loc) @ (target - loc).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    return o


def world(color, strength=1.0):
    w = bpy.context.scene.world = bpy.data.worlds.new("world")
    w.use_nodes = True
    bg = w.node_tree.nodes["Background"]
    bg.inputs[0].default_value, bg.inputs[1].default_value = (*color, 1), strength
    return w


def light_day(power=1.0):
    """Late-afternoon studio: warm key left, cool kicker right, strip for glass fronts."""
    area((-4.2, -3.6, 5.0), 2.2, 420 * power, (1, 0.84, 0.66))
    area((4.6, -2.6, 2.6), 1.6, 75 * power, MOON)
    area((0.6, 1.6, 5.6), 2.4, 130 * power, (1, 0.80, 0.58), (0, 0.2, 1))
    area((-2.6, -6.0, 0.9), 0.9, 20 * power, (1, 0.9, 0.8), (0, 0, 1.6), size_y=4)
    world((0.06, 0.07, 0.085), 0.7)


def light_dusk(power=1.0):
    """Blue hour: low blue ambience, one small warm key, amber rim from behind."""
    area((-4.0, -3.0, 4.6), 1.6, 190 * power, (1, 0.70, 0.44))
    area((4.4, -2.4, 3.2), 2.4, 130 * power, (0.34, 0.60, 0.95))
    area((2.0, 2.4, 4.6), 1.6, 140 * power, (1, 0.62, 0.32), (0, 0, 1), spread=120)  # spares the backdrop
    area((-2.2, -6.0, 0.9), 0.5, 22 * power, (0.6, 0.8, 1), (0, 0, 1.6), size_y=4)
    world((0.03, 0.06, 0.085), 0.6)


def sunshine(azimuth, height, power=4.6, air=.10, color=(1.0, .84, .66), soft=.7):
    """The sun where it stands (degrees; 0 behind the camera, 90 at the right), and the clear sky that fills its shadows."""
    nt = world((0, 0, 0), air).node_tree
    n = nt.nodes.new("ShaderNodeTexSky")
    n.sky_type, n.sun_disc, n.sun_elevation = "NISHITA", False, math.radians(height)
    n.sun_rotation = math.radians(180 - azimuth)
    nt.links.new(n.outputs["Color"], nt.nodes["Background"].inputs["Color"])
    li = bpy.data.lights.new("sun", "SUN")
    li.energy, li.color, li.angle = power, color, math.radians(soft)
    o = place(bpy.data.objects.new("sun", li))
    o.matrix_world = towards_sun(azimuth, height).to_track_quat("Z", "Y").to_matrix().to_4x4()
    return o


def towards_sun(azimuth, height):
    az, el = math.radians(azimuth), math.radians(height)
    return Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))


def gobo(power=2900, target=(0, 0, 1.6)):
    """Late sun through shutter slats: soft stripes that keep a plain wall alive."""
    spot((-6.5, -5.5, 6.2), target, power, (1, 0.66, 0.36), angle=34, blend=0.4, radius=0.10)
    with at((-3.9, -3.3, 4.35), (-30, 0, -50)):
        for i in range(9):
            prop(box((3.4, 0.02, 0.16), (0, 0, (i - 4) * 0.30), "gap", 0)).visible_camera = False


# ------------------------------------------------------------------ camera
# view -> (azimuth, elevation, lens, margin, f-stop); azimuth turns to the viewer's right
VIEWS = {"front": (4, 5, 85, 0.50, 11), "angle": (30, 15, 85, 0.46, 8),
         "detail": (-26, 14, 100, 0.0, 3.2)}


def device_points():
    pts = []
    bpy.context.view_layer.update()
    for o in bpy.context.scene.objects:
        if o.type in {"MESH", "CURVE", "FONT"} and "prop" not in o:
            v = o.data.vertices if o.type == "MESH" else []
            corners = [v[i].co for i in range(0, len(v), len(v) // 150 + 1)] or o.bound_box
            pts += [o.matrix_world @ Vector(c) for c in corners]
    return pts


def frame(view="angle", focus=None, zoom=0.62, turn=0, rise=0, near=1.0, side=None):
    """Fit the camera to every non-prop object; 'detail' crops around the focus point.

    near scales the distance of angle and front, side replaces the azimuth of detail."""
    az, el, lens, margin, stop = VIEWS[view]
    if view == "detail" and side is not None:
        az, turn = side, 0
    az, el = math.radians(az + (turn if view != "front" else 0)), math.radians(el + rise)
    pts = device_points()
    out = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    rot = (-out).to_track_quat("-Z", "Y").to_matrix()
    right, up = rot.col[0], rot.col[1]
    lo = Vector(min(p[i] for p in pts) for i in range(3))
    hi = Vector(max(p[i] for p in pts) for i in range(3))
    target, tan = (lo + hi) / 2, 18.0 / lens * (1 - margin)
    for _ in range(4):  # fit, then recentre on what the lens really sees
        rel = [(p - target) for p in pts]
        dist = max(max(abs(r.dot(right)), abs(r.dot(up))) / tan + r.dot(out) for r in rel)
        px = [r.dot(right) / (dist - r.dot(out)) for r in rel]
        py = [r.dot(up) / (dist - r.dot(out)) for r in rel]
        target += (right * (min(px) + max(px)) + up * (min(py) + max(py))) / 2 * dist
    if view == "detail":
        target, dist = Vector(focus) if focus else target, dist * zoom
    else:
        dist *= near
    return camera(target + out * dist, target, lens, stop, dist)


def camera(loc, target, lens=50, fstop=8.0, focus=None, shift=(0, 0)):
    cam = bpy.data.cameras.new("camera")
    cam.lens, cam.shift_x, cam.shift_y = lens, *shift
    o = bpy.data.objects.new("camera", cam)
    bpy.context.scene.collection.objects.link(o)
    loc, target = Vector(loc), Vector(target)
    o.matrix_world = Matrix.Translation(loc) @ (target - loc).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
    cam.dof.focus_distance = focus or (target - loc).length
    bpy.context.scene.camera = o
    return o


# ------------------------------------------------------------------ output
# quality -> (width product, width scene, samples product, samples scene, noise, oversampling)
QUALITY = {"sketch": (320, 480, 6, 8, 0.1, 1.0), "draft": (480, 640, 8, 14, 0.08, 1.0), "quick": (800, 1920, 10, 18, 0.04, 1.0),
           "catalogue": (1000, 2000, 36, 36, 0.016, 1.15),
           "daylight": (1080, 2000, 16, 16, 0.03, 1.0), "final": (2000, 2000, 40, 64, 0.014, 1.0)}
PASSES = {"Image": "color", "DiffCol": "diffuse", "GlossCol": "gloss", "Normal": "normal",
          "Depth": "depth", "Emit": "emit", "Env": "env"}


def setup_render(quality, ratio):
    wide = ratio != 1
    small, large, few, many, noise, over = QUALITY[quality]
    s, c = bpy.context.scene, bpy.context.scene.cycles
    over = 1.0 if wide else over  # scenes are large already
    width = int((large if wide else small) * over)
    s.render.engine, c.device, c.samples, c.use_denoising = "CYCLES", "CPU", many if wide else few, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, noise, min(16, few // 2)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = (4, 2, 2, 2) if quality in ("sketch", "quick", "daylight") else (6, 3, 4, 4)
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = (1.2 if wide else 2.5), (4 if wide else 0), 1.0
    c.caustics_reflective = c.caustics_refractive = False
    s.render.resolution_x, s.render.resolution_y = width, int(width / ratio)
    s.render.threads_mode, s.render.threads = "FIXED", 2
    s.view_settings.view_transform, s.view_settings.look = "Filmic", "Medium High Contrast"
    return over


def _nodes(s, *kinds):
    s.use_nodes = True
    s.node_tree.nodes.clear()
    return [s.node_tree.nodes.new("CompositorNode" + k) for k in kinds]


def _render_passes(s, folder):
    """Render once, each pass to its own float file, and read them back as arrays."""
    layer = s.view_layers[0]
    for p in ("diffuse_color", "glossy_color", "normal", "z", "emit", "environment"):
        setattr(layer, "use_pass_" + p, True)
    src, out = _nodes(s, "RLayers", "OutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "32"
    out.file_slots.clear()
    for socket, name in PASSES.items():
        out.file_slots.new(name + "_")
        s.node_tree.links.new(src.outputs[socket], out.inputs[name + "_"])
    bpy.ops.render.render()
    return {n: _read(os.path.join(folder, "%s_%04d.exr" % (n, s.frame_current))) for n in PASSES.values()}


def _read(path):
    img = bpy.data.images.load(path)
    a = np.empty(img.size[0] * img.size[1] * 4, np.float32)
    img.pixels.foreach_get(a)
    a = a.reshape(img.size[1], img.size[0], 4)[..., :3].copy()
    bpy.data.images.remove(img)
    return np.nan_to_num(a)


def _bloom_and_save(s, pixels, path):
    """A restrained lens glow around bright emitters, then the Filmic look."""
    h, w = pixels.shape[:2]
    img = bpy.data.images.new("clean", w, h, float_buffer=True)
    img.pixels.foreach_set(np.dstack([pixels, np.ones((h, w), np.float32)]).astype(np.float32).ravel())
    img.update()
    src, g, dst = _nodes(s, "Image", "Glare", "Composite")
    src.image, g.glare_type, g.quality = img, "FOG_GLOW", "HIGH"
    g.threshold, g.size, g.mix = 1.5, 6 if w < 700 else 7 if w < 1100 else 8, -0.70
    s.node_tree.links.new(src.outputs["Image"], g.inputs["Image"])
    s.node_tree.links.new(g.outputs["Image"], dst.inputs["Image"])
    s.render.filepath, s.render.image_settings.file_format = path, "PNG"
    bpy.ops.render.render(write_still=True)  # no render layer in the tree: composites only


def render(path, quality="draft", ratio=1.0, exposure=0.0):
    t, s = time.time(), bpy.context.scene
    over = setup_render(quality, ratio)
    s.view_settings.exposure = exposure
    with tempfile.TemporaryDirectory() as folder:
        p = _render_passes(s, folder)
    t1 = time.time()
    clean = denoise(p["color"], p["diffuse"] + p["gloss"], p["normal"], p["depth"][..., 0], p["emit"] + p["env"])
    _bloom_and_save(s, clean, path)
    if over > 1:  # oversample then shrink: kills grain and aliasing together
        subprocess.run(["convert", path, "-filter", "Lanczos", "-resize", "%g%%" % (100 / over), path], check=True)
    print("RENDERED %s %s %.1f s (of which filter %.1f)" % (
        os.path.basename(path), quality, time.time() - t, time.time() - t1), flush=True)


def arguments(names):
    p = argparse.ArgumentParser()
    p.add_argument("name", nargs="+", help="'all' or: " + ", ".join(names))
    p.add_argument("--view", choices=[*sorted(VIEWS), "place"], default="angle")
    p.add_argument("--quality", choices=sorted(QUALITY), default="draft")
    p.add_argument("--out", default="out")
    a = p.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    a.name = list(names) if a.name == ["all"] else a.name
    unknown = [n for n in a.name if n not in names]
    if unknown:
        p.error("unknown: " + ", ".join(unknown))
    os.makedirs(a.out, exist_ok=True)
    return a
