"""Loads every floor of an exported venue into the open QGIS project, a group for each floor.

Run it in the QGIS Python console. VENUE is the file that this command writes:
npx mvf convert venue.zip --to geojson -o venue.geojson
"""

import json

from qgis.core import QgsProject, QgsProperty, QgsSymbolLayer, QgsVectorLayer

VENUE = "/path/to/venue.geojson"


# #region floors
def read_floors(path):
    """Returns the floors with their names, highest first, as in the layer panel."""
    with open(path, encoding="utf-8") as file:
        features = json.load(file)["features"]
    floors = [each["properties"] for each in features if each["properties"]["layer"] == "footprint"]
    return sorted(floors, key=lambda floor: floor["elevation"], reverse=True)
# #endregion floors


# #region load
def load_floor(path, floor):
    """Adds points, lines and polygons as separate layers, because QGIS needs one type each."""
    group = QgsProject.instance().layerTreeRoot().addGroup(floor.get("name", floor["floorId"]))
    for geometry, title in (("Point", "Points"), ("LineString", "Walls"), ("Polygon", "Rooms")):
        layer = QgsVectorLayer(f"{path}|geometrytype={geometry}", title, "ogr")
        layer.setSubsetString(f"\"layer\" = 'shape' AND \"floorId\" = '{floor['floorId']}'")
        if not layer.isValid():
            raise RuntimeError(f"QGIS cannot read the layer {title} of {path}.")
        colour_by_field(layer)
        QgsProject.instance().addMapLayer(layer, False)
        group.addLayer(layer)
    group.setItemVisibilityChecked(floor["elevation"] == 0)
# #endregion load


# #region colour
def colour_by_field(layer):
    """Sets colours from the attribute "color", which contains the venue's colours."""
    symbol_layer = layer.renderer().symbol().symbolLayer(0)
    colour = QgsProperty.fromField("color")
    symbol_layer.setDataDefinedProperty(QgsSymbolLayer.PropertyFillColor, colour)
    symbol_layer.setDataDefinedProperty(QgsSymbolLayer.PropertyStrokeColor, colour)
# #endregion colour


for each_floor in read_floors(VENUE):
    load_floor(VENUE, each_floor)
