import type { Details, Extra, FlaggedGeometryAnchor } from '../../core/types.gen.ts';

/** A path from any of its entrances to any of its exits, on the same floor or another. */
export type Connection = {
  /** Id of the connection. */
  id: ConnectionId;
  /** Type of the connection. */
  type: ConnectionType;
  /** Entrances of the connection. Without an entrance, no route can use the connection. */
  entrances: FlaggedGeometryAnchor[];
  /** Exits of the connection. An escalator lists its other end only; a lift lists every stop. Without an exit, the connection leads nowhere, like a door that is only drawn. */
  exits: FlaggedGeometryAnchor[];
  /** Fixed cost of using the connection, in metres of walking. */
  entryCost: number;
  /** Cost per floor travelled, in metres of walking. */
  floorCostMultiplier: number;
  /** Name of the connection, as on signs: `Lift B`. */
  details?: Details;
  /** Arbitrary data of the writer. Readers preserve it without interpreting it. */
  extra?: Extra;
};

/** Id of a connection: `c_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type ConnectionId = string;

/** Type of a connection. */
export type ConnectionType = 'elevator' | 'escalator' | 'travelator' | 'stairs' | 'door' | 'ramp' | 'ladder' | 'unknown' | (string & {});

/** Every connection of the venue. */
export type Connections = Connection[];
