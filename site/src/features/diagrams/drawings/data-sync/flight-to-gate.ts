import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { isometric } from '../../shapes/isometric.ts';

const flight = box({
  x: 16,
  y: 18,
  width: 112,
  height: 60,
  title: 'flight',
  text: 'NA417\ngate: B12',
  textKind: 'code',
  tone: 'quiet',
});
const place = box({
  x: 206,
  y: 18,
  width: 138,
  height: 60,
  title: 'location',
  text: 'externalId: B12',
  textKind: 'code',
  tone: 'shop',
});
const { plate, rooms, route, start, pin, at } = isometric([176, 118]);

export default {
  title: 'From a flight number to the map',
  text: 'A flight number, such as NA417, identifies a flight record. The flight’s gate, B12, is the external id of a location on the map. The location has a floor and a room, where the route ends.',
  height: 268,
  parts: [
    plate({ x: 0, y: 0, width: 15, depth: 10 }),
    rooms([
      { x: 0, y: 0, width: 5, depth: 3, tone: 'service' },
      { x: 5, y: 0, width: 4, depth: 3, tone: 'quiet' },
      { x: 10, y: 0, width: 5, depth: 3, tone: 'shop' },
      { x: 0, y: 7, width: 6, depth: 3, tone: 'quiet' },
      { x: 8, y: 8, width: 7, depth: 2, tone: 'service' },
    ]),
    route([
      [2, 5, 0.3],
      [12.5, 5, 0.3],
      [12.5, 3.2, 0.3],
    ]),
    start([2, 5, 0.3]),
    pin([12.5, 2, 1.1]),
    arrow({ from: flight.right, to: place.left, label: 'gate', labelKind: 'code' }),
    arrow({
      from: place.bottom,
      to: [at([12.5, 2, 1.1])[0], at([12.5, 2, 1.1])[1] - 28],
      via: [
        [275, 108],
        [at([12.5, 2, 1.1])[0], 108],
      ],
    }),
    flight,
    place,
  ],
} satisfies Drawing;
