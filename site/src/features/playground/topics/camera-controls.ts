import { EASINGS, optionsOf, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const shown = optionsOf('showVenue', 1);
const view = optionsOf('camera.animateTo', 0);
const flight = optionsOf('camera.animateTo', 1);
const focus = optionsOf('camera.focusOn', 1);

export const cameraControls: Topic = {
  id: 'camera-controls',
  title: 'Camera controls',
  alt: 'A mall seen at an angle, close to its middle',
  variants: [
    {
      sample: 'playground-camera-controls',
      title: 'Fly, frame, come back',
      hint: 'Move the sliders. Click a place to frame it, and beside it to come back.',
      controls: [
        view('zoom', 'Zoom', slider(16, 21, 0.5), 18.5),
        view('bearingDegrees', 'Bearing', slider(0, 345, 15, '°'), 0),
        view('pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
        flight('duration', 'Duration', slider(0, 4000, 250, ' ms'), 1500),
        shown('camera.controls.pan', 'Can be dragged', TOGGLE, true),
        shown('camera.controls.rotate', 'Can be turned', TOGGLE, true),
      ],
    },
    {
      sample: 'camera-side-panel',
      title: 'Beside a panel',
      hint: 'Lower the zoom: the bookshop stays in the middle of what the panel leaves free.',
      controls: [
        focus('maxZoom', 'Nearest zoom', slider(17, 21, 0.5), 21),
        focus('pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
        focus('easing', 'Easing', EASINGS, 'ease-in-out'),
      ],
    },
    {
      sample: 'camera-kiosk',
      title: 'Limits of a kiosk',
      hint: 'Drag, zoom and tilt: the map ends where the limits are.',
      controls: [
        shown('camera.limits.minZoom', 'Lowest zoom', slider(14, 18, 0.5), 15),
        shown('camera.limits.maxZoom', 'Highest zoom', slider(18, 22, 0.5), 22),
        shown('camera.limits.maxPitchDegrees', 'Most tilt', slider(30, 75, 5, '°'), 75),
        shown('camera.controls.rotate', 'Can be turned', TOGGLE, true),
        shown('camera.controls.pitch', 'Can be tilted', TOGGLE, true),
      ],
    },
  ],
};
