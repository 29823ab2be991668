import type { Landmark, TurnBearing } from '../route.ts';

/**
 * The sentences of one language. Words in braces are filled in: `{name}` of a place, `{walk}` a
 * distance, `{way}` a kind of connection, `{door}` the name of a door, `{floor}` that of a floor,
 * `{floors}` how many.
 */
export type Phrases = {
  /** What to do at a turn. */
  readonly turns: Readonly<Record<TurnBearing, string>>;
  /** Added to a turn: where something is that one sees there. */
  readonly marks: Readonly<Record<Landmark['side'], string>>;
  /** Added to an arrival: on which side the place is. */
  readonly sides: Readonly<Record<Landmark['side'], string>>;
  /** Added to what one does: how far one goes on. */
  readonly andWalk: string;
  readonly walk: string;
  readonly start: string;
  readonly startWalk: string;
  /** Kinds of connections; `other` for those that are not listed. */
  readonly ways: Readonly<Record<string, string>> & { readonly other: string };
  /** How many floors, by plural form. */
  readonly floors: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string;
  };
  readonly takeUp: string;
  readonly takeDown: string;
  /** To another floor of the same elevation. */
  readonly takeTo: string;
  /** On the same floor. */
  readonly take: string;
  readonly leaveWay: string;
  /** At the same elevation. */
  readonly leaveLevel: string;
  readonly enter: string;
  readonly leave: string;
  /** Added to entering and leaving a building: through which door. */
  readonly through: string;
  /** A building without a name. */
  readonly building: string;
  /** What the ends of a route and stops on the way are called, on a map. */
  readonly ends: Readonly<Record<'start' | 'stop' | 'destination', string>>;
  readonly stop: string;
  readonly stopWithoutName: string;
  /** Added to a stop: how far one goes on. */
  readonly goOn: string;
  readonly arrive: string;
  readonly arriveWithoutName: string;
  /** Set around names, where those in another script would upset the order of words. */
  readonly isolates?: readonly [before: string, after: string];
};
