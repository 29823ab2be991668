import { choice, EASINGS, optionsOf, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const change = optionsOf('floors.set', 1);
const shown = optionsOf('showVenue', 1);
const focus = optionsOf('use', 1);
const stack = optionsOf('stack.show', 0);

export const levelSelection: Topic = {
  id: 'level-selection',
  title: 'Level selection',
  alt: 'The grounds of a university, with a list of buildings and a list of floors above them',
  variants: [
    {
      sample: 'playground-level-selection',
      title: 'Buildings and floors',
      hint: 'Choose a building, then one of its floors. Both lists follow the map.',
      controls: [
        change('duration', 'Duration', slider(0, 2000, 100, ' ms'), 300),
        change('easing', 'Easing', EASINGS, 'ease-in-out'),
        shown('camera.pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
      ],
    },
    {
      sample: 'dynamic-focus-floors',
      title: 'Let the camera choose',
      hint: 'Drag the map to another building, and the buttons change to its floors.',
      controls: [
        focus('floor', 'Floor to open', choice('last-chosen', 'default', 'level'), 'last-chosen'),
        focus('followFloor', 'Update current floor', TOGGLE, true),
        focus('duration', 'Fade duration', slider(0, 1000, 50, ' ms'), 150),
      ],
    },
    {
      sample: 'stacked-maps',
      title: 'All floors together',
      hint: 'Click a floor in the stack to make it the current floor.',
      controls: [
        stack('floors', 'Floors', choice('stack', 'all'), 'stack'),
        stack('opacity', 'Opacity of other floors', slider(0.1, 1, 0.1), 1),
        stack('pitchDegrees', 'Pitch', slider(30, 75, 5, '°'), 65),
        stack('duration', 'Duration', slider(0, 2000, 100, ' ms'), 600),
      ],
    },
  ],
};
