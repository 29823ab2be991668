import { createReceiver } from './server.ts';

const secret = process.env['WEBHOOK_SECRET'];
if (secret === undefined) {
  throw new Error('Set WEBHOOK_SECRET to the secret of your endpoint.');
}

// #region start
const server = createReceiver({
  secret,
  work: async (event) => {
    if (event.type !== 'venue.published') return;
    console.log(`Fetching ${event.data.venue_id}, ${event.data.sequence}`);
    // Yours: fetch the bundle, put it beside the old one, then switch over.
  },
});
server.listen(8080, () => console.log('http://localhost:8080/webhooks'));
// #endregion start
