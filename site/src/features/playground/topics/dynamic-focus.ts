import { choice, optionsOf, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const focus = optionsOf('use', 1);
const fade = optionsOf('floors.refresh', 0);
const view = optionsOf('camera.focusOn', 1);

export const dynamicFocus: Topic = {
  id: 'dynamic-focus',
  title: 'Dynamic focus',
  alt: 'A university from above: three buildings are closed, of the nearest one sees a floor',
  variants: [
    {
      sample: 'playground-dynamic-focus',
      title: 'Buildings open',
      hint: 'Click a building: it opens as the camera comes near. Click anything else to go back.',
      controls: [
        focus('automatic', 'Open by themselves', TOGGLE, true),
        focus(
          'floor',
          'Floor that opens',
          choice('last-chosen', 'default', 'level'),
          'last-chosen',
        ),
        focus('followFloor', 'Current floor follows', TOGGLE, true),
        focus('duration', 'Outside fades in', slider(0, 1000, 50, ' ms'), 150),
      ],
    },
    {
      sample: 'dynamic-focus-choose',
      title: 'Thresholds',
      hint: 'Zoom in and out around 18: a building opens later than it closes.',
      controls: [
        focus('enterZoom', 'Opens at zoom', slider(16, 20, 0.1), 18.5),
        focus('leaveZoom', 'Closes below zoom', slider(15, 20, 0.1), 18),
        focus('automatic', 'Open by themselves', TOGGLE, true),
      ],
    },
    {
      sample: 'dynamic-focus-by-hand',
      title: 'By your own rule',
      hint: 'Without the feature: change 0.3, and the other buildings are more or less solid.',
      controls: [
        fade('duration', 'Outside fades in', slider(0, 1000, 50, ' ms'), 300),
        view('maxZoom', 'Nearest zoom', slider(16, 20, 0.1), 21),
        view('pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
      ],
    },
  ],
};
