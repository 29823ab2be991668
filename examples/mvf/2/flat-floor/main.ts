import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addFloorButtons } from '../../3/floor-buttons.ts';
import {
  FOLDERS,
  type OpenFloor,
  openVenue,
  type Shape,
} from '../open-floors.ts';

// #region flat
const { floors, firstFloor } = await openVenue(
  'https://portal.brand.example/venues/kestrel-house/mvf-2.zip?key=demo',
);

/** Draws like MapKit: polygons without outline, lines 2 px wide, low shapes first. */
function drawFloor(floor: OpenFloor): L.FeatureGroup {
  const shapes = FOLDERS.flatMap((folder) => floor.shapes[folder]).toSorted(
    (a, b) => topOf(a) - topOf(b),
  );
  return L.featureGroup(
    shapes.map(({ geometry, properties: { style } }) => {
      const isLine = style.lineStrings !== undefined;
      return L.geoJSON(geometry, {
        interactive: false,
        style: {
          color: style.color,
          opacity: style.opacity ?? 1,
          weight: isLine ? 2 : 0,
          fill: !isLine,
          fillOpacity: style.opacity ?? 1,
        },
      });
    }),
  );
}

function topOf({ properties: { style } }: Shape): number {
  return (style.altitude ?? 0) + (style.height ?? 0);
}
// #endregion flat

addFloorButtons(floors, firstFloor, (floor) => {
  const next = drawFloor(floor).addTo(map);
  shown.remove();
  shown = next;
});

const map = L.map('map', {
  maxZoom: 23,
  zoomSnap: 0.25,
  scrollWheelZoom: false,
  attributionControl: false,
});
map.getContainer().style.background = 'transparent';
let shown = drawFloor(firstFloor).addTo(map);
map.fitBounds(shown.getBounds());
