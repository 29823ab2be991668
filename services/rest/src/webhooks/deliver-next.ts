import type { SecretCipher } from '../access/secret-cipher.ts';
import type { Database, Row, Statement } from '@brand/sql-database';
import type { AddressRules } from './assert-public-url.ts';
import { postWebhook, type PostResult } from './post-message.ts';
import { nextAttempt } from './retry-schedule.ts';

export type Sender = {
  readonly database: Database;
  readonly sealer: SecretCipher;
  readonly rules: AddressRules;
  readonly now: () => Date;
  /** Timeout of a request; 15 s by default. */
  readonly timeoutMs?: number;
};

const DELIVERY_TIMEOUT_MS = 15_000;
/**
 * If a process is killed, its lease on the delivery expires this long after the timeout, and
 * another process retries.
 */
const LEASE_MARGIN_MS = 5000;
const GONE = 410;
const SILENCE_MS = 5 * 24 * 60 * 60 * 1000;
const DUE = `status = 'pending' AND next_at <= $1 AND (leased_until IS NULL OR leased_until < $1)`;

/** Delivers the message that has been due longest. Resolves to `false` if there was none. */
export async function deliverNext(sender: Sender): Promise<boolean> {
  const row = await claim(sender);
  if (!row) return false;
  const { database, sealer, rules, now, timeoutMs = DELIVERY_TIMEOUT_MS } = sender;
  const [webhook] = await database.read('SELECT * FROM rest_webhooks WHERE id = $1', [
    row['webhook_id'] ?? null,
  ]);
  if (!webhook || webhook['is_enabled'] !== 1) {
    await database.write([giveUp(row, 'The webhook is turned off.')]);
    return true;
  }
  const sentAt = now();
  const secrets = secretsOf(webhook, sealer, sentAt);
  const result: PostResult =
    secrets.length === 0
      ? { error: 'The secret cannot be read. Rotate it.' }
      : await postWebhook(
          {
            id: String(row['id']),
            body: String(row['body']),
            url: String(webhook['url']),
            secrets,
            sentAt,
          },
          rules,
          timeoutMs,
        );
  await database.write(outcomeOf(row, webhook, result, now()));
  return true;
}

async function claim({
  database,
  now,
  timeoutMs = DELIVERY_TIMEOUT_MS,
}: Sender): Promise<Row | undefined> {
  const time = now();
  const values = [
    time.toISOString(),
    new Date(time.getTime() + timeoutMs + LEASE_MARGIN_MS).toISOString(),
  ];
  const due = `SELECT id FROM rest_deliveries WHERE ${DUE} ORDER BY next_at LIMIT 1`;
  if ((await database.read(due, values.slice(0, 1))).length === 0) return undefined;
  const [row] = await database.write([
    {
      sql: `UPDATE rest_deliveries SET leased_until = $2 WHERE id = (${due}) AND ${DUE} RETURNING *`,
      values,
    },
  ]);
  return row;
}

function secretsOf(webhook: Row, sealer: SecretCipher, now: Date): string[] {
  const isOldOneUsed = String(webhook['old_secret_until'] ?? '') > now.toISOString();
  return [webhook['secret'], isOldOneUsed ? webhook['old_secret'] : null].flatMap(
    (sealed) => (sealed ? sealer.open(String(sealed)) : undefined) ?? [],
  );
}

/** Updates the webhook before the delivery, in the same order as a delete, to avoid a deadlock. */
function outcomeOf(row: Row, webhook: Row, result: PostResult, now: Date): Statement[] {
  const attempts = Number(row['attempts']) + 1;
  const status = 'status' in result ? result.status : null;
  const error = 'error' in result ? result.error : null;
  const record = (state: string, nextAt: string | null): Statement => ({
    sql: `UPDATE rest_deliveries SET status = $2, attempts = $3, next_at = $4, leased_until = NULL,
          last_status = $5, last_error = $6 WHERE id = $1`,
    values: [row['id'] ?? null, state, attempts, nextAt, status, error],
  });
  if (status !== null && status >= 200 && status < 300) {
    return [markFailing(webhook, null), record('delivered', null)];
  }
  if (status === GONE) return [turnOff(webhook, now), record('failed', null)];
  const failingSince = String(webhook['failing_since'] ?? now.toISOString());
  const isSilent = now.getTime() - Date.parse(failingSince) > SILENCE_MS;
  const mayPutOff = status === 429 || status === 503;
  const retryAfter = mayPutOff && 'retryAfter' in result ? result.retryAfter : undefined;
  const next = nextAttempt(attempts, { now, ...(retryAfter !== undefined && { retryAfter }) });
  return [
    isSilent ? turnOff(webhook, now) : markFailing(webhook, failingSince),
    next ? record('pending', next.toISOString()) : record('failed', null),
  ];
}

function markFailing({ id }: Row, since: string | null): Statement {
  return {
    sql: 'UPDATE rest_webhooks SET failing_since = $2 WHERE id = $1',
    values: [id ?? null, since],
  };
}

function turnOff({ id }: Row, now: Date): Statement {
  return {
    sql: `UPDATE rest_webhooks SET is_enabled = 0, failing_since = NULL, updated_at = $2
          WHERE id = $1`,
    values: [id ?? null, now.toISOString()],
  };
}

function giveUp({ id }: Row, why: string): Statement {
  return {
    sql: `UPDATE rest_deliveries SET status = 'failed', leased_until = NULL, last_error = $2
          WHERE id = $1`,
    values: [id ?? null, why],
  };
}
