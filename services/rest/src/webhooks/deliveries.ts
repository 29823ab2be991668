import type { Delivery, WorkspaceMap } from '@brand/rest-api';
import { newId } from '../access/new-id.ts';
import type { Grant } from '../access/tokens.ts';
import type { Row, Statement } from '@brand/sql-database';

/** A delivery before it is stored. */
export type NewDelivery = {
  readonly delivery: Delivery;
  readonly statement: Statement;
};

type Event =
  | { readonly type: 'webhook.test'; readonly data: object }
  | { readonly type: 'venue.published' | 'venue.unpublished'; readonly data: object };

/** The event for a published or withdrawn map. */
export function eventOf({ id, sequence, published, publishedAt }: WorkspaceMap): Event {
  return published
    ? { type: 'venue.published', data: { venue_id: id, sequence, published_at: publishedAt } }
    : { type: 'venue.unpublished', data: { venue_id: id, sequence } };
}

/** A delivery to a webhook, due immediately. */
export function newDelivery(
  { tenant }: Grant,
  webhookId: string,
  event: Event,
  now: Date,
): NewDelivery {
  const time = now.toISOString();
  const body = JSON.stringify({ type: event.type, timestamp: time, data: event.data });
  const delivery: Delivery = {
    id: newId('msg'),
    type: event.type,
    status: 'pending',
    attempts: 0,
    createdAt: time,
    nextAttemptAt: time,
  };
  return {
    delivery,
    statement: {
      sql: `INSERT INTO rest_deliveries (id, tenant, webhook_id, type, body, status, attempts,
            next_at, created_at) VALUES ($1, $2, $3, $4, $5, 'pending', 0, $6, $6)`,
      values: [delivery.id, tenant, webhookId, event.type, body, time],
    },
  };
}

export function toDelivery(row: Row): Delivery {
  return {
    id: String(row['id']),
    type: row['type'] as Delivery['type'],
    status: row['status'] as Delivery['status'],
    attempts: Number(row['attempts']),
    createdAt: String(row['created_at']),
    ...(row['status'] === 'pending' && { nextAttemptAt: String(row['next_at']) }),
    ...(row['last_status'] !== null && { lastStatus: Number(row['last_status']) }),
    ...(row['last_error'] !== null && { lastError: String(row['last_error']) }),
  };
}
