import { showVenue } from '@brand/web-sdk';
import { type ContextGeoJson, outdoor } from '@brand/web-sdk/outdoor';

const map = await showVenue('#map', {
  venueId: 'harbour-mall',
  key: 'demo',
  camera: { zoom: 17.5, pitchDegrees: 55 },
});

// #region add
const streets: ContextGeoJson = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'road' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-9.1405, 38.70408],
          [-9.1372, 38.70408],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'building', height: 12 },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-9.1392, 38.70425],
            [-9.1386, 38.70425],
            [-9.1386, 38.70455],
            [-9.1392, 38.70455],
            [-9.1392, 38.70425],
          ],
        ],
      },
    },
  ],
};

const surroundings = map.use(outdoor);
surroundings.addContext(streets, { styles: { road: { width: 12 } } });
// #endregion add
