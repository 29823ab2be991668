import type { Drawing } from '../../drawing.ts';
import { badge } from '../../shapes/badge.ts';
import { browser, button, checkbox, field } from '../../shapes/screen.ts';
import { label } from '../../shapes/text.ts';

export default {
  title: 'The Squarespace code block',
  text: 'The settings of a code block, which you open with Add block and then Code. The type stays HTML, the option that shows the source is off, and the field contains the styles and the iframe. Finally, choose Save.',
  height: 282,
  parts: [
    browser({ x: 16, y: 14, width: 328, height: 254 }),
    button({ x: 54, y: 50, text: 'Add block' }),
    label({ x: 160, y: 63, text: 'Code', kind: 'strong', anchor: 'start' }),
    label({ x: 54, y: 104, text: 'Type', anchor: 'start' }),
    field({ x: 106, y: 90, width: 90, text: 'HTML' }),
    checkbox({ x: 218, y: 104, text: 'show source', isOn: false }),
    field({
      x: 54,
      y: 128,
      width: 276,
      height: 82,
      text: '<style>…</style>\n<iframe class="…"\n  src="…embedded=true">',
      kind: 'code',
    }),
    button({ x: 274, y: 226, text: 'Save', isPrimary: true }),
    badge([36, 63], 1),
    badge([36, 104], 2),
    badge([36, 142], 3),
    badge([258, 239], 4),
  ],
} satisfies Drawing;
