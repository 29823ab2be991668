import { showVenue } from '@brand/web-sdk';
import { blueDot } from '@brand/web-sdk/blue-dot';

const interval = 1500;

/** A walk recorded by a positioning system. The signal is weakest by the escalator. */
const walk = [
  { lngLat: [-9.138943, 38.703045], floorLevel: 0, accuracy: 4 },
  { lngLat: [-9.138799, 38.703071], floorLevel: 0, accuracy: 4 },
  { lngLat: [-9.13863, 38.703112], floorLevel: 0, accuracy: 7 },
  { lngLat: [-9.138486, 38.703137], floorLevel: 0, accuracy: 18 },
  { lngLat: [-9.138568, 38.703113], floorLevel: 1, accuracy: 25 },
  { lngLat: [-9.138522, 38.703177], floorLevel: 1, accuracy: 9 },
  { lngLat: [-9.138292, 38.703169], floorLevel: 1, accuracy: 4 },
] as const;

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
const status = document.createElement('output');
document.body.prepend(status);

const dot = map.use(blueDot, { uncertainAbove: 15, uncertain: 'dashed' });
dot.on('state-change', ({ state }) => {
  status.textContent = `The dot is ${state}`;
});
dot.follow('position', { zoom: 20 });

let count = 0;
const report = () => dot.report(walk[count++ % walk.length]!);
report();
setInterval(report, interval);
