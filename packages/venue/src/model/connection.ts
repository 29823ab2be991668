import type { Connection as RawConnection } from '@brand/mvf/v3';
import { finiteOr, objectOr, textOr } from '../raw-values.ts';
import type { ShapeElement } from './element-type.ts';
import type { Floor } from './floor.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

/** Type of a connection. Bundles may contain other types. */
export type ConnectionType =
  | 'elevator'
  | 'escalator'
  | 'travelator'
  | 'stairs'
  | 'door'
  | 'ramp'
  | 'ladder'
  | 'unknown'
  | (string & {});

/** An entrance or exit of a connection. */
export type ConnectionEnd = {
  /** The shape of the entrance or exit. */
  readonly element: ShapeElement;
  /** The floor of that shape. */
  readonly floor: Floor;
  /** Whether people can pass here without steps. */
  readonly isAccessible: boolean;
};

/**
 * A link from any of its entrances to any of its exits: a lift, stairs, a door between floors.
 *
 * @example
 * const lifts = venue.connections.filter(({ connectionType }) => connectionType === 'elevator');
 */
export class Connection extends VenueElementBase {
  override readonly type = 'connection';
  /** Places where people can enter the connection. */
  readonly entrances: readonly ConnectionEnd[];
  /** Places where people can leave the connection. */
  readonly exits: readonly ConnectionEnd[];
  readonly #raw: RawConnection;
  #floors: readonly Floor[] | undefined;

  /** @internal `openVenue` creates the elements. */
  constructor(
    model: VenueModel,
    raw: RawConnection,
    ends: Pick<Connection, 'entrances' | 'exits'>,
  ) {
    super(model, raw.id, raw.details);
    this.#raw = raw;
    this.entrances = ends.entrances;
    this.exits = ends.exits;
  }

  override get extra(): Readonly<Record<string, unknown>> | undefined {
    return objectOr(this.#raw.extra);
  }

  /** Type of the connection. */
  get connectionType(): ConnectionType {
    return textOr(this.#raw.type, 'unknown');
  }

  /** Every floor that the connection serves, lowest first. */
  get floors(): readonly Floor[] {
    this.#floors ??= [
      ...new Set([...this.entrances, ...this.exits].map(({ floor }) => floor)),
    ].toSorted((a, b) => a.elevation - b.elevation);
    return this.#floors;
  }

  /** Whether people can enter and leave the connection without steps. */
  get isAccessible(): boolean {
    return (
      this.entrances.some(({ isAccessible }) => isAccessible) &&
      this.exits.some(({ isAccessible }) => isAccessible)
    );
  }

  /** Fixed cost of using the connection, in metres of walking. */
  get entryCost(): number {
    return Math.max(0, finiteOr(this.#raw.entryCost, 0));
  }

  /** Cost of each unit of elevation that the connection crosses, in metres of walking. */
  get floorCostMultiplier(): number {
    return Math.max(0, finiteOr(this.#raw.floorCostMultiplier, 0));
  }
}
