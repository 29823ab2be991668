import type { Drawing } from '../../drawing.ts';
import { arrow, line } from '../../shapes/arrow.ts';
import { isometric } from '../../shapes/isometric.ts';
import { miniMap } from '../../shapes/plan.ts';
import { tag } from '../../shapes/svg.ts';
import { label } from '../../shapes/text.ts';

const { plate, rooms } = isometric([64, 84]);

export default {
  title: 'Pitch, bearing and zoom level of the camera',
  text: 'Three small images. Pitch is the tilt. At 0, the camera looks straight down, and larger values show the venue from the side. Bearing is the compass direction at the top of the screen. Each zoom level doubles the scale of the level below it.',
  height: 226,
  parts: [
    plate({ x: 0, y: 0, width: 6, depth: 5.4 }),
    rooms([
      { x: 0, y: 0, width: 2.4, depth: 2, tone: 'shop' },
      { x: 3.4, y: 0, width: 2.6, depth: 2, tone: 'quiet' },
      { x: 0, y: 3.6, width: 3, depth: 1.8, tone: 'service' },
    ]),
    line(
      [
        [68, 112],
        [68, 38],
      ],
      'thin',
    ),
    line(
      [
        [68, 112],
        [110, 44],
      ],
      'thin',
    ),
    tag('path', { class: 'line', d: 'M68 62A50 50 0 0 1 91 69' }),
    arrow({ from: [88, 67], to: [95, 72] }),
    tag(
      'g',
      { transform: 'rotate(24 182 108)' },
      miniMap({ x: 146, y: 72, width: 72, height: 72 }),
    ),
    arrow({ from: [182, 64], to: [182, 28] }),
    miniMap({ x: 268, y: 72, width: 72, height: 72 }),
    tag('rect', { class: 'thin', x: 282, y: 92, width: 36, height: 36 }),
    ...(['pitch', 'bearing', 'zoom'] as const).map((text, index) =>
      label({ x: [64, 182, 304][index]!, y: 184, text, kind: 'strong' }),
    ),
    ...(['tilt', 'top of screen', '+1: this part'] as const).map((text, index) =>
      label({ x: [64, 182, 304][index]!, y: 203, text, kind: 'soft' }),
    ),
  ],
} satisfies Drawing;
