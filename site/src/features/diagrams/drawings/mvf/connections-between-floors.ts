import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { callout } from '../../shapes/badge.ts';
import { isometric } from '../../shapes/isometric.ts';
import { node } from '../../shapes/plan.ts';

const { plate, rooms, at } = isometric([152, 146]);
const GAP = 10;
const LIFT = { x: 2.6, y: 3.4 };
const STAIRS = { x: 9.6, y: 4 };
const up = (x: number, y: number, z: number) => at([x, y, z]);

export default {
  title: 'A lift and an escalator between two floors',
  text: 'People can enter and leave a lift on both floors. They enter an upward escalator only on the ground floor and leave it only on the first floor. Both connect nodes on one floor with nodes on the other.',
  height: 300,
  parts: [
    plate({ x: 0, y: 0, width: 13, depth: 8, z: 0 }),
    rooms([
      { x: 0, y: 0, width: 5, depth: 2, tone: 'shop' },
      { x: 6, y: 0, width: 7, depth: 2, tone: 'quiet' },
      { x: 4, y: 6, width: 5, depth: 2, tone: 'service' },
    ]),
    plate({ x: 0, y: 0, width: 13, depth: 8, z: GAP }),
    rooms([
      { x: 0, y: 0, width: 5, depth: 2, z: GAP, tone: 'quiet' },
      { x: 6, y: 0, width: 7, depth: 2, z: GAP, tone: 'shop' },
      { x: 4, y: 6, width: 5, depth: 2, z: GAP, tone: 'service' },
    ]),
    arrow({ from: up(LIFT.x, LIFT.y, 0), to: up(LIFT.x, LIFT.y, GAP), both: true }),
    arrow({ from: up(STAIRS.x, STAIRS.y, 0), to: up(STAIRS.x + 1, STAIRS.y, GAP) }),
    node(up(LIFT.x, LIFT.y, 0)),
    node(up(STAIRS.x, STAIRS.y, 0)),
    callout({
      at: up(LIFT.x, LIFT.y, 5),
      to: [64, 136],
      text: 'lift',
      kind: 'strong',
      anchor: 'end',
    }),
    callout({
      at: up(STAIRS.x + 0.5, STAIRS.y, 5),
      to: [262, 152],
      text: 'escalator,\nup only',
      kind: 'strong',
    }),
    callout({ at: up(STAIRS.x, STAIRS.y, 0), to: [262, 262], text: 'entrance' }),
    callout({ at: up(STAIRS.x + 1, STAIRS.y, GAP), to: [296, 84], text: 'exit' }),
  ],
} satisfies Drawing;
