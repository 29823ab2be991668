import type { Drawing } from '../../drawing.ts';
import { badge } from '../../shapes/badge.ts';
import { room, route, start, pin } from '../../shapes/plan.ts';
import { browser, menu } from '../../shapes/screen.ts';
import { label } from '../../shapes/text.ts';

const PARTS = [
  ['venue=harbour-mall', 'venue'],
  ['from=entrance', 'start of directions'],
  ['to=cinema', 'end of directions'],
  ['floor=first', 'floor to show'],
] as const;

export default {
  title: 'Parameters of a deep link and what they show',
  text: 'A deep link to the viewer with four parameters and the map that it opens. The parameter venue opens the venue, from and to show directions between two places, and floor selects the floor in the floor list.',
  height: 322,
  parts: [
    label({ x: 20, y: 22, text: '/viewer/?', kind: 'code', anchor: 'start' }),
    ...PARTS.map(([text], index) =>
      label({ x: 48, y: 46 + index * 22, text, kind: 'code', anchor: 'start' }),
    ),
    ...PARTS.map(([, text], index) =>
      label({ x: 206, y: 46 + index * 22, text, kind: 'soft', anchor: 'start' }),
    ),
    ...PARTS.map((_, index) => badge([30, 46 + index * 22], index + 1)),
    browser({ x: 16, y: 130, width: 328, height: 178 }),
    room({ x: 28, y: 168, width: 72, height: 50, tone: 'shop' }),
    room({ x: 100, y: 168, width: 62, height: 50, tone: 'quiet' }),
    room({ x: 162, y: 168, width: 86, height: 50, tone: 'service' }),
    room({ x: 28, y: 254, width: 220, height: 42 }),
    route([
      [60, 236],
      [206, 236],
      [206, 204],
    ]),
    start([60, 236]),
    pin([206, 202]),
    menu({ x: 262, y: 168, width: 70, items: ['Second', 'First', 'Ground'], chosen: 'First' }),
    badge([138, 143], 1),
    badge([42, 236], 2),
    badge([230, 190], 3),
    badge([262, 208], 4),
  ],
} satisfies Drawing;
