import type { Details, Extra, FlaggedGeometryAnchor } from '../../core/types.gen.ts';

/** A way from any of its entrances to any of its exits, on the same floor or another. */
export type Connection = {
  /** Id of the connection. */
  id: ConnectionId;
  /** What kind of way it is. */
  type: ConnectionType;
  /** Where one can enter. Without any, nobody can use it. */
  entrances: FlaggedGeometryAnchor[];
  /** Where one can leave. An escalator lists its other end only; a lift lists every stop. Without any, it leads nowhere, as a door that is only drawn. */
  exits: FlaggedGeometryAnchor[];
  /** Cost of using it at all, in metres of walking. */
  entryCost: number;
  /** Cost for each floor of difference, in metres of walking. */
  floorCostMultiplier: number;
  /** Name of the connection, as on signs: `Lift B`. */
  details?: Details;
  /** Anything the writer wants to keep. Readers pass it on unread. */
  extra?: Extra;
};

/** Id of a connection: `c_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type ConnectionId = string;

/** What kind of way a connection is. */
export type ConnectionType = 'elevator' | 'escalator' | 'travelator' | 'stairs' | 'door' | 'ramp' | 'ladder' | 'unknown' | (string & {});

/** Every connection of the venue. */
export type Connections = Connection[];
