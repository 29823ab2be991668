import type { WebhookInput } from './check-webhook';
import { signMessage } from './sign-message';
import { makeSecret, readSecret } from './webhook-secret';

/** A message with a valid signature, and the new secret that it was signed with. */
export async function makeExample(now: Date): Promise<WebhookInput> {
  const secret = makeSecret();
  const id = `msg_${crypto.randomUUID()}`;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const time = now.toISOString();
  const body = JSON.stringify({
    type: 'venue.published',
    timestamp: time,
    data: { venue_id: 'kestrel-house', sequence: 42, published_at: time },
  });
  const key = readSecret(secret);
  if (!key) throw new Error('The generated secret could not be read.');
  const signature = await signMessage(key, { id, timestamp, body });
  const headers = [
    `webhook-id: ${id}`,
    `webhook-timestamp: ${timestamp}`,
    `webhook-signature: v1,${signature}`,
  ].join('\n');
  return { headers, body, secret };
}
