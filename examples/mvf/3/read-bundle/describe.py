"""Counts the shapes and rooms of a bundle's first floor. Needs only Python."""

import json
import sys
import zipfile

with zipfile.ZipFile(sys.argv[1]) as bundle:

    def read(path):
        return json.loads(bundle.read(path))

    floor = min(
        (feature["properties"] for feature in read("floors.geojson")["features"]),
        key=lambda properties: abs(properties["elevation"]),
    )
    shapes = read(f"geometry/{floor['id']}.geojson")["features"]
    kinds = read(f"kinds/{floor['id']}.json")
    rooms = [shape for shape in shapes if kinds.get(shape["properties"]["id"]) == "room"]
    print(f"{floor['id']}: {len(shapes)} shapes, {len(rooms)} of them rooms.")
