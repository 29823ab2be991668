import { showVenueInMapLibre } from '@brand/web-sdk/maplibre-overlay';
import { Map as OutdoorMap } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';

// #region overlay
const outdoor = new OutdoorMap({
  container: 'map',
  style: {
    version: 8,
    sources: {},
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: { 'background-color': '#e8ecef' },
      },
    ],
  },
  canvasContextAttributes: { antialias: true },
});
await outdoor.once('load');

const map = await showVenueInMapLibre(outdoor, {
  venueId: 'alder-campus',
  key: 'demo',
  camera: {},
});
// #endregion overlay

// #region click
map.on('click', ({ element }) => {
  if (element) map.elements.set(element, { color: '#2a7de1' });
});
// #endregion click
