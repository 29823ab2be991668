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
      hint: 'Click a place to continue the route from the last one. Open the line above the map for its steps.',
      controls: [
        route('accessible', 'Step-free', TOGGLE, false),
        route('smoothing', 'Smoothing', TOGGLE, true),
        drawn('path.pattern', 'Pattern', PATTERNS, 'arrows'),
        drawn('path.width', 'Width', slider(0.3, 3, 0.1, ' m'), 0.9),
        drawn('path.animated', 'Animate arrows', TOGGLE, true),
        drawn('changeFloorOnClick', 'Change floor on click', TOGGLE, true),
      ],
    },
    {
      sample: 'wayfinding-stops',
      title: 'Several stops',
      hint: 'Choose the given order. The stops are the same, but the route is longer.',
      controls: [
        through('order', 'Order', choice('given', 'shortest'), 'given'),
        through('accessible', 'Step-free', TOGGLE, false),
        drawn('path.pattern', 'Pattern', PATTERNS, 'arrows'),
      ],
    },
    {
      sample: 'wayfinding-zones',
      title: 'A closed corridor',
      hint: 'Change the cost from Infinity to 1 in the code, and the detour is no longer worth it.',
      controls: [
        drawn('path.width', 'Detour width', slider(0.3, 3, 0.1, ' m'), 0.9),
        drawn('inactivePath.opacity', 'Usual route opacity', slider(0, 1, 0.1), 1),
        shape('opacity', 'Zone opacity', slider(0.1, 1, 0.1), 1),
        shape('height', 'Zone height', slider(0, 5, 0.5, ' m'), 0),
      ],
    },
  ],
};
