import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { room } from '../../shapes/plan.ts';
import { label } from '../../shapes/text.ts';

const sign = (x: number, y: number, title: string, isHidden = false) =>
  box({
    x,
    y,
    width: 62,
    height: 26,
    title,
    titleKind: isHidden ? 'soft' : 'strong',
    dashed: isHidden,
  });

export default {
  title: 'Two labels that compete for space',
  text: 'The label Exit has the rank high and the label Café has the rank low. If the two would overlap, Exit is shown and Café is hidden. After the user zooms in, there is space for both labels.',
  height: 214,
  parts: [
    room({ x: 16, y: 16, width: 140, height: 120, tone: 'quiet' }),
    room({ x: 16, y: 80, width: 140, height: 56 }),
    sign(58, 74, 'Café', true),
    sign(34, 54, 'Exit'),
    arrow({ from: [164, 76], to: [196, 76] }),
    room({ x: 204, y: 16, width: 140, height: 120, tone: 'quiet' }),
    room({ x: 204, y: 92, width: 140, height: 44 }),
    sign(220, 30, 'Exit'),
    sign(262, 78, 'Café'),
    label({ x: 86, y: 156, text: 'zoomed out', kind: 'strong' }),
    label({ x: 86, y: 182, text: 'Exit has the higher\nrank and is shown', kind: 'soft' }),
    label({ x: 274, y: 156, text: 'closer', kind: 'strong' }),
    label({ x: 274, y: 182, text: 'space for\nboth', kind: 'soft' }),
  ],
} satisfies Drawing;
