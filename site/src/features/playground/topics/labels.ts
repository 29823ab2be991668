import { choice, COLOR, optionsOf, RANKS, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const label = optionsOf('labels.addAll', 1);
const automatic = optionsOf('labels.addAutomatic', 0);
const text = optionsOf('text.addAll', 1);

export const labels: Topic = {
  id: 'labels',
  title: 'Labels',
  alt: 'The names of shops on a floor of a mall, the most important in red',
  variants: [
    {
      sample: 'playground-labels',
      title: 'Text and rank',
      hint: 'Make the text larger to hide names with a lower rank. Click a name to remove it.',
      controls: [
        label('size', 'Text size', slider(9, 28, 1, ' px'), 13),
        label('weight', 'Weight', slider(100, 900, 100), 500),
        label('color', 'Colour', COLOR, '#0b4f68'),
        label('haloColor', 'Outline', COLOR, '#ffffff'),
        label('margin', 'Margin', slider(0, 40, 2, ' px'), 4),
        label('rank', 'Rank', RANKS, 'medium'),
      ],
    },
    {
      sample: 'labels-rank',
      title: 'Automatic labels',
      hint: 'Zoom in with Ctrl and the wheel. More names appear, and toilets keep theirs.',
      controls: [
        automatic('icons', 'Icons', choice('all', 'logos', 'none'), 'all'),
        automatic('spaces', 'Rooms without a location', TOGGLE, true),
      ],
    },
    {
      sample: 'labels-flat',
      title: 'Flat on the floor',
      hint: 'Rotate the map with the right mouse button, and flat text stays readable.',
      controls: [
        text('altitude', 'Altitude', slider(0, 5, 0.25, ' m'), 0.05),
        text('maxSize', 'Maximum size', slider(0.5, 6, 0.5, ' m'), 3),
        text('orientation', 'Orientation', choice('flat', 'upright'), 'flat'),
        text('keepReadable', 'Keep readable', TOGGLE, true),
      ],
    },
  ],
};
