import type { Landmark, TurnBearing } from '../route.ts';

/**
 * The sentences of one language. Placeholders: `{name}` is the name of a place, `{walk}` a
 * distance, `{way}` a type of connection, `{door}` the name of a door, `{floor}` the name of a
 * floor and `{floors}` a number of floors.
 */
export type Phrases = {
  /** Actions at a turn. */
  readonly turns: Readonly<Record<TurnBearing, string>>;
  /** Suffix of a turn: the side of a landmark. */
  readonly marks: Readonly<Record<Landmark['side'], string>>;
  /** Suffix of an arrival: the side of the destination. */
  readonly sides: Readonly<Record<Landmark['side'], string>>;
  /** Suffix of an action: the distance to walk. */
  readonly andWalk: string;
  readonly walk: string;
  readonly start: string;
  readonly startWalk: string;
  /** Types of connections. `other` is the fallback. */
  readonly ways: Readonly<Record<string, string>> & { readonly other: string };
  /** Number of floors, by plural form. */
  readonly floors: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string;
  };
  readonly takeUp: string;
  readonly takeDown: string;
  /** Phrase for a connection to another floor of the same elevation. */
  readonly takeTo: string;
  /** Phrase for a connection within the same floor. */
  readonly take: string;
  readonly leaveWay: string;
  /** Phrase for leaving a connection at the same elevation. */
  readonly leaveLevel: string;
  readonly enter: string;
  readonly leave: string;
  /** Suffix for entering and leaving a building, with the name of the door. */
  readonly through: string;
  /** Phrase for a building without a name. */
  readonly building: string;
  /** Names of the ends and stops of a route on a map. */
  readonly ends: Readonly<Record<'start' | 'stop' | 'destination', string>>;
  readonly stop: string;
  readonly stopWithoutName: string;
  /** Suffix of a stop: the distance to the next one. */
  readonly goOn: string;
  readonly arrive: string;
  readonly arriveWithoutName: string;
  /**
   * Bidirectional isolates around names, so that those in another script do not change the word
   * order.
   */
  readonly isolates?: readonly [before: string, after: string];
};
