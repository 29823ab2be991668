import type { WorkspaceMap } from '@brand/rest-api';
import { newId } from '../access/new-id.ts';
import { limitsOf } from '../access/tenant-limits.ts';
import type { Grant } from '../access/tokens.ts';
import { MOUNT_PATH } from '../http/base-url.ts';
import { WriteConflictError, type Handlers } from '../http/handler.ts';
import { ProblemError } from '../problem-error.ts';
import type { Database, Row, Statement } from '@brand/sql-database';
import { readPage } from '../storage/read-page.ts';
import {
  limitReached,
  requireQuota,
  requireWorkspace,
  lockTenant,
} from '../storage/tenant-statements.ts';
import { eventOf, newDelivery } from '../webhooks/deliveries.ts';
import { findWorkspaceRow, removePart } from './part-of-workspace.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { findWorkspace } from './workspaces.ts';

type MapHandlers = Pick<
  Handlers,
  'listMaps' | 'createMap' | 'getMap' | 'changeMap' | 'publishMap' | 'unpublishMap' | 'deleteMap'
>;
type MapAt = { readonly grant: Grant; readonly workspaceId: string; readonly id: string };

const TABLE = 'rest_maps';

export function mapHandlers({ database, demoVenues, wake }: HandlerDependencies): MapHandlers {
  return {
    listMaps: async ({ grant, params: { workspaceId }, query }) => {
      await findWorkspace(database, grant, workspaceId);
      const where = { workspace_id: workspaceId, tenant: grant.tenant };
      return { body: await readPage(database, { table: TABLE, where }, query, toMap) };
    },

    createMap: async ({ grant, params: { workspaceId }, body, now, commit }) => {
      const workspace = await findWorkspace(database, grant, workspaceId);
      if (!demoVenues.has(body.sourceVenueId)) {
        const ids = demoVenues.ids.join(', ');
        throw new ProblemError('venue-not-found', `The demo venues are: ${ids}.`);
      }
      const time = now.toISOString();
      const map: WorkspaceMap = {
        id: newId('map'),
        ...body,
        published: false,
        sequence: 0,
        createdAt: time,
        updatedAt: time,
      };
      const most = Math.min(limitsOf(grant).maps, Number(workspace['map_limit']));
      const room = { table: TABLE, column: 'workspace_id', value: workspaceId, most } as const;
      return commit(
        [
          lockTenant(grant, now),
          requireWorkspace(grant, workspaceId),
          requireQuota(grant, room, limitReached(most, 'maps')),
          insertMap(grant, workspaceId, map),
        ],
        {
          body: map,
          headers: { location: `${MOUNT_PATH}/v1/workspaces/${workspaceId}/maps/${map.id}` },
        },
      );
    },

    getMap: async ({ grant, params: { workspaceId, mapId } }) => ({
      body: await findMap(database, { grant, workspaceId, id: mapId }),
    }),

    changeMap: async ({ grant, params: { workspaceId, mapId }, body, now, commit }) => {
      const before = await findMap(database, { grant, workspaceId, id: mapId });
      const map: WorkspaceMap = { ...before, ...body, updatedAt: now.toISOString() };
      return commit([lockTenant(grant, now), updateMap(grant, map, before)], { body: map });
    },

    publishMap: async ({ grant, params: { workspaceId, mapId }, now, commit }) => {
      const before = await findMap(database, { grant, workspaceId, id: mapId });
      const time = now.toISOString();
      const map: WorkspaceMap = {
        ...before,
        published: true,
        sequence: before.sequence + 1,
        publishedAt: time,
        updatedAt: time,
      };
      const messages = await createDeliveries(database, { grant, workspaceId, map, now });
      const statements = [lockTenant(grant, now), updateMap(grant, map, before), ...messages];
      const reply = await commit(statements, { body: map });
      wake('sending');
      return reply;
    },

    unpublishMap: async ({ grant, params: { workspaceId, mapId }, now, commit }) => {
      const before = await findMap(database, { grant, workspaceId, id: mapId });
      if (!before.published) return commit([lockTenant(grant, now)], { body: before });
      const map: WorkspaceMap = {
        ...before,
        published: false,
        sequence: before.sequence + 1,
        updatedAt: now.toISOString(),
      };
      const messages = await createDeliveries(database, { grant, workspaceId, map, now });
      const statements = [lockTenant(grant, now), updateMap(grant, map, before), ...messages];
      const reply = await commit(statements, { body: map });
      wake('sending');
      return reply;
    },

    deleteMap: async ({ grant, params: { workspaceId, mapId }, now, commit }) => {
      await findWorkspace(database, grant, workspaceId);
      const part = { table: TABLE, grant, workspaceId, id: mapId } as const;
      const statements = [lockTenant(grant, now), removePart(part, 'map-not-found')];
      return commit(statements, { body: undefined });
    },
  };
}

async function findMap(
  database: Database,
  { grant, workspaceId, id }: MapAt,
): Promise<WorkspaceMap> {
  await findWorkspace(database, grant, workspaceId);
  const part = { table: TABLE, grant, workspaceId, id } as const;
  return toMap(await findWorkspaceRow(database, part, 'map-not-found'));
}

/** Deliveries are stored in the same transaction as the change. */
async function createDeliveries(
  database: Database,
  change: { grant: Grant; workspaceId: string; map: WorkspaceMap; now: Date },
): Promise<readonly Statement[]> {
  const { grant, workspaceId, map, now } = change;
  const event = eventOf(map);
  const rows = await database.read(
    'SELECT id, events FROM rest_webhooks WHERE workspace_id = $1 AND tenant = $2 AND is_enabled = 1',
    [workspaceId, grant.tenant],
  );
  const hearing = rows.filter(({ events }) => {
    return (JSON.parse(String(events)) as string[]).includes(event.type);
  });
  const { deliveries: most } = limitsOf(grant);
  const room = { table: 'rest_deliveries', column: 'tenant', value: grant.tenant, most } as const;
  return hearing.flatMap(({ id }) => [
    requireQuota(grant, room, limitReached(most, 'messages')),
    newDelivery(grant, String(id), event, now).statement,
  ]);
}

function insertMap({ tenant }: Grant, workspaceId: string, map: WorkspaceMap): Statement {
  return {
    sql: `INSERT INTO rest_maps (id, tenant, workspace_id, name, source_venue_id, is_published,
          sequence, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, 0, 0, $6, $6)`,
    values: [map.id, tenant, workspaceId, map.name, map.sourceVenueId, map.createdAt],
  };
}

function updateMap({ tenant }: Grant, map: WorkspaceMap, before: WorkspaceMap): Statement {
  return {
    sql: `UPDATE rest_maps SET name = $3, is_published = $4, sequence = $5, published_at = $6,
          updated_at = $7 WHERE id = $1 AND tenant = $2 AND sequence = $8 AND name = $9`,
    values: [
      map.id,
      tenant,
      map.name,
      map.published ? 1 : 0,
      map.sequence,
      map.publishedAt ?? null,
      map.updatedAt,
      before.sequence,
      before.name,
    ],
    onNoRows: () => new WriteConflictError(),
  };
}

function toMap(row: Row): WorkspaceMap {
  return {
    id: String(row['id']),
    name: String(row['name']),
    sourceVenueId: String(row['source_venue_id']),
    published: row['is_published'] === 1,
    sequence: Number(row['sequence']),
    ...(row['published_at'] !== null && { publishedAt: String(row['published_at']) }),
    createdAt: String(row['created_at']),
    updatedAt: String(row['updated_at']),
  };
}
