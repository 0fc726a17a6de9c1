"""Devices of the catalogue at the size that dimensions.json gives, in metres."""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from studio import *  # noqa: E402,F403
from dimensions import sizes_of  # noqa: E402
from products import CATALOGUE  # noqa: E402

with open(os.path.join(HERE, "dimensions.json"), encoding="utf-8") as f:
    SIZES = json.load(f)


def bounds(objects):
    points = [o.matrix_world @ Vector(c) for o in objects for c in o.bound_box]
    return [Vector(f(p[i] for p in points) for i in range(3)) for f in (min, max)]


def put(name, entry, loc, on="wall", turn=(0, 0, 0), whole=False, unit=None):
    """The device alone, its back (wall, ceiling), its foot (floor), its head (top) or its middle (centre) at loc; whole takes what it is photographed with.

    unit is metres to the model's unit, else it follows from the size."""
    scene, d = bpy.context.scene, CATALOGUE[name]
    before = set(scene.objects)
    (d["build"] if whole or not d["solo"] else d["solo"])()
    bpy.context.view_layer.update()
    new = [o for o in scene.objects if o not in before]
    for o in [o for o in new if o.type == "LIGHT"]:  # made for another scale: the setting lights it
        new.remove(o)
        bpy.data.objects.remove(o)
    for o in new:
        o.hide_render = o.hide_render or "prop" in o
    shown = [o for o in new if not o.hide_render]
    low, high = bounds(shown)
    if unit is None:
        first, last = bounds(shown[:entry.get("measured")])
        mm = sizes_of(entry)[0]
        axis = max("xyz", key=lambda a: mm[a])
        unit = mm[axis] / 1000 / (last - first)["xyz".index(axis)]
    middle = (low + high) / 2
    anchor = {"wall": (middle.x, high.y, middle.z), "ceiling": (middle.x, high.y, middle.z), "floor": (middle.x, middle.y, low.z), "top": (middle.x, middle.y, high.z), "centre": tuple(middle)}[on]
    r = [Matrix.Rotation(math.radians(a), 4, axis) for a, axis in zip(turn, "XYZ")]
    base = Matrix.Rotation(math.pi / 2, 4, "X") if on == "ceiling" else Matrix.Identity(4)
    move = Matrix.Translation(loc) @ r[2] @ r[1] @ r[0] @ base @ Matrix.Scale(unit, 4) @ Matrix.Translation(-Vector(anchor))
    for o in new:
        o.matrix_world = move @ o.matrix_world
