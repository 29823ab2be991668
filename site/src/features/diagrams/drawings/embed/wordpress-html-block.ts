import type { Drawing } from '../../drawing.ts';
import { badge } from '../../shapes/badge.ts';
import { bars, browser, button, field } from '../../shapes/screen.ts';
import { tag } from '../../shapes/svg.ts';

export default {
  title: 'The Custom HTML block in the WordPress editor',
  text: 'A post in the block editor. Type /html on an empty line to find the Custom HTML block, and paste the figure with the iframe into it. Preview in the block’s toolbar shows the map, and Update saves the post.',
  height: 282,
  parts: [
    browser({ x: 16, y: 14, width: 328, height: 254 }),
    button({ x: 262, y: 46, text: 'Update', isPrimary: true }),
    bars({ x: 54, y: 56, widths: [140, 104] }),
    field({ x: 54, y: 86, width: 120, text: '/html', kind: 'code' }),
    tag('g', { class: 'choices' }, tag('rect', { x: 54, y: 128, width: 276, height: 126, rx: 6 })),
    button({ x: 64, y: 136, text: 'HTML' }),
    button({ x: 132, y: 136, text: 'Preview' }),
    field({
      x: 64,
      y: 172,
      width: 256,
      height: 72,
      text: '<figure class="alignwide">\n  <iframe src="…/viewer/…">\n</figure>',
      kind: 'code',
    }),
    badge([36, 99], 1),
    badge([36, 186], 2),
    badge([218, 149], 3),
    badge([250, 59], 4),
  ],
} satisfies Drawing;
