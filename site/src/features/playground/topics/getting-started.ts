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
      hint: 'Click a shop to move the camera there. Then choose another venue above the code.',
      controls: [
        shown('theme', 'Theme', THEMES, 'system'),
        shown('camera.pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
        shown('labels', 'Labels', TOGGLE, true),
        shown('antialias', 'Smooth edges', TOGGLE, true),
      ],
    },
    {
      sample: 'playground-getting-started',
      title: 'Read a click',
      hint: 'Click a shop, then a corridor. The console shows the place, its floor and its coordinate.',
      controls: [
        shown('theme', 'Theme', THEMES, 'system'),
        shown('language', 'Language', choice('en', 'es', 'pt'), 'en'),
        shown('camera.controls.rotate', 'Allow rotation', TOGGLE, true),
      ],
    },
    {
      sample: 'first-map',
      title: 'Draw a route',
      hint: 'Change the two ids in the code to draw a route between other shops.',
      controls: [
        drawn('path.pattern', 'Pattern', choice('solid', 'dashed', 'arrows'), 'arrows'),
        drawn('path.width', 'Width', slider(0.3, 3, 0.1, ' m'), 0.9),
        drawn('path.animated', 'Animate arrows', TOGGLE, true),
      ],
    },
  ],
};
