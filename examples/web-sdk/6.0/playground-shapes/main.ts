import { showVenue } from '@brand/web-sdk';

const lineWidth = 0.5;

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const { frame } = map.venue;
const center = frame.toMetres(map.floors.current.center.lngLat);

/** Returns a position, in metres east and north of the floor's centre. */
function at(east: number, north: number): [number, number] {
  const [longitude, latitude] = frame.toLngLat({
    x: center.x + east,
    y: center.y + north,
  });
  return [longitude, latitude];
}

const zone = map.shapes.add(
  {
    type: 'Polygon',
    coordinates: [[at(-8, -5), at(8, -5), at(8, 5), at(-8, 5), at(-8, -5)]],
  },
  { color: '#e8710a', height: 2, opacity: 0.7, interactive: true },
);
map.shapes.add(
  { type: 'LineString', coordinates: [at(-12, -8), at(12, -8), at(12, 8)] },
  { color: '#1971c2', height: 1, width: lineWidth, interactive: true },
);
await map.camera.focusOn(zone.bounds, { maxZoom: 19.5 });

map.on('click', ({ hits }) => {
  hits.find((hit) => hit.type === 'shape')?.target.remove();
});
