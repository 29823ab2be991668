import type { Connection as RawConnection } from '@brand/mvf/v3';
import { finiteOr, objectOr, textOr } from '../raw-values.ts';
import type { ShapeElement } from './element-type.ts';
import type { Floor } from './floor.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

/** What kind of way a connection is. Bundles may have others. */
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

/** Where one enters or leaves a connection. */
export type ConnectionEnd = {
  /** The shape at which one enters or leaves. */
  readonly element: ShapeElement;
  /** The floor of that shape. */
  readonly floor: Floor;
  /** Whether one gets through here without steps. */
  readonly isAccessible: boolean;
};

/**
 * A way from any of its entrances to any of its exits: a lift, stairs, a door between floors.
 *
 * @example
 * const lifts = venue.connections.filter(({ connectionType }) => connectionType === 'elevator');
 */
export class Connection extends VenueElementBase {
  override readonly type = 'connection';
  /** Where one can enter. */
  readonly entrances: readonly ConnectionEnd[];
  /** Where one can leave. */
  readonly exits: readonly ConnectionEnd[];
  readonly #raw: RawConnection;
  #floors: readonly Floor[] | undefined;

  /** @internal Elements are made by `openVenue`. */
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

  /** What kind of way it is. */
  get connectionType(): ConnectionType {
    return textOr(this.#raw.type, 'unknown');
  }

  /** Every floor that it serves, lowest first. */
  get floors(): readonly Floor[] {
    this.#floors ??= [
      ...new Set([...this.entrances, ...this.exits].map(({ floor }) => floor)),
    ].toSorted((a, b) => a.elevation - b.elevation);
    return this.#floors;
  }

  /** Whether one can both enter and leave it without steps. */
  get isAccessible(): boolean {
    return (
      this.entrances.some(({ isAccessible }) => isAccessible) &&
      this.exits.some(({ isAccessible }) => isAccessible)
    );
  }

  /** Cost of using it at all, in metres of walking. */
  get entryCost(): number {
    return Math.max(0, finiteOr(this.#raw.entryCost, 0));
  }

  /** Cost for each 1 of difference in elevation, in metres of walking. */
  get floorCostMultiplier(): number {
    return Math.max(0, finiteOr(this.#raw.floorCostMultiplier, 0));
  }
}
