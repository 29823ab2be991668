import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { door, room } from '../../shapes/plan.ts';
import { group, tag } from '../../shapes/svg.ts';

const annotation = box({
  x: 120,
  y: 16,
  width: 122,
  height: 44,
  title: 'annotation',
  text: 'externalId',
  textKind: 'code',
  tone: 'shop',
});
const symbol = box({ x: 252, y: 104, width: 96, height: 60, title: 'symbol', text: 'name, image' });
const place = [86, 152] as const;

export default {
  title: 'References of an annotation',
  text: 'An annotation references a geometry, which is the equipment’s point on the floor, and the key of a symbol, which has a name and an image for all annotations with that key. The annotation’s external id is the number on the device.',
  height: 220,
  parts: [
    room({ x: 14, y: 92, width: 200, height: 112 }),
    room({ x: 14, y: 92, width: 92, height: 44, tone: 'quiet' }),
    room({ x: 14, y: 168, width: 92, height: 36, tone: 'service' }),
    door([50, 136], [68, 136]),
    group('number', tag('circle', { cx: place[0], cy: place[1], r: 8 })),
    tag('path', { class: 'line', d: 'M82 152h8M86 148v8', stroke: 'var(--portal-paper)' }),
    arrow({
      from: [150, 60],
      to: [93, 146],
      via: [[150, 146]],
      label: 'geometry',
      labelAt: [150, 112],
    }),
    arrow({ from: [242, 38], to: symbol.top, via: [[300, 38]], label: 'key', labelAt: [300, 72] }),
    annotation,
    symbol,
  ],
} satisfies Drawing;
