import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { label } from '../../shapes/text.ts';

const BITS = ['0', '0', '0', '0', '0', '1', '0', '1'];
const WIDTH = 36;
const xOf = (index: number): number => 36 + index * WIDTH;

export default {
  title: 'The bits of the number 5',
  text: 'The flags of an edge are the number 5. In binary, bits 0 and 2 are set, which represent the flags accessible and public in this bundle. Bit 1, outdoors, is not set.',
  height: 198,
  parts: [
    label({ x: 180, y: 24, text: 'flags: [5]', kind: 'code' }),
    ...BITS.map((title, index) =>
      box({
        x: xOf(index) + 1,
        y: 44,
        width: WIDTH - 2,
        height: 36,
        title,
        titleKind: 'code',
        tone: title === '1' ? 'shop' : 'surface',
      }),
    ),
    ...BITS.map((_, index) =>
      label({ x: xOf(index) + WIDTH / 2, y: 94, text: String(7 - index), kind: 'soft' }),
    ),
    label({ x: 20, y: 94, text: 'bit', kind: 'soft' }),
    arrow({ from: [xOf(5) + 18, 106], to: [xOf(5) + 18, 150] }),
    arrow({ from: [xOf(7) + 18, 106], to: [xOf(7) + 18, 150] }),
    box({ x: 176, y: 150, width: 72, height: 30, title: 'public', titleKind: 'code' }),
    box({ x: 252, y: 150, width: 96, height: 30, title: 'accessible', titleKind: 'code' }),
  ],
} satisfies Drawing;
