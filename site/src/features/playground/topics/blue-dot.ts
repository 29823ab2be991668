import { choice, COLOR, constant, optionsOf, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const look = optionsOf('use', 1);
const walk = optionsOf('dot.simulate', 1);
const marker = optionsOf('markers.add', 1);
const RINGS = choice('true-scale', 'fit-view', 'none');

export const blueDot: Topic = {
  id: 'blue-dot',
  title: 'Blue dot',
  alt: 'A blue dot with a ring on a route through a mall, followed by the camera',
  hasSimulator: true,
  variants: [
    {
      sample: 'playground-blue-dot',
      title: 'Walk along a route',
      hint: 'Compare the follow modes. Then drag the map to stop the camera from following.',
      controls: [
        constant('mode', 'Camera follows', choice('off', 'position', 'heading', 'path'), 'off'),
        walk('speed', 'Speed', slider(0.5, 8, 0.5, ' m/s'), 1.35),
        walk('accuracy', 'Accuracy', slider(1, 60, 1, ' m'), 3),
        look('ring', 'Ring', RINGS, 'true-scale'),
        look('color', 'Colour', COLOR, '#1971c2'),
        look('pulse', 'Pulse', TOGGLE, true),
      ],
    },
    {
      sample: 'playground-blue-dot-recorded',
      title: 'Recorded positions',
      hint: 'The line above the map shows when the dot is uncertain. Change the threshold.',
      controls: [
        constant('interval', 'Position interval', slider(250, 4000, 250, ' ms'), 1500),
        look('uncertainAbove', 'Uncertain above', slider(2, 60, 1, ' m'), 50),
        look('uncertain', 'Uncertain style', choice('dashed', 'hidden'), 'dashed'),
        look('ring', 'Ring', RINGS, 'true-scale'),
        look('followFloor', 'Follow floor', TOGGLE, true),
      ],
    },
    {
      sample: 'blue-dot-kiosk',
      title: 'You are here',
      hint: 'A kiosk does not move, so its position is held. Change the colour and the size.',
      controls: [
        look('color', 'Colour', COLOR, '#d6336c'),
        look('radiusPixels', 'Radius', slider(4, 30, 1, ' px'), 11),
        look('heading', 'Beam', TOGGLE, true),
        marker('offset', 'Text offset', slider(0, 40, 2, ' px'), 0),
      ],
    },
  ],
};
