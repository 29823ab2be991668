import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { isometric, type Block } from '../../shapes/isometric.ts';
import { label } from '../../shapes/text.ts';

const { plate, rooms, at } = isometric([104, 172]);
const FLOOR: Block = { x: 0, y: 0, width: 9, depth: 7 };
const FLOORS = [
  { z: -6.4, name: 'Car park', elevation: '-1' },
  { z: 0, name: 'Ground floor', elevation: '0' },
  { z: 6.4, name: 'First floor', elevation: '1' },
  { z: 12.8, name: 'Second floor', elevation: '2' },
];

export default {
  title: 'Floors of a building and their elevations',
  text: 'Four floors of one building, one above the other. The car park has elevation −1, the ground floor 0, the first floor 1 and the second floor 2. Elevation is the order of the floors, not a height in metres.',
  height: 346,
  parts: [
    ...FLOORS.flatMap(({ z }, index) => [
      plate({ ...FLOOR, z }),
      rooms([
        { x: 0, y: 0, width: 4, depth: 3, z, tone: index === 0 ? 'core' : 'shop' },
        { x: 4, y: 0, width: 5, depth: 2.4, z, tone: index === 0 ? 'core' : 'quiet' },
        { x: 0, y: 5, width: 4, depth: 2, z, tone: index === 0 ? 'core' : 'service' },
      ]),
    ]),
    ...FLOORS.flatMap(({ z, name, elevation }) => [
      callout({ at: at([9, 4, z]), to: [222, at([9, 4, z])[1]], text: name, kind: 'strong' }),
      label({
        x: 227,
        y: at([9, 4, z])[1] + 17,
        text: `elevation: ${elevation}`,
        kind: 'code',
        anchor: 'start',
      }),
    ]),
  ],
} satisfies Drawing;
