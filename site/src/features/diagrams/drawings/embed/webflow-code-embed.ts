import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { badge } from '../../shapes/badge.ts';
import { miniMap } from '../../shapes/plan.ts';
import { browser, field, menu } from '../../shapes/screen.ts';
import { label } from '../../shapes/text.ts';

export default {
  title: 'A code embed in the Webflow Designer',
  text: 'The Designer with the Add panel on the left, the page in the middle and style settings on the right. Drag Code Embed from the Add panel to the page, paste the iframe, and set the height of the element around it for each breakpoint, such as 600 pixels.',
  height: 256,
  parts: [
    browser({ x: 16, y: 14, width: 328, height: 228 }),
    label({ x: 76, y: 60, text: 'Add', kind: 'strong' }),
    menu({
      x: 28,
      y: 74,
      width: 96,
      items: ['Section', 'Image', 'Code Embed'],
      chosen: 'Code Embed',
    }),
    miniMap({ x: 146, y: 62, width: 92, height: 160 }),
    arrow({ from: [124, 138], to: [146, 138] }),
    label({ x: 252, y: 60, text: 'Style', kind: 'strong', anchor: 'start' }),
    label({ x: 252, y: 88, text: 'Height', kind: 'soft', anchor: 'start' }),
    field({ x: 252, y: 102, width: 80, text: '600 PX' }),
    label({ x: 252, y: 152, text: 'Phone', kind: 'soft', anchor: 'start' }),
    field({ x: 252, y: 166, width: 80, text: '70 VH' }),
    badge([28, 138], 1),
    badge([146, 62], 2),
    badge([332, 102], 3),
  ],
} satisfies Drawing;
