import type { Member } from '@brand/rest-api';
import { newId } from '../access/new-id.ts';
import { limitsOf } from '../access/tenant-limits.ts';
import { MOUNT_PATH } from '../http/base-url.ts';
import { WriteConflictError, type Handlers } from '../http/handler.ts';
import { ProblemError } from '../problem-error.ts';
import type { Row } from '@brand/sql-database';
import { readPage } from '../storage/read-page.ts';
import {
  limitReached,
  requireQuota,
  requireWorkspace,
  lockTenant,
} from '../storage/tenant-statements.ts';
import { findWorkspaceRow, removePart } from './part-of-workspace.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { findWorkspace } from './workspaces.ts';

type MemberHandlers = Pick<
  Handlers,
  'listMembers' | 'addMember' | 'getMember' | 'changeMember' | 'removeMember'
>;

const TABLE = 'rest_members';

export function memberHandlers({ database }: HandlerDependencies): MemberHandlers {
  return {
    listMembers: async ({ grant, params: { workspaceId }, query }) => {
      await findWorkspace(database, grant, workspaceId);
      const where = { workspace_id: workspaceId, tenant: grant.tenant };
      return { body: await readPage(database, { table: TABLE, where }, query, toMember) };
    },

    addMember: async ({ grant, params: { workspaceId }, body, now, commit }) => {
      await findWorkspace(database, grant, workspaceId);
      const time = now.toISOString();
      const member: Member = {
        id: newId('mem'),
        ...body,
        status: 'invited',
        createdAt: time,
        updatedAt: time,
      };
      const { members: most } = limitsOf(grant);
      const room = { table: TABLE, column: 'workspace_id', value: workspaceId, most } as const;
      return commit(
        [
          lockTenant(grant, now),
          requireWorkspace(grant, workspaceId),
          requireQuota(grant, room, limitReached(most, 'members')),
          {
            sql: `INSERT INTO rest_members (id, tenant, workspace_id, email, email_key, name, role,
                  created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
            values: [
              member.id,
              grant.tenant,
              workspaceId,
              member.email,
              member.email.toLowerCase(),
              member.name,
              member.role,
              time,
            ],
          },
        ],
        {
          body: member,
          headers: { location: `${MOUNT_PATH}/v1/workspaces/${workspaceId}/members/${member.id}` },
        },
        () => new ProblemError('member-exists'),
      );
    },

    getMember: async ({ grant, params: { workspaceId, memberId } }) => {
      await findWorkspace(database, grant, workspaceId);
      return { body: toMember(await find({ grant, workspaceId, id: memberId })) };
    },

    changeMember: async ({ grant, params: { workspaceId, memberId }, body, now, commit }) => {
      await findWorkspace(database, grant, workspaceId);
      const row = await find({ grant, workspaceId, id: memberId });
      const member: Member = { ...toMember(row), ...body, updatedAt: now.toISOString() };
      return commit(
        [
          lockTenant(grant, now),
          {
            sql: `UPDATE rest_members SET name = $3, role = $4, updated_at = $5
                  WHERE id = $1 AND tenant = $2 AND name = $6 AND role = $7`,
            values: [
              memberId,
              grant.tenant,
              member.name,
              member.role,
              member.updatedAt,
              row['name'] ?? null,
              row['role'] ?? null,
            ],
            onNoRows: () => new WriteConflictError(),
          },
        ],
        { body: member },
      );
    },

    removeMember: async ({ grant, params: { workspaceId, memberId }, now, commit }) => {
      await findWorkspace(database, grant, workspaceId);
      const part = { table: TABLE, grant, workspaceId, id: memberId } as const;
      const statements = [lockTenant(grant, now), removePart(part, 'member-not-found')];
      return commit(statements, { body: undefined });
    },
  };

  function find(part: Omit<Parameters<typeof findWorkspaceRow>[1], 'table'>): Promise<Row> {
    return findWorkspaceRow(database, { table: TABLE, ...part }, 'member-not-found');
  }
}

function toMember(row: Row): Member {
  return {
    id: String(row['id']),
    email: String(row['email']),
    name: String(row['name']),
    role: row['role'] as Member['role'],
    status: 'invited',
    createdAt: String(row['created_at']),
    updatedAt: String(row['updated_at']),
  };
}
