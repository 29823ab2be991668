import type { Annotation as RawAnnotation } from '@brand/mvf/v3';
import type { Coordinate } from '../coordinate.ts';
import { textOr } from '../raw-values.ts';
import type { ShapeElement } from './element-type.ts';
import type { Floor } from './floor.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

/** What an annotation looks like. Annotations of one symbol share one object. */
export type AnnotationSymbol = {
  /** Key of the symbol in the bundle, such as `fire-extinguisher`. */
  readonly key: string;
  /** What it stands for, in words. */
  readonly name: string;
  /** Path of the picture in the bundle, or its address; empty when the bundle has none. */
  readonly url: string;
};

/**
 * A symbol at a place, such as a fire extinguisher or a meeting point.
 *
 * @example
 * const extinguishers = venue.annotations.filter(({ symbol }) => symbol.key === 'fire-extinguisher');
 * const [nearest] = await venue.nearestByWalking(here, extinguishers);
 */
export class Annotation extends VenueElementBase {
  override readonly type = 'annotation';
  /** The shape at which the symbol stands. */
  readonly element: ShapeElement;
  /** What it looks like. */
  readonly symbol: AnnotationSymbol;
  readonly #raw: RawAnnotation;

  /** @internal Elements are made by `openVenue`. */
  constructor(
    model: VenueModel,
    raw: RawAnnotation,
    place: { readonly element: ShapeElement; readonly symbol: AnnotationSymbol },
  ) {
    super(model, raw.id, undefined);
    this.element = place.element;
    this.symbol = place.symbol;
    this.#raw = raw;
  }

  override get externalId(): string | undefined {
    return textOr(this.#raw.externalId, undefined);
  }

  /** What the symbol stands for. Bundles do not translate it. */
  override get name(): string {
    return this.symbol.name;
  }

  override get icon(): string | undefined {
    return textOr(this.symbol.url, undefined);
  }

  /** The floor it is on. */
  get floor(): Floor {
    return this.element.floor;
  }

  /** Where it stands. */
  get center(): Coordinate {
    return this.element.center;
  }
}
