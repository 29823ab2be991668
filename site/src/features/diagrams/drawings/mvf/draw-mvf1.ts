import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { isometric } from '../../shapes/isometric.ts';
import { label } from '../../shapes/text.ts';

const { plate, rooms } = isometric([252, 92]);
const levels = box({
  x: 16,
  y: 20,
  width: 112,
  height: 44,
  title: 'levels',
  text: 'outline',
  tone: 'shop',
});
const spaces = box({ x: 16, y: 84, width: 112, height: 44, title: 'space', text: 'rooms' });
const obstructions = box({
  x: 16,
  y: 148,
  width: 112,
  height: 44,
  title: 'obstruction',
  text: 'walls',
});

export default {
  title: 'Files that draw a level in MVF 1',
  text: 'Three files define a level’s plan: levels has the outline, space the rooms and obstruction the walls. The package has no colours or heights, so your code chooses them by the kind of each shape.',
  height: 226,
  parts: [
    plate({ x: 0, y: 0, width: 9, depth: 7 }),
    rooms([
      { x: 0.6, y: 0.6, width: 3, depth: 2.4, tone: 'shop' },
      { x: 4.4, y: 0.6, width: 4, depth: 2, tone: 'quiet' },
      { x: 0.6, y: 4.4, width: 4, depth: 2, tone: 'service' },
    ]),
    arrow({
      from: levels.right,
      to: [186, 118],
      via: [
        [150, 42],
        [150, 118],
      ],
    }),
    arrow({
      from: spaces.right,
      to: [186, 118],
      via: [
        [150, 106],
        [150, 118],
      ],
    }),
    arrow({
      from: obstructions.right,
      to: [186, 118],
      via: [
        [150, 170],
        [150, 118],
      ],
    }),
    label({ x: 252, y: 40, text: 'your colours\nand heights', kind: 'strong' }),
    levels,
    spaces,
    obstructions,
  ],
} satisfies Drawing;
