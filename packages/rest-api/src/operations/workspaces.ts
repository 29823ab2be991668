import { exampleOf } from '../example-of.ts';
import { operation } from '../operation.ts';
import { PageQuery } from '../schemas/page.ts';
import {
  Workspace,
  WorkspaceChange,
  WorkspacePage,
  WorkspaceRequest,
} from '../schemas/workspace.ts';

const COMMON = { apis: ['partner'], tag: 'Workspaces', scope: 'partner' } as const;

export const listWorkspaces = operation({
  ...COMMON,
  id: 'listWorkspaces',
  method: 'get',
  path: '/v1/workspaces',
  summary: 'List workspaces',
  description: 'Lists your workspaces, oldest first. A new sandbox has none.',
  query: PageQuery,
  answer: {
    status: 200,
    description: 'A page of workspaces.',
    schema: WorkspacePage,
    example: exampleOf(WorkspacePage),
  },
  problems: [],
});

export const createWorkspace = operation({
  ...COMMON,
  id: 'createWorkspace',
  method: 'post',
  path: '/v1/workspaces',
  summary: 'Create a workspace',
  description:
    'Creates a workspace. Call this when a contract starts. Send an `Idempotency-Key`, such as the id of the contract, so that repeating a request after a lost response does not create a second workspace.',
  headers: ['idempotency-key'],
  body: { schema: WorkspaceRequest, example: exampleOf(WorkspaceRequest) },
  answer: {
    status: 201,
    description: 'The workspace.',
    schema: Workspace,
    example: exampleOf(Workspace),
    headers: ['location', 'etag', 'idempotency-replayed'],
  },
  problems: ['limit-reached'],
});

export const getWorkspace = operation({
  ...COMMON,
  id: 'getWorkspace',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}',
  summary: 'Read a workspace',
  description: 'Returns a workspace. Its `ETag` changes whenever the workspace does.',
  answer: {
    status: 200,
    description: 'The workspace.',
    schema: Workspace,
    example: exampleOf(Workspace),
    headers: ['etag'],
  },
  problems: ['workspace-not-found'],
});

export const changeWorkspace = operation({
  ...COMMON,
  id: 'changeWorkspace',
  method: 'patch',
  path: '/v1/workspaces/{workspaceId}',
  summary: 'Change a workspace',
  description:
    'Changes the fields that you send. With `If-Match`, the change is made only if the workspace has not changed since you read it.',
  headers: ['if-match'],
  body: { schema: WorkspaceChange, example: { mapLimit: 10 } },
  answer: {
    status: 200,
    description: 'The updated workspace.',
    schema: Workspace,
    example: { ...exampleOf(Workspace), mapLimit: 10 },
    headers: ['etag'],
  },
  problems: ['workspace-not-found'],
});

export const deleteWorkspace = operation({
  ...COMMON,
  id: 'deleteWorkspace',
  method: 'delete',
  path: '/v1/workspaces/{workspaceId}',
  summary: 'Delete a workspace',
  description:
    'Deletes a workspace with its members, maps, keys and webhooks, immediately and permanently. Tokens of its keys stop working, and its webhooks receive no more messages. With `If-Match`, the workspace is deleted only if it has not changed since you read it.',
  headers: ['if-match'],
  answer: { status: 204, description: 'The workspace was deleted.' },
  problems: ['workspace-not-found'],
});
