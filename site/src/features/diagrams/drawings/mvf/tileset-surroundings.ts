import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { miniMap } from '../../shapes/plan.ts';
import { tag } from '../../shapes/svg.ts';

const file = box({
  x: 16,
  y: 24,
  width: 116,
  height: 74,
  title: 'tileset.json',
  titleKind: 'code',
  text: 'light: URL\ndark: URL',
  textKind: 'code',
});
const service = box({
  x: 16,
  y: 160,
  width: 116,
  height: 52,
  title: 'map service',
  text: 'style, tiles',
  tone: 'quiet',
});

export default {
  title: 'Source of the map around a venue',
  text: 'The bundle has a tileset file with the URL of a style document for each mode, light and dark. The app chooses one and loads the style and the tiles from a map service. Streets and water then appear around the venue. The bundle contains no map data of its own.',
  height: 236,
  parts: [
    tag(
      'g',
      { class: 'room tone-plate' },
      tag('rect', { x: 172, y: 24, width: 172, height: 188, rx: 8 }),
    ),
    tag('path', { class: 'street', d: 'M172 58h172M172 176h172M206 24v188M318 24v188' }),
    miniMap({ x: 220, y: 74, width: 86, height: 86 }),
    arrow({ from: file.bottom, to: service.top, label: 'URL of a style' }),
    arrow({ from: service.right, to: [172, 186] }),
    file,
    service,
  ],
} satisfies Drawing;
