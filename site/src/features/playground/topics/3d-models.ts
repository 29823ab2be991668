import { choice, COLOR, constant, optionsOf, slider } from './make-controls.ts';
import type { Topic } from './topic.ts';

const model = optionsOf('use(models).add', 1);
const placed = optionsOf('feature.add', 1);
const view = optionsOf('camera.focusOn', 1);

export const models3d: Topic = {
  id: '3d-models',
  title: '3D models',
  alt: 'A model of an information kiosk in the middle of a mall',
  variants: [
    {
      sample: 'playground-3d-models',
      title: 'Select and move',
      hint: 'Click the kiosk, then a place on the floor to move it there.',
      controls: [
        model('scale', 'Scale', slider(0.5, 12, 0.5, ' ×'), 1),
        constant('turnDegrees', 'Rotation', slider(0, 345, 15, '°'), 30),
        model('altitude', 'Altitude', slider(0, 5, 0.25, ' m'), 0),
        model('opacity', 'Opacity', slider(0.1, 1, 0.1), 1),
        model('shading', 'Shading', choice('matt', 'physical'), 'matt'),
        constant('selectedColor', 'Selection colour', COLOR, '#f08c00'),
      ],
    },
    {
      sample: '3d-models-move',
      title: 'Move along a route',
      hint: 'Watch the model move to the bookshop. Change its colour to start again.',
      controls: [
        model('color', 'Colour', COLOR, '#188038'),
        model('scale', 'Scale', slider(0.5, 12, 0.5, ' ×'), 1),
        view('maxZoom', 'Maximum zoom', slider(17, 21, 0.5), 21),
      ],
    },
    {
      sample: '3d-models-placements',
      title: 'Many copies of one model',
      hint: 'Twelve models from one list, each rotated by another 30°. Change the options that they share.',
      controls: [
        placed('scale', 'Scale', slider(0.5, 6, 0.5, ' ×'), 1),
        placed('opacity', 'Opacity', slider(0.1, 1, 0.1), 1),
        view('pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
      ],
    },
  ],
};
