/// <reference types="apple-mapkit-js-browser" />
import { readBundle } from '@brand/mvf';
import { type FlatFeature, toGeoJSON } from '@brand/mvf/convert';

// #region init
mapkit.init({
  authorizationCallback: async (done) => {
    const response = await fetch('/maps-token');
    done(await response.text());
  },
});
const map = new mapkit.Map('map');
// #endregion init

// #region import
const bundle = await readBundle(
  'https://portal.brand.example/venues/kestrel-house/mvf-3.zip?key=demo',
);
if (bundle.version !== 3)
  throw new Error('Upgrade this bundle first: mvf upgrade venue.zip');
const venue = await bundle.load();

/** Returns a floor's overlays in drawing order, each with the style of its shape. */
function overlaysOf(floorId: string): mapkit.Overlay[] {
  const overlays: mapkit.Overlay[] = [];
  const floor = toGeoJSON(venue, { floorId, footprints: false, hidden: false });
  mapkit.importGeoJSON(floor, {
    // Do not turn points of interest into pins.
    itemForPoint: () => [],
    itemForFeature: (item, geoJSON) => {
      const { properties } = geoJSON as FlatFeature;
      const own = itemsOf(item).filter((each) => each instanceof mapkit.Overlay);
      // Do not draw shapes without a style.
      if (properties['color'] === undefined) return [];
      for (const overlay of own) {
        overlay.style = styleOf(properties);
        overlay.data = properties;
      }
      overlays.push(...own);
      return own;
    },
  });
  return overlays;
}

type Item = mapkit.Annotation | mapkit.Overlay | mapkit.ItemCollection;

function itemsOf(item: Item | null): Item[] {
  if (item === null) return [];
  return 'items' in item ? item.items : [item];
}

function styleOf({ color, opacity }: FlatFeature['properties']): mapkit.Style {
  return new mapkit.Style({
    fillColor: String(color),
    fillOpacity: Number(opacity),
    strokeColor: String(color),
    lineWidth: 1,
  });
}
// #endregion import

// #region floors
let shown: mapkit.Overlay[] = [];

function showFloor(floorId: string): void {
  const next = overlaysOf(floorId);
  map.addOverlays(next);
  map.removeOverlays(shown);
  shown = next;
}

showFloor('f_ground');
map.showItems(shown);
// #endregion floors

// #region select
map.addEventListener('select', ({ overlay }) => {
  const name = (overlay?.data as { name?: string } | undefined)?.name;
  if (name !== undefined) console.log(name);
});
// #endregion select

// #region buttons
for (const { properties } of venue.floors.features) {
  const button = document.createElement('button');
  button.textContent = properties.details?.name ?? properties.id;
  button.addEventListener('click', () => showFloor(properties.id));
  document.body.append(button);
}
// #endregion buttons
