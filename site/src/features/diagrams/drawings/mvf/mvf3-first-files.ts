import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { isometric } from '../../shapes/isometric.ts';
import { label } from '../../shapes/text.ts';
import { tree } from '../../shapes/tree.ts';

const { plate, face } = isometric([96, 214]);
const second = isometric([268, 214]);
const PLATE = { x: 0, y: 0, width: 9, depth: 7 };

export default {
  title: 'Files that draw a plan',
  text: 'The manifest lists all files. The floors file has the footprint of each floor. The geometry file of a floor has its points, lines and polygons. With these three you can draw outlines. With the kinds file of the floor and the default style you can draw a plan, with rooms, walls, colours and heights.',
  height: 316,
  parts: [
    tree({
      x: 16,
      y: 12,
      width: 330,
      rows: [
        { depth: 0, name: 'manifest.geojson', note: 'lists all files' },
        { depth: 0, name: 'floors.geojson', note: 'footprints' },
        { depth: 0, name: 'geometry/f_ground.geojson', note: 'shapes' },
        { depth: 0, name: 'kinds/f_ground.json', note: 'room or wall?', isMarked: true },
        { depth: 0, name: 'default-style.json', note: 'colours, heights', isMarked: true },
      ],
    }),
    arrow({ from: [90, 126], to: [90, 204] }),
    arrow({ from: [262, 126], to: [262, 204] }),
    box({ x: 20, y: 144, width: 140, height: 30, title: 'the first three' }),
    box({ x: 198, y: 144, width: 130, height: 30, title: 'all five', tone: 'route' }),
    plate(PLATE),
    face('face-ghost', [0.6, 0.6], [3.6, 0.6], [3.6, 3], [0.6, 3]),
    face('face-ghost', [4.2, 0.6], [8.4, 0.6], [8.4, 3], [4.2, 3]),
    face('face-ghost', [0.6, 4.4], [4.6, 4.4], [4.6, 6.4], [0.6, 6.4]),
    second.plate(PLATE),
    second.rooms([
      { x: 0.6, y: 0.6, width: 3, depth: 2.4, tone: 'shop' },
      { x: 4.2, y: 0.6, width: 4.2, depth: 2.4, tone: 'quiet' },
      { x: 0.6, y: 4.4, width: 4, depth: 2, tone: 'service' },
    ]),
    label({ x: 28, y: 296, text: 'outlines', kind: 'soft' }),
    label({ x: 206, y: 296, text: 'a plan', kind: 'soft' }),
  ],
} satisfies Drawing;
