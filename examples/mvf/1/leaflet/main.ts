import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { addFloorButtons } from '../../3/floor-buttons.ts';
import { LOOKS } from '../looks.ts';
import { type LevelShape, type OpenLevel, openLevels } from '../open-levels.ts';

// #region map
const levels = await openLevels(
  'https://portal.brand.example/venues/harbour-mall/mvf-1.zip?key=demo',
);
let shown = levels.find(({ elevation }) => elevation === 0) ?? levels[0]!;
// First: the buttons take height from the map.
const nav = addFloorButtons(levels, shown, showLevel);

const map = L.map('map', {
  // Rooms need more than the 18 or 19 that street maps end at.
  maxZoom: 23,
  zoomSnap: 0.25,
  // The wheel scrolls the page.
  scrollWheelZoom: false,
  attributionControl: false,
});
// Leaflet's grey stands for tiles that are still to come: here come none.
map.getContainer().style.background = 'transparent';
// #endregion map

// #region level
/** Low shapes first: walls are drawn over rooms. */
function drawLevel({ shapes }: OpenLevel): L.FeatureGroup {
  const drawn = shapes
    .filter(({ kind }) => LOOKS[kind] !== undefined)
    .toSorted((a, b) => LOOKS[a.kind]!.height - LOOKS[b.kind]!.height);
  return L.featureGroup(drawn.map(drawShape));
}

function drawShape({ geometry, kind, name }: LevelShape): L.GeoJSON {
  const { color, halfWidth } = LOOKS[kind]!;
  const isLine = geometry.type.endsWith('LineString');
  const layer = L.geoJSON(geometry, {
    style: {
      color,
      weight: isLine ? halfWidth * 20 : 0,
      fill: !isLine,
      fillColor: color,
      fillOpacity: 1,
    },
    interactive: name !== undefined,
  });
  if (name !== undefined) {
    layer.bindTooltip(textOf(name), { sticky: true });
    layer.bindPopup(textOf(name));
  }
  return layer;
}
// #endregion level

// #region text
/** Leaflet takes a string for HTML. An element with text in it is what the bundle says, no more. */
function textOf(name: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = name;
  return element;
}
// #endregion text

// #region switch
let layer = drawLevel(shown).addTo(map);
map.fitBounds(layer.getBounds());

function showLevel(level: OpenLevel): void {
  const next = drawLevel(level).addTo(map);
  layer.remove();
  map.closePopup();
  layer = next;
  shown = level;
  listPlaces();
}
// #endregion switch

// #region list
const list = document.createElement('select');
list.ariaLabel = 'Place';
list.addEventListener('change', () => {
  const shape = shown.shapes.find(({ id }) => id === list.value);
  if (shape?.name === undefined) return;
  const centre = L.geoJSON(shape.geometry).getBounds().getCenter();
  map.openPopup(textOf(shape.name), centre);
});

/** Shapes of a map cannot be reached by keyboard, entries of a list can. */
function listPlaces(): void {
  const places = shown.shapes
    .filter(({ kind, name }) => kind === 'room' && name !== undefined)
    .toSorted((a, b) => a.name!.localeCompare(b.name!));
  list.replaceChildren(
    new Option('Find a place', ''),
    ...places.map(({ id, name }) => new Option(name, id)),
  );
}

listPlaces();
nav.append(list);
// #endregion list
