import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { isometric } from '../../shapes/isometric.ts';
import { label } from '../../shapes/text.ts';

const closed = isometric([92, 62]);
const open = isometric([262, 62]);
const GROUND = { x: 0, y: 0, width: 9, depth: 8 };

export default {
  title: 'A building, closed and open',
  text: 'From a distance, a building shows its facade, a closed block on the outdoor floor. At close range, the facade is hidden and the building’s default floor shows its rooms. Only one of the two is visible at a time.',
  height: 212,
  parts: [
    closed.plate(GROUND),
    closed.block({ x: 1.5, y: 1.5, width: 6, depth: 5, height: 3.6, tone: 'quiet' }),
    open.plate(GROUND),
    open.plate({ x: 1.5, y: 1.5, width: 6, depth: 5, z: 0.6 }),
    open.rooms([
      { x: 1.5, y: 1.5, width: 2.6, depth: 2, z: 0.6, tone: 'shop' },
      { x: 4.6, y: 1.5, width: 2.9, depth: 1.6, z: 0.6, tone: 'quiet' },
      { x: 1.5, y: 4.8, width: 3, depth: 1.7, z: 0.6, tone: 'service' },
      { x: 5.6, y: 4.4, width: 1.9, depth: 2.1, z: 0.6, tone: 'shop' },
    ]),
    arrow({ from: [156, 30], to: [206, 30], both: true }),
    label({ x: 92, y: 170, text: 'facade', kind: 'strong' }),
    label({ x: 92, y: 187, text: 'far away', kind: 'soft' }),
    label({ x: 262, y: 170, text: 'default floor', kind: 'strong' }),
    label({ x: 262, y: 187, text: 'close up', kind: 'soft' }),
  ],
} satisfies Drawing;
