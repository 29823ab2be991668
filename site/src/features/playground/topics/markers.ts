import { ANCHORS, choice, constant, optionsOf, RANKS, slider, TOGGLE } from './make-controls.ts';
import type { Topic } from './topic.ts';

const marker = optionsOf('markers.add', 1);
const group = optionsOf('use(clusters).add', 1);
const COLLISIONS = choice('avoid', 'always-show');

export const markers: Topic = {
  id: 'markers',
  title: 'Markers',
  alt: 'Twelve markers with the names of shops on a mall, and a red one that says Trolley',
  variants: [
    {
      sample: 'playground-markers',
      title: 'Many markers, one moving',
      hint: 'Click a marker to move the trolley there. Then show 30 markers and watch which ones yield.',
      controls: [
        constant('count', 'Markers', slider(1, 40, 1), 12),
        marker('anchor', 'Anchor', ANCHORS, 'bottom'),
        marker('offset', 'Offset', slider(0, 40, 2, ' px'), 0),
        marker('rank', 'Rank', RANKS, 'medium'),
        marker('collision', 'Collision', COLLISIONS, 'avoid'),
        marker('collapsed', 'Collapsed style', choice('dot', 'hidden'), 'dot'),
      ],
    },
    {
      sample: 'markers-card',
      title: 'A card with a button',
      hint: 'Press the button in the card to draw a route to the place.',
      controls: [
        marker('offset', 'Offset', slider(0, 40, 2, ' px'), 0),
        marker('collision', 'Collision', COLLISIONS, 'avoid'),
        marker('occlusion', 'Behind walls', choice('hide', 'fade', 'show'), 'show'),
      ],
    },
    {
      sample: 'markers-clusters',
      title: 'Clusters',
      hint: 'Click a number to zoom in until the places separate.',
      controls: [
        group('radius', 'Radius', slider(20, 160, 10, ' px'), 60),
        group('minPoints', 'Minimum places', slider(2, 10, 1), 2),
        group('zoomOnClick', 'Zoom on click', TOGGLE, true),
      ],
    },
  ],
};
