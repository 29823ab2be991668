import { showVenue } from '@brand/web-sdk';

const map = await showVenue('#map', { venueId: 'kestrel-house', key: 'demo' });

const button = document.createElement('button');
button.textContent = 'Next stop';
button.style.cssText = 'position: absolute; top: 12px; left: 12px';
document.body.append(button);

// #region tour
const points = map.venue.pointsOfInterest.filter(({ annotations }) =>
  annotations.some(({ symbol }) => symbol.key === 'aed'),
);
const start = map.venue.get('location', 'reception');
const tour = await map.venue.routeThrough([start, ...points], {
  order: 'shortest',
});
const stops = tour.found ? tour.stops : [];
let at = 0;

async function showNext(): Promise<void> {
  const stop = stops[at++ % stops.length];
  if (!stop) return;
  map.markers.removeAll();
  map.markers.add(stop.coordinate, {
    content: `Stop ${at} of ${stops.length}`,
    rank: 'always',
  });
  await map.camera.focusOn(stop.coordinate, { maxZoom: 20 });
}

button.addEventListener('click', showNext);
await showNext();
// #endregion tour
