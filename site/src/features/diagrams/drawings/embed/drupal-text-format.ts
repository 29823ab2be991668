import type { Drawing } from '../../drawing.ts';
import { badge } from '../../shapes/badge.ts';
import { browser, checkbox, field } from '../../shapes/screen.ts';
import { label } from '../../shapes/text.ts';

export default {
  title: 'Text format settings in Drupal',
  text: 'The form of a new text format. Its name is Map and its text editor is None. The filter Limit allowed HTML tags and correct faulty HTML is on, and the filters that convert line breaks or URLs are off. The field for allowed HTML tags has one line with the iframe tag and the viewer’s URL.',
  height: 292,
  parts: [
    browser({ x: 16, y: 14, width: 328, height: 264, address: '/admin/config/content/formats' }),
    label({ x: 52, y: 66, text: 'Name', anchor: 'start' }),
    field({ x: 150, y: 52, width: 176, text: 'Map' }),
    label({ x: 52, y: 104, text: 'Text editor', anchor: 'start' }),
    field({ x: 150, y: 90, width: 176, text: 'None' }),
    checkbox({ x: 54, y: 142, text: 'Limit allowed HTML tags and\u2026' }),
    checkbox({ x: 54, y: 168, text: 'Convert line breaks, URLs', isOn: false }),
    label({ x: 52, y: 200, text: 'Allowed HTML tags', anchor: 'start' }),
    field({
      x: 52,
      y: 214,
      width: 274,
      height: 46,
      text: '<iframe src="…/viewer/*"\n  title allow …>',
      kind: 'code',
    }),
    badge([34, 66], 1),
    badge([34, 104], 2),
    badge([34, 142], 3),
    badge([34, 200], 4),
  ],
} satisfies Drawing;
