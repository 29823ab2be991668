/// <reference types="heremaps" />
import { readBundle } from '@brand/mvf';
import { toGeoJSON } from '@brand/mvf/convert';

// #region map
const platform = new H.service.Platform({ apikey: 'your-key' });
const layers = platform.createDefaultLayers() as {
  vector: { normal: { map: H.map.layer.Layer } };
};
const element = document.querySelector<HTMLDivElement>('#map')!;
const map = new H.Map(element, layers.vector.normal.map, {
  // HERE names latitude and longitude. GeoJSON puts longitude first.
  center: { lat: 55.69012, lng: 12.59357 },
  zoom: 18,
});
new H.mapevents.Behavior(new H.mapevents.MapEvents(map));
// #endregion map

// #region floor
const bundle = await readBundle(
  'https://portal.brand.example/venues/kestrel-house/mvf-3.zip?key=demo',
);
if (bundle.version !== 3)
  throw new Error('Upgrade this bundle first: mvf upgrade venue.zip');
const venue = await bundle.load();

type ShapeProperties = { readonly name?: string; readonly color?: string };

function layerOf(floorId: string): H.map.layer.ObjectLayer {
  const reader = new H.data.geojson.Reader(undefined, {
    disableLegacyMode: true,
    style: (shape) => {
      const { color = 'transparent' } = shape.getData() as ShapeProperties;
      if (shape instanceof H.map.Polygon)
        shape.setStyle({ fillColor: color, lineWidth: 0 });
      else if (shape instanceof H.map.Polyline)
        shape.setStyle({ strokeColor: color, lineWidth: 2 });
      // Points of interest would become pins, so hide them.
      else if (shape instanceof H.map.Marker) shape.setVisibility(false);
    },
  });
  reader.parseData(
    toGeoJSON(venue, { floorId, footprints: false, hidden: false }),
  );
  return reader.getLayer();
}
// #endregion floor

// #region floors
let shown: H.map.layer.ObjectLayer | undefined;

export function showFloor(floorId: string): void {
  const next = layerOf(floorId);
  map.addLayer(next);
  if (shown) map.removeLayer(shown);
  shown = next;
}

showFloor('f_ground');
// #endregion floors

// #region click
map.addEventListener('tap', ({ target }) => {
  const shape =
    target instanceof H.map.Object
      ? (target.getData() as ShapeProperties)
      : undefined;
  if (shape?.name !== undefined) console.log(shape.name);
});
// #endregion click
