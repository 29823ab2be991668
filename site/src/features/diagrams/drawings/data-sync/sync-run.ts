import type { Drawing } from '../../drawing.ts';
import { sequence } from '../../shapes/sequence.ts';

const [SYSTEM, SYNC, VENUE] = [0, 1, 2];

export default {
  title: 'A data sync run',
  text: 'On a schedule, the sync requests the feed from your system with your secret and the ETag of the last run. If nothing has changed, your system answers 304 and the run ends. Otherwise it answers with JSON. The sync checks the records against the schemas and writes changed names, logos and hours into the venue. The sync writes nothing to your system.',
  ...sequence({
    lanes: [
      { name: 'Your system', tone: 'shop' },
      { name: 'Sync', tone: 'service' },
      { name: 'Venue' },
    ],
    steps: [
      { from: SYNC, to: SYSTEM, text: 'GET with ETag' },
      { from: SYSTEM, to: SYNC, text: '304: no change', dashed: true, numbered: false },
      { from: SYSTEM, to: SYNC, text: '200: records' },
      { from: SYNC, to: SYNC, text: 'Check them' },
      { from: SYNC, to: VENUE, text: 'Names, hours' },
    ],
  }),
} satisfies Drawing;
