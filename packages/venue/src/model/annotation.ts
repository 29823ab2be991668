import type { Annotation as RawAnnotation } from '@brand/mvf/v3';
import type { Coordinate } from '../coordinate.ts';
import { textOr } from '../raw-values.ts';
import type { ShapeElement } from './element-type.ts';
import type { Floor } from './floor.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

/** Appearance of an annotation. Annotations with the same symbol share one object. */
export type AnnotationSymbol = {
  /** Key of the symbol in the bundle, such as `fire-extinguisher`. */
  readonly key: string;
  /** Meaning of the symbol, as text. */
  readonly name: string;
  /**
   * Path of the image in the bundle, or its URL. An empty string means that the bundle has no
   * image.
   */
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
  /** The shape at the symbol's position. */
  readonly element: ShapeElement;
  /** Appearance of the annotation. */
  readonly symbol: AnnotationSymbol;
  readonly #raw: RawAnnotation;

  /** @internal `openVenue` creates the elements. */
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

  /** Meaning of the symbol. Bundles do not translate it. */
  override get name(): string {
    return this.symbol.name;
  }

  override get icon(): string | undefined {
    return textOr(this.symbol.url, undefined);
  }

  /** The floor of the annotation. */
  get floor(): Floor {
    return this.element.floor;
  }

  /** Position of the annotation. */
  get center(): Coordinate {
    return this.element.center;
  }
}
