import type { Landmark, TurnBearing } from '../route.ts';

/**
 * The sentences of one language. Placeholders: `{name}` of a place, `{walk}` a distance, `{way}` a
 * kind of connection, `{door}` the name of a door, `{floor}` that of a floor, `{floors}` their
 * number.
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
  /** Kinds of connections; `other` for the rest. */
  readonly ways: Readonly<Record<string, string>> & { readonly other: string };
  /** Number of floors, by plural form. */
  readonly floors: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string;
  };
  readonly takeUp: string;
  readonly takeDown: string;
  /** To another floor of the same elevation. */
  readonly takeTo: string;
  /** Within the same floor. */
  readonly take: string;
  readonly leaveWay: string;
  /** Leaving a connection at the same elevation. */
  readonly leaveLevel: string;
  readonly enter: string;
  readonly leave: string;
  /** Suffix for entering and leaving a building: through which door. */
  readonly through: string;
  /** A building without a name. */
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
