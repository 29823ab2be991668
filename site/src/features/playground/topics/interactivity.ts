import { ANCHORS, choice, COLOR, constant, optionsOf, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const state = optionsOf('elements.set', 1);
const marker = optionsOf('markers.add', 1);

export const interactivity: Topic = {
  id: 'interactivity',
  title: 'Interactivity',
  alt: 'A mall whose shops react to the pointer, with a line that says what to click',
  variants: [
    {
      sample: 'playground-interactivity',
      title: 'Select a place',
      hint: 'Click a place, then a corridor. The console lists everything that the click hit.',
      controls: [
        state('interactive', 'Interactive places', TOGGLE, true),
        state('hoverColor', 'Hover colour', COLOR, '#ffd43b'),
        constant('selectedColor', 'Selection colour', COLOR, '#f08c00'),
      ],
    },
    {
      sample: 'interactivity-hits',
      title: 'Order of hits',
      hint: 'Click the offer, then a shop’s name, then a shop outside its name.',
      controls: [
        marker('content', 'Text', choice('-20 %', 'Open until ten', 'Closed'), '-20 %'),
        marker('collision', 'Collision', choice('avoid', 'always-show'), 'avoid'),
        marker('anchor', 'Anchor', ANCHORS, 'bottom'),
        marker('offset', 'Offset', slider(0, 40, 2, ' px'), 0),
      ],
    },
    {
      sample: 'interactivity-pin',
      title: 'Press and hold',
      hint: 'Press and hold the map for half a second to add a pin.',
      controls: [
        marker('anchor', 'Anchor', ANCHORS, 'bottom'),
        marker('offset', 'Offset', slider(0, 40, 2, ' px'), 0),
        marker('animated', 'Fade in', TOGGLE, true),
      ],
    },
  ],
};
