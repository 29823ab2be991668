import type { Workspace } from '@brand/rest-api';
import { matchesEtag } from '@brand/service-kit';
import { newId } from '../access/new-id.ts';
import { limitsOf } from '../access/tenant-limits.ts';
import type { Grant } from '../access/tokens.ts';
import { MOUNT_PATH } from '../http/base-url.ts';
import { WriteConflictError, type Handlers } from '../http/handler.ts';
import { ProblemError } from '../problem-error.ts';
import type { Database, Row, Statement } from '@brand/sql-database';
import { readPage } from '../storage/read-page.ts';
import { limitReached, requireQuota, lockTenant } from '../storage/tenant-statements.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';

type WorkspaceHandlers = Pick<
  Handlers,
  'listWorkspaces' | 'createWorkspace' | 'getWorkspace' | 'changeWorkspace' | 'deleteWorkspace'
>;

const DEFAULT_MAP_LIMIT = 5;
/**
 * Tables that are deleted with a workspace, and their foreign key. Deliveries are deleted with
 * their webhooks.
 */
const PARTS_OF_WORKSPACE = [
  'rest_members',
  'rest_maps',
  'rest_keys',
  'rest_usage',
  'rest_webhooks',
];

export function workspaceHandlers({ database }: HandlerDependencies): WorkspaceHandlers {
  return {
    listWorkspaces: async ({ grant, query }) => ({
      body: await readPage(
        database,
        { table: 'rest_workspaces', where: { tenant: grant.tenant } },
        query,
        toWorkspace,
      ),
    }),

    createWorkspace: async ({ grant, body, now, commit }) => {
      const time = now.toISOString();
      const workspace: Workspace = {
        id: newId('ws'),
        mapLimit: DEFAULT_MAP_LIMIT,
        ...body,
        createdAt: time,
        updatedAt: time,
      };
      const { workspaces: most } = limitsOf(grant);
      const room = {
        table: 'rest_workspaces',
        column: 'tenant',
        value: grant.tenant,
        most,
      } as const;
      return commit(
        [
          lockTenant(grant, now),
          requireQuota(grant, room, limitReached(most, 'workspaces')),
          insertWorkspace(grant, workspace),
        ],
        {
          body: workspace,
          headers: { location: `${MOUNT_PATH}/v1/workspaces/${workspace.id}`, etag: '"1"' },
        },
      );
    },

    getWorkspace: async ({ grant, params }) => {
      const row = await findWorkspace(database, grant, params.workspaceId);
      return { body: toWorkspace(row), headers: { etag: etagOf(row) } };
    },

    changeWorkspace: async ({ grant, params, body, now, headers, commit }) => {
      const row = await findWorkspace(database, grant, params.workspaceId);
      requireMatchingEtag(headers, row);
      const version = Number(row['version']);
      const workspace: Workspace = { ...toWorkspace(row), ...body, updatedAt: now.toISOString() };
      return commit([lockTenant(grant, now), updateWorkspace(grant, workspace, version)], {
        body: workspace,
        headers: { etag: `"${version + 1}"` },
      });
    },

    deleteWorkspace: async ({ grant, params: { workspaceId }, now, headers, commit }) => {
      const row = await findWorkspace(database, grant, workspaceId);
      requireMatchingEtag(headers, row);
      return commit(
        [
          lockTenant(grant, now),
          requireVersion(grant, row),
          {
            sql: `DELETE FROM rest_deliveries WHERE webhook_id IN
                  (SELECT id FROM rest_webhooks WHERE workspace_id = $1)`,
            values: [workspaceId],
          },
          ...PARTS_OF_WORKSPACE.map((table) => ({
            sql: `DELETE FROM ${table} WHERE workspace_id = $1`,
            values: [workspaceId],
          })),
          { sql: 'DELETE FROM rest_workspaces WHERE id = $1', values: [workspaceId] },
        ],
        { body: undefined },
      );
    },
  };
}

/** Optimistic locking by `If-Match`. */
function requireMatchingEtag(headers: Headers, row: Row): void {
  const known = headers.get('if-match');
  if (known !== null && !matchesEtag(known, etagOf(row))) throw new ProblemError('version-changed');
}

/** Rejects a write if the workspace changed since it was read. */
function requireVersion({ tenant }: Grant, { id, version }: Row): Statement {
  return {
    sql: `UPDATE rest_workspaces SET version = version WHERE id = $1 AND tenant = $2
          AND version = $3`,
    values: [String(id), tenant, Number(version)],
    onNoRows: () => new WriteConflictError(),
  };
}

/** A workspace of the tenant; those of other tenants are not found. */
export async function findWorkspace(
  database: Database,
  { tenant }: Grant,
  id: string,
): Promise<Row> {
  const [row] = await database.read('SELECT * FROM rest_workspaces WHERE id = $1 AND tenant = $2', [
    id,
    tenant,
  ]);
  if (!row) throw new ProblemError('workspace-not-found');
  return row;
}

function insertWorkspace({ tenant }: Grant, workspace: Workspace): Statement {
  const { id, name, externalId, mapLimit, createdAt } = workspace;
  return {
    sql: `INSERT INTO rest_workspaces (id, tenant, name, external_id, map_limit, version, created_at,
          updated_at) VALUES ($1, $2, $3, $4, $5, 1, $6, $6)`,
    values: [id, tenant, name, externalId ?? null, mapLimit, createdAt],
  };
}

function updateWorkspace({ tenant }: Grant, workspace: Workspace, version: number): Statement {
  const { id, name, externalId, mapLimit, updatedAt } = workspace;
  return {
    sql: `UPDATE rest_workspaces SET name = $3, external_id = $4, map_limit = $5, updated_at = $6,
          version = version + 1 WHERE id = $1 AND tenant = $2 AND version = $7`,
    values: [id, tenant, name, externalId ?? null, mapLimit, updatedAt, version],
    onNoRows: () => new WriteConflictError(),
  };
}

function etagOf({ version }: Row): string {
  return `"${version}"`;
}

function toWorkspace(row: Row): Workspace {
  return {
    id: String(row['id']),
    name: String(row['name']),
    ...(row['external_id'] !== null && { externalId: String(row['external_id']) }),
    mapLimit: Number(row['map_limit']),
    createdAt: String(row['created_at']),
    updatedAt: String(row['updated_at']),
  };
}
