import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { isometric } from '../../shapes/isometric.ts';

const { plate, rooms, block, route, start, at } = isometric([176, 52]);

export default {
  title: 'The outdoor floor of a campus with two open buildings',
  text: 'The outdoor floor is drawn below everything else and extends under the buildings. The buildings’ ground floors are on top of it, at the same elevation 0. A route crosses the outdoor floor from one building to the other through their doors.',
  height: 258,
  parts: [
    plate({ x: 0, y: 0, width: 16, depth: 12 }),
    block({ x: 11, y: 7.5, width: 4, depth: 3.5, height: 0.15, tone: 'service' }),
    plate({ x: 1, y: 2, width: 6, depth: 5, z: 0.6 }),
    rooms([
      { x: 1, y: 2, width: 2.6, depth: 2, z: 0.6, tone: 'shop' },
      { x: 4.2, y: 2, width: 2.8, depth: 2, z: 0.6, tone: 'quiet' },
    ]),
    plate({ x: 10, y: 1, width: 5, depth: 5, z: 0.6 }),
    rooms([
      { x: 10, y: 1, width: 2.2, depth: 2, z: 0.6, tone: 'quiet' },
      { x: 12.6, y: 1, width: 2.4, depth: 2, z: 0.6, tone: 'shop' },
    ]),
    route([
      [3, 5.6, 0.7],
      [7, 5.6, 0.7],
      [8.4, 5.6, 0.1],
      [8.4, 4.6, 0.1],
      [10, 4.6, 0.7],
      [13, 4.6, 0.7],
    ]),
    start([3, 5.6, 0.7]),
    callout({ at: at([2, 6.6, 0.6]), to: [78, 182], text: 'floor of a\nstack', anchor: 'end' }),
    callout({ at: at([14, 5, 0.6]), to: [286, 92], text: 'floor of\na stack' }),
    callout({
      at: at([6, 11]),
      to: [110, 236],
      text: 'outdoor floor',
      kind: 'strong',
      anchor: 'end',
    }),
  ],
} satisfies Drawing;
