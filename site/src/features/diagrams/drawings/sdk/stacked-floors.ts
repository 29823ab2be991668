import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { isometric } from '../../shapes/isometric.ts';
import { label } from '../../shapes/text.ts';

const single = isometric([86, 150]);
const stack = isometric([268, 150]);
const FLOOR = { x: 0, y: 0, width: 8, depth: 6.4 };
const roomsAt = (z: number) =>
  [
    { x: 0, y: 0, width: 3, depth: 2, z, tone: 'shop' },
    { x: 4, y: 0, width: 4, depth: 2, z, tone: 'quiet' },
    { x: 0, y: 4.4, width: 3.4, depth: 2, z, tone: 'service' },
  ] as const;

export default {
  title: 'One floor and a stack of floors',
  text: 'On the left is only the current floor, with space for labels. On the right, all floors of the building are stacked with gaps between them, and a route leads from the lowest floor to the highest through a lift.',
  height: 278,
  parts: [
    single.plate(FLOOR),
    single.rooms(roomsAt(0)),
    ...[0, 5.4, 10.8].flatMap((z) => [stack.plate({ ...FLOOR, z }), stack.rooms(roomsAt(z))]),
    stack.route([
      [1.4, 3.2, 0.2],
      [4.6, 3.2, 0.2],
      [4.6, 3.2, 11],
      [6.6, 3.2, 11],
    ]),
    stack.start([1.4, 3.2, 0.2]),
    stack.pin([6.6, 3.2, 11]),
    arrow({
      from: [268 - 78, 138],
      to: [268 - 78, 84],
      both: true,
      label: 'gap',
      labelAt: [168, 111],
    }),
    label({ x: 86, y: 252, text: 'current floor', kind: 'strong' }),
    label({ x: 268, y: 252, text: 'stack', kind: 'strong' }),
  ],
} satisfies Drawing;
