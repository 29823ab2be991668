import { type Static, Type } from 'typebox';
import { timestamp, prefixedId, plainName } from '../string-formats.ts';
import { pageOf } from './page.ts';

export const MapId = prefixedId('map', 'Id of the map.');

const name = plainName('Name of the map.', 'Harbour Mall, west wing');
const sourceVenueId = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,59}$',
  description: 'Id of the demo venue that the map is a copy of.',
  examples: ['harbour-mall'],
});

export const MapRequest = Type.Object(
  { name, sourceVenueId },
  {
    title: 'MapRequest',
    description: 'A map to create, as a copy of a demo venue.',
    additionalProperties: false,
  },
);

export const MapChange = Type.Object(
  { name },
  { title: 'MapChange', description: 'The new name.', additionalProperties: false },
);

export const WorkspaceMap = Type.Object(
  {
    id: MapId,
    name,
    sourceVenueId,
    published: Type.Boolean({
      description: 'Whether keys of the workspace can access the map as a venue.',
      examples: [true],
    }),
    sequence: Type.Integer({
      minimum: 0,
      description:
        'Number that increases by one each time the map is published or withdrawn, as in webhooks.',
      examples: [1],
    }),
    publishedAt: Type.Optional(timestamp('Time when the map was last published.')),
    createdAt: timestamp('Time when the map was created.'),
    updatedAt: timestamp('Time when the map was last changed.'),
  },
  { title: 'WorkspaceMap', description: 'A map of a workspace.' },
);

export const MapPage = pageOf(WorkspaceMap, 'MapPage', "A page of a workspace's maps.");

export type WorkspaceMap = Static<typeof WorkspaceMap>;
