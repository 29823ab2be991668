import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { isometric } from '../../shapes/isometric.ts';
import { label } from '../../shapes/text.ts';

const { plate, block, at } = isometric([110, 190]);
const [x, y] = at([4.5, 4]);
const hits = ['marker', 'label', 'shop', 'floor'].map((title, index) =>
  box({
    x: 236,
    y: 62 + index * 44,
    width: 108,
    height: 32,
    title,
    tone: index === 0 ? 'route' : 'surface',
  }),
);

export default {
  title: 'One click and its hits',
  text: 'A click hits everything below the pointer: a marker, the label below it, the shop and the floor. The event lists these hits from top to bottom, and your code chooses the one that it needs.',
  height: 290,
  parts: [
    plate({ x: 0, y: 0, width: 9, depth: 8 }),
    block({ x: 2, y: 1.6, width: 5, depth: 4.6, tone: 'shop' }),
    arrow({ from: [x, 34], to: [x, y] }),
    box({ x: x - 34, y: 66, width: 68, height: 28, title: 'marker', tone: 'route' }),
    box({ x: x - 34, y: 132, width: 68, height: 28, title: 'label' }),
    label({ x, y: 22, text: 'click', kind: 'strong' }),
    label({ x: 290, y: 36, text: 'hits, in order', kind: 'soft' }),
    ...hits,
    ...hits.slice(1).map((hit, index) => arrow({ from: hits[index]!.bottom, to: hit.top })),
  ],
} satisfies Drawing;
