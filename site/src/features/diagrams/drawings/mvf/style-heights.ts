import type { Drawing } from '../../drawing.ts';
import { arrow, line } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { label } from '../../shapes/text.ts';

const FLOOR = 204;

export default {
  title: 'Altitude, height and buffer in a style',
  text: 'A side view of a floor. A wall starts at the floor, so its altitude is 0 and its height is measured from the floor. A lamp above the floor has an altitude, where it begins, and a height measured from that altitude. A wall’s buffer is half its thickness.',
  height: 240,
  parts: [
    line([
      [16, FLOOR],
      [344, FLOOR],
    ]),
    label({ x: 16, y: FLOOR + 18, text: 'floor, altitude 0', kind: 'soft', anchor: 'start' }),
    box({ x: 70, y: 104, width: 40, height: 100, tone: 'core' }),
    arrow({ from: [54, FLOOR], to: [54, 104], both: true, label: 'height', labelAt: [48, 154] }),
    arrow({ from: [70, 86], to: [90, 86], both: true }),
    line(
      [
        [90, 80],
        [90, 204],
      ],
      'thin',
    ),
    label({ x: 80, y: 68, text: 'buffer', kind: 'plain' }),
    label({ x: 120, y: 184, text: 'wall', kind: 'strong', anchor: 'start' }),
    box({ x: 212, y: 54, width: 64, height: 40, tone: 'shop', title: 'lamp' }),
    arrow({ from: [244, FLOOR], to: [244, 94], both: true, label: 'altitude' }),
    arrow({ from: [292, 94], to: [292, 54], both: true }),
    label({ x: 300, y: 74, text: 'height', anchor: 'start' }),
  ],
} satisfies Drawing;
