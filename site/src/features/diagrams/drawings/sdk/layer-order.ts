import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { isometric } from '../../shapes/isometric.ts';

const { face, at } = isometric([118, 150]);
const LAYERS = [
  ['spaces', 'shop'],
  ['walls, doors, objects', 'core'],
  ['areas', 'service'],
  ['paths', 'route'],
  ['labels, markers', 'surface'],
] as const;

export default {
  title: 'Order of layers',
  text: 'Layers of a floor from the bottom to the top: spaces, then walls, doors and objects, then areas, then paths, and labels and markers on top. A hidden layer is not drawn, and clicks reach the layer below it.',
  height: 290,
  parts: LAYERS.map(([name, tone], index) => {
    const z = index * 3.4 - 2;
    const [x, y] = at([9, 4, z]);
    return [
      `<g class="block tone-${tone}">${face('face-top', [0, 0, z], [9, 0, z], [9, 8, z], [0, 8, z])}</g>`,
      callout({
        at: [x - 8, y],
        to: [206, y],
        text: name,
        kind: index === 0 || index === 4 ? 'strong' : 'plain',
      }),
    ].join('');
  }),
} satisfies Drawing;
