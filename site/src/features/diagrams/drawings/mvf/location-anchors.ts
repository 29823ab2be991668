import type { Drawing } from '../../drawing.ts';
import { arrow } from '../../shapes/arrow.ts';
import { box } from '../../shapes/box.ts';
import { room } from '../../shapes/plan.ts';

const category = box({ x: 16, y: 16, width: 92, height: 36, title: 'category' });
const location = box({ x: 134, y: 16, width: 92, height: 36, title: 'location', tone: 'shop' });
const instance = box({ x: 252, y: 16, width: 92, height: 36, title: 'instance' });

export default {
  title: 'A location, its rooms and an instance of it',
  text: 'A location has anchors, which reference the geometries that it occupies, here a café and its terrace. A category groups locations. An instance is a single spot of a location with its own details, such as a second counter in another room.',
  height: 220,
  parts: [
    room({ x: 16, y: 132, width: 92, height: 72, tone: 'quiet' }),
    room({ x: 108, y: 132, width: 80, height: 72, tone: 'shop', name: 'café' }),
    room({ x: 188, y: 132, width: 72, height: 72, tone: 'shop', name: 'terrace' }),
    room({ x: 260, y: 132, width: 84, height: 72, tone: 'service', name: 'counter' }),
    arrow({ from: [164, 52], to: [148, 132] }),
    arrow({ from: [196, 52], to: [224, 132] }),
    arrow({ from: instance.bottom, to: [298, 132], label: 'anchor' }),
    arrow({ from: location.left, to: category.right }),
    arrow({ from: instance.left, to: location.right }),
    box({ x: 138, y: 80, width: 84, height: 26, title: 'anchors', titleKind: 'plain' }),
    category,
    location,
    instance,
  ],
} satisfies Drawing;
