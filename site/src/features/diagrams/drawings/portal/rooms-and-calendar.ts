import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { isometric } from '../../shapes/isometric.ts';
import { label } from '../../shapes/text.ts';

const calendar = box({
  x: 16,
  y: 20,
  width: 96,
  height: 44,
  title: 'calendar',
  text: 'by address',
  tone: 'quiet',
});
const server = box({ x: 134, y: 20, width: 96, height: 44, title: 'your server', tone: 'shop' });
const state = box({ x: 252, y: 20, width: 92, height: 44, title: 'state', text: 'and its time' });
const { plate, rooms, at } = isometric([150, 118]);

export default {
  title: 'From a calendar to a room’s colour',
  text: 'Your server reads each room’s calendar and matches it to a room by external id. The server sends a state and its time to the map. The map colours and raises the room: low if it is free, high if it is occupied, and grey if the state is too old.',
  height: 272,
  parts: [
    arrow({ from: calendar.right, to: server.left }),
    arrow({ from: server.right, to: state.left }),
    plate({ x: 0, y: 0, width: 14, depth: 9 }),
    rooms([
      { x: 1, y: 1, width: 3, depth: 3, height: 0.5, tone: 'service' },
      { x: 5.5, y: 1, width: 3, depth: 3, height: 2, tone: 'shop' },
      { x: 10, y: 1, width: 3, depth: 3, height: 0.5, tone: 'core' },
      { x: 1, y: 6, width: 12, depth: 2, height: 0.5, tone: 'surface' },
    ]),
    arrow({ from: [316, 64], to: [236, 210], via: [[316, 210]] }),
    label({ x: at([2.5, 2.5])[0] - 62, y: at([2.5, 2.5])[1] - 4, text: 'free', kind: 'strong' }),
    label({
      x: at([7, 2.5, 2])[0] + 22,
      y: at([7, 2.5, 2])[1] - 32,
      text: 'taken',
      kind: 'strong',
    }),
    label({
      x: at([11.5, 2.5])[0] + 34,
      y: at([11.5, 2.5])[1] - 34,
      text: 'unknown',
      kind: 'strong',
    }),
    calendar,
    server,
    state,
  ],
} satisfies Drawing;
