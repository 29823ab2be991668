import type { Drawing } from '../../drawing.ts';
import { sequence } from '../../shapes/sequence.ts';

const [EDITOR, OURS, SERVER] = [0, 1, 2];

export default {
  title: 'From publishing a venue to your copy of it',
  text: 'When a venue is published, our server sends the message venue.published to your endpoint. Your server checks the signature and immediately answers with 204. Then it fetches the new bundle with the MVF export API and replaces its copy.',
  ...sequence({
    lanes: [
      { name: 'Editor' },
      { name: 'Our server', tone: 'service' },
      { name: 'Your server', tone: 'shop' },
    ],
    steps: [
      { from: EDITOR, to: OURS, text: 'Publish' },
      { from: OURS, to: SERVER, text: 'venue.published', kind: 'code' },
      { from: SERVER, to: SERVER, text: 'Check the\nsignature' },
      { from: SERVER, to: OURS, text: '204', kind: 'code', dashed: true },
      { from: SERVER, to: OURS, text: 'Fetch the bundle' },
      { from: OURS, to: SERVER, text: 'venue.zip', kind: 'code', dashed: true },
    ],
  }),
} satisfies Drawing;
