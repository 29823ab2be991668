import type { ProblemCode } from '@brand/rest-api';
import type { Grant } from '../access/tokens.ts';
import { ProblemError } from '../problem-error.ts';
import type { Database, Row, Statement } from '@brand/sql-database';

/** A row that belongs to a workspace of a tenant. */
export type Part = {
  readonly table: 'rest_members' | 'rest_maps' | 'rest_keys' | 'rest_webhooks';
  readonly grant: Grant;
  readonly workspaceId: string;
  readonly id: string;
};

const OWN = 'id = $1 AND workspace_id = $2 AND tenant = $3';

export async function findWorkspaceRow(
  database: Database,
  { table, grant, workspaceId, id }: Part,
  code: ProblemCode,
): Promise<Row> {
  const [row] = await database.read(`SELECT * FROM ${table} WHERE ${OWN}`, [
    id,
    workspaceId,
    grant.tenant,
  ]);
  if (!row) throw new ProblemError(code);
  return row;
}

export function removePart({ table, grant, workspaceId, id }: Part, code: ProblemCode): Statement {
  return {
    sql: `DELETE FROM ${table} WHERE ${OWN}`,
    values: [id, workspaceId, grant.tenant],
    onNoRows: () => new ProblemError(code),
  };
}
