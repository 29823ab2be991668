import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';

const venue = box({ x: 34, y: 14, width: 104, height: 34, title: 'venue', tone: 'shop' });
const building = box({ x: 34, y: 82, width: 104, height: 34, title: 'building', tone: 'shop' });
const level = box({ x: 34, y: 150, width: 104, height: 34, title: 'level', tone: 'shop' });
const space = box({ x: 34, y: 218, width: 104, height: 34, title: 'space', tone: 'quiet' });
const obstruction = box({
  x: 34,
  y: 272,
  width: 104,
  height: 34,
  title: 'obstruction',
  tone: 'quiet',
});
const location = box({
  x: 216,
  y: 218,
  width: 128,
  height: 34,
  title: 'location',
  tone: 'service',
});
const category = box({
  x: 216,
  y: 150,
  width: 128,
  height: 34,
  title: 'category',
  tone: 'service',
});

export default {
  title: 'The data model of MVF 1',
  text: 'MVF 1 is a tree. A building references its venue, a level its building, and spaces and obstructions their level. Outside the tree are locations, which reference their spaces, and categories, which group locations.',
  height: 320,
  parts: [
    arrow({ from: building.top, to: venue.bottom, label: 'references its parent' }),
    arrow({ from: level.top, to: building.bottom }),
    arrow({ from: space.top, to: level.bottom }),
    arrow({
      from: obstruction.left,
      to: level.left,
      via: [
        [16, 289],
        [16, 167],
      ],
    }),
    arrow({ from: location.left, to: space.right, label: 'is in' }),
    arrow({ from: category.bottom, to: location.top, label: 'groups' }),
    venue,
    building,
    level,
    space,
    obstruction,
    location,
    category,
  ],
} satisfies Drawing;
