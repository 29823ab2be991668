import type { Topic } from './topic.ts';

export const gettingStarted: Topic = {
  id: 'getting-started',
  title: 'Getting started',
  alt: 'A mall in three dimensions, with a route from the information desk to the bookshop',
  variants: [
    {
      sample: 'getting-started',
      title: 'A first map',
      hint: 'Click a shop: the camera goes there. Then choose another venue above the code.',
      controls: [
        {
          label: 'Theme',
          target: { call: 'showVenue', argument: 1, option: 'theme' },
          input: { type: 'choice', values: ['system', 'light', 'dark', 'high-contrast'] },
          absent: 'system',
        },
        {
          label: 'Pitch',
          target: { call: 'showVenue', argument: 1, option: 'camera.pitchDegrees' },
          input: { type: 'slider', min: 0, max: 80, step: 5, unit: '°' },
          absent: 45,
        },
      ],
    },
    {
      sample: 'first-map',
      title: 'With a route',
      hint: 'Change the two ids in the code to other shops, and the route follows.',
      controls: [],
    },
  ],
};
