/// <reference types="apple-mapkit-js-browser" />
import {
  FOLDERS,
  type OpenFloor,
  openVenue,
  type Shape,
} from '../open-floors.ts';

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
const { floors, firstFloor } = await openVenue(
  'https://portal.brand.example/venues/kestrel-house/mvf-2.zip?key=demo',
);

/** Returns a floor's overlays, low shapes first, because later ones are drawn on top. */
function overlaysOf(floor: OpenFloor): mapkit.Overlay[] {
  const shapes = FOLDERS.flatMap((folder) => floor.shapes[folder]).toSorted(
    (a, b) => topOf(a) - topOf(b),
  );
  const overlays: mapkit.Overlay[] = [];
  mapkit.importGeoJSON(
    { type: 'FeatureCollection', features: shapes },
    {
      itemForFeature: (item, geoJSON) => {
        if (!(item instanceof mapkit.Overlay)) return [];
        const { properties } = geoJSON as Shape;
        item.style = styleOf(properties.style);
        item.data = { name: properties.name };
        overlays.push(item);
        return item;
      },
    },
  );
  return overlays;
}

function topOf({ properties: { style } }: Shape): number {
  return (style.altitude ?? 0) + (style.height ?? 0);
}
// #endregion import

// #region style
/** Returns a style's colours. MapKit JS cannot draw width and height in metres. */
function styleOf({
  color,
  opacity = 1,
  lineStrings,
}: Shape['properties']['style']): mapkit.Style {
  return new mapkit.Style({
    fillColor: color,
    fillOpacity: opacity,
    strokeColor: color,
    strokeOpacity: opacity,
    lineWidth: lineStrings === undefined ? 0 : 2,
  });
}
// #endregion style

// #region floors
let shown: mapkit.Overlay[] = [];

function showFloor(floor: OpenFloor): void {
  const next = overlaysOf(floor);
  map.addOverlays(next);
  map.removeOverlays(shown);
  shown = next;
}

showFloor(firstFloor);
map.showItems(shown);
// #endregion floors

// #region buttons
for (const floor of floors) {
  const button = document.createElement('button');
  button.textContent = floor.name;
  button.addEventListener('click', () => showFloor(floor));
  document.body.append(button);
}
// #endregion buttons

// #region select
const status = document.createElement('p');
status.role = 'status';
document.body.append(status);
map.addEventListener('select', ({ overlay }) => {
  const { name } = (overlay?.data ?? {}) as { readonly name?: string };
  status.textContent = name ?? '';
});
// #endregion select
