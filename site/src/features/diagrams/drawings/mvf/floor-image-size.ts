import type { Drawing } from '../../drawing.ts';
import { arrow, line } from '../../shapes/arrow.ts';
import { callout } from '../../shapes/badge.ts';
import { room } from '../../shapes/plan.ts';
import { tag } from '../../shapes/svg.ts';
import { label } from '../../shapes/text.ts';

export default {
  title: 'Size and rotation of a floor image',
  text: 'An image lies on the floor and is centred on its point. Width and height are in metres on the ground. At rotation 0, the upper edge of the image faces north. The rotation is clockwise, seen from above.',
  height: 236,
  parts: [
    room({ x: 16, y: 16, width: 328, height: 204 }),
    tag(
      'g',
      { class: 'room tone-service', transform: 'rotate(25 150 124)' },
      tag('rect', { x: 90, y: 84, width: 120, height: 80 }),
      tag('path', { d: 'M118 146l24-34 18 22 10-12 18 24z' }),
    ),
    line(
      [
        [150, 124],
        [150, 38],
      ],
      'thin',
    ),
    tag('path', { class: 'line', d: 'M150 52A72 72 0 0 1 180 58.6' }),
    arrow({ from: [178, 57.8], to: [184, 61] }),
    label({ x: 130, y: 34, text: 'north', kind: 'soft', anchor: 'end' }),
    label({ x: 190, y: 42, text: 'rotation', kind: 'code', anchor: 'start' }),
    callout({ at: [150, 124], to: [262, 124], text: 'point' }),
    label({ x: 262, y: 188, text: 'width, height', kind: 'code' }),
    label({ x: 262, y: 205, text: 'in metres', kind: 'soft' }),
  ],
} satisfies Drawing;
