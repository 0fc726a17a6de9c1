"""Dimension drawings.  blender -b -noaudio --python dimensions.py -- NAME...|all [--out OUTDIR]

Two elevations of a device, drawn as lines from the same model as its photographs, with its sizes from dimensions.json, which a test holds
against the catalogue. Cycles gives depth, normals and object numbers without light; an edge is where one of them jumps. ImageMagick adds
the dimension lines, and cwebp writes NAME-dimensions.webp.
"""
import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
os.environ.setdefault("LUMIDAR_TYPEFACE", os.path.join(HERE, "screens.ttf"))
from studio import *  # noqa: E402,F403
from studio import _nodes, _read  # noqa: E402
from products import CATALOGUE  # noqa: E402

SIDE, FINE = 1500, 2  # pixels of the picture; lines are found so many times finer
ROOM = (1010, 1010)  # what the elevations may fill
GAP, GAP_WITH_FIGURE = 150, 230
SPARE = 10 * FINE
GROUND, INK, RULE = (243, 237, 227), (11, 42, 48), "#85500f"  # the site's sand, ink and deep amber: chalk would vanish in its pages
PRINTED = 20000  # object numbers from here on are letters and signs
AXES_OF = {"front": "xz", "side": "yz", "top": "xy"}
LOOKS = {"front": ((0, -1, 0), (math.pi / 2, 0, 0)), "side": ((-1, 0, 0), (math.pi / 2, 0, -math.pi / 2)), "top": ((0, 0, 1), (0, 0, 0))}


def sizes_of(entry):
    """Millimetres along x, y and z, as they are drawn, and what is written along each axis (None: nothing, another one tells it)."""
    parts = [part.strip() for part in entry["size"].split("×")]
    number = [float(re.sub(r"[^0-9,]", "", part).replace(",", ".")) for part in parts]
    if "Ø" in entry["size"]:
        along, (across, other) = entry["axis"], [a for a in "xzy" if a != entry["axis"]]
        return {along: number[1], across: number[0], other: number[0]}, {along: parts[1], across: parts[0], other: None}
    axes = "xyz" if entry["views"][0] == "top" else "xzy"
    return {**dict(zip(axes, number)), **entry.get("drawn", {})}, dict(zip(axes, parts))


def build(name, entry, mm):
    """The device alone, in millimetres, what is measured beginning at the origin; how far it reaches along each axis."""
    reset()
    d = CATALOGUE[name]
    (d["solo"] or d["build"])()
    objects = []
    for o in list(bpy.context.scene.objects):
        if "prop" in o or o.type not in {"MESH", "CURVE"}:
            o.hide_render = True
            continue
        for m in [m for m in o.modifiers if m.type == "BEVEL" and m.width <= .03]:
            o.modifiers.remove(m)  # a small edge is a line, a large one is round
        objects.append(o)
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    corners = {}
    for o in objects:
        e = o.evaluated_get(graph)
        me = e.to_mesh()
        corners[o] = [e.matrix_world @ v.co for v in me.vertices]
        e.to_mesh_clear()

    def bounds(of):
        points = [p for o in of for p in corners[o]]
        return ([f(p[i] for p in points) for i in range(3)] for f in (min, max))
    low, high = bounds(objects[:entry.get("measured")])
    wide = [b - a for a, b in zip(low, high)]
    if "Ø" in entry["size"]:  # what is not quite round stays in proportion
        widest = max(w for w, a in zip(wide, "xyz") if a != entry["axis"])
        wide = [w if a == entry["axis"] else widest for w, a in zip(wide, "xyz")]
    grow = [mm[a] / w for w, a in zip(wide, "xyz")]
    print("PROPORTION %s %s" % (name, " ".join("%.2f" % (g / min(grow)) for g in grow)), flush=True)
    to_mm = Matrix.Translation([mm[a] / 2 for a in "xyz"]) @ Matrix.Diagonal((*grow, 1)) @ Matrix.Translation([-(a + b) / 2 for a, b in zip(low, high)])
    for o in bpy.context.scene.objects:
        o.matrix_world = to_mm @ o.matrix_world  # with what cuts holes in others
    first, last = bounds(objects)
    reach = {}
    for i, a in enumerate("xyz"):
        reach[a] = [grow[i] * (end[i] - (low[i] + high[i]) / 2) + mm[a] / 2 for end in (first, last)]
        reach[a] = [min(0, reach[a][0]), max(mm[a], reach[a][1])]
    number = 0
    for o in objects:
        number += 1
        signs = "sign" in o or (o.type == "CURVE" and not o.visible_shadow)
        o.pass_index = number + (PRINTED if signs else 0)
    return reach


def passes(view, reach, scale):
    """Depth, normals and object numbers of one elevation, `scale` pixels to the millimetre, with a little room around."""
    s = bpy.context.scene
    far = 4 * max(b - a for a, b in reach.values())
    w, h = (reach[a][1] - reach[a][0] + 2 * SPARE / scale for a in AXES_OF[view])
    eye, turn = LOOKS[view]
    cam = bpy.data.cameras.new("drawing")
    cam.type, cam.ortho_scale, cam.clip_end, cam.sensor_fit = "ORTHO", max(w, h), 1e5, "AUTO"
    o = bpy.data.objects.new("drawing", cam)
    s.collection.objects.link(o)
    o.location = [sum(reach[a]) / 2 + far * eye[i] for i, a in enumerate("xyz")]
    o.rotation_euler = turn
    s.camera = o
    s.render.engine, s.cycles.device, s.cycles.samples, s.cycles.use_denoising = "CYCLES", "CPU", 1, False
    s.cycles.use_adaptive_sampling, s.cycles.max_bounces = False, 0
    s.cycles.pixel_filter_type, s.cycles.filter_width = "BOX", .01
    s.render.threads_mode, s.render.threads = "FIXED", 2
    s.render.resolution_x, s.render.resolution_y = round(w * scale), round(h * scale)
    layer = s.view_layers[0]
    layer.material_override = bpy.data.materials.get("plain") or bpy.data.materials.new("plain")
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_object_index = True
    with tempfile.TemporaryDirectory() as folder:
        src, out = _nodes(s, "RLayers", "OutputFile")
        out.base_path, out.format.file_format, out.format.color_depth, out.format.exr_codec = folder, "OPEN_EXR", "32", "NONE"
        out.file_slots.clear()
        for socket, name in (("Depth", "depth"), ("Normal", "normal"), ("IndexOB", "index")):
            out.file_slots.new(name + "_")
            s.node_tree.links.new(src.outputs[socket], out.inputs[name + "_"])
        bpy.ops.render.render()
        p = {n: _read(os.path.join(folder, "%s_%04d.exr" % (n, s.frame_current)))[::-1] for n in ("depth", "normal", "index")}
    bpy.data.objects.remove(o)
    return p["depth"][..., 0], p["normal"], np.rint(p["index"][..., 0]).astype(int)


def thick(mask, radius):
    """Every pixel within `radius` of the mask."""
    out = mask.copy()
    r = int(radius)
    for y in range(-r, r + 1):
        reach = int(math.sqrt(radius * radius - y * y))
        row = np.roll(mask, y, 0)
        for x in range(-reach, reach + 1):
            out |= np.roll(row, x, 1)
    return out


def lines(depth, normal, index, size):
    """How dark each pixel is, from 0 to 1: outline, edges, and printed signs."""
    outline, edges = np.zeros(index.shape, bool), np.zeros(index.shape, bool)
    printed = index > PRINTED
    for axis in (0, 1):
        def after(a, k=1):
            return np.roll(a, -k, axis)
        either = printed | after(printed)
        border = (index == 0) != (after(index) == 0)
        inside = (index > 0) & (after(index) > 0) & ~either
        turned = (normal * after(normal)).sum(-1) < math.cos(math.radians(28))
        bend = np.abs(after(depth) + after(depth, -1) - 2 * depth)
        step = (bend > size * .012) & (after(index, -1) > 0) & ~after(printed, -1)
        outline |= border
        edges |= inside & ((index != after(index)) | turned | step)
    dark = np.where(printed, .42, 0.0)
    dark = np.where(thick(edges, 1.5), .80, dark)
    return np.where(thick(outline, 3.2), 1.0, dark)


def shrink(dark):
    h, w = (n - n % FINE for n in dark.shape)
    return dark[:h, :w].reshape(h // FINE, FINE, w // FINE, FINE).mean((1, 3))


def layout(views, mm, reach):
    """Pixels to the millimetre, and the corner of what is measured in each elevation: side by side or one over the other, whichever is larger."""
    (w1, h1), (w2, h2) = (tuple(reach[a][1] - reach[a][0] for a in AXES_OF[v]) for v in views)
    gap = GAP if AXES_OF[views[0]][0] == AXES_OF[views[1]][0] else GAP_WITH_FIGURE
    row = min((ROOM[0] - GAP) / (w1 + w2), ROOM[1] / max(h1, h2))
    column = min(ROOM[0] / max(w1, w2), (ROOM[1] - gap) / (h1 + h2))
    x, y = SIDE / 2 + 30, SIDE / 2 - 30
    if row >= column:
        left = x - (row * (w1 + w2) + GAP) / 2
        places = [(left, y - row * h1 / 2), (left + row * w1 + GAP, y - row * h2 / 2)]
    else:
        top = y - (column * (h1 + h2) + gap) / 2
        places = [(x - column * w1 / 2, top), (x - column * w2 / 2, top + column * h1 + gap)]
    scale = max(row, column)
    corners = []
    for view, (left, top) in zip(views, places):
        a, b = AXES_OF[view]
        before = reach[a][1] - mm[a] if view == "side" else -reach[a][0]  # seen from the left, y runs the other way
        corners.append((left + scale * before, top + scale * (reach[b][1] - mm[b])))
    return scale, places, corners, row < column


def dimension(a, b, text, upright):
    """A dimension line between two points with slim arrows; its figure stands over it."""
    (x1, y1), (x2, y2) = a, b
    out = ["line %g,%g %g,%g" % (x1, y1, x2, y2)]
    for (x, y), s in ((a, 1), (b, -1)):
        tip = [(x, y), (x - 7, y + 24 * s), (x + 7, y + 24 * s)] if upright else [(x, y), (x + 24 * s, y - 7), (x + 24 * s, y + 7)]
        out.append("polygon " + " ".join("%g,%g" % p for p in tip))
    x, y = (x1 - 22, (y1 + y2) / 2) if upright else ((x1 + x2) / 2, y1 + 66)
    turn = " rotate -90" if upright else ""
    out.append("push graphic-context translate %g,%g%s stroke none fill rgb(11,42,48) text 0,0 '%s' pop graphic-context" % (x, y, turn, text))
    return out


def dimensions(views, places, scale, mm, signs, stacked):
    """What ImageMagick draws: a width under an elevation, a height at its left, each size once."""
    told, out = set(), []
    stacked = stacked and AXES_OF[views[0]][0] == AXES_OF[views[1]][0]
    for n, (view, (left, top)) in enumerate(zip(views, places)):
        a, b = AXES_OF[view]
        w, h = mm[a] * scale, mm[b] * scale
        if a not in told and signs[a] and not (stacked and n == 0):
            y = top + h + 62
            out += ["line %g,%g %g,%g" % (x, top + h + 18, x, y + 16) for x in (left, left + w)]
            out += dimension((left, y), (left + w, y), signs[a] + " mm", False)
        if b not in told and signs[b]:
            x = left - 62
            out += ["line %g,%g %g,%g" % (left - 18, y, x - 16, y) for y in (top, top + h)]
            out += dimension((x, top), (x, top + h), signs[b] + " mm", True)
        told |= {b} if stacked and n == 0 else {a, b}
    return out


def draw(name, entry, out):
    mm, signs = sizes_of(entry)
    reach = build(name, entry, mm)
    scale, places, corners, stacked = layout(entry["views"], mm, reach)
    dark = np.zeros((SIDE, SIDE))
    for view, (left, top) in zip(entry["views"], places):
        depth, normal, index = passes(view, reach, scale * FINE)
        part = shrink(lines(depth, normal, index, max(mm.values())))
        x, y = round(left - SPARE / FINE), round(top - SPARE / FINE)
        dark[y:y + part.shape[0], x:x + part.shape[1]] = np.maximum(dark[y:y + part.shape[0], x:x + part.shape[1]], part)
    rgb = GROUND + (np.array(INK) - GROUND) * dark[..., None]
    with tempfile.TemporaryDirectory() as folder:
        raw, png = os.path.join(folder, "lines.ppm"), os.path.join(folder, "drawing.png")
        with open(raw, "wb") as f:
            f.write(b"P6 %d %d 255\n" % (SIDE, SIDE) + np.rint(rgb).astype(np.uint8).tobytes())
        marks = " ".join(dimensions(entry["views"], corners, scale, mm, signs, stacked))
        subprocess.run(["convert", raw, "-font", os.path.join(HERE, "screens.ttf"), "-pointsize", "58", "-fill", RULE, "-stroke", RULE, "-strokewidth", "2.5",
                        "-draw", "text-anchor middle " + marks, "-colors", "48", png], check=True)
        subprocess.run(["cwebp", "-quiet", "-lossless", "-z", "7", png, "-o", os.path.join(out, name + "-dimensions.webp")], check=True)
    print("DRAWN %s %.1f px/mm" % (name, scale), flush=True)


def main():
    with open(os.path.join(HERE, "dimensions.json"), encoding="utf-8") as f:
        table = json.load(f)
    p = argparse.ArgumentParser()
    p.add_argument("name", nargs="+")
    p.add_argument("--out", default=os.path.join(HERE, "..", "demo", "pictures"))
    a = p.parse_args(sys.argv[sys.argv.index("--") + 1:])
    os.makedirs(a.out, exist_ok=True)
    for name in table if a.name == ["all"] else a.name:
        draw(name, table[name], a.out)


if __name__ == "__main__":
    main()
