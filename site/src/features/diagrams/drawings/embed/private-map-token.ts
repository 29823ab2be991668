import type { Drawing } from '../../drawing.ts';
import { sequence } from '../../shapes/sequence.ts';

const [VISITOR, SERVER, OURS] = [0, 1, 2];

export default {
  title: 'The token of a private map',
  text: 'The visitor logs in to your server. Your server signs a token with its secret and adds it to the page. The visitor’s browser opens the viewer on our server with the token. Our server checks the token, sends the origins that may show the map, and returns the viewer with the venue. The secret never leaves your server.',
  ...sequence({
    lanes: [
      { name: 'Visitor' },
      { name: 'Your server', tone: 'shop' },
      { name: 'Our server', tone: 'service' },
    ],
    steps: [
      { from: VISITOR, to: SERVER, text: 'Log in' },
      { from: SERVER, to: SERVER, text: 'Sign a token\nwith the secret' },
      { from: SERVER, to: VISITOR, text: 'Page with\nthe token' },
      { from: VISITOR, to: OURS, text: 'Open the viewer with the token' },
      { from: OURS, to: OURS, text: 'Check token' },
      { from: OURS, to: VISITOR, text: 'The venue, for these origins only' },
    ],
  }),
} satisfies Drawing;
