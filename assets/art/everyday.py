"""Daylight, and what people leave about: bread, papers, cups, linen.

Units are metres; devices stand at their true size. `day` comes first in a scene: it makes the materials that wander too.
"""
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from mathutils import noise  # noqa: E402
from studio import *  # noqa: E402,F403
from studio import _bump, _noise, _ramp  # noqa: E402
from greenery import leafage  # noqa: E402
from true_size import SIZES, put  # noqa: E402

MATERIALS.update({
    "paper": dict(color=(.80, .78, .72), rough=.85),
    "newsprint": dict(color=(.66, .64, .58), rough=.95),
    "type": dict(color=(.10, .10, .11), rough=.9),
    "cotton": dict(color=(.74, .70, .63), rough=.95, sheen=.4, grain=(300, .12)),
    "cotton_blue": dict(color=(.15, .26, .36), rough=.95, sheen=.4, grain=(300, .15)),
    "kraft": dict(color=(.42, .27, .15), rough=.8, grain=(120, .05)),
    "tape": dict(color=(.52, .36, .20), rough=.25, coat=.3),
    "coffee": dict(color=(.035, .014, .006), rough=.06, coat=.6),
    "crumb": dict(color=(.70, .54, .34), rough=.95, grain=(90, .5)),
    "jam": dict(color=(.30, .030, .012), rough=.12, coat=1.0),
    "butter": dict(color=(.86, .68, .30), rough=.4),
    "lemon": dict(color=(.80, .50, .030), rough=.38, coat=.25, grain=(110, .18)),
    "lemon_cut": dict(color=(.86, .74, .30), rough=.25, coat=.5, grain=(60, .3)),
    "orange": dict(color=(.74, .24, .025), rough=.42, coat=.2, grain=(110, .2)),
    "zellige": dict(color=(.16, .30, .28), rough=.14, coat=.8),
    "board_green": dict(color=(.020, .14, .075), rough=.35, coat=.5),
    "straw": dict(color=(.56, .40, .20), rough=.85, grain=(150, .7)),
    "jute": dict(color=(.44, .32, .18), rough=.95, grain=(170, .8)),
    "leather": dict(color=(.22, .09, .040), rough=.5, grain=(90, .15)),
    "lime": dict(color=(.80, .77, .70), rough=.92, grain=(5, .30)),
    "jar_glass": dict(color=(.94, .96, .95), rough=.03, coat=1.0, clear=.10),
    "crayon_red": dict(color=(.52, .040, .025), rough=.6),
    "crayon_blue": dict(color=(.030, .13, .42), rough=.6),
    "crayon_green": dict(color=(.040, .24, .060), rough=.6),
    "crayon_yellow": dict(color=(.80, .50, .035), rough=.6),
    "crayon_orange": dict(color=(.76, .22, .020), rough=.6),
    "ochre": dict(color=(.50, .335, .20), rough=.9, grain=(8, .20)),
    "screen": dict(color=(.3, .3, .3), emit=(.86, .90, .86), power=.62),
    "wall_green": dict(color=(.060, .125, .115), rough=.9, grain=(9, .20)),
    "zellige_pale": dict(color=(.26, .40, .36), rough=.12, coat=.8),
    "glaze": dict(color=(.62, .66, .64), rough=.18, coat=.6),
})


# ------------------------------------------------------------------ light
def day(*sun, **more):
    """The sun and its sky (`sunshine`), and the materials that wander."""
    mottle("crust", (.20, .075, .022), (.52, .30, .13), 26, .35)
    return sunshine(*sun, **more)


def mottle(name, low, high, scale, bump):
    """A material whose colour wanders between two, as a crust has."""
    m = material(name, high, rough=.9)
    nt, b = m.node_tree, m.node_tree.nodes["Principled BSDF"]
    n = _noise(nt, scale, 6)
    _ramp(nt, n, b.inputs["Base Color"], low, high)
    _bump(nt, b, n, bump)


def windowed(w, h, sill, bars=(1, 2), m="plaster_white", reach=(4, 3.4), frame_m="chalk"):
    """A wall along x at y=0 with its window in the middle: what keeps the sun to a patch with the shadow of the bars."""
    wide, high = reach
    for s in (-1, 1):
        box((wide, .24, high), (s * (w / 2 + wide / 2), 0, high / 2), m, 0)
    box((w, .24, sill), (0, 0, sill / 2), m, 0)
    box((w, .24, high - sill - h), (0, 0, (high + sill + h) / 2), m, 0)
    for i in range(bars[0] + 2):
        box((.05, .06, h), (w * (i / (bars[0] + 1) - .5), 0, sill + h / 2), frame_m, .006)
    for i in range(bars[1] + 2):
        box((w, .06, .05), (0, 0, sill + h * i / (bars[1] + 1)), frame_m, .006)


def ceiling(x0, x1, z):
    """It ends at the wall of the window, or it would keep the sun out like eaves."""
    box((x1 - x0, 8, .1), ((x0 + x1) / 2, -2.2, z), "plaster_white", 0)


def dapple(loc, n, size=.11, spread=(1.0, .8)):
    """Leafy branches out of the picture, between the sun and a wall: moving shade, for once still."""
    random.seed(21)
    spots = []
    for i in range(n):
        foot = Vector(loc) + Vector((random.gauss(0, spread[0]), random.gauss(0, .3), random.gauss(0, spread[1])))
        twig = foot
        for _ in range(22):
            twig = twig + Vector((random.gauss(.03, .05), random.gauss(0, .05), random.gauss(-.02, .05)))
            spots.append((twig.copy(), Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(-.4, .8))), size * random.uniform(.6, 1.2)))
    leafage(spots, "olive_leaf", wide=.17).visible_camera = False


# ------------------------------------------------------------------ things
def device(name, loc, on="floor", turn=0, **more):
    """A device of the catalogue at its true size, standing or hanging at loc."""
    put(name, SIZES[name], loc, on, (0, 0, turn), **more)


def quads(n, k):
    """The faces of a sheet of (n + 1) by (k + 1) points, column by column."""
    return [(i * (k + 1) + j, (i + 1) * (k + 1) + j, (i + 1) * (k + 1) + j + 1, i * (k + 1) + j + 1) for i in range(n) for j in range(k)]


def drape(size, cells, loc, over, m, frames=46, start=None, thick=.004, turn=0, stiff=6):
    """A cloth that is let fall on the objects: linen on a bed, a towel over an edge. start(u, v) lifts or folds it before it falls."""
    (w, d), (nu, nv) = size, cells
    v = []
    for i in range(nu + 1):
        for j in range(nv + 1):
            u, t = i / nu, j / nv
            dx, dy, dz = start(u, t) if start else (0, 0, 0)
            v.append(((u - .5) * w + dx, (t - .5) * d + dy, dz))
    with at(loc, (0, 0, turn)):
        o = mesh(v, quads(nu, nv), m)
    bodies = []
    for other in over:
        other.modifiers.new("hold", "COLLISION")
        other.collision.thickness_outer, other.collision.cloth_friction = .008, 30
        bodies.append(other)
    c = o.modifiers.new("cloth", "CLOTH")
    c.settings.quality, c.settings.mass, c.settings.bending_stiffness = 4, .25, stiff * .1
    c.settings.tension_stiffness = c.settings.compression_stiffness = 12
    c.settings.shear_stiffness, c.settings.air_damping = 6, 2
    c.collision_settings.distance_min = .006
    s = bpy.context.scene
    for k in range(1, frames + 1):
        s.frame_set(k)
    still = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = still
    still.polygons.foreach_set("use_smooth", [True] * len(still.polygons))
    for other in bodies:
        other.modifiers.remove(other.modifiers["hold"])
    t = o.modifiers.new("thick", "SOLIDIFY")
    t.thickness, t.offset = thick, 1
    o.modifiers.new("soft", "SUBSURF").render_levels = 2
    return o


def loaf(x, y, z, l=.27, w=.12, h=.10, turn=0, cut_at=1.0):
    """A country loaf, its scores opened in the oven; cut_at is the share that is left, the crumb showing."""
    nu, nv, v, f = 60, 36, [], []
    for i in range(nu + 1):
        u = -1 + 2 * i / nu
        if u > 2 * cut_at - 1:
            u = 2 * cut_at - 1
        r = max(0, 1 - abs(u) ** 2.6) ** .5
        for j in range(nv):
            a = 2 * math.pi * j / nv
            c, s = math.cos(a), math.sin(a)
            k = 1 + .05 * noise.noise(Vector((u * 3, c * 2, s * 2))) + .02 * noise.noise(Vector((u * 14, c * 8, s * 8)))
            score = max(0, 1 - abs((u * 3.2 + c * .8) % 1.0 - .5) * 9) if s > .45 and abs(u) < .82 else 0
            v.append((u * l / 2, c * r * w / 2 * k, h * .42 + (s if s > 0 else s * .8) * r * h * .56 * (k - .09 * score)))
    for i in range(nu):
        f += [(i * nv + j, (i + 1) * nv + j, (i + 1) * nv + (j + 1) % nv, i * nv + (j + 1) % nv) for j in range(nv)]
    with at((x, y, z), (0, 0, turn)):
        mesh(v, f, "crust")
        if cut_at < 1:
            face = [p for p in v[nu * nv:]]
            mesh([(p[0] + .0008, p[1] * .965, .044 + (p[2] - .044) * .965) for p in face], [tuple(range(nv))], "crumb")


def slice_of_bread(x, y, z, turn=0, lean=0, w=.105, h=.075, d=.013):
    out = [(w / 2 * math.cos(a) * (1 + .08 * math.sin(3 * a)), h * .45 + h * .52 * (math.sin(a) if math.sin(a) > 0 else .8 * math.sin(a)))
           for a in (2 * math.pi * i / 40 for i in range(40))]
    with at((x, y, z), (lean, 0, turn)):
        extrude(out, d, (0, 0, 0), "crust", .003, "z")
        extrude([(a * .93, .002 + b * .93) for a, b in out], d + .001, (0, 0, 0), "crumb", .001, "z")


def sheet(x, y, z, w, d, turn=0, bend=None, columns=3, m="newsprint", title=True, seed=1):
    """A printed page that curves as bend(u, v) says: a title, a picture, columns of words."""
    rnd, bend = random.Random(seed), bend or (lambda u, v: 0)
    with at((x, y, z), (0, 0, turn)):
        n = 24
        grid = [((i / n - .5) * w, (j / n - .5) * d, bend(i / n, j / n)) for i in range(n + 1) for j in range(n + 1)]
        mesh(grid, quads(n, n), m)
        if not columns:
            return
        v, f = [], []

        def ink(u0, v0, u1, v1):
            steps = max(1, int((u1 - u0) * 30))
            for s in range(steps):
                a, b, k = u0 + (u1 - u0) * s / steps, u0 + (u1 - u0) * (s + 1) / steps, len(v)
                v.extend(((p - .5) * w, (q - .5) * d, bend(p, q) + .0006) for p, q in ((a, v0), (b, v0), (b, v1), (a, v1)))
                f.append((k, k + 1, k + 2, k + 3))

        top = .95
        if title:
            ink(.06, .915, .62, .955)
            ink(.06, .893, .94, .896)
            ink(.06, .60, .60 - .02, .86)
            top = .88
        wide = .88 / columns
        for c in range(columns):
            q = top if not title or c == columns - 1 else .57
            while q > .06:
                p, end = .06 + c * wide, .06 + (c + 1) * wide - .025
                end -= rnd.choice((0, 0, 0, 0, .1))
                while p < end - .01:
                    step = min(rnd.uniform(.012, .045), end - p)
                    ink(p, q - .008, p + step, q)
                    p += step + .006
                q -= .0165
        mesh(v, f, "type")


def newspaper(x, y, z, turn=0, w=.29, d=.40):
    """An open paper: two pages that lift from the fold, the right one turned up at its corner."""
    arch_of = lambda u: .012 * math.sin(math.pi * min(1, u * 1.15)) + .002
    with at((x, y, z), (0, 0, turn)):
        sheet(-w / 2, 0, 0, w, d, 0, lambda u, v: arch_of(1 - u), 4, seed=4)
        sheet(w / 2, 0, 0, w, d, 0, lambda u, v: arch_of(u) + .05 * max(0, u - .62) ** 1.5 * max(0, .55 - v) * 6, 4, title=False, seed=9)


def cup(x, y, z, turn=0, m="glaze", full="coffee", saucer=True):
    with at((x, y, z), (0, 0, turn)):
        if saucer:
            lathe([(0, .002), (.030, .002), (.072, .014), (.074, .017), (.070, .017), (.032, .006), (0, .006)], (0, 0, 0), m, soft=.003)
        b = .006 if saucer else 0
        lathe([(0, b), (.022, b), (.030, b + .010), (.040, b + .040), (.043, b + .062), (.040, b + .062), (.036, b + .040), (.026, b + .012), (0, b + .010)],
              (0, 0, 0), m, soft=.003)
        cyl(.0375, .001, (0, 0, b + .050), full, 0, "z")
        tube([(.040, 0, b + .052), (.062, 0, b + .048), (.058, 0, b + .022), (.034, 0, b + .018)], .0042, m, smooth=True)


def spoon(x, y, z, turn=0, m="steel"):
    with at((x, y, z), (0, 0, turn)):
        tube([(-.07, 0, .004), (-.02, 0, .006), (.03, 0, .004)], .0024, m, smooth=True)
        o = ball(1, (.050, 0, .005), m, 24)
        o.scale = (.022, .014, .004)


def knife(x, y, z, turn=0):
    with at((x, y, z), (0, 0, turn)):
        extrude([(-.02, -.010), (.15, -.010), (.19, .006), (.17, .012), (-.02, .012)], .0016, (0, 0, .002), "steel", .0004, "z")
        box((.11, .022, .014), (-.075, 0, .008), "walnut", .005)


def fruit(x, y, z, m="lemon", r=.031, turn=0, long=1.25):
    """A lemon with its nipple (long > 1) or an orange."""
    with at((x, y, z + r * .95), (random.uniform(-20, 20), 90, turn)):
        n = 24
        prof = []
        for i in range(n + 1):
            t = math.pi * i / n
            tip = .16 * (max(0, math.cos(t)) ** 18 + .6 * max(0, -math.cos(t)) ** 18) if long > 1.1 else 0
            prof.append((r * math.sin(t), -r * math.cos(t) * (long + tip)))
        lathe(prof, (0, 0, 0), m, n=48)


def jar(x, y, z, full="jam", r=.034, h=.085):
    lathe([(0, 0), (r, 0), (r, h * .84), (r * .86, h), (r * .80, h), (r * .92, h * .82), (r * .93, .004), (0, .004)], (x, y, z), "jar_glass", soft=.004)
    cyl(r * .90, h * .62, (x, y, z + .006 + h * .31), full, .003, "z")


def chair(x, y, turn=0, m="oak", seat="straw"):
    """A kitchen chair with a straw seat."""
    with at((x, y, 0), (0, 0, turn)):
        box((.42, .40, .035), (0, 0, .45), seat, .014)
        for i in (-1, 1):
            cyl(.016, .46, (.18 * i, -.17, .23), m, .004, "z")
            tube([(.18 * i, .17, 0), (.18 * i, .18, .45), (.175 * i, .23, .90)], .016, m)
            cyl(.010, .34, (.18 * i, 0, .20), m, .003)
        for z in (.62, .75, .87):
            with at((0, .20 + (z - .62) * .11, z), (-6, 0, 0)):
                box((.34, .016, .055), (0, 0, 0), m, .006)
