import type { Drawing } from '../../drawing.ts';
import { badge } from '../../shapes/badge.ts';
import { bars, browser, button, field } from '../../shapes/screen.ts';
import { label } from '../../shapes/text.ts';
import { tag } from '../../shapes/svg.ts';

export default {
  title: 'The Embed web part on a SharePoint page',
  text: 'A SharePoint page in edit mode. The plus sign opens the list of web parts, where you search for Embed. Its panel on the right has a code field, which expects the iframe, not the URL. Publish makes the page visible to others.',
  height: 262,
  parts: [
    browser({ x: 16, y: 14, width: 328, height: 234 }),
    button({ x: 30, y: 48, text: 'Publish', isPrimary: true }),
    bars({ x: 34, y: 92, widths: [120, 88] }),
    tag('path', { class: 'line', d: 'M30 128h118M98 128h0' }),
    tag('g', { class: 'control' }, tag('circle', { class: 'start', cx: 89, cy: 128, r: 9 })),
    tag('path', { class: 'line', d: 'M85 128h8M89 124v8' }),
    field({ x: 40, y: 150, width: 98, text: 'Embed' }),
    tag('path', { class: 'rule-line', d: 'M172 40v208' }),
    label({ x: 186, y: 60, text: 'Embed', kind: 'strong', anchor: 'start' }),
    label({ x: 186, y: 88, text: 'Code, not the URL', kind: 'soft', anchor: 'start' }),
    field({
      x: 186,
      y: 102,
      width: 144,
      height: 90,
      text: '<iframe\n  width="…"\n  height="…"\n  src="…">',
      kind: 'code',
    }),
    badge([112, 116], 1),
    badge([138, 176], 2),
    badge([330, 192], 3),
    badge([118, 48], 4),
  ],
} satisfies Drawing;
