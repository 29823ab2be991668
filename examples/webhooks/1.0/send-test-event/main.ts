import { sendEvent } from './send.ts';

const [url = 'http://localhost:8080/webhooks'] = process.argv.slice(2);
const secret = process.env['WEBHOOK_SECRET'];
if (secret === undefined) {
  throw new Error('Set WEBHOOK_SECRET to the secret that your receiver has.');
}

const now = new Date().toISOString();
const { status } = await sendEvent(
  {
    type: 'venue.published',
    timestamp: now,
    data: { venue_id: 'kestrel-house', sequence: 1, published_at: now },
  },
  { url, secrets: [secret] },
);
console.log(
  status >= 200 && status < 300
    ? `Accepted with ${status}.`
    : `Refused with ${status}: we would try again.`,
);
