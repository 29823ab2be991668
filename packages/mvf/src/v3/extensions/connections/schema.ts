import type { TSchema } from 'typebox';
import {
  field,
  id,
  list,
  named,
  number,
  openEnum,
  optional,
  record,
} from '../../../schema-kit/build.ts';
import { Details, Extra, FlaggedGeometryAnchor } from '../../core/schema.ts';

export const ConnectionId: TSchema = id('ConnectionId', 'c', 'a connection');

export const ConnectionType: TSchema = openEnum(
  'ConnectionType',
  'What kind of way a connection is.',
  ['elevator', 'escalator', 'travelator', 'stairs', 'door', 'ramp', 'ladder', 'unknown'],
);

export const Connection: TSchema = record(
  'Connection',
  'A way from any of its entrances to any of its exits, on the same floor or another.',
  {
    id: field(ConnectionId, 'Id of the connection.'),
    type: field(ConnectionType, 'What kind of way it is.'),
    entrances: list(FlaggedGeometryAnchor, 'Where one can enter. Without any, nobody can use it.'),
    exits: list(
      FlaggedGeometryAnchor,
      'Where one can leave. An escalator lists its other end only; a lift lists every stop. ' +
        'Without any, it leads nowhere, as a door that is only drawn.',
    ),
    entryCost: number('Cost of using it at all, in metres of walking.', { minimum: 0 }),
    floorCostMultiplier: number('Cost for each floor of difference, in metres of walking.', {
      minimum: 0,
    }),
    details: optional(Details, 'Name of the connection, as on signs: `Lift B`.'),
    extra: optional(Extra),
  },
);

export const Connections: TSchema = named(
  'Connections',
  'Every connection of the venue.',
  list(Connection, 'Every connection of the venue.'),
);
