import type { Key, NewKey } from '@brand/rest-api';
import { hashSecret, newKeySecret } from '../access/api-keys.ts';
import { newId } from '../access/new-id.ts';
import { limitsOf } from '../access/tenant-limits.ts';
import type { Handlers } from '../http/handler.ts';
import type { Row } from '@brand/sql-database';
import { readPage } from '../storage/read-page.ts';
import {
  limitReached,
  requireQuota,
  requireWorkspace,
  lockTenant,
} from '../storage/tenant-statements.ts';
import { removePart } from './part-of-workspace.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { findWorkspace } from './workspaces.ts';

const TABLE = 'rest_keys';

export function keyHandlers({
  database,
}: HandlerDependencies): Pick<Handlers, 'listKeys' | 'createKey' | 'deleteKey'> {
  return {
    listKeys: async ({ grant, params: { workspaceId }, query }) => {
      await findWorkspace(database, grant, workspaceId);
      const where = { workspace_id: workspaceId, tenant: grant.tenant };
      return { body: await readPage(database, { table: TABLE, where }, query, toKey) };
    },

    createKey: async ({ grant, params: { workspaceId }, body, now, commit }) => {
      await findWorkspace(database, grant, workspaceId);
      const key: NewKey = {
        id: newId('key'),
        ...body,
        createdAt: now.toISOString(),
        secret: newKeySecret(),
      };
      const { keys: most } = limitsOf(grant);
      const room = { table: TABLE, column: 'workspace_id', value: workspaceId, most } as const;
      return commit(
        [
          lockTenant(grant, now),
          requireWorkspace(grant, workspaceId),
          requireQuota(grant, room, limitReached(most, 'keys')),
          {
            sql: `INSERT INTO rest_keys (id, tenant, workspace_id, name, scopes, secret_hash,
                  created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
            values: [
              key.id,
              grant.tenant,
              workspaceId,
              key.name,
              JSON.stringify(key.scopes),
              hashSecret(key.secret),
              key.createdAt,
            ],
          },
        ],
        { body: key },
      );
    },

    deleteKey: async ({ grant, params: { workspaceId, keyId }, now, commit }) => {
      await findWorkspace(database, grant, workspaceId);
      const part = { table: TABLE, grant, workspaceId, id: keyId } as const;
      const statements = [lockTenant(grant, now), removePart(part, 'key-not-found')];
      return commit(statements, { body: undefined });
    },
  };
}

function toKey(row: Row): Key {
  return {
    id: String(row['id']),
    name: String(row['name']),
    scopes: JSON.parse(String(row['scopes'])) as Key['scopes'],
    createdAt: String(row['created_at']),
  };
}
