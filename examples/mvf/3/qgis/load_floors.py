"""Loads every floor of an exported venue into the open QGIS project, a group for each floor.

Run it in the Python console of QGIS. VENUE is what this command writes:
npx mvf convert venue.zip --to geojson -o venue.geojson
"""

import json

from qgis.core import QgsProject, QgsProperty, QgsSymbolLayer, QgsVectorLayer

VENUE = "/path/to/venue.geojson"


# #region floors
def read_floors(path):
    """The floors with their names, the highest first, as the layer panel lists them."""
    with open(path, encoding="utf-8") as file:
        features = json.load(file)["features"]
    floors = [each["properties"] for each in features if each["properties"]["layer"] == "footprint"]
    return sorted(floors, key=lambda floor: floor["elevation"], reverse=True)
# #endregion floors


# #region load
def load_floor(path, floor):
    """Points, lines and polygons are layers of their own: a layer of QGIS holds one of them."""
    group = QgsProject.instance().layerTreeRoot().addGroup(floor.get("name", floor["floorId"]))
    for geometry, title in (("Point", "Points"), ("LineString", "Walls"), ("Polygon", "Rooms")):
        layer = QgsVectorLayer(f"{path}|geometrytype={geometry}", title, "ogr")
        layer.setSubsetString(f"\"layer\" = 'shape' AND \"floorId\" = '{floor['floorId']}'")
        if not layer.isValid():
            raise RuntimeError(f"QGIS cannot read the {title} of {path}.")
        colour_by_field(layer)
        QgsProject.instance().addMapLayer(layer, False)
        group.addLayer(layer)
    group.setItemVisibilityChecked(floor["elevation"] == 0)
# #endregion load


# #region colour
def colour_by_field(layer):
    """Takes colours from the attribute "color", which holds those of the venue."""
    symbol_layer = layer.renderer().symbol().symbolLayer(0)
    colour = QgsProperty.fromField("color")
    symbol_layer.setDataDefinedProperty(QgsSymbolLayer.PropertyFillColor, colour)
    symbol_layer.setDataDefinedProperty(QgsSymbolLayer.PropertyStrokeColor, colour)
# #endregion colour


for each_floor in read_floors(VENUE):
    load_floor(VENUE, each_floor)
