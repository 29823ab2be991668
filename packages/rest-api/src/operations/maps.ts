import { exampleOf } from '../example-of.ts';
import { operation } from '../operation.ts';
import { MapChange, MapPage, MapRequest, WorkspaceMap } from '../schemas/map.ts';
import { PageQuery } from '../schemas/page.ts';

const COMMON = { apis: ['partner'], tag: 'Maps', scope: 'partner' } as const;
const PUBLISHED = exampleOf(WorkspaceMap);
const DRAFT = { ...exampleOf(WorkspaceMap, ['publishedAt']), published: false, sequence: 0 };

export const listMaps = operation({
  ...COMMON,
  id: 'listMaps',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/maps',
  summary: 'List maps',
  description: 'Lists the maps of a workspace, oldest first, published or not.',
  query: PageQuery,
  answer: {
    status: 200,
    description: 'A page of maps.',
    schema: MapPage,
    example: { items: [PUBLISHED] },
  },
  problems: ['workspace-not-found'],
});

export const createMap = operation({
  ...COMMON,
  id: 'createMap',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/maps',
  summary: 'Create a map',
  description:
    'Creates a map as a copy of a demo venue. Keys of the workspace cannot access the map until it is published.',
  headers: ['idempotency-key'],
  body: { schema: MapRequest, example: exampleOf(MapRequest) },
  answer: {
    status: 201,
    description: 'The map.',
    schema: WorkspaceMap,
    example: DRAFT,
    headers: ['location', 'idempotency-replayed'],
  },
  problems: ['workspace-not-found', 'venue-not-found', 'limit-reached'],
});

export const getMap = operation({
  ...COMMON,
  id: 'getMap',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/maps/{mapId}',
  summary: 'Read a map',
  description: 'Returns a map of a workspace.',
  answer: { status: 200, description: 'The map.', schema: WorkspaceMap, example: PUBLISHED },
  problems: ['workspace-not-found', 'map-not-found'],
});

export const changeMap = operation({
  ...COMMON,
  id: 'changeMap',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}/maps/{mapId}',
  summary: 'Rename a map',
  description: 'Changes the name of a map. Its bundle does not change.',
  body: { schema: MapChange, example: { name: 'Harbour Mall, both wings' } },
  answer: {
    status: 200,
    description: 'The updated map.',
    schema: WorkspaceMap,
    example: { ...PUBLISHED, name: 'Harbour Mall, both wings' },
  },
  problems: ['workspace-not-found', 'map-not-found'],
});

export const publishMap = operation({
  ...COMMON,
  id: 'publishMap',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/maps/{mapId}/publish',
  summary: 'Publish a map',
  description:
    'Makes the map available to keys of the workspace, in `GET /v1/venues` and all operations on venues, and sends `venue.published` to its webhooks. Each call sends the event again.',
  headers: ['idempotency-key'],
  answer: {
    status: 200,
    description: 'The updated map.',
    schema: WorkspaceMap,
    example: PUBLISHED,
    headers: ['idempotency-replayed'],
  },
  problems: ['workspace-not-found', 'map-not-found', 'limit-reached'],
});

export const unpublishMap = operation({
  ...COMMON,
  id: 'unpublishMap',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/maps/{mapId}/unpublish',
  summary: 'Withdraw a map',
  description:
    'Hides the map from keys of the workspace, and sends `venue.unpublished` to its webhooks. If the map is not published, the call has no effect.',
  headers: ['idempotency-key'],
  answer: {
    status: 200,
    description: 'The updated map.',
    schema: WorkspaceMap,
    example: { ...PUBLISHED, published: false, sequence: 2 },
    headers: ['idempotency-replayed'],
  },
  problems: ['workspace-not-found', 'map-not-found', 'limit-reached'],
});

export const deleteMap = operation({
  ...COMMON,
  id: 'deleteMap',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/maps/{mapId}',
  summary: 'Delete a map',
  description:
    'Deletes a map, published or not. To notify webhooks, withdraw a published map before you delete it.',
  answer: { status: 204, description: 'The map was deleted.' },
  problems: ['workspace-not-found', 'map-not-found'],
});
