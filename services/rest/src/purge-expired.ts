import { retentionCutoff } from './http/idempotency-store.ts';
import type { Database } from '@brand/sql-database';
import { TENANT_TABLES } from './storage/tables.ts';

export type PurgeOptions = {
  readonly database: Database;
  readonly now: Date;
  /** Maximum number of sandboxes with data. The least recently used ones are deleted first. */
  readonly maxSandboxes: number;
};

const DAY_MS = 86_400_000;
const DAYS_OF_DELIVERIES = 5;
/** An expired job is reported as expired for a day, then as not found. */
const DAYS_OF_JOBS = 1;
const BATCH_SIZE = 50;

/** Deletes expired sandboxes with their contents, jobs, deliveries and stored responses. */
export async function purgeExpired({
  database,
  now,
  maxSandboxes: mostSandboxes,
}: PurgeOptions): Promise<void> {
  for (;;) {
    const ids = await findExpiredTenants({ database, now, maxSandboxes: mostSandboxes });
    for (const id of ids) await removeTenant(database, id);
    if (ids.length < BATCH_SIZE) break;
  }
  const before = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();
  await database.write([
    { sql: 'DELETE FROM rest_answers WHERE created_at <= $1', values: [retentionCutoff(now)] },
    {
      sql: `DELETE FROM rest_deliveries WHERE status <> 'pending' AND created_at < $1`,
      values: [before(DAYS_OF_DELIVERIES)],
    },
    {
      sql: 'UPDATE rest_svg_jobs SET svg = NULL WHERE expires_at <= $1 AND svg IS NOT NULL',
      values: [now.toISOString()],
    },
    { sql: 'DELETE FROM rest_svg_jobs WHERE expires_at < $1', values: [before(DAYS_OF_JOBS)] },
  ]);
}

async function findExpiredTenants({
  database,
  now,
  maxSandboxes: mostSandboxes,
}: PurgeOptions): Promise<string[]> {
  const expired = await database.read(
    'SELECT id FROM rest_tenants WHERE expires_at <= $1 LIMIT $2',
    [now.toISOString(), BATCH_SIZE],
  );
  const [counted] = await database.read(
    'SELECT COUNT(*) AS total FROM rest_tenants WHERE expires_at IS NOT NULL',
  );
  const tooMany = Number(counted?.['total'] ?? 0) - expired.length - mostSandboxes;
  const oldest =
    tooMany <= 0
      ? []
      : await database.read(
          'SELECT id FROM rest_tenants WHERE expires_at > $1 ORDER BY used_at LIMIT $2',
          [now.toISOString(), Math.min(tooMany, BATCH_SIZE)],
        );
  return [...expired, ...oldest].map(({ id }) => String(id));
}

async function removeTenant(database: Database, id: string): Promise<void> {
  await database.write([
    // Locks the row, so that a concurrent write finishes first.
    { sql: 'UPDATE rest_tenants SET used_at = used_at WHERE id = $1', values: [id] },
    ...TENANT_TABLES.map((table) => ({
      sql: `DELETE FROM ${table} WHERE tenant = $1`,
      values: [id],
    })),
    { sql: 'DELETE FROM rest_tenants WHERE id = $1', values: [id] },
  ]);
}
