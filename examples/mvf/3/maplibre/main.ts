import {
  type FillExtrusionLayerSpecification,
  type GeoJSONSource,
  Map,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { openFloors } from '../open-floors.ts';

// #region map
const floors = await openFloors(
  'https://portal.brand.example/venues/kestrel-house/mvf-3.zip?key=demo',
);
const ground = floors.find(({ elevation }) => elevation === 0)!;

const map = new Map({
  container: 'map',
  // Your base map goes here. This style has no layers, so the page shows through.
  style: { version: 8, sources: {}, layers: [] },
  bounds: [...ground.bounds],
  fitBoundsOptions: { bearing: -20 },
  pitch: 50,
  cooperativeGestures: true,
  canvasContextAttributes: { antialias: true },
});
await map.once('load');
// #endregion map

// #region layers
map.addSource('floor', { type: 'geojson', data: ground.shapes, promoteId: 'id' });

const raised: FillExtrusionLayerSpecification['paint'] = {
  'fill-extrusion-color': [
    'case',
    ['boolean', ['feature-state', 'chosen'], false],
    '#2a7de1',
    ['get', 'color'],
  ],
  'fill-extrusion-base': ['get', 'altitude'],
  'fill-extrusion-height': ['+', ['get', 'altitude'], ['get', 'height']],
};
map.addLayer({
  id: 'shapes',
  type: 'fill-extrusion',
  source: 'floor',
  filter: ['!=', ['get', 'kind'], 'window'],
  paint: raised,
});
// An extrusion's opacity applies to its whole layer, so glass needs another layer.
map.addLayer({
  id: 'glass',
  type: 'fill-extrusion',
  source: 'floor',
  filter: ['==', ['get', 'kind'], 'window'],
  paint: { ...raised, 'fill-extrusion-opacity': 0.5 },
});
map.addLayer({
  id: 'names',
  type: 'symbol',
  source: 'floor',
  filter: ['==', ['get', 'kind'], 'room'],
  layout: {
    'text-field': ['get', 'name'],
    'text-size': 12,
    'text-font': ['system-ui'],
  },
  paint: {
    'text-color': '#1c1c1c',
    'text-halo-color': '#ffffff',
    'text-halo-width': 1.5,
  },
});
// #endregion layers

// #region floors
const nav = document.createElement('nav');
nav.ariaLabel = 'Floor';
const buttons = floors.map((floor) => {
  const button = document.createElement('button');
  button.textContent = floor.name;
  button.ariaPressed = String(floor === ground);
  button.addEventListener('click', () => {
    map.getSource<GeoJSONSource>('floor')!.setData(floor.shapes);
    choose(undefined);
    for (const each of buttons) each.ariaPressed = String(each === button);
  });
  return button;
});
nav.append(...buttons);
// #endregion floors

// #region click
const status = document.createElement('p');
status.role = 'status';
status.textContent = 'Click a room.';

let chosen: string | undefined;
function choose(id: string | undefined, name?: string): void {
  if (chosen !== undefined)
    map.removeFeatureState({ source: 'floor', id: chosen });
  if (id !== undefined)
    map.setFeatureState({ source: 'floor', id }, { chosen: true });
  chosen = id;
  status.textContent = name ?? 'Click a room.';
}

map.on('click', 'shapes', ({ features }) => {
  const room = features?.find(
    ({ properties }) => properties['name'] !== undefined,
  );
  choose(room?.properties['id'], room?.properties['name']);
});
// #endregion click

document.body.prepend(nav, status);
