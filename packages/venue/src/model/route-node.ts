import type { Coordinate } from '../coordinate.ts';
import type { ShapeElement } from './element-type.ts';
import type { Floor } from './floor.ts';
import type { NodeTable } from './node-table.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

/**
 * A point that routes pass through.
 *
 * @example
 * const nodes = await venue.loadNodes();
 * const ends = nodes.filter(({ neighbors }) => neighbors.length === 1);
 */
export class RouteNode extends VenueElementBase {
  override readonly type = 'node';
  /** The floor of the node. */
  readonly floor: Floor;
  /** @internal Number of the node in the routing graph. */
  readonly index: number;
  readonly #table: NodeTable;

  /** @internal `loadNodes` creates the nodes. */
  constructor(
    model: VenueModel,
    parts: { id: string; floor: Floor; index: number; table: NodeTable },
  ) {
    super(model, parts.id, undefined);
    this.floor = parts.floor;
    this.index = parts.index;
    this.#table = parts.table;
  }

  /** Position of the node. */
  get center(): Coordinate {
    return { lngLat: this.#table.lngLatOf(this.index), floorId: this.floor.id };
  }

  /** The nodes of the same floor that people can walk to from this node. */
  get neighbors(): readonly RouteNode[] {
    return this.#table.neighborsOf(this.index);
  }

  /** The shapes that a route reaches at this node. */
  get elements(): readonly ShapeElement[] {
    return this.#table.elementsOf(this);
  }
}
