import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box, zone } from '../../shapes/box.ts';

const page = box({ x: 36, y: 48, width: 116, height: 40, title: 'page', tone: 'shop' });
const worker = box({
  x: 36,
  y: 140,
  width: 116,
  height: 44,
  title: 'service worker',
  tone: 'service',
});
const app = box({
  x: 188,
  y: 48,
  width: 130,
  height: 44,
  title: 'app cache',
  text: 'page, SDK files',
});
const bundle = box({
  x: 188,
  y: 140,
  width: 130,
  height: 44,
  title: 'venue cache',
  text: 'latest bundle',
});
const network = box({ x: 110, y: 246, width: 140, height: 40, title: 'network', dashed: true });

export default {
  title: 'Requirements for an offline map',
  text: 'The device stores the page, the SDK’s files and the latest bundle. A service worker answers the page’s requests from its caches first. If a network is available, it checks for a newer bundle and replaces the old one only after the download is complete.',
  height: 302,
  parts: [
    zone({ x: 16, y: 14, width: 328, height: 190, title: 'device' }),
    arrow({ from: page.bottom, to: worker.top, both: true }),
    arrow({
      from: [152, 152],
      to: app.left,
      via: [
        [170, 152],
        [170, 70],
      ],
    }),
    arrow({ from: [152, 168], to: [188, 168] }),
    arrow({
      from: [94, 184],
      to: [150, 246],
      via: [
        [94, 226],
        [150, 226],
      ],
      dashed: true,
      label: 'newer?',
      labelAt: [94, 226],
    }),
    arrow({
      from: [224, 246],
      to: [224, 184],
      dashed: true,
      label: 'complete',
      labelAt: [224, 226],
    }),
    page,
    worker,
    app,
    bundle,
    network,
  ],
} satisfies Drawing;
