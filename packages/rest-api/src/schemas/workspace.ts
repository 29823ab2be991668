import { type Static, Type } from 'typebox';
import { timestamp, prefixedId, plainName } from '../string-formats.ts';
import { pageOf } from './page.ts';

export const WorkspaceId = prefixedId('ws', 'Id of the workspace.');

const name = plainName('Name of the customer.', 'Harbour Retail Group');
const externalId = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$',
  description: 'Id of the customer in your system.',
  examples: ['crm-20418'],
});
const mapLimit = Type.Integer({
  minimum: 1,
  maximum: 1000,
  description: 'Maximum number of maps in the workspace.',
  examples: [5],
});

export const WorkspaceRequest = Type.Object(
  { name, externalId: Type.Optional(externalId), mapLimit: Type.Optional(mapLimit) },
  {
    title: 'WorkspaceRequest',
    description: 'A workspace to create. If `mapLimit` is omitted, the limit is 5 maps.',
    additionalProperties: false,
  },
);

export const WorkspaceChange = Type.Object(
  {
    name: Type.Optional(name),
    externalId: Type.Optional(externalId),
    mapLimit: Type.Optional(mapLimit),
  },
  {
    title: 'WorkspaceChange',
    description: 'Fields to change. Absent fields do not change.',
    additionalProperties: false,
    minProperties: 1,
  },
);

export const Workspace = Type.Object(
  {
    id: WorkspaceId,
    name,
    externalId: Type.Optional(externalId),
    mapLimit,
    createdAt: timestamp('Time when the workspace was created.'),
    updatedAt: timestamp('Time when the workspace was last changed.'),
  },
  {
    title: 'Workspace',
    description: 'A tenant, whose maps, members and keys are separate from all others.',
  },
);

export const WorkspacePage = pageOf(Workspace, 'WorkspacePage', 'A page of your workspaces.');

export type Workspace = Static<typeof Workspace>;
