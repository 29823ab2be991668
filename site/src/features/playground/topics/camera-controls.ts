import { EASINGS, optionsOf, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const shown = optionsOf('showVenue', 1);
const view = optionsOf('camera.animateTo', 0);
const flight = optionsOf('camera.animateTo', 1);
const focus = optionsOf('camera.focusOn', 1);

export const cameraControls: Topic = {
  id: 'camera-controls',
  title: 'Camera controls',
  alt: 'A close view of a mall at an angle',
  variants: [
    {
      sample: 'playground-camera-controls',
      title: 'Fly, frame and return',
      hint: 'Move the sliders. Click a place to frame it, or outside it to return.',
      controls: [
        view('zoom', 'Zoom', slider(16, 21, 0.5), 18.5),
        view('bearingDegrees', 'Bearing', slider(0, 345, 15, '°'), 0),
        view('pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
        flight('duration', 'Duration', slider(0, 4000, 250, ' ms'), 1500),
        shown('camera.controls.pan', 'Allow panning', TOGGLE, true),
        shown('camera.controls.rotate', 'Allow rotation', TOGGLE, true),
      ],
    },
    {
      sample: 'camera-side-panel',
      title: 'Make space for a panel',
      hint: 'Lower the zoom. The bookshop stays centred in the area that the panel leaves free.',
      controls: [
        focus('maxZoom', 'Maximum zoom', slider(17, 21, 0.5), 21),
        focus('pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
        focus('easing', 'Easing', EASINGS, 'ease-in-out'),
      ],
    },
    {
      sample: 'camera-kiosk',
      title: 'Limits for a kiosk',
      hint: 'Drag, zoom and tilt the map until it stops at the limits.',
      controls: [
        shown('camera.limits.minZoom', 'Minimum zoom', slider(14, 18, 0.5), 15),
        shown('camera.limits.maxZoom', 'Maximum zoom', slider(18, 22, 0.5), 22),
        shown('camera.limits.maxPitchDegrees', 'Maximum tilt', slider(30, 75, 5, '°'), 75),
        shown('camera.controls.rotate', 'Allow rotation', TOGGLE, true),
        shown('camera.controls.pitch', 'Allow tilting', TOGGLE, true),
      ],
    },
  ],
};
