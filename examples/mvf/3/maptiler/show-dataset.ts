import { Map } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';

// #region dataset
const key = 'your-key';
const datasetId = 'your-dataset';

const map = new Map({
  container: 'map',
  style: `https://api.maptiler.com/maps/streets-v2/style.json?key=${key}`,
  center: [12.59357, 55.69012],
  zoom: 18,
  pitch: 45,
});
await map.once('load');

map.addSource('venue', {
  type: 'geojson',
  data: `https://api.maptiler.com/data/${datasetId}/features.json?key=${key}`,
  promoteId: 'id',
});
map.addLayer({
  id: 'venue',
  type: 'fill-extrusion',
  source: 'venue',
  filter: onFloor('f_ground'),
  paint: {
    'fill-extrusion-color': ['get', 'color'],
    'fill-extrusion-base': ['get', 'altitude'],
    'fill-extrusion-height': ['+', ['get', 'altitude'], ['get', 'height']],
  },
});
// #endregion dataset

// #region filter
/** Returns a filter for one floor, because the dataset contains all floors. */
function onFloor(floorId: string): ['all', ...['==', ['get', string], string][]] {
  return [
    'all',
    ['==', ['get', 'layer'], 'shape'],
    ['==', ['get', 'floorId'], floorId],
  ];
}

export function showFloor(floorId: string): void {
  map.setFilter('venue', onFloor(floorId));
}
// #endregion filter
