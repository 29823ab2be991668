import type { Drawing } from '../../drawing.ts';
import { badge } from '../../shapes/badge.ts';
import { miniMap } from '../../shapes/plan.ts';
import { bars, browser, button, menu } from '../../shapes/screen.ts';
import { label } from '../../shapes/text.ts';

export default {
  title: 'The Google Sites editor',
  text: 'The editor shows the page on the left and the Insert panel on the right. First choose Insert and then Embed. The map is a box on the page with corners that you can drag. Finally, choose Publish.',
  height: 262,
  parts: [
    browser({ x: 16, y: 14, width: 328, height: 234 }),
    button({ x: 258, y: 46, text: 'Publish', isPrimary: true }),
    bars({ x: 34, y: 56, widths: [130, 96] }),
    miniMap({ x: 34, y: 96, width: 172, height: 134 }),
    ...[
      [34, 96],
      [206, 96],
      [34, 230],
      [206, 230],
    ].map(([x, y]) => `<circle class="start" cx="${x}" cy="${y}" r="4"/>`),
    label({ x: 284, y: 98, text: 'Insert', kind: 'strong' }),
    menu({
      x: 240,
      y: 112,
      width: 90,
      items: ['Text box', 'Images', 'Embed', 'Drive'],
      chosen: 'Embed',
    }),
    badge([250, 98], 1),
    badge([240, 178], 2),
    badge([206, 216], 3),
    badge([248, 59], 4),
  ],
} satisfies Drawing;
