import { choice, optionsOf, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const focus = optionsOf('use', 1);
const fade = optionsOf('floors.refresh', 0);
const view = optionsOf('camera.focusOn', 1);

export const dynamicFocus: Topic = {
  id: 'dynamic-focus',
  title: 'Dynamic focus',
  alt: 'A university from above. Three buildings are closed, and the nearest one shows a floor',
  variants: [
    {
      sample: 'playground-dynamic-focus',
      title: 'Buildings that open',
      hint: 'Click a building, which opens as the camera approaches. Click anything else to go back.',
      controls: [
        focus('automatic', 'Open automatically', TOGGLE, true),
        focus('floor', 'Floor to open', choice('last-chosen', 'default', 'level'), 'last-chosen'),
        focus('followFloor', 'Update current floor', TOGGLE, true),
        focus('duration', 'Fade duration', slider(0, 1000, 50, ' ms'), 150),
      ],
    },
    {
      sample: 'dynamic-focus-choose',
      title: 'Thresholds',
      hint: 'Zoom in and out around 18. Buildings open at a higher zoom level than they close.',
      controls: [
        focus('enterZoom', 'Open at zoom', slider(16, 20, 0.1), 18.5),
        focus('leaveZoom', 'Close below zoom', slider(15, 20, 0.1), 18),
        focus('automatic', 'Open automatically', TOGGLE, true),
      ],
    },
    {
      sample: 'dynamic-focus-by-hand',
      title: 'Your own rule',
      hint: 'This program does not use the feature. Change 0.3 to make the other buildings more or less solid.',
      controls: [
        fade('duration', 'Fade duration', slider(0, 1000, 50, ' ms'), 300),
        view('maxZoom', 'Maximum zoom', slider(16, 20, 0.1), 21),
        view('pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
      ],
    },
  ],
};
