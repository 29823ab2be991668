import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { room, wall } from '../../shapes/plan.ts';
import { label } from '../../shapes/text.ts';

const steps = ['export', 'convert', 'compare', 'check', 'publish'].map((title, index) =>
  box({
    x: 12 + index * 69,
    y: 14,
    width: 60,
    height: 34,
    title,
    titleKind: 'plain',
    tone: index === 2 ? 'shop' : 'surface',
  }),
);

export default {
  title: 'Rooms that keep their ids when a wall moves',
  text: 'Geodata sync has five steps: export, convert, compare, check and publish. The comparison preserves ids. When the wall between two rooms moves, unit 001 and unit 002 keep their ids, and so their links and location data. A unit that is split gets one new id, 004.',
  height: 246,
  parts: [
    ...steps.slice(1).map((step, index) => arrow({ from: steps[index]!.right, to: step.left })),
    ...steps,
    label({ x: 86, y: 78, text: 'before', kind: 'strong' }),
    label({ x: 274, y: 78, text: 'after', kind: 'strong' }),
    room({ x: 16, y: 94, width: 70, height: 60, tone: 'shop', name: '001' }),
    room({ x: 86, y: 94, width: 70, height: 60, tone: 'quiet', name: '002' }),
    room({ x: 16, y: 154, width: 140, height: 60, tone: 'service', name: '003' }),
    room({ x: 204, y: 94, width: 92, height: 60, tone: 'shop', name: '001' }),
    room({ x: 296, y: 94, width: 48, height: 60, tone: 'quiet', name: '002' }),
    room({ x: 204, y: 154, width: 70, height: 60, tone: 'service', name: '003' }),
    room({ x: 274, y: 154, width: 70, height: 60, tone: 'surface', name: '004' }),
    wall([86, 94], [86, 154]),
    wall([296, 94], [296, 154]),
    wall([274, 154], [274, 214]),
    arrow({ from: [166, 154], to: [194, 154] }),
    label({ x: 309, y: 230, text: 'new id', kind: 'soft' }),
  ],
} satisfies Drawing;
