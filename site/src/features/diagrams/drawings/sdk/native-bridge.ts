import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { miniMap } from '../../shapes/plan.ts';
import { phone } from '../../shapes/screen.ts';
import { label } from '../../shapes/text.ts';

const device = phone({ x: 196, y: 14, width: 148, height: 268 });
const app = box({
  x: 16,
  y: 36,
  width: 120,
  height: 60,
  title: 'Your app',
  text: 'calls, listeners',
  tone: 'shop',
});
const view = box({
  x: 16,
  y: 186,
  width: 120,
  height: 60,
  title: 'MapView',
  titleKind: 'code',
  text: 'the bridge',
  tone: 'service',
});

export default {
  title: 'A map view in an app',
  text: 'Your app calls the map view. The map view passes each call over a bridge to a web view, in which the Web SDK draws the map, and returns the result later. Taps and other map events return the same way. Because calls cross the bridge, they are asynchronous.',
  height: 298,
  parts: [
    device,
    miniMap({ x: device.screen.x + 10, y: device.screen.y + 54, width: 116, height: 146 }),
    label({
      x: device.screen.x + device.screen.width / 2,
      y: device.screen.y + 18,
      text: 'web view',
      kind: 'strong',
    }),
    label({
      x: device.screen.x + device.screen.width / 2,
      y: device.screen.y + 36,
      text: 'Web SDK',
      kind: 'soft',
    }),
    arrow({ from: [50, 96], to: [50, 186], label: 'calls' }),
    arrow({ from: [104, 186], to: [104, 96], label: 'events', dashed: true }),
    arrow({ from: [136, 204], to: [212, 204], label: 'message', labelAt: [168, 204] }),
    arrow({ from: [212, 230], to: [136, 230], label: 'result', labelAt: [172, 230], dashed: true }),
    app,
    view,
  ],
} satisfies Drawing;
