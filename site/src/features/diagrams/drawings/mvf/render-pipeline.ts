import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { miniMap } from '../../shapes/plan.ts';

const geometry = box({ x: 16, y: 18, width: 104, height: 34, title: 'geometry', tone: 'shop' });
const kinds = box({ x: 16, y: 72, width: 104, height: 34, title: 'kinds' });
const style = box({ x: 16, y: 126, width: 104, height: 34, title: 'default style' });
const join = box({
  x: 168,
  y: 62,
  width: 84,
  height: 54,
  title: 'join',
  text: 'by id',
  tone: 'service',
});
const map = miniMap({ x: 262, y: 188, width: 82, height: 82 });
const shapes = box({
  x: 160,
  y: 196,
  width: 100,
  height: 66,
  title: 'layers',
  text: 'lowest\nfirst',
});

export default {
  title: 'From a floor’s files to an image',
  text: 'Your code reads the geometry of a floor, its kinds and the default style, and joins them by the id of each shape. Each group of shapes becomes a layer in your map library, lowest first, and the layers form the image.',
  height: 288,
  parts: [
    arrow({
      from: geometry.right,
      to: [168, 78],
      via: [
        [144, 35],
        [144, 78],
      ],
    }),
    arrow({ from: kinds.right, to: join.left }),
    arrow({
      from: style.right,
      to: [168, 100],
      via: [
        [144, 143],
        [144, 100],
      ],
    }),
    arrow({ from: join.bottom, to: shapes.top }),
    geometry,
    kinds,
    style,
    join,
    shapes,
    map,
  ],
} satisfies Drawing;
