import type { Drawing } from '../../drawing.ts';
import { sequence } from '../../shapes/sequence.ts';

const [SERVER, API, FILES] = [0, 1, 2];

export default {
  title: 'From a key to a bundle',
  text: 'Your server sends its key and secret to the API and gets a token that is valid for 48 hours. With the token, it requests an export of a venue in a format version and gets a short-lived URL. It downloads the zip from that URL. When the token has expired, your server requests a new one with the key.',
  ...sequence({
    lanes: [
      { name: 'Your server', tone: 'shop' },
      { name: 'REST API', tone: 'service' },
      { name: 'Files' },
    ],
    steps: [
      { from: SERVER, to: API, text: 'Key and secret' },
      { from: API, to: SERVER, text: 'Token for 48 hours', dashed: true },
      { from: SERVER, to: API, text: 'Venue, version\nand token' },
      { from: API, to: SERVER, text: 'Short-lived URL', dashed: true },
      { from: SERVER, to: FILES, text: 'Download from the URL' },
      { from: FILES, to: SERVER, text: 'venue.zip', kind: 'code', dashed: true },
    ],
  }),
} satisfies Drawing;
