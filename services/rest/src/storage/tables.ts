import type { DatabaseSchema } from '@brand/sql-database';

/**
 * The tables. Times are ISO 8601 texts in UTC, which both databases compare alike; lists are JSON.
 * Every row of a tenant has its id, so that each query can filter by it.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS rest_tenants (
    id TEXT PRIMARY KEY, created_at TEXT NOT NULL, used_at TEXT NOT NULL, expires_at TEXT
  );
  CREATE INDEX IF NOT EXISTS rest_tenants_expires_at ON rest_tenants (expires_at);
  CREATE TABLE IF NOT EXISTS rest_workspaces (
    id TEXT PRIMARY KEY, tenant TEXT NOT NULL, name TEXT NOT NULL, external_id TEXT,
    map_limit INTEGER NOT NULL, version INTEGER NOT NULL, created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS rest_workspaces_tenant ON rest_workspaces (tenant, created_at, id);
  CREATE TABLE IF NOT EXISTS rest_members (
    id TEXT PRIMARY KEY, tenant TEXT NOT NULL, workspace_id TEXT NOT NULL, email TEXT NOT NULL,
    email_key TEXT NOT NULL, name TEXT NOT NULL, role TEXT NOT NULL, created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL, UNIQUE (workspace_id, email_key)
  );
  CREATE INDEX IF NOT EXISTS rest_members_workspace ON rest_members (workspace_id, created_at, id);
  CREATE TABLE IF NOT EXISTS rest_maps (
    id TEXT PRIMARY KEY, tenant TEXT NOT NULL, workspace_id TEXT NOT NULL, name TEXT NOT NULL,
    source_venue_id TEXT NOT NULL, is_published INTEGER NOT NULL, sequence INTEGER NOT NULL,
    published_at TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS rest_maps_workspace ON rest_maps (workspace_id, created_at, id);
  CREATE TABLE IF NOT EXISTS rest_keys (
    id TEXT PRIMARY KEY, tenant TEXT NOT NULL, workspace_id TEXT NOT NULL, name TEXT NOT NULL,
    scopes TEXT NOT NULL, secret_hash TEXT NOT NULL, created_at TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS rest_keys_workspace ON rest_keys (workspace_id, created_at, id);
  CREATE TABLE IF NOT EXISTS rest_usage (
    tenant TEXT NOT NULL, workspace_id TEXT NOT NULL, day TEXT NOT NULL, kind TEXT NOT NULL,
    total INTEGER NOT NULL, PRIMARY KEY (workspace_id, day, kind)
  );
  CREATE TABLE IF NOT EXISTS rest_webhooks (
    id TEXT PRIMARY KEY, tenant TEXT NOT NULL, workspace_id TEXT NOT NULL, url TEXT NOT NULL,
    events TEXT NOT NULL, is_enabled INTEGER NOT NULL, secret TEXT NOT NULL, old_secret TEXT,
    old_secret_until TEXT, failing_since TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS rest_webhooks_workspace ON rest_webhooks (workspace_id, created_at, id);
  CREATE TABLE IF NOT EXISTS rest_deliveries (
    id TEXT PRIMARY KEY, tenant TEXT NOT NULL, webhook_id TEXT NOT NULL, type TEXT NOT NULL,
    body TEXT NOT NULL, status TEXT NOT NULL, attempts INTEGER NOT NULL, next_at TEXT,
    leased_until TEXT, last_status INTEGER, last_error TEXT, created_at TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS rest_deliveries_webhook ON rest_deliveries (webhook_id, created_at, id);
  CREATE INDEX IF NOT EXISTS rest_deliveries_due ON rest_deliveries (status, next_at);
  CREATE TABLE IF NOT EXISTS rest_svg_jobs (
    id TEXT PRIMARY KEY, tenant TEXT NOT NULL, owner TEXT NOT NULL, venue_id TEXT NOT NULL,
    source_venue_id TEXT NOT NULL, request TEXT NOT NULL, status TEXT NOT NULL,
    attempts INTEGER NOT NULL, leased_until TEXT, svg TEXT, problem TEXT,
    created_at TEXT NOT NULL, expires_at TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS rest_svg_jobs_status ON rest_svg_jobs (status, created_at);
  CREATE INDEX IF NOT EXISTS rest_svg_jobs_owner ON rest_svg_jobs (owner, status);
  CREATE TABLE IF NOT EXISTS rest_answers (
    owner TEXT NOT NULL, idempotency_key TEXT NOT NULL, tenant TEXT NOT NULL,
    request_hash TEXT NOT NULL, answer TEXT NOT NULL, created_at TEXT NOT NULL,
    PRIMARY KEY (owner, idempotency_key)
  );
  CREATE INDEX IF NOT EXISTS rest_answers_created_at ON rest_answers (created_at);
`;

/** Tables with a tenant column, whose rows are deleted with the tenant. */
export const TENANT_TABLES = [
  'rest_workspaces',
  'rest_members',
  'rest_maps',
  'rest_keys',
  'rest_usage',
  'rest_webhooks',
  'rest_deliveries',
  'rest_svg_jobs',
  'rest_answers',
] as const;

export const REST_SCHEMA: DatabaseSchema = { name: 'rest', tables: TABLES, lockId: 7_216_002 };
