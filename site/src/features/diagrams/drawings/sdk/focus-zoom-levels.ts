import type { Drawing } from '../../drawing.ts';
import { arrow, line } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { label } from '../../shapes/text.ts';

export default {
  title: 'When dynamic focus opens and closes a building',
  text: 'The zoom level increases from left to right. Below leaveZoom, the facade is shown. Above enterZoom, the floor inside is shown. Between the two, nothing changes, so a building does not flicker. As the camera approaches, the building opens at enterZoom. As the camera moves away, it closes at leaveZoom.',
  height: 226,
  parts: [
    box({ x: 16, y: 20, width: 110, height: 44, title: 'facade', tone: 'quiet' }),
    box({
      x: 126,
      y: 20,
      width: 108,
      height: 44,
      title: 'unchanged',
      titleKind: 'soft',
      dashed: true,
    }),
    box({ x: 234, y: 20, width: 110, height: 44, title: 'floor inside', tone: 'shop' }),
    line(
      [
        [126, 64],
        [126, 176],
      ],
      'thin',
    ),
    line(
      [
        [234, 64],
        [234, 176],
      ],
      'thin',
    ),
    arrow({ from: [40, 100], to: [234, 100], label: 'closer: opens', labelAt: [130, 100] }),
    arrow({ from: [320, 140], to: [126, 140], label: 'away: closes', labelAt: [230, 140] }),
    arrow({ from: [16, 176], to: [344, 176] }),
    label({ x: 126, y: 196, text: 'leaveZoom', kind: 'code' }),
    label({ x: 234, y: 196, text: 'enterZoom', kind: 'code' }),
    label({ x: 344, y: 196, text: 'zoom', kind: 'soft', anchor: 'end' }),
  ],
} satisfies Drawing;
