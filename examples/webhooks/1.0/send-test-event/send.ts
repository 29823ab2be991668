// #region send
import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

export type SendOptions = {
  readonly url: string;
  /** One, or two while one takes the place of the other. */
  readonly secrets: readonly string[];
  readonly id?: string;
  readonly sentAt?: Date;
};

/** Signs an event as we do, and posts it. */
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
