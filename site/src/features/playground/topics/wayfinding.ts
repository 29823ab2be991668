import { choice, optionsOf, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const route = optionsOf('venue.route', 2);
const through = optionsOf('venue.routeThrough', 1);
const drawn = optionsOf('navigation.draw', 1);
const shape = optionsOf('shapes.add', 1);
const PATTERNS = choice('solid', 'dashed', 'arrows');

export const wayfinding: Topic = {
  id: 'wayfinding',
  title: 'Wayfinding',
  alt: 'A route with arrows from the information desk of a mall to its escalators',
  hasSimulator: true,
  variants: [
    {
      sample: 'playground-wayfinding',
      title: 'From place to place',
      hint: 'Click a place: the route goes on from the last one. Open the line above the map for its steps.',
      controls: [
        route('accessible', 'Step-free', TOGGLE, false),
        route('smoothing', 'Smooth the line', TOGGLE, true),
        drawn('path.pattern', 'Pattern', PATTERNS, 'arrows'),
        drawn('path.width', 'Width', slider(0.3, 3, 0.1, ' m'), 0.9),
        drawn('path.animated', 'Arrows move', TOGGLE, true),
        drawn('changeFloorOnClick', 'Lifts can be clicked', TOGGLE, true),
      ],
    },
    {
      sample: 'wayfinding-stops',
      title: 'Several stops',
      hint: 'Choose the given order: the same stops, and a longer way.',
      controls: [
        through('order', 'Order', choice('given', 'shortest'), 'given'),
        through('accessible', 'Step-free', TOGGLE, false),
        drawn('path.pattern', 'Pattern', PATTERNS, 'arrows'),
      ],
    },
    {
      sample: 'wayfinding-zones',
      title: 'A closed corridor',
      hint: 'Change the cost from Infinity to 1 in the code: the detour is no longer worth it.',
      controls: [
        drawn('path.width', 'Width of the detour', slider(0.3, 3, 0.1, ' m'), 0.9),
        drawn('inactivePath.opacity', 'Opacity of the usual way', slider(0, 1, 0.1), 1),
        shape('opacity', 'Opacity of the zone', slider(0.1, 1, 0.1), 1),
        shape('height', 'Height of the zone', slider(0, 5, 0.5, ' m'), 0),
      ],
    },
  ],
};
