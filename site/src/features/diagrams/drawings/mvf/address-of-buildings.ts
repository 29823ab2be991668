import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { isometric } from '../../shapes/isometric.ts';
import { pin } from '../../shapes/plan.ts';

const { plate, block, at } = isometric([170, 70]);
const [west, east] = [at([3.5, 6, 3]), at([11, 5, 2])];

export default {
  title: 'Addresses of a venue and its buildings',
  text: 'A campus has one address for the whole venue, and another for each building with its own address. The venue’s position comes from the point in the manifest, not from the address.',
  height: 240,
  parts: [
    plate({ x: 0, y: 0, width: 15, depth: 9 }),
    block({ x: 2, y: 2, width: 4, depth: 4, height: 3, tone: 'shop' }),
    block({ x: 9, y: 2.5, width: 4, depth: 3, height: 2, tone: 'quiet' }),
    pin(at([8, 7.4])),
    callout({ at: west, to: [west[0], 24], text: 'address of the library', anchor: 'middle' }),
    callout({ at: east, to: [262, 64], text: 'address of\nthe commons' }),
    callout({
      at: at([13, 8.6]),
      to: [270, 210],
      text: 'address of the venue',
      kind: 'strong',
      anchor: 'middle',
    }),
    callout({ at: at([8, 7.4]), to: [84, 206], text: 'point in the manifest', anchor: 'middle' }),
  ],
} satisfies Drawing;
