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
// Add the buttons first, because they reduce the map's height.
const nav = addFloorButtons(levels, shown, showLevel);

const map = L.map('map', {
  // Rooms need more zoom than street maps, which end at level 18 or 19.
  maxZoom: 23,
  zoomSnap: 0.25,
  // The wheel scrolls the page.
  scrollWheelZoom: false,
  attributionControl: false,
});
// Leaflet's grey represents tiles that are still loading. Here there are none.
map.getContainer().style.background = 'transparent';
// #endregion map

// #region level
/** Draws low shapes first, so that walls appear above rooms. */
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
/** Leaflet reads a string as HTML, so put the bundle's names into an element as text. */
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

/** Lists the rooms, because the keyboard cannot reach shapes on the map. */
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
