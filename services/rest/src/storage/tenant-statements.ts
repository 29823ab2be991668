import type { UsageKind } from '@brand/rest-api';
import type { Grant } from '../access/tokens.ts';
import { ProblemError } from '../problem-error.ts';
import type { Statement } from '@brand/sql-database';

/**
 * The first statement of every write. It upserts the tenant row and thereby locks it, so concurrent
 * writes of one tenant run one after the other and the counts below stay valid.
 */
export function lockTenant({ tenant, sandboxUntil }: Grant, now: Date): Statement {
  const time = now.toISOString();
  const expiresAt = sandboxUntil === undefined ? null : new Date(sandboxUntil * 1000).toISOString();
  return {
    sql: `INSERT INTO rest_tenants (id, created_at, used_at, expires_at) VALUES ($1, $2, $3, $4)
          ON CONFLICT (id) DO UPDATE SET used_at = excluded.used_at`,
    values: [tenant, time, time, expiresAt],
  };
}

export type Quota = {
  readonly table: string;
  /** Column whose rows are counted. */
  readonly column: 'tenant' | 'workspace_id' | 'owner';
  readonly value: string;
  readonly most: number;
  /** Additional condition on the counted rows. */
  readonly only?: string;
};

/** Rejects a write if the quota is used up. */
export function requireQuota({ tenant }: Grant, quota: Quota, onNoRows: () => Error): Statement {
  const { table, column, value, most, only } = quota;
  const rows = `SELECT COUNT(*) FROM ${table} WHERE ${column} = $2 ${only ? `AND ${only}` : ''}`;
  return {
    sql: `UPDATE rest_tenants SET used_at = used_at WHERE id = $1 AND (${rows}) < $3`,
    values: [tenant, value, most],
    onNoRows,
  };
}

/** Rejects a write if the workspace does not exist or belongs to another tenant. */
export function requireWorkspace({ tenant }: Grant, workspaceId: string): Statement {
  return {
    sql: 'UPDATE rest_workspaces SET version = version WHERE id = $1 AND tenant = $2',
    values: [workspaceId, tenant],
    onNoRows: () => new ProblemError('workspace-not-found'),
  };
}

/** Counts the usage of a workspace key; does nothing for other keys. */
export function countUsage(
  { tenant, workspaceId }: Grant,
  kind: UsageKind,
  now: Date,
): Statement[] {
  if (workspaceId === undefined) return [];
  return [
    {
      sql: `INSERT INTO rest_usage (tenant, workspace_id, day, kind, total)
            VALUES ($1, $2, $3, $4, 1)
            ON CONFLICT (workspace_id, day, kind) DO UPDATE SET total = rest_usage.total + 1`,
      values: [tenant, workspaceId, now.toISOString().slice(0, 10), kind],
    },
  ];
}

export function limitReached(most: number, things: string): () => ProblemError {
  return () =>
    new ProblemError('limit-reached', `The limit of ${most} ${things} has been reached.`);
}
