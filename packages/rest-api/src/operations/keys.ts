import { exampleOf } from '../example-of.ts';
import { operation } from '../operation.ts';
import { KeyPage, KeyRequest, NewKey } from '../schemas/key.ts';
import { PageQuery } from '../schemas/page.ts';

const COMMON = { apis: ['partner'], tag: 'Keys', scope: 'partner' } as const;

export const listKeys = operation({
  ...COMMON,
  id: 'listKeys',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/keys',
  summary: 'List keys',
  description: 'Lists the keys of a workspace, oldest first, without their secrets.',
  query: PageQuery,
  answer: {
    status: 200,
    description: 'A page of keys.',
    schema: KeyPage,
    example: exampleOf(KeyPage, ['nextCursor']),
  },
  problems: ['workspace-not-found'],
});

export const createKey = operation({
  ...COMMON,
  id: 'createKey',
  method: 'post',
  path: '/v1/workspaces/{workspaceId}/keys',
  summary: 'Create a key',
  description:
    'Creates a key for one workspace. Pass its id and secret to `POST /v1/token`. Only this response contains the secret. If you lose it, create another key and delete this one.',
  headers: ['idempotency-key'],
  body: { schema: KeyRequest, example: exampleOf(KeyRequest) },
  answer: {
    status: 201,
    description: 'The key with its secret.',
    schema: NewKey,
    example: exampleOf(NewKey),
    headers: ['idempotency-replayed'],
  },
  problems: ['workspace-not-found', 'limit-reached'],
});

export const deleteKey = operation({
  ...COMMON,
  id: 'deleteKey',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}/keys/{keyId}',
  summary: 'Delete a key',
  description: 'Deletes a key. Its tokens stop working immediately.',
  answer: { status: 204, description: 'The key was deleted.' },
  problems: ['workspace-not-found', 'key-not-found'],
});
