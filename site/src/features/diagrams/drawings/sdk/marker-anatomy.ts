import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { box } from '../../shapes/box.ts';
import { isometric } from '../../shapes/isometric.ts';
import { tag } from '../../shapes/svg.ts';

const { plate, rooms, at } = isometric([150, 142]);
const [x, y] = at([6, 2, 1.1]);

export default {
  title: 'Parts of a marker',
  text: 'A marker above a room. Its content is your own HTML. Its anchor is the part of the content that sits on the place. With bottom, the marker is above the place. The place is the top of the room. The rank decides which marker or label is shown if two overlap.',
  height: 282,
  parts: [
    plate({ x: 0, y: 0, width: 12, depth: 8 }),
    rooms([
      { x: 0, y: 0, width: 3, depth: 3, tone: 'quiet' },
      { x: 4, y: 0, width: 5, depth: 4, tone: 'shop' },
      { x: 1, y: 6, width: 7, depth: 2, tone: 'service' },
    ]),
    tag('path', { class: 'stem', d: `M${x - 8} ${y - 30}h16l-8 30z` }),
    box({
      x: x - 58,
      y: y - 80,
      width: 116,
      height: 50,
      title: 'Harbour Café',
      text: 'open until 18:00',
    }),
    callout({
      at: [x - 40, y - 80],
      to: [x - 40, y - 110],
      text: 'content: your HTML',
      kind: 'strong',
      anchor: 'middle',
    }),
    callout({ at: [x, y], to: [276, y + 18], text: 'place' }),
    callout({ at: [x + 4, y - 30], to: [276, y - 22], text: "anchor\n'bottom'" }),
    callout({ at: [x + 58, y - 66], to: [276, y - 86], text: 'rank' }),
  ],
} satisfies Drawing;
