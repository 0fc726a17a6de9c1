#!/usr/bin/env python3
"""manifest.py [FOLDER]: write FOLDER/pictures.json from the pictures that exist.

Titles and families are read from products.py without Blender; an entry lists the views that
exist, the main one first. Scenes have family "Scènes" and no view suffix in their file name.
"""
import ast
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
VIEWS = ("angle", "place", "detail", "front", "dimensions")
SCENES = {"arrivee": "Arrivée", "salon": "Salon", "securite": "Sécurité", "scenarios": "Scénarios", "climat": "Climat",
          "terrasse": "Terrasse", "lecture": "Lecture", "collection": "Collection", "atelier": "Atelier", "vitrine": "Vitrine",
          "petit-dejeuner": "Petit-déjeuner", "dessin": "Dessin", "pluie": "Pluie", "colis": "Colis", "etabli": "Établi", "bureau": "Bureau",
          "volets": "Volets", "jardin": "Jardin", "cuisine": "Cuisine", "entree": "Entrée",
          "slide-arrivee": "Diapositive Arrivée", "slide-salon": "Diapositive Salon", "slide-securite": "Diapositive Sécurité",
          "slide-scenarios": "Diapositive Scénarios"}


def devices():
    with open(os.path.join(HERE, "products.py"), encoding="utf-8") as f:
        tree = ast.parse(f.read())
    for node in tree.body:
        for d in getattr(node, "decorator_list", []):
            if isinstance(d, ast.Call) and d.func.id == "device":
                yield [a.value for a in d.args[:3]]


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "..", "demo", "pictures")
    there = set(os.listdir(folder))
    out = {}
    for name, family, title in devices():
        views = [v for v in VIEWS if "%s-%s.webp" % (name, v) in there]
        if views:
            out[name] = {"title": title, "family": family, "views": views}
        missing = [v for v in ("angle", "place", "detail", "dimensions") if v not in views]
        if missing:
            print("missing: %s (%s)" % (name, ", ".join(missing)), file=sys.stderr)
    for name, title in SCENES.items():
        if name + ".webp" in there:
            out[name] = {"title": title, "family": "Scènes", "views": []}
        else:
            print("missing:", name, file=sys.stderr)
    for name in sorted(there):
        if os.path.getsize(os.path.join(folder, name)) > 150_000:
            print("too heavy:", name, file=sys.stderr)
    with open(os.path.join(folder, "pictures.json"), "w", encoding="utf-8") as f:
        json.dump(out, f, ensure_ascii=False, indent=2)
        f.write("\n")
    print("%d devices, %d pictures" % (sum(bool(e["views"]) for e in out.values()), sum(n.endswith(".webp") for n in there)))


if __name__ == "__main__":
    main()
