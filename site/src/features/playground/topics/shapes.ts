import { COLOR, constant, optionsOf, slider } from './make-controls.ts';
import type { Topic } from './topic.ts';

const shape = optionsOf('shapes.add', 1);
const drawn = optionsOf('navigation.draw', 1);
const shown = optionsOf('showVenue', 1);

export const shapes: Topic = {
  id: 'shapes',
  title: 'Shapes',
  alt: 'An orange block and a blue line around it, in the middle of a mall',
  variants: [
    {
      sample: 'playground-shapes',
      title: 'A zone and a line',
      hint: 'Raise the block, make it transparent or lift it off the floor. Click a shape to remove it.',
      controls: [
        shape('color', 'Colour', COLOR, '#e8710a'),
        shape('height', 'Height', slider(0, 10, 0.5, ' m'), 0),
        shape('altitude', 'Altitude', slider(0, 5, 0.25, ' m'), 0.25),
        shape('opacity', 'Opacity', slider(0.1, 1, 0.1), 1),
        constant('lineWidth', 'Line width', slider(0.1, 3, 0.1, ' m'), 0.5),
      ],
    },
    {
      sample: 'shapes-closure',
      title: 'Route around a closure',
      hint: 'The shape only shows the closure. The zone in the route options closes the path.',
      controls: [
        shape('color', 'Colour', COLOR, '#d93025'),
        shape('height', 'Height', slider(0, 10, 0.2, ' m'), 0),
        shape('opacity', 'Opacity', slider(0.1, 1, 0.1), 1),
        drawn('path.width', 'Route width', slider(0.3, 3, 0.1, ' m'), 0.9),
      ],
    },
    {
      sample: 'shapes-live',
      title: 'Columns of visitors',
      hint: 'Change the factor 0.4 in the code to change the height of every column.',
      controls: [
        shown('camera.pitchDegrees', 'Pitch', slider(0, 75, 5, '°'), 45),
        shape('opacity', 'Opacity', slider(0.1, 1, 0.1), 1),
      ],
    },
  ],
};
