import type { Drawing } from '../../drawing.ts';
import { callout } from '../../shapes/badge.ts';
import { blueDot, room, wall } from '../../shapes/plan.ts';
import { tag } from '../../shapes/svg.ts';

export default {
  title: 'Parts of the blue dot',
  text: 'A floor seen from above with the blue dot in a hallway. The dot is the position, the circle around it is the accuracy as a radius in metres, and a beam shows the heading. Part of the circle is in a room, so the user may be there. A second dot is grey because no position has arrived for a while.',
  height: 250,
  parts: [
    room({ x: 16, y: 20, width: 120, height: 68, tone: 'shop' }),
    room({ x: 136, y: 20, width: 208, height: 68, tone: 'quiet' }),
    room({ x: 16, y: 88, width: 328, height: 66 }),
    wall([16, 88], [344, 88]),
    tag('path', { class: 'beam', d: 'M120 120L166 94V146Z' }),
    blueDot([120, 120], 50),
    tag('circle', { class: 'stale', cx: 280, cy: 124, r: 6.5 }),
    callout({ at: [120, 120], to: [60, 196], text: 'position', anchor: 'middle', kind: 'strong' }),
    callout({ at: [154, 157], to: [154, 196], text: 'accuracy', anchor: 'middle', kind: 'strong' }),
    callout({ at: [280, 124], to: [304, 196], text: 'stale', anchor: 'middle', kind: 'strong' }),
    callout({ at: [158, 122], to: [226, 172], text: 'heading', anchor: 'middle', kind: 'strong' }),
  ],
} satisfies Drawing;
