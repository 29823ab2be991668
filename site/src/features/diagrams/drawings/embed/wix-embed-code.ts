import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { badge } from '../../shapes/badge.ts';
import { box, zone } from '../../shapes/box.ts';
import { bars, browser, menu } from '../../shapes/screen.ts';
import { label } from '../../shapes/text.ts';

const code = box({
  x: 146,
  y: 144,
  width: 92,
  height: 60,
  title: 'your code',
  text: 'passes on',
  tone: 'shop',
});
const map = box({ x: 262, y: 144, width: 66, height: 60, title: 'map', tone: 'service' });

export default {
  title: 'The iframe that Wix adds around your code',
  text: 'In Add Elements, choose Embed Code. The element is a Wix iframe in the page. Inside it, your code creates the map and passes messages on in both directions. The page’s code never reaches the map itself.',
  height: 256,
  parts: [
    browser({ x: 16, y: 14, width: 328, height: 228 }),
    label({ x: 30, y: 58, text: 'Add Elements', kind: 'strong', anchor: 'start' }),
    menu({
      x: 26,
      y: 72,
      width: 100,
      items: ['Text', 'Image', 'Embed Code'],
      chosen: 'Embed Code',
    }),
    label({ x: 146, y: 58, text: 'page code', kind: 'strong', anchor: 'start' }),
    bars({ x: 146, y: 74, widths: [120, 90] }),
    zone({ x: 136, y: 116, width: 202, height: 110, title: 'Wix iframe' }),
    arrow({ from: [231, 98], to: [231, 144], both: true }),
    arrow({ from: code.right, to: map.left, both: true }),
    code,
    map,
    badge([26, 136], 1),
    badge([338, 116], 2),
  ],
} satisfies Drawing;
