import { type Marker, showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'alder-campus', key: 'demo' });
const hint = document.createElement('p');
hint.textContent = 'Press and hold the map to set a meeting point';
document.body.prepend(hint);

// #region pin
function startPicking(): () => void {
  let pin: Marker | undefined;
  const stops = [
    map.on('long-press', ({ coordinate }) => {
      if (!coordinate) return;
      pin?.remove();
      pin = map.markers.add(coordinate);
    }),
    map.on('floor-change', () => pin?.remove()),
  ];
  return () => {
    for (const stop of stops) stop();
    pin?.remove();
  };
}

const stopPicking = startPicking();
// #endregion pin

map.on('remove', stopPicking);
