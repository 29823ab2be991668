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

export const ConnectionType: TSchema = openEnum('ConnectionType', 'Type of a connection.', [
  'elevator',
  'escalator',
  'travelator',
  'stairs',
  'door',
  'ramp',
  'ladder',
  'unknown',
]);

export const Connection: TSchema = record(
  'Connection',
  'A path from any of its entrances to any of its exits, on the same floor or another.',
  {
    id: field(ConnectionId, 'Id of the connection.'),
    type: field(ConnectionType, 'Type of the connection.'),
    entrances: list(
      FlaggedGeometryAnchor,
      'Entrances of the connection. Without an entrance, no route can use the connection.',
    ),
    exits: list(
      FlaggedGeometryAnchor,
      'Exits of the connection. An escalator lists its other end only; a lift lists every stop. ' +
        'Without an exit, the connection leads nowhere, like a door that is only drawn.',
    ),
    entryCost: number('Fixed cost of using the connection, in metres of walking.', { minimum: 0 }),
    floorCostMultiplier: number('Cost per floor travelled, in metres of walking.', { minimum: 0 }),
    details: optional(Details, 'Name of the connection, as on signs: `Lift B`.'),
    extra: optional(Extra),
  },
);

export const Connections: TSchema = named(
  'Connections',
  'Every connection of the venue.',
  list(Connection, 'Every connection of the venue.'),
);
