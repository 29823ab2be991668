import type { Drawing } from '../../drawing.ts';
import { arrow, line } from '../../shapes/arrow.ts';
import { node, room } from '../../shapes/plan.ts';
import { tag } from '../../shapes/svg.ts';
import { label } from '../../shapes/text.ts';

export default {
  title: 'Coordinates and bearings',
  text: 'A floor seen from above. A coordinate is a latitude, which increases to the north, and a longitude, which increases to the east. GeoJSON writes the longitude first. A bearing is an angle in degrees, clockwise from north: 0 is north, 90 east, 180 south and 270 west.',
  height: 234,
  parts: [
    tag(
      'g',
      { transform: 'rotate(-14 100 120)' },
      room({ x: 44, y: 74, width: 66, height: 46, tone: 'shop' }),
      room({ x: 110, y: 74, width: 50, height: 46, tone: 'quiet' }),
      room({ x: 44, y: 120, width: 116, height: 44 }),
    ),
    arrow({ from: [22, 190], to: [22, 34] }),
    arrow({ from: [22, 190], to: [188, 190] }),
    label({ x: 34, y: 26, text: 'latitude', kind: 'code', anchor: 'start' }),
    label({ x: 186, y: 208, text: 'longitude', kind: 'code', anchor: 'end' }),
    line(
      [
        [22, 128],
        [128, 128],
        [128, 190],
      ],
      'thin',
    ),
    node([128, 128]),
    tag('circle', { class: 'line', cx: 278, cy: 120, r: 52 }),
    line(
      [
        [278, 120],
        [278, 68],
      ],
      'thin',
    ),
    arrow({ from: [278, 120], to: [323, 146] }),
    tag('path', { class: 'line', d: 'M278 98A22 22 0 0 1 297 131' }),
    label({ x: 278, y: 52, text: 'north 0°', kind: 'strong' }),
    label({ x: 333, y: 112, text: '90°', kind: 'soft', anchor: 'start' }),
    label({ x: 278, y: 188, text: '180°', kind: 'soft' }),
    label({ x: 222, y: 120, text: '270°', kind: 'soft', anchor: 'end' }),
    label({ x: 278, y: 214, text: 'bearing: 120', kind: 'code' }),
  ],
} satisfies Drawing;
