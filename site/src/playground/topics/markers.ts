import type { Topic } from './topic.ts';

export const markers: Topic = {
  id: 'markers',
  title: 'Markers',
  alt: 'A marker with the text Meet here at noon on the bookshop of a mall',
  variants: [
    {
      sample: 'markers',
      title: 'A marker on a shop',
      hint: 'Change the text of the marker, or put it on the bakery: its id is bakery.',
      controls: [
        {
          label: 'Text',
          target: { call: 'markers.add', argument: 1, option: 'content' },
          input: { type: 'choice', values: ['Meet here at noon', 'Sale', 'Closed today'] },
          absent: '',
        },
        {
          label: 'Rank',
          target: { call: 'markers.add', argument: 1, option: 'rank' },
          input: { type: 'choice', values: ['low', 'medium', 'high', 'always'] },
          absent: 'medium',
        },
        {
          label: 'Nearest zoom',
          target: { call: 'camera.focusOn', argument: 1, option: 'maxZoom' },
          input: { type: 'slider', min: 17, max: 22, step: 0.5 },
          absent: 22,
        },
      ],
    },
    {
      sample: 'markers-card',
      title: 'A card with a button',
      hint: 'Press the button in the card: it draws a route there.',
      controls: [],
    },
  ],
};
