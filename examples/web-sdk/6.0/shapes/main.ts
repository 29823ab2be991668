import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'northwind-airport',
  key: 'demo',
});

// #region add
const [longitude, latitude] = map.floors.current.center.lngLat;
const zone = map.shapes.add(
  {
    type: 'Polygon',
    coordinates: [
      [
        [longitude - 0.0002, latitude - 0.0001],
        [longitude + 0.0002, latitude - 0.0001],
        [longitude + 0.0002, latitude + 0.0001],
        [longitude - 0.0002, latitude + 0.0001],
        [longitude - 0.0002, latitude - 0.0001],
      ],
    ],
  },
  { color: '#e8710a', height: 2, opacity: 0.7, interactive: true },
);
// #endregion add
await map.camera.focusOn(zone.bounds, { maxZoom: 19.5 });

// #region click
map.on('click', ({ hits }) => {
  const shape = hits.find((hit) => hit.type === 'shape')?.target;
  shape?.animate({ height: shape.style.height === 2 ? 6 : 2 });
});
// #endregion click
