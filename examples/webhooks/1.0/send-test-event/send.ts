// #region send
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

export type SendOptions = {
  readonly url: string;
  /** One secret, or two while you replace one with the other. */
  readonly secrets: readonly string[];
  readonly id?: string;
  readonly sentAt?: Date;
};

/** Signs an event as our service does, and posts it. */
export function sendEvent(
  event: object,
  { url, secrets, id = `msg_${randomUUID()}`, sentAt = new Date() }: SendOptions,
): Promise<Response> {
  const body = JSON.stringify(event);
  const signatures = secrets.map((secret) =>
    new Webhook(secret).sign(id, sentAt, body),
  );
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body,
  });
}
// #endregion send

if (import.meta.main) {
  const [url = 'http://localhost:8080/webhooks'] = process.argv.slice(2);
  const secret = process.env['WEBHOOK_SECRET'];
  if (!secret) throw new Error("Set WEBHOOK_SECRET to the receiver's secret.");
  const time = new Date().toISOString();
  const event = {
    type: 'venue.published',
    timestamp: time,
    data: { venue_id: 'kestrel-house', sequence: 1, published_at: time },
  };
  const { ok, status } = await sendEvent(event, { url, secrets: [secret] });
  console.log(ok ? `Accepted with ${status}.` : `Refused with ${status}.`);
}
