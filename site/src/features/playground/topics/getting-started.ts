import { choice, optionsOf, slider, THEMES, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const shown = optionsOf('showVenue', 1);
const drawn = optionsOf('navigation.draw', 1);

export const gettingStarted: Topic = {
  id: 'getting-started',
  title: 'Getting started',
  alt: 'A mall in three dimensions, with the names of its shops',
  variants: [
    {
      sample: 'getting-started',
      title: 'A first map',
      hint: 'Click a shop: the camera goes there. Then choose another venue above the code.',
      controls: [
        shown('theme', 'Theme', THEMES, 'system'),
        shown('camera.pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
        shown('labels', 'Labels', TOGGLE, true),
        shown('antialias', 'Smooth edges', TOGGLE, true),
      ],
    },
    {
      sample: 'playground-getting-started',
      title: 'What a click tells',
      hint: 'Click a shop, then a corridor: the console has the place, its floor and coordinate.',
      controls: [
        shown('theme', 'Theme', THEMES, 'system'),
        shown('language', 'Language of names', choice('en', 'es', 'pt'), 'en'),
        shown('camera.controls.rotate', 'Can be turned', TOGGLE, true),
      ],
    },
    {
      sample: 'first-map',
      title: 'With a route',
      hint: 'Change the two ids in the code to other shops, and the route follows.',
      controls: [
        drawn('path.pattern', 'Pattern', choice('solid', 'dashed', 'arrows'), 'arrows'),
        drawn('path.width', 'Width', slider(0.3, 3, 0.1, ' m'), 0.9),
        drawn('path.animated', 'Arrows move', TOGGLE, true),
      ],
    },
  ],
};
