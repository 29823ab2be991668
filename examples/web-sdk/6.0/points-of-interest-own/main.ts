import { type Coordinate, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', {
  venueId: 'alder-campus',
  key: 'demo',
  labels: false,
});

// #region own
type Sight = Coordinate & { readonly name: string; readonly text: string };

const sights: readonly Sight[] = [
  {
    name: 'Founders’ oak',
    text: 'Planted in 1887.',
    lngLat: [-123.277504, 44.565413],
    floorId: 'f_grounds',
  },
  {
    name: 'Open-air stage',
    text: 'Concerts on Fridays.',
    lngLat: [-123.277859, 44.56489],
    floorId: 'f_grounds',
  },
  {
    name: 'Wishing stone',
    text: 'In the middle of the labyrinth.',
    lngLat: [-123.277421, 44.565587],
    floorId: 'f_grounds',
  },
];

for (const sight of sights) {
  const marker = map.markers.add(sight, {
    content: sight.name,
    interactive: true,
  });
  marker.on('click', () => {
    marker.update({ content: sight.text, rank: 'always' });
    map.camera.focusOn(sight, { maxZoom: 19 });
  });
}
// #endregion own

await map.camera.focusOn(sights, { padding: { top: 80 } });
