import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { label } from '../../shapes/text.ts';
import { miniMap } from '../../shapes/plan.ts';
import { bars, browser } from '../../shapes/screen.ts';

const settings = box({
  x: 16,
  y: 16,
  width: 150,
  height: 60,
  title: 'Settings',
  text: 'venue, language,\nheight',
});
const block = box({
  x: 16,
  y: 116,
  width: 150,
  height: 52,
  title: 'Block or shortcode',
  text: 'location, floor, …',
  tone: 'shop',
});
const plugin = box({ x: 34, y: 214, width: 114, height: 38, title: 'Plugin', tone: 'service' });

export default {
  title: 'From a block to an iframe',
  text: 'An administrator sets the venue, the language and the height once. An author adds a block or a shortcode with attributes such as location and floor, and the settings fill in the missing attributes. The plugin writes the iframe into the page that visitors see.',
  height: 274,
  parts: [
    arrow({ from: settings.bottom, to: block.top, label: 'fill the gaps' }),
    arrow({ from: block.bottom, to: plugin.top }),
    browser({ x: 204, y: 92, width: 140, height: 166 }),
    bars({ x: 218, y: 130, widths: [104, 82] }),
    miniMap({ x: 218, y: 158, width: 112, height: 86 }),
    arrow({ from: plugin.right, to: [218, 233], label: 'iframe', labelAt: [180, 233] }),
    label({ x: 274, y: 76, text: 'for visitors', kind: 'soft' }),
    settings,
    block,
    plugin,
  ],
} satisfies Drawing;
