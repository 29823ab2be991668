import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { room } from '../../shapes/plan.ts';

const cafe = box({
  x: 16,
  y: 92,
  width: 104,
  height: 44,
  title: 'location',
  text: 'a café',
  tone: 'shop',
});
const shopA = box({ x: 134, y: 92, width: 98, height: 44, title: 'location', text: 'brand A' });
const shopB = box({ x: 246, y: 92, width: 98, height: 44, title: 'location', text: 'brand B' });
const category = box({ x: 76, y: 14, width: 100, height: 34, title: 'category' });
const event = box({ x: 244, y: 14, width: 100, height: 34, title: 'event', tone: 'quiet' });

export default {
  title: 'Records and their rooms',
  text: 'Location records reference rooms by the external ids in units. A café with a terrace is one record with two units. Two brands that share a room are two records with the same unit. A category groups locations, and an event takes place at a location.',
  height: 262,
  parts: [
    arrow({ from: [100, 92], to: [110, 48] }),
    arrow({ from: [172, 92], to: [150, 48] }),
    arrow({ from: event.bottom, to: shopB.top, label: 'takes place at', labelAt: [294, 70] }),
    room({ x: 16, y: 196, width: 84, height: 52, tone: 'shop', name: '101' }),
    room({ x: 100, y: 196, width: 84, height: 52, tone: 'shop', name: '102' }),
    room({ x: 184, y: 196, width: 160, height: 52, tone: 'quiet', name: '103' }),
    arrow({
      from: [52, 136],
      to: [52, 196],
      label: 'units',
      labelKind: 'code',
      labelAt: [52, 164],
    }),
    arrow({ from: [92, 136], to: [136, 196] }),
    arrow({ from: shopA.bottom, to: [236, 196] }),
    arrow({ from: shopB.bottom, to: [290, 196] }),
    cafe,
    shopA,
    shopB,
    category,
    event,
  ],
} satisfies Drawing;
