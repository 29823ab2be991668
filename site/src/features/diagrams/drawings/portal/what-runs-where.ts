import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box, zone } from '../../shapes/box.ts';

const sdk = box({
  x: 28,
  y: 44,
  width: 92,
  height: 44,
  title: 'SDK',
  text: 'your interface',
  tone: 'shop',
});
const viewer = box({
  x: 130,
  y: 44,
  width: 96,
  height: 44,
  title: 'viewer',
  text: 'our interface',
  tone: 'shop',
});
const venues = box({
  x: 70,
  y: 176,
  width: 112,
  height: 44,
  title: 'bundles',
  text: 'by venue and key',
  tone: 'service',
});
const rest = box({ x: 70, y: 232, width: 112, height: 34, title: 'REST APIs', tone: 'service' });
const server = box({ x: 258, y: 44, width: 80, height: 44, title: 'your code' });

export default {
  title: 'What runs where',
  text: 'In the visitor’s browser or app, an SDK with your interface or the viewer with ours draws the map and computes search results and routes. Our servers deliver bundles and serve the REST APIs. You need a server only for private maps, webhooks and copies of bundles.',
  height: 290,
  parts: [
    zone({ x: 16, y: 14, width: 222, height: 92, title: 'visitor’s browser or app' }),
    zone({ x: 248, y: 14, width: 100, height: 92, title: 'your server' }),
    zone({ x: 16, y: 146, width: 222, height: 130, title: 'our servers' }),
    arrow({ from: venues.top, to: [126, 106], label: 'a bundle', labelAt: [126, 126] }),
    arrow({
      from: rest.right,
      to: [298, 106],
      via: [[298, 249]],
      both: true,
      label: 'token,\nbundle',
      labelAt: [298, 190],
    }),
    sdk,
    viewer,
    venues,
    rest,
    server,
  ],
} satisfies Drawing;
