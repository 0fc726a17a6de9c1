"""Lumidar devices.  blender -b -noaudio --python products.py -- NAME|all --view angle

Each device is one short function that builds its geometry around x=0, standing on z=0
or hanging on the wall plane y=0; @device gives it a family, a set and a light.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *  # noqa: E402,F403

CATALOGUE = {}
Z = 1.3  # height of wall devices above the floor


def device(name, family, title, backdrop="sand", light="day", wall=None, stripes=False,
           detail=None, zoom=0.62, turn=0, rise=0, exposure=0.3, near=1.0, side=None, ceiling=False):
    """Register a device; wall=(width, height[, material]) adds a plaster arch behind it, ceiling hangs it on one, seen from below, in every
    view but the detail, which needs its wall."""
    def wrap(build):
        CATALOGUE[name] = dict(build=build, family=family, title=title, backdrop=backdrop,
                               light=light, wall=wall, stripes=stripes, detail=detail,
                               zoom=zoom, turn=turn, rise=rise, exposure=exposure,
                               near=near, side=side, ceiling=ceiling)
        return build
    return wrap


def shoot(name, view, quality, out):
    d = CATALOGUE[name]
    reset()
    overhead = d["ceiling"] and view != "detail"
    if overhead:
        under_ceiling(d["build"])
    else:
        cyclorama(d["backdrop"])
        if d["wall"]:
            wall_piece(*d["wall"])
        d["build"]()
        {"day": light_day, "dusk": light_dusk}[d["light"]](0.75 if d["stripes"] else 1.0)
        if d["stripes"]:
            gobo(target=(0, 0, Z + 0.4))
    frame(view, d["detail"], d["zoom"], d["turn"], -42 if overhead else d["rise"], d["near"], d["side"])
    render(os.path.join(out, "%s-%s.png" % (name, view)), quality, exposure=d["exposure"])


def under_ceiling(build, z=3.0):
    """The corner of a room at dusk, looked up at: what hangs on a wall elsewhere hangs here, facing down."""
    prop(box((16, 8.4, .3), (0, -.6, z + .15), "plaster_white", 0))
    prop(box((16, .3, 12), (0, 3.45, z - 6), "plaster_ink", 0))
    prop(box((16, .16, .22), (0, 3.24, z - .11), "plaster_white", .05))
    with at((0, 0, z), (90, 0, 0)), at((0, 0, -Z)):
        build()
    area((-3.6, -4.2, .4), 2.2, 250, (1, .76, .52), (0, 0, z))
    area((4.2, -2.0, .8), 2.0, 70, (.34, .60, .95), (0, 0, z))
    area((1.5, 2.6, .2), 1.2, 60, (1, .62, .32), (0, 3.2, z))
    world((.03, .06, .085), .6)


# ------------------------------------------------------------------ shared details
def led(loc, m="amber", r=0.022, axis="y"):
    cyl(r * 1.5, 0.006, loc, "gap", 0.002, axis)
    return glow(cyl(r, 0.012, loc, m, 0.003, axis))


def screw(loc, r=0.05, axis="y", turn=30):
    cyl(r, 0.03, loc, "steel", 0.008, axis)
    with at(loc, (0, turn, 0)):
        box((r * 1.5, 0.034, r * 0.28), (0, 0, 0), "gap", 0.002)


def knob(r, d, loc, m="brass", teeth=120):
    """Knurled collar with a smooth spun cap."""
    ring = [((r - 0.012 * (i % 2)) * math.cos(math.pi * i / teeth),
             (r - 0.012 * (i % 2)) * math.sin(math.pi * i / teeth)) for i in range(2 * teeth)]
    extrude(ring, d * 0.8, (loc[0], loc[1], loc[2]), m, 0.008)
    cyl(r * 0.94, d, loc, m, 0.02)


ICONS = {  # strokes in a unit square, drawn as thin luminous wire
    "home": [[(-.8, 0), (0, .8), (.8, 0)], [(-.55, .1), (-.55, -.7), (.55, -.7), (.55, .1)]],
    "power": [circle(.7, 24, 120, 420), [(0, .9), (0, .1)]],
    "sun": [circle(.38, 24) + [(.38, 0)]] + [[(.6 * x, .6 * y), (.95 * x, .95 * y)] for x, y in circle(1, 8)],
    "moon": [circle(.75, 28, 62, 298) + [(x + .62, y) for x, y in circle(.72, 22, 244, 116)]],
    "blind": [[(-.7, y), (.7, y)] for y in (.7, .3, -.1)] + [[(0, -.1), (0, -.7)]],
    "lock": [[(-.55, .1), (.55, .1), (.55, -.75), (-.55, -.75), (-.55, .1)],
             [(-.35, .1)] + [(x, y + .45) for x, y in circle(.35, 14, 180, 0)] + [(.35, .1)]],
    "drop": [[(0, .85), (.36, .25)] + [(x, y - .2) for x, y in circle(.5, 20, 25, -205)] + [(-.36, .25), (0, .85)]],
    "wifi": [[(x, y - .5) for x, y in circle(r, 16, 45, 135)] for r in (.5, .9, 1.3)],
    "up": [[(-.6, -.3), (0, .35), (.6, -.3)]], "down": [[(-.6, .3), (0, -.35), (.6, .3)]],
    "bell": [[(-.7, -.45), (-.5, -.2)] + [(x, y + .25) for x, y in circle(.5, 16, 180, 0)] + [(.5, -.2), (.7, -.45), (-.7, -.45)],
             [(-.18, -.68), (.18, -.68)]],
}


def icon(kind, loc, size, m="white_ui", r=0.009):
    for s in ICONS[kind]:
        glow(tube([(loc[0] + x * size, loc[1], loc[2] + y * size) for x, y in s], r, m))


def tile(kind, label, loc, w, h, on=False):
    plate(w, h, 0.012, loc, "tile_ui", 0.07, 0.003)
    x, y, z = loc
    icon(kind, (x, y - 0.010, z + h * 0.13), min(w, h) * 0.19, "amber" if on else "white_ui")
    text(label, 0.085, (x, y - 0.010, z - h * 0.29), "white_ui" if on else "dim_ui", align="CENTER")


def block(w, h, d, loc, m="stone"):
    """Plinth: part of the set, not of the device."""
    return prop(box((w, d, h), (loc[0], loc[1], loc[2] + h / 2), m, 0.03))


# ------------------------------------------------------------------ interfaces
@device("ecran-mural", "Interfaces", "Écran mural", wall=(2.5, 2.9), stripes=True, detail=(-.14, -.15, Z + .08), zoom=.74)
def _():
    plate(1.62, 1.62, 0.10, (0, -0.05, Z), "chalk", 0.20, 0.03)
    plate(1.52, 1.52, 0.05, (0, -0.115, Z), "glass", 0.16, 0.012)
    y = -0.145
    text("19:42", 0.36, (-0.60, y, Z + 0.44), "white_ui")
    text("Salon  ·  21,5°", 0.105, (-0.58, y, Z + 0.19), "dim_ui")
    icon("moon", (0.50, y, Z + 0.45), 0.12, "amber")
    for i, (k, t) in enumerate((("sun", "Matin"), ("home", "Soirée"), ("blind", "Volets"))):
        tile(k, t, (-0.43 + 0.43 * i, y + 0.003, Z - 0.14), 0.38, 0.38, i == 1)
    glow(plate(1.22, 0.035, 0.01, (0, y, Z - 0.52), "tile_ui", 0.017, 0.002))
    glow(plate(0.80, 0.035, 0.012, (-0.21, y - .002, Z - 0.52), "amber", 0.017, 0.002))
    cyl(0.055, 0.03, (0.20, y, Z - 0.52), "brass", 0.008)


@device("ecran-panoramique", "Interfaces", "Écran panoramique", wall=(3.3, 3.0), detail=(-.6, -.12, Z + .1))
def _():
    plate(2.5, 1.45, 0.10, (0, -0.05, Z), "brass", 0.16, 0.02)
    plate(2.46, 1.41, 0.05, (0, -0.11, Z), "glass", 0.14, 0.012)
    y, c = -0.138, (-0.66, Z)
    ring = [(c[0] + a, y, c[1] + b) for a, b in circle(0.44, 60, 225, -45)]
    glow(tube(ring, 0.014, "tile_ui"))
    glow(tube(ring[:38], 0.020, "amber"))
    ball(0.05, ring[37], "brass")
    text("21,5°", 0.27, (c[0], y, Z + 0.05), "white_ui", align="CENTER")
    text("Chauffage", 0.085, (c[0], y, Z - 0.17), "dim_ui", align="CENTER")
    for i, (k, t) in enumerate((("home", "Arrivée"), ("moon", "Nuit"), ("lock", "Absence"),
                                ("sun", "Lumières"), ("blind", "Volets"), ("drop", "Jardin"))):
        tile(k, t, (0.10 + 0.44 * (i % 3), y + .003, Z + 0.24 - 0.46 * (i // 3)), 0.40, 0.42, i in (0, 3))


@device("variateur", "Interfaces", "Variateur rotatif", wall=(2.3, 2.7, "plaster_ink"), detail=(0, -.3, Z), zoom=.68)
def _():
    plate(1.5, 1.5, 0.09, (0, -0.045, Z), "chalk", 0.16, 0.025)
    plate(1.42, 1.42, 0.03, (0, -0.10, Z), "chalk", 0.13, 0.010)
    cyl(0.50, 0.02, (0, -0.115, Z), "gap", 0.004)
    torus(0.475, 0.018, (0, -0.122, Z), "amber")
    knob(0.42, 0.34, (0, -0.25, Z))
    box((0.022, 0.01, 0.13), (0.10, -0.421, Z + 0.27), "gap", 0.003)
    icon("moon", (-0.52, -0.118, Z - 0.52), 0.055, "gap", 0.006)
    icon("sun", (0.52, -0.118, Z - 0.52), 0.060, "gap", 0.006)


@device("telecommande", "Interfaces", "Télécommande de scènes", detail=(-.1, -.45, 1.32), turn=-52, zoom=.62, near=.80, side=-16)
def _():
    block(1.5, 0.9, 0.7, (0.35, 0.30, 0))
    with at((-0.1, -0.30, 0.0), (-14, 0, 0)):  # leans on the block
        plate(0.78, 2.1, 0.15, (0, 0, 1.06), "ink", 0.30, 0.04)
        plate(0.72, 2.04, 0.02, (0, -0.078, 1.06), "ink", 0.28, 0.006)
        cyl(0.25, 0.03, (0, -0.088, 1.62), "gap", 0.006)
        knob(0.22, 0.12, (0, -0.13, 1.62))
        for i, k in enumerate(("sun", "home", "moon", "blind")):
            x, z = -0.155 + 0.31 * (i % 2), 1.10 - 0.34 * (i // 2)
            plate(0.26, 0.28, 0.05, (x, -0.10, z), "chalk", 0.09, 0.018)
            icon(k, (x, -0.127, z), 0.062, "gap", 0.006)
        led((0, -0.09, 0.40))


@device("interrupteur", "Interfaces", "Interrupteur double laiton", wall=(2.9, 2.8, "plaster_white"), stripes=True, detail=(-.12, -.1, Z - .1), zoom=.74)
def _():
    plate(2.0, 1.25, 0.09, (0, -0.045, Z), "brass", 0.10, 0.018)
    for x, tilt in ((-0.46, 5), (0.46, -5)):
        plate(0.86, 1.05, 0.05, (x, -0.078, Z), "gap", 0.06, 0.006)
        with at((x, -0.115, Z), (tilt, 0, 0)):
            plate(0.82, 1.0, 0.08, (0, 0, 0), "brass", 0.05, 0.022)
            led((0, -0.042, -0.38), "amber", 0.016)


@device("scene-tactile", "Interfaces", "Clavier de scènes tactile", wall=(2.5, 2.9, "plaster_clay"), stripes=True, detail=(-.22, -.1, Z + .32), zoom=.6)
def _():
    plate(1.46, 1.86, 0.07, (0, -0.035, Z), "brass", 0.15, 0.012)
    plate(1.43, 1.83, 0.05, (0, -0.085, Z), "opal", 0.135, 0.014)
    y = -0.111
    box((0.008, 0.004, 1.50), (0, y, Z), "gap", 0)
    for z in (-.27, .27):
        box((1.14, 0.004, 0.008), (0, y, Z + z), "gap", 0)
    keys = (("home", "Arrivée"), ("lock", "Départ"), ("sun", "Matin"), ("moon", "Nuit"), ("blind", "Volets"), ("power", "Tout éteindre"))
    for i, (k, t) in enumerate(keys):
        x, z = -.33 + .66 * (i % 2), Z + .56 - .55 * (i // 2)
        icon(k, (x, y, z + .06), 0.115, "amber" if i == 0 else "ink", 0.010)
        text(t, 0.066, (x, y - .001, z - .155), "ink", align="CENTER")
    glow(plate(0.16, 0.018, 0.008, (-.33, y, Z + .335), "amber", 0.008, 0.002))


# ------------------------------------------------------------------ sensors
@device("detecteur-mouvement", "Capteurs", "Détecteur de mouvement", wall=(2.0, 2.6, "plaster_clay"), stripes=True, detail=(0, -.4, Z))
def _():
    plate(1.05, 1.45, 0.30, (0, -0.15, Z), "chalk", 0.50, 0.09, seg=8)
    cyl(0.40, 0.05, (0, -0.30, Z + 0.16), "gap", 0.01)
    with at((0, -0.29, Z + 0.16)):
        lens = [(0.385 * math.sin(math.pi / 2 * i / 16), 0.26 * math.cos(math.pi / 2 * i / 16)) for i in range(17)]
        lathe(lens, (0, 0, 0), "frost", "y")
        for i in range(1, 5):  # Fresnel ribs
            a = math.pi / 2 * i / 5
            torus(0.385 * math.sin(a), 0.006, (0, -0.26 * math.cos(a), 0), "chalk")
    led((0, -0.302, Z - 0.42))


@device("contact-ouverture", "Capteurs", "Contact de porte et fenêtre", detail=(-.32, -.1, 1.5), turn=-8, side=22, zoom=.9)
def _():
    box((0.7, 0.45, 2.8), (-0.72, 0.22, 1.4), "plaster_white", 0.03)["prop"] = True
    with at((-0.34, 0, 0), (0, 0, 7)):  # leaf ajar, hinged on the frame side
        prop(box((1.6, 0.22, 2.8), (0.84, 0.16, 1.4), "door_blue", 0.03))
        prop(plate(1.05, 2.2, 0.03, (0.90, 0.05, 1.4), "door_blue", 0.03, 0.012))
        plate(0.24, 0.95, 0.16, (0.20, -0.03, 1.45), "chalk", 0.11, 0.035)
        led((0.20, -0.112, 1.78))
    plate(0.20, 0.62, 0.15, (-0.52, -0.075, 1.45), "chalk", 0.09, 0.035)
    box((0.012, 0.01, 0.22), (-0.52, -0.151, 1.45), "brass", 0.002)


@device("thermo-hygro", "Capteurs", "Température et humidité", detail=(-.04, -.3, 1.13), turn=-10, zoom=.76)
def _():
    block(1.9, 0.42, 1.1, (0.1, 0.15, 0))
    with at((0, -0.02, 0.42), (-9, 0, 0)):
        cyl(0.72, 0.26, (0, 0, 0.72), "chalk", 0.07, seg=8)
        torus(0.63, 0.012, (0, -0.13, 0.72), "brass")
        cyl(0.60, 0.03, (0, -0.125, 0.72), "glass", 0.008)
        text("21,5°", 0.33, (0, -0.145, 0.80), "white_ui", align="CENTER")
        icon("drop", (-0.17, -0.145, 0.49), 0.06, "amber", 0.007)
        text("48 %", 0.14, (0.03, -0.145, 0.49), "white_ui")
    plate(0.5, 0.1, 0.2, (0, 0.28, 0.47), "gap", 0.04, 0.02)


@device("fuite-eau", "Capteurs", "Détecteur de fuite d'eau", backdrop="night", detail=(.05, -.3, .30), rise=12, zoom=.8)
def _():
    for a in (90, 210, 330):
        x, y = 0.55 * math.cos(math.radians(a)), 0.55 * math.sin(math.radians(a))
        cyl(0.07, 0.10, (x, y, 0.05), "brass", 0.01, "z")
    lathe([(0, .06), (.70, .06), (.80, .12), (.80, .30), (.72, .40), (0, .43)], (0, 0, 0), "chalk", soft=.09)
    torus(0.802, 0.010, (0, 0, 0.21), "gap", "z")
    with at((0, 0, 0.425), (-90, 0, 24)):
        icon("drop", (0, -0.005, 0), 0.24, "amber", 0.013)
    puddle = [(r * math.cos(a) * 1.12, r * math.sin(a) * .80) for a in (i * math.pi / 80 for i in range(160))
              for r in (1.02 + .10 * math.sin(2 * a + .6) + .09 * math.sin(3 * a + 1.8) + .05 * math.sin(5 * a),)]
    prop(extrude(puddle, .06, (.14, -.20, .018), "pool", .028, "z"))
    for x, y, r in ((-1.25, -.5, .09), (-1.0, -.9, .055), (1.45, -.75, .06), (-1.35, -.15, .04)):
        lathe([(0, r * .45), (r * .7, r * .33), (r, 0)], (x, y, .01), "wet", soft=.03)["prop"] = True


@device("detecteur-fumee", "Capteurs", "Détecteur de fumée", wall=(2.4, 2.9), detail=(.38, -.3, Z + .2), zoom=.62, side=32, ceiling=True)
def _():
    lathe([(0, 0), (.86, 0), (.90, .06), (.90, .15), (.84, .17), (.80, .17)], (0, 0, Z), "chalk", "y", soft=.03)
    cyl(0.76, 0.14, (0, -0.22, Z), "gap", 0.01)
    for i in range(36):  # smoke inlet fins
        a = 2 * math.pi * i / 36
        with at((0.77 * math.cos(a), -0.225, Z + 0.77 * math.sin(a)), (0, -math.degrees(a), 0)):
            box((0.05, 0.12, 0.025), (0, 0, 0), "chalk", 0.006)
    lathe([(.80, .275), (.80, .32), (.70, .40), (0, .43)], (0, 0, Z), "chalk", "y", soft=.06)
    torus(0.27, 0.008, (0, -0.422, Z), "gap")
    for r, n in ((.06, 6), (.12, 12)):
        for x, y in circle(r, n):
            cyl(0.014, 0.02, (x, -0.425, Z + y), "gap", 0.002)
    led((0.46, -0.418, Z), "green_led", 0.022)


@device("qualite-air", "Capteurs", "Qualité de l'air CO₂", light="dusk", backdrop="night", detail=(.08, -.6, 1.42), exposure=.6, zoom=.7)
def _():
    block(2.0, 0.35, 1.5, (0.15, 0.2, 0), "walnut")
    with at((0, 0, 0.35)):
        lathe([(0, 0), (.46, 0), (.52, .05), (.52, 1.55), (.44, 1.66), (0, 1.68)], (0, 0, 0), "chalk", soft=.09)
        torus(0.523, 0.022, (0, 0, 1.30), "green_led", "z")
        lathe([(.524, .12), (.524, .95)], (0, 0, 0), "linen")
        torus(0.524, 0.012, (0, 0, 0.95), "brass", "z")
        torus(0.524, 0.012, (0, 0, 0.12), "brass", "z")
        text("CO2  612", 0.10, (0, -0.525, 1.12), "gap", align="CENTER")


@device("detecteur-presence", "Capteurs", "Détecteur de présence radar", wall=(2.3, 2.8, "plaster_ink"), light="dusk", detail=(.05, -.5, Z), zoom=.62, exposure=.5, near=1.14)
def _():
    plate(.52, .52, .05, (0, -.025, Z), "ink", .16, .015)
    cyl(.13, .30, (0, -.18, Z), "brass", .02)
    with at((0, -.44, Z), (-7, 0, 0)):
        plate(1.30, 1.30, .24, (0, 0, 0), "chalk", .42, .08, seg=8)
        plate(1.16, 1.16, .02, (0, -.118, 0), "linen", .36, .008)
        for i, r in enumerate((.20, .31, .42, .53)):  # radar waves, the inner one awake
            torus(r, .009 if i else .014, (0, -.130, 0), "brass" if i else "amber")
        lathe([(.10, .10), (.10, .135), (.07, .15), (0, .155)], (0, 0, 0), "brass", "y", soft=.015)
        led((.46, -.128, -.46), "amber", .014)


@device("station-meteo", "Capteurs", "Station météo", light="dusk", detail=(.15, -.2, 2.1), zoom=.62, near=.74)
def _():
    cyl(0.06, 1.6, (0, 0, 0.8), "steel", 0.01, "z")
    prop(lathe([(0, 0), (.62, 0), (.62, .10), (.12, .18), (0, .18)], (0, 0, 0), "ink", soft=.04))
    box((1.50, .11, .11), (0, 0, 1.22), "ink", .03)  # cross arm
    cyl(.12, .20, (0, 0, 1.22), "ink", .02, "z")
    for x in (-.72, .72):
        cyl(.085, .10, (x, 0, 1.27), "ink", .015, "z")
    with at((-.72, 0, 1.32)):  # rain gauge
        lathe([(0, 0), (.22, 0), (.24, .03), (.24, .42), (.31, .52), (.31, .62), (.285, .62), (.10, .40), (.03, .36), (0, .36)], (0, 0, 0), "chalk", soft=.012)
        torus(.245, .010, (0, 0, .30), "brass", "z")
        for i in range(4):
            box((.06 if i % 2 else .10, .01, .010), (0, -.243, .09 + .05 * i), "gap", 0)
    with at((.74, -.05, 1.38), (52, 0, 0)):  # solar panel
        cyl(.05, .20, (0, 0, .04), "ink", .01, "z")
        plate(.66, .52, .04, (0, 0, .15), "ink", .05, .012, "z")
        plate(.60, .46, .02, (0, 0, .168), "glass", .03, .005, "z")
        for i in range(1, 6):
            box((.006, .44, .004), (-.30 + .10 * i, 0, .179), "steel", 0)
        for k in (-1, 1):
            box((.58, .006, .004), (0, k * .077, .179), "steel", 0)
    for i in range(6):  # louvred radiation shield
        lathe([(.12, .02), (.30, .06), (.46, -.06), (.46, -.085), (.30, .035), (.12, -.01)], (0, 0, 1.52 + .14 * i), "chalk", soft=.015)
    cyl(0.14, 0.95, (0, 0, 1.84), "gap", 0.01, "z")
    lathe([(0, .28), (.14, .28), (.38, .10), (.46, 0), (.30, .02), (0, .02)], (0, 0, 2.36), "chalk", soft=.03)
    cyl(0.035, 0.42, (0, 0, 2.80), "steel", 0.005, "z")
    led((0, -.30, 2.50), "green_led", .016)
    lathe([(0, 0), (.09, 0), (.10, .05), (.07, .12), (0, .15)], (0, 0, 2.96), "ink", soft=.02)
    for a in (20, 140, 260):  # anemometer cups
        with at((0, 0, 3.02), (0, 0, a)):
            tube([(0, 0, 0), (.46, 0, 0)], .016, "steel")
            lathe([(.15 * math.sin(t), -.15 * math.cos(t)) for t in (i * math.pi / 32 for i in range(17))], (.55, 0, 0), "ink", "y").modifiers.new("s", "SOLIDIFY").thickness = .008


# ------------------------------------------------------------------ controllers
@device("centrale", "Contrôleurs", "Centrale Lumidar", light="dusk", backdrop="night", detail=(.05, -.35, .40), rise=12, exposure=.6, zoom=.74)
def _():
    plate(2.0, 2.0, 0.05, (0, 0, 0.05), "gap", 0.50, 0.02, "z")
    plate(2.1, 2.1, 0.34, (0, 0, 0.26), "chalk", 0.55, 0.10, "z", seg=8)
    plate(1.98, 1.98, 0.03, (0, 0, 0.43), "glass", 0.50, 0.012, "z")
    torus(0.52, 0.022, (0, 0, 0.447), "amber", "z")
    with at((0, 0, 0.45), (-90, 0, 25)):
        icon("home", (0, 0, 0), 0.20, "white_ui", 0.014)
    for i in range(3):
        led((-0.10 + 0.10 * i, -1.052, 0.24), ("amber", "green_led", "white_ui")[i], 0.014)
    prop(tube([(0.4, 1.0, .2), (0.6, 1.5, .15), (1.3, 1.7, .06), (2.6, 1.4, .05), (4.5, 2.4, .05)], .05, "rubber", smooth=True))


@device("module-din", "Contrôleurs", "Modules rail DIN", light="dusk", detail=(.5, -.6, 1.5), zoom=.62, near=.82, exposure=.5)
def _():
    prop(plate(3.5, 3.3, 0.12, (0, 0.32, 1.65), "ink", 0.10, 0.03))
    for x, z, w, h in ((0, 3.25, 3.5, .10), (0, .05, 3.5, .10), (-1.70, 1.65, .10, 3.3), (1.70, 1.65, .10, 3.3)):
        prop(box((w, .62, h), (x, .06, z), "ink", .025))
    for z in (1.24, 1.56):  # rail flanges
        box((3.2, 0.05, 0.12), (0, 0.14, z), "steel", 0.01)
    box((3.2, 0.03, 0.32), (0, 0.21, 1.4), "steel", 0.005)
    side = [(.14, -.85), (-.46, -.85), (-.46, -.47), (-.64, -.41), (-.64, .41), (-.46, .47), (-.46, .85), (.14, .85)]
    for n, (x, w, ico, label) in enumerate(((-1.02, .70, "sun", "Lumières"), (-0.30, .70, "blind", "Volets"), (0.62, 1.10, "home", "Lumidar"))):
        v = [(k * (w - .014) / 2, y, z) for k in (-1, 1) for y, z in side]
        f = [tuple(range(7, -1, -1)), tuple(range(8, 16))] + [(i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i) for i in range(8)]
        mesh(v, f, "ink" if n == 2 else "chalk", (x, 0, 1.4), edge=.022)
        plate(w - .14, 0.40, 0.02, (x, -0.645, 1.55), "glass", 0.05, 0.006)
        icon(ico, (x - (.26 if n == 2 else 0), -0.660, 1.56), 0.095, "amber", 0.009)
        if n == 2:
            text("21,5°", .15, (x - .06, -.660, 1.56), "white_ui")
        text(label, .075, (x, -.645, 1.27), "white_ui" if n == 2 else "gap", align="CENTER")
        for k in range(3):
            led((x - .12 + .12 * k, -0.643, 1.12), "green_led" if k < 2 else "amber", 0.016)
        t = int(w / .22)
        for k in range(t):
            for z in (0.72, 2.08):
                screw((x - w / 2 + w * (k + .5) / t, -0.465, z), 0.065, turn=25 * k + 40 * n)
            c = ("door_blue", "terracotta", "chalk")[(k + n) % 3]
            xx = x - w / 2 + w * (k + .5) / t
            prop(tube([(xx, -.22, 2.2), (xx, -.26, 2.45), (xx, -.12, 2.62), (xx, .0, 2.80)], .036, c, smooth=True))
    for k in range(2):  # a pair of breakers closes the row
        x = 1.30 + .20 * k - .02
        v = [(j * .093, y, z) for j in (-1, 1) for y, z in side]
        f = [tuple(range(7, -1, -1)), tuple(range(8, 16))] + [(i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i) for i in range(8)]
        mesh(v, f, "stone", (x, 0, 1.4), edge=.015)
        box((.09, .16, .16), (x, -.70, 1.44), "ink" if k else "wool_rust", .03)
        for z in (.72, 2.08):
            screw((x, -.465, z), .06, turn=50 * k)
        prop(tube([(x, -.22, 2.2), (x, -.26, 2.45), (x, -.12, 2.62), (x, .0, 2.80)], .036, ("terracotta", "door_blue")[k], smooth=True))
    prop(box((3.1, .42, .34), (0, .04, 2.86), "stone", .02))  # slotted trunking
    for i in range(24):
        prop(box((.05, .01, .20), (-1.44 + .125 * i, -.175, 2.82), "gap", 0))


@device("micromodule", "Contrôleurs", "Micromodule encastré", detail=(.12, -.5, .34), rise=8, zoom=.74)
def _():
    plate(1.5, 1.4, 0.5, (0, 0, 0.25), "ink", 0.22, 0.05, "z")
    plate(1.2, 0.62, 0.02, (0, 0.18, 0.505), "chalk", 0.06, 0.006, "z")
    with at((0, 0.18, 0.52), (-90, 0, 0)):
        text("LUMIDAR", 0.15, (0, 0, 0.10), "gap", align="CENTER")
        text("230 V~  10 A", 0.09, (0, 0, -0.12), "gap", align="CENTER")
    box((1.3, 0.34, 0.36), (0, -0.66, 0.20), "chalk", 0.03)
    for i, c in enumerate(("door_blue", "terracotta", "gap", "wool_rust")):
        x = -0.48 + 0.32 * i
        screw((x, -0.66, 0.375), 0.09, "z", 20 * i)
        cyl(0.09, 0.02, (x, -0.832, 0.18), "gap", 0.002)
        prop(tube([(x, -0.75, .18), (x, -1.05, .20), (x * 1.5, -1.45, .10), (x * 2.2 + .3, -2.0, .055), (x * 2.6 + 1.2, -2.9, .055)], .05, c, smooth=True))
    led((0.52, -0.38, 0.506), "green_led", 0.025, "z")


@device("prise", "Contrôleurs", "Prise connectée", wall=(2.5, 2.8, "plaster_ink"), detail=(0, -.6, Z), zoom=.72)
def _():
    plate(1.75, 1.75, 0.07, (0, -0.035, Z), "chalk", 0.16, 0.02)
    plate(1.63, 1.63, 0.03, (0, -0.075, Z), "chalk", 0.13, 0.008)
    lathe([(.56, .08), (.60, .62), (.54, .72), (.44, .72), (.42, .55), (0, .55)], (0, 0, Z), "chalk", "y", soft=.05)
    torus(0.585, 0.016, (0, -0.52, Z), "amber")
    for x in (-0.19, 0.19):
        cyl(0.055, 0.02, (x, -0.552, Z), "gap", 0.004)
    cyl(0.045, 0.22, (0, -0.62, Z + 0.21), "steel", 0.03)
    led((0, -0.722, Z - 0.49), "green_led", 0.016)


@device("passerelle", "Contrôleurs", "Passerelle radio", light="dusk", detail=(.35, -.3, .50), near=.86, zoom=.6)
def _():
    for x in (-.85, .85):
        box((.25, 1.0, .05), (x, 0, .025), "rubber", .02)
    plate(2.5, 1.35, 0.36, (0, 0, 0.23), "ink", 0.30, 0.09, "z", seg=8)
    plate(2.3, 1.15, 0.02, (0, 0, 0.415), "ink", 0.24, 0.006, "z")
    for i in range(9):
        plate(1.1, 0.022, 0.01, (-.45, -.3 + .075 * i, 0.427), "gap", 0.01, 0.001, "z")
    for i, m in enumerate(("amber", "green_led", "green_led", "white_ui")):
        led((.35 + .17 * i, -.678, .23), m, 0.018)
    for x, tilt in ((-.85, -9), (.85, 9)):
        cyl(.12, .16, (x, .70, .28), "gap", .02)
        with at((x, .80, .25), (0, tilt, 0)):
            lathe([(0, 0), (.10, 0), (.10, .30), (.075, .36), (.062, 1.75), (0, 1.80)], (0, 0, 0), "ink", soft=.03)
            torus(.10, .008, (0, 0, .20), "brass", "z")


# ------------------------------------------------------------------ lighting
def cord(x, z, top=9):
    prop(tube([(x, 0, z), (x, 0, top)], 0.028, "wool_ink"))


@device("ampoule", "Éclairage", "Ampoule E27", light="dusk", backdrop="night", detail=(0, -.3, 1.75), zoom=.72, exposure=.4)
def _():
    cord(0, 3.1)
    with at((0, 0, 2.55)):
        lathe([(0, .62), (.07, .60), (.09, .46), (.20, .40), (.21, .0), (0, 0)], (0, 0, 0), "brass", soft=.03)
        for k in range(4):
            torus(.185, .018, (0, 0, -.03 - .055 * k), "brass", "z")
        lathe([(.17, 0), (.17, -.26)], (0, 0, 0), "steel")
        glow(lathe([(.19, -.20), (.23, -.36), (.40, -.62), (.52, -.88), (.54, -1.08), (.48, -1.36), (.30, -1.55), (.12, -1.62), (0, -1.63)], (0, 0, 0), "clear_amber", soft=.12))
        lathe([(.10, -.2), (.07, -.42), (.035, -.55), (.03, -.72), (0, -.73)], (0, 0, 0), "opal", soft=.02)
        loops, turns = [], 5  # filament strung between two rings of hooks
        for i in range(2 * turns + 1):
            a, low = math.pi * i / turns, i % 2
            loops.append((.24 * math.cos(a) * (.62 if low else 1), .24 * math.sin(a) * (.62 if low else 1), -1.30 if low else -.66))
        glow(tube(loops, .014, "filament"))
        for x, y, z in loops[:-1:2]:
            tube([(0, 0, -.60), (x, y, z)], .007, "steel")
    point((0, 0, 1.55), 110, (1, .56, .24), .22)


@device("suspension", "Éclairage", "Suspension", light="dusk", backdrop="night", detail=(.15, -.6, 3.2), rise=-22, exposure=.4)
def _():
    cord(0, 4.15)
    with at((0, 0, 3.0)):
        lathe([(1.20, 0), (1.17, .28), (1.02, .62), (.72, .92), (.34, 1.08), (.10, 1.12), (.06, 1.2), (0, 1.2)], (0, 0, 0), "ink", soft=.12)
        lathe([(1.185, 0), (1.15, .28), (1.0, .60), (.70, .89), (.32, 1.05), (0, 1.08)], (0, 0, 0), "brass", soft=.12)
        torus(1.193, .016, (0, 0, 0), "brass", "z")
        glow(ball(.30, (0, 0, .36), "bulb"))
    point((0, 0, 2.92), 95, (1, .58, .26), .28)


@device("ruban-led", "Éclairage", "Ruban LED", light="dusk", backdrop="night", detail=(.5, -.8, .2), rise=22, exposure=.5)
def _():
    pts = [((.42 + .0062 * i) * math.cos(i * math.pi / 24), (.42 + .0062 * i) * math.sin(i * math.pi / 24)) for i in range(170)]
    tail = [(pts[-1][0] - .10 * i, pts[-1][1] - .02 * i - .0022 * i * i) for i in range(34)]
    for path, keep in ((pts, True), (tail, False)):  # chalk backing, glowing diffuser outside
        n = len(path)
        q = [Vector((x2 - x, y2 - y)).normalized() * .014 for (x, y), (x2, y2) in zip(path, path[1:])]
        q.append(q[-1])
        for z0, z1, off, m in ((.03, .40, 0, "chalk"), (.09, .34, 1, "amber_soft"), (.175, .255, 2, "amber")):
            v = [(x + d.y * off, y - d.x * off, z) for (x, y), d in zip(path, q) for z in (z0, z1)]
            o = mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n - 1)], m)
            o.modifiers.new("s", "SOLIDIFY").thickness = .012
            if off == 2:
                glow(o)
            if not keep:
                prop(o)
    for a in range(170, 440, 18):  # the glow it lays on the ground
        point((1.62 * math.cos(math.radians(a)), 1.62 * math.sin(math.radians(a)), .20), 2.2, (1, .46, .14), .25)


@device("spot-encastre", "Éclairage", "Spot encastré", light="dusk", backdrop="night", wall=(2.4, 2.8, "plaster_white"), detail=(.1, -.2, Z + .1), zoom=.6, ceiling=True)
def _():
    lathe([(.86, 0), (.86, .07), (.79, .20), (.70, .22), (.66, .20)], (0, 0, Z), "brass", "y", soft=.03)
    lathe([(.66, .20), (.45, .02), (0, .02)], (0, 0, Z), "brass", "y", soft=.01)
    torus(.672, .012, (0, -.205, Z), "ink")
    cyl(.43, .02, (0, -.025, Z), "ink", .005)
    for x, y in [(0, 0)] + circle(.27, 6):  # one optic per diode
        torus(.112, .012, (x, -.04, Z + y), "brass")
        glow(lathe([(.105 * math.sin(t), .05 * math.cos(t)) for t in (i * math.pi / 24 for i in range(13))], (x, -.03, Z + y), "amber_soft", "y", n=48))
        glow(cyl(.045, .01, (x, -.082, Z + y), "filament", .004))
    point((0, -.30, Z), 3, (1, .50, .16), .12)
    spot((0, -.2, Z), (0, -4, .2), 320, (1, .62, .30), 70, .8, .3)


@device("borne-jardin", "Éclairage", "Borne de jardin", light="dusk", backdrop="night", detail=(0, -.3, 2.6), zoom=.44, exposure=.4, near=.84)
def _():
    cyl(.30, .06, (0, 0, .03), "ink", .015, "z")
    cyl(.20, 2.5, (0, 0, 1.25), "ink", .02, "z")
    glow(cyl(.17, .36, (0, 0, 2.66), "bulb", .01, "z"))
    for a in range(0, 360, 60):
        x, y = .185 * math.cos(math.radians(a)), .185 * math.sin(math.radians(a))
        cyl(.014, .40, (x, y, 2.66), "ink", .003, "z")
    lathe([(0, 0), (.46, 0), (.47, .03), (.44, .07), (0, .10)], (0, 0, 2.84), "ink", soft=.02)
    for x in (-.5, .5):  # outside the post, or it would shade the whole ground
        point((x, -.25, 2.5), 120, (1, .55, .22), .25)
    for i in range(60):
        a, r = 2.4 * i, .5 + .17 * math.sqrt(i)
        with at((r * math.cos(a), r * math.sin(a), .0), (0, 0, 57 * i), .06 + .05 * ((i * 7) % 5) / 5):
            prop(lathe([(math.sin(t) * (1 + .2 * (i % 3)), .55 - .55 * math.cos(t)) for t in (k * math.pi / 12 for k in range(13))], (0, 0, 0), "stone", n=20))


@device("lampe-table", "Éclairage", "Lampe de table nomade", light="dusk", backdrop="night", detail=(.12, -.5, 1.42), zoom=.62, near=.88, exposure=.4)
def _():
    prop(lathe([(0, -.02), (1.15, -.02), (1.20, .03), (1.20, .13), (1.15, .18), (0, .18)], (0, .1, 0), "walnut", soft=.02))
    with at((0, 0, .18)):
        lathe([(0, 0), (.52, 0), (.56, .05), (.54, .16), (.46, .20), (.10, .23), (.055, .28), (.05, 1.5), (0, 1.5)], (0, 0, 0), "brass", soft=.03)
        torus(.555, .010, (0, 0, .055), "gap", "z")
        lathe([(.82, 1.30), (.80, 1.38), (.66, 1.80), (.46, 2.06), (.20, 2.16), (0, 2.17)], (0, 0, 0), "opal_warm", soft=.08)
        torus(.82, .016, (0, 0, 1.30), "brass", "z")
        cyl(.10, .06, (0, 0, 2.19), "brass", .015, "z")
        torus(.15, .022, (0, 0, 2.37), "brass")  # carrying ring
        led((0, -.50, .172), "amber", .016)
    point((0, 0, 1.42), 55, (1, .54, .20), .16)
    for x in (-1.1, 1.1):
        point((x, -1.2, 1.75), 9, (1, .52, .20), .4)


# ------------------------------------------------------------------ security
@device("camera-interieure", "Sécurité", "Caméra intérieure", detail=(0, -.6, 1.6), zoom=.6, near=.92)
def _():
    lathe([(0, 0), (.62, 0), (.66, .05), (.60, .12), (.22, .17), (.16, .30), (.16, .75), (0, .80)], (0, 0, 0), "chalk", soft=.06)
    with at((0, 0, 1.45), (-8, 0, -6)):
        ball(.78, (0, 0, 0), "chalk")
        lathe([(.80 * math.sin(t), .80 * math.cos(t)) for t in (.84 * (1 - i / 24) for i in range(25))], (0, 0, 0), "glass", "y")
        torus(.595, .016, (0, -.520, 0), "brass")
        lathe([(.29, .72), (.29, .83), (.24, .84), (.18, .80), (0, .80)], (0, 0, 0), "ink", "y", soft=.02)
        lathe([(.18 * math.sin(t), .74 + .11 * math.cos(t)) for t in (i * math.pi / 24 for i in range(13))], (0, 0, 0), "lens", "y")
        torus(.262, .007, (0, -.838, 0), "brass")
        led((0, -.715, .38), "green_led", .018)
        for a in range(-60, 61, 20):
            cyl(.014, .03, (.42 * math.sin(math.radians(a)), -.685, -.42 * math.cos(math.radians(a))), "gap", .002)


@device("camera-exterieure", "Sécurité", "Caméra extérieure", wall=(2.4, 3.0, "plaster_white"), light="dusk", detail=(.25, -1.7, 1.2), turn=4, exposure=.45, zoom=.68)
def _():
    cyl(.40, .10, (0, -.05, 1.75), "chalk", .03)
    for a in (45, 165, 285):
        screw((.27 * math.cos(math.radians(a)), -.10, 1.75 + .27 * math.sin(math.radians(a))), .045, turn=a)
    tube([(0, -.08, 1.75), (0, -.45, 1.75), (0, -.62, 1.66), (0, -.66, 1.50)], .085, "chalk", smooth=True)
    ball(.13, (0, -.66, 1.50), "ink")
    with at((0, -.95, 1.25), (8, 0, 13)):
        lathe([(0, -.72), (.30, -.72), (.36, -.64), (.36, .80), (.33, .86), (.30, .86), (.29, .74), (0, .74)], (0, 0, 0), "chalk", "y", soft=.04)
        extrude([(x * 1.05, y) for x, y in circle(.42, 40, 20, 160)] + [(x * 1.05, y) for x, y in circle(.395, 40, 160, 20)], 1.75, (0, -.14, 0), "chalk", .006)
        cyl(.285, .02, (0, -.75, 0), "glass", .004)
        lathe([(.15, .76), (.15, .80), (.11, .81), (.10, .77), (0, .79)], (0, 0, 0), "lens", "y", soft=.01)
        for x, y in circle(.21, 10):
            cyl(.026, .012, (x, -.765, y), "red_led" if y > .1 and x > 0 else "steel", .003)
        torus(.362, .010, (0, .30, 0), "brass")


def doorbell():
    plate(.86, 2.0, .16, (0, -.08, Z + .1), "brass", .30, .03)
    plate(.82, 1.96, .06, (0, -.15, Z + .1), "glass", .28, .014)
    lathe([(.24, .17), (.24, .20), (.17, .21), (.15, .18), (0, .20)], (0, 0, Z + .66), "lens", "y", soft=.012)
    torus(.24, .010, (0, -.185, Z + .66), "brass")
    torus(.275, .014, (0, -.184, Z - .46), "amber")
    cyl(.24, .06, (0, -.20, Z - .46), "brass", .02)
    icon("bell", (0, -.233, Z - .46), .085, "gap", .008)
    for i in range(5):
        plate(.26, .014, .01, (0, -.182, Z + .22 - .045 * i), "gap", .006, .001)
    text("VILLA 12", .085, (0, -.184, Z - .02), "white_ui", align="CENTER")
    led((.17, -.182, Z + .88), "green_led", .012)


@device("sonnette-video", "Sécurité", "Visiophone de porte", wall=(2.0, 3.0, "plaster_white"), light="dusk", detail=(0, -.2, Z - .16), exposure=.45, zoom=.6)
def _():
    doorbell()


def lock_body():
    plate(.66, 2.3, .20, (0, -.10, 1.45), "ink", .16, .04)
    plate(.56, 1.05, .03, (0, -.205, 1.98), "glass", .12, .008)
    for i in range(12):
        text("123456789*0#"[i], .105, (-.15 + .15 * (i % 3), -.223, 2.33 - .17 * (i // 3)), "white_ui", align="CENTER")
    icon("lock", (0, -.223, 1.58), .06, "amber", .007)
    cyl(.17, .10, (0, -.24, 1.02), "brass", .02)
    cyl(.09, .30, (0, -.38, 1.02), "brass", .01)
    tube([(0, -.50, 1.02), (.10, -.55, 1.02), (.30, -.56, 1.02), (.95, -.55, 1.02), (1.0, -.55, 1.02)], .075, "brass", smooth=True)
    cyl(.09, .03, (0, -.205, .55), "brass", .008)
    box((.02, .01, .09), (0, -.222, .55), "gap", .002)


@device("serrure", "Sécurité", "Serrure connectée", light="dusk", detail=(.15, -.4, 1.62), exposure=.45, zoom=.68)
def _():
    prop(box((2.2, .30, 4.4), (.35, .15, 1.5), "door_blue", .03))
    for k in range(5):
        prop(ball(.06, (1.05, 0, .1 + .65 * k), "brass", 24))
    lock_body()


@device("clavier", "Sécurité", "Clavier d'alarme", wall=(2.2, 2.9, "plaster_ink"), light="dusk", detail=(-.08, -.2, Z + .34), exposure=.45, zoom=.66)
def _():
    plate(1.25, 1.85, .16, (0, -.08, Z), "chalk", .18, .04)
    plate(1.05, .30, .02, (0, -.165, Z + .66), "glass", .06, .005)
    text("Armée", .12, (-.44, -.178, Z + .66), "amber_soft")
    icon("lock", (.40, -.178, Z + .66), .07, "amber", .007)
    for i in range(12):
        x, z = -.35 + .35 * (i % 3), Z + .28 - .34 * (i // 3)
        plate(.29, .27, .06, (x, -.175, z), "rubber", .08, .02)
        text("123456789*0#"[i], .14, (x, -.207, z), "white_ui", align="CENTER")


@device("sirene", "Sécurité", "Sirène extérieure", wall=(2.6, 3.0, "plaster_ink"), light="dusk", detail=(-.1, -.4, Z + .25), exposure=.45)
def _():
    out = fillet([(0, -1.0), (.62, -.85), (.80, .55), (.0, 1.0), (-.80, .55), (-.62, -.85), (0, -1.0)], .25, 8)
    extrude(out, .34, (0, -.17, Z + .1), "chalk", .06, seg=6)
    plate(1.16, .34, .03, (0, -.345, Z + .42), "gap", .14, .01)
    plate(1.10, .28, .08, (0, -.36, Z + .42), "amber_soft", .12, .035)
    for i in range(21):  # prism ribs of the flash lens
        glow(box((.012, .012, .25 if 1 < i < 19 else .16), (-.50 + .05 * i, -.401, Z + .42), "amber" if 7 < i < 13 else "amber_deep", .003))
    for i in range(7):
        plate(.80 - .03 * i, .035, .02, (0, -.345, Z + .05 - .085 * i), "gap", .015, .002)
    text("LUMIDAR", .10, (0, -.347, Z - .66), "ink", align="CENTER")
    for x, z in ((-.58, -.60), (.58, -.60)):
        screw((x * .88, -.345, Z + z), .035, turn=x * 60)
    point((0, -.75, Z + .42), 7, (1, .42, .1), .25)


# ------------------------------------------------------------------ automation
@device("moteur-volet", "Automatisation", "Moteur de store", light="dusk", detail=(-.85, -.2, 2.35), zoom=.60, turn=-56, near=.80, exposure=.45, side=-40)
def _():
    prop(plate(3.8, 3.5, .25, (0, .60, 1.55), "plaster_ink", .1, .03))
    for x in (-1.46, 1.46):  # cheek brackets
        v = [(k * .035, y, z) for k in (-1, 1) for y, z in ((.47, -.34), (.47, .34), (.05, .30), (-.18, .16), (-.18, -.16), (.05, -.30))]
        f = [tuple(range(5, -1, -1)), tuple(range(6, 12))] + [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)]
        mesh(v, f, "brass", (x, 0, 2.45), edge=.03)
    cyl(.40, 2.02, (.37, 0, 2.45), "linen", .012, "x")
    cyl(.26, .80, (-1.00, 0, 2.45), "ink", .02, "x")
    for k in range(10):  # drive wheel that carries the tube
        a = k * math.pi / 5
        with at((-.69, .27 * math.cos(a), 2.45 + .27 * math.sin(a)), (math.degrees(a), 0, 0)):
            box((.10, .06, .09), (0, 0, 0), "chalk", .015)
    torus(.262, .018, (-1.08, 0, 2.45), "amber", "x")
    cyl(.34, .20, (-1.30, 0, 2.45), "chalk", .05, "x", 6)
    torus(.342, .010, (-1.30, 0, 2.45), "brass", "x")
    for z in (-.10, .10):  # limit screws on the outer face
        screw((-1.508, -.14, 2.45 + z), .05, "x", 30)
    cyl(.09, .05, (1.52, 0, 2.45), "steel", .01, "x")
    v = [(x, -.392 + .014 * math.sin(3 * z), z) for z in [2.45 - .02 * i for i in range(86)] for x in (-.62, 1.36)]
    mesh(v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(85)], "linen").modifiers.new("s", "SOLIDIFY").thickness = .02
    cyl(.07, 2.06, (.37, -.385, .73), "brass", .012, "x")
    for x in (-.67, 1.41):
        ball(.085, (x, -.385, .73), "ink", 24)
    prop(tube([(-1.40, .15, 2.62), (-1.62, .25, 2.62), (-1.70, .40, 2.3), (-1.70, .43, 1.2), (-1.70, .43, -.2)], .03, "rubber", smooth=True))


@device("vanne-thermo", "Automatisation", "Tête thermostatique", detail=(.0, -.75, 1.3), turn=-6, side=-38, zoom=.82)
def _():
    for i in range(5):  # cast radiator columns
        prop(plate(.26, 2.9, .60, (.62 + .33 * i, .35, 1.5), "chalk", .15, .07))
    prop(cyl(.11, .5, (.28, .35, 1.3), "brass", .01, "x"))
    prop(cyl(.11, 1.6, (.02, .35, .5), "copper", .01, "z"))
    lathe([(0, 0), (.17, 0), (.17, .10), (.13, .12), (.13, .34), (.2, .36), (.2, .5), (0, .5)], (.02, .35, 1.3), "brass", "y", soft=.02)
    with at((.02, -.10, 1.3)):
        lathe([(.26, -.02), (.30, .04), (.34, .12), (.40, .95), (.34, 1.06), (0, 1.08)], (0, 0, 0), "chalk", "y", soft=.06)
        extrude([(.41 * (1 - .02 * (i % 2)) * math.cos(i * math.pi / 60), .41 * (1 - .02 * (i % 2)) * math.sin(i * math.pi / 60)) for i in range(120)], .34, (0, -.74, 0), "brass", .01)
        cyl(.30, .02, (0, -1.08, 0), "glass", .006)
        text("20°", .24, (0, -1.094, 0), "white_ui", align="CENTER")
    torus(.36, .012, (.02, -.98 - .12, 1.3), "amber")


@device("arrosage", "Automatisation", "Programmateur d'arrosage", wall=(2.8, 3.0), stripes=True, detail=(.0, -.4, Z + .18), zoom=.74)
def _():
    plate(1.9, 1.5, .42, (0, -.21, Z + .15), "chalk", .22, .06)
    plate(1.1, .70, .03, (-.28, -.43, Z + .36), "glass", .10, .008)
    icon("drop", (-.64, -.448, Z + .38), .12, "amber", .011)
    text("05:30", .24, (-.46, -.448, Z + .45), "white_ui")
    text("Zone 3 · 12 min", .09, (-.46, -.448, Z + .23), "dim_ui")
    knob(.24, .16, (.62, -.50, Z + .34))
    for i in range(6):
        plate(.20, .13, .04, (-.70 + .28 * i, -.43, Z - .25), "ink", .05, .012)
        led((-.70 + .28 * i, -.455, Z - .25), "green_led" if i < 3 else "dim_ui", .016)
    for i in range(4):
        x = -.54 + .36 * i
        cyl(.10, .16, (x, -.21, Z - .66), "rubber", .02, "z")
        prop(tube([(x, -.21, Z - .6), (x, -.21, .5), (x * 1.1, -.30, .12), (x * 1.6, -.8, .05), (x * 2.4, -1.9, .05)], .055, ("rubber", "ink", "ink", "ink")[i], smooth=True))


@device("portail", "Automatisation", "Commande de portail", light="dusk", wall=(2.8, 3.1, "plaster_white"), detail=(-.12, -.5, Z + .22), exposure=.45, zoom=.72)
def _():
    plate(1.25, 1.55, .40, (-.25, -.20, Z + .15), "ink", .14, .05)
    plate(1.13, 1.43, .03, (-.25, -.41, Z + .15), "ink", .11, .008)
    for k, (ico, z) in enumerate((("up", .52), ("lock", .15), ("down", -.22))):
        cyl(.17, .06, (-.25, -.44, Z + z), "brass" if k == 1 else "chalk", .02)
        icon(ico, (-.25, -.474, Z + z), .075, "gap", .009)
    for x in (-.74, .24):
        for z in (-.46, .76):
            screw((x, -.425, Z + z), .04, turn=x * 90)
    cyl(.20, .10, (.80, -.22, Z + .52), "ink", .02, "z")
    glow(lathe([(.19, 0), (.20, .30), (.15, .42), (0, .46)], (.80, -.22, Z + .57), "amber_soft", soft=.06))
    for k in range(5):  # prism rings of the flash lens
        glow(torus(.198 + .0025 * k, .013, (.80, -.22, Z + .61 + .055 * k), "amber" if k == 2 else "amber_deep", "z"))
    box((.14, .22, .10), (.80, -.10, Z + .50), "ink", .02)
    point((.80, -.60, Z + .75), 10, (1, .5, .16), .25)


@device("moteur-rideau", "Automatisation", "Moteur de rideau", light="dusk", detail=(-1.05, -.1, 2.55), zoom=.50, turn=-6, near=.86, exposure=.45)
def _():
    prop(plate(3.7, 3.5, .2, (.1, .80, 1.72), "plaster_ink", .1, .03))
    plate(3.0, .20, .26, (.15, .25, 3.02), "brass", .05, .015)
    box((2.96, .05, .02), (.15, .25, 2.915), "gap", 0)
    for x in (-.95, 1.25):  # wall arms
        box((.16, .55, .06), (x, .46, 3.15), "ink", .015)
    plate(.56, .44, .30, (-1.52, .22, 3.02), "ink", .12, .05, seg=6)
    plate(.50, .50, 1.30, (-1.52, .22, 2.28), "chalk", .23, .05, "z", seg=8)
    plate(.505, .505, .03, (-1.52, .22, 2.72), "brass", .235, .006, "z")
    plate(.44, .44, .10, (-1.52, .22, 1.60), "linen", .20, .02, "z")
    led((-1.52, -.030, 2.10), "amber", .022)
    text("LUMIDAR", .055, (-1.52, -.034, 1.85), "ink", align="CENTER")
    n = 660
    v = []
    for i in range(n + 1):
        for k in range(9):
            t = k / 8  # pleats open towards the hem
            v.append((-1.02 + 2.5 * i / n, .25 + (.072 - .012 * t) * math.sin(i * .1047 + .7 * math.sin(i * .023 + .5 * t)) * (1 + .35 * math.sin(i * .041 + .9 * t)), .04 + 2.80 * t))
    mesh(v, [(9 * i + k, 9 * i + 9 + k, 9 * i + 10 + k, 9 * i + 1 + k) for i in range(n) for k in range(8)], "linen").modifiers.new("s", "SOLIDIFY").thickness = .02
    for i in range(12):
        cyl(.030, .12, (-1.0 + .227 * i, .25, 2.87), "brass", .005, "z")


def run():
    a = arguments(CATALOGUE)
    for name in a.name:
        shoot(name, a.view, a.quality, a.out)


if __name__ == "__main__":
    run()
