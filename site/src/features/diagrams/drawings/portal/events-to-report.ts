import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';

const map = box({
  x: 16,
  y: 16,
  width: 132,
  height: 48,
  title: 'map',
  text: 'an event and a place',
  tone: 'shop',
});
const row = box({
  x: 212,
  y: 16,
  width: 132,
  height: 48,
  title: 'your app',
  text: 'a row, by external id',
});
const collector = box({
  x: 212,
  y: 112,
  width: 132,
  height: 48,
  title: 'your collector',
  text: 'checks and stores',
});
const places = box({
  x: 16,
  y: 112,
  width: 132,
  height: 48,
  title: 'bundle',
  text: 'places, positions',
  tone: 'service',
});
const report = box({
  x: 104,
  y: 216,
  width: 152,
  height: 48,
  title: 'report',
  text: 'joined by external id',
  tone: 'quiet',
});

export default {
  title: 'From map events to a report',
  text: 'The map passes an event with a place to your app. Your app turns the event into a row that identifies the place by its external id, and your collector checks and stores the row. The bundle has the positions of places. A report joins rows and places by external id. The SDK itself sends nothing.',
  height: 280,
  parts: [
    arrow({ from: map.right, to: row.left }),
    arrow({ from: row.bottom, to: collector.top }),
    arrow({
      from: collector.bottom,
      to: [214, 216],
      via: [
        [278, 188],
        [214, 188],
      ],
    }),
    arrow({
      from: places.bottom,
      to: [146, 216],
      via: [
        [82, 188],
        [146, 188],
      ],
    }),
    map,
    row,
    collector,
    places,
    report,
  ],
} satisfies Drawing;
