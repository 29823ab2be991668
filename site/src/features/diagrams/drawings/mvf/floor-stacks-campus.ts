import type { Drawing } from '../../drawing.ts';
import { line } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { label } from '../../shapes/text.ts';

const ROW = 38;
const yOf = (elevation: number): number => 52 + (2 - elevation) * (ROW + 8);
const floor = (x: number, elevation: number, title: string, width = 96) =>
  box({
    x,
    y: yOf(elevation),
    width,
    height: ROW,
    title,
    tone: elevation === 0 ? 'shop' : 'surface',
  });

export default {
  title: 'Floors with the same elevation in two buildings',
  text: 'Two floor stacks side by side. Both buildings have a floor with elevation 0, and the two floors are shown together. The east building has a second floor that the west building does not have. The car park below belongs to both stacks.',
  height: 250,
  parts: [
    label({ x: 126, y: 26, text: 'stack: west', kind: 'strong' }),
    label({ x: 270, y: 26, text: 'stack: east', kind: 'strong' }),
    ...[2, 1, 0, -1].map((elevation) =>
      label({
        x: 44,
        y: yOf(elevation) + ROW / 2,
        text: String(elevation).replace('-', '−'),
        kind: 'code',
        anchor: 'end',
      }),
    ),
    line(
      [
        [78, yOf(0) + ROW / 2],
        [318, yOf(0) + ROW / 2],
      ],
      'thin',
    ),
    floor(78, 1, 'First'),
    floor(78, 0, 'Ground'),
    floor(222, 2, 'Second'),
    floor(222, 1, 'First'),
    floor(222, 0, 'Ground'),
    box({
      x: 78,
      y: yOf(-1),
      width: 240,
      height: ROW,
      title: 'Car park, in both stacks',
      tone: 'core',
    }),
  ],
} satisfies Drawing;
