import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { zone } from '../../shapes/box.ts';
import { miniMap } from '../../shapes/plan.ts';
import { bars, browser } from '../../shapes/screen.ts';

export default {
  title: 'An iframe in a page',
  text: 'A browser window shows your page with its own text. Below the text is an iframe with a height that you set. The iframe contains the viewer in a separate document, which your page’s styles and scripts cannot reach.',
  height: 288,
  parts: [
    browser({ x: 16, y: 14, width: 328, height: 258, address: 'https://www.example.com' }),
    bars({ x: 34, y: 58, widths: [210, 180] }),
    zone({ x: 34, y: 92, width: 200, height: 164, title: 'iframe' }),
    miniMap({ x: 48, y: 116, width: 172, height: 126 }),
    callout({ at: [244, 60], to: [262, 60], text: 'your page', kind: 'strong' }),
    callout({ at: [234, 150], to: [262, 150], text: 'height that\nyou set' }),
    callout({ at: [214, 222], to: [262, 222], text: 'viewer in a\nseparate\ndocument' }),
  ],
} satisfies Drawing;
