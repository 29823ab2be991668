import type { Category as RawCategory, CmsCategory } from '@brand/mvf/v3';
import { finiteOr, textOr } from '../raw-values.ts';
import type { Location } from './location.ts';
import { VenueElementBase } from './venue-element-base.ts';
import type { VenueModel } from './venue-model.ts';

/**
 * A group of locations, such as food or services.
 *
 * @example
 * const food = venue.get('category', 'lcat_food');
 * const names = food.locations.map(({ name }) => name);
 */
export class Category extends VenueElementBase {
  override readonly type = 'category';
  readonly #parentId: string | undefined;
  readonly #cms: CmsCategory | undefined;

  /** @internal `openVenue` creates the elements. */
  constructor(model: VenueModel, raw: RawCategory, cms: CmsCategory | undefined) {
    super(model, raw.id, raw.details);
    this.#parentId = textOr(raw.parent, undefined);
    this.#cms = cms;
  }

  /** The category that this one is part of. */
  get parent(): Category | undefined {
    const parent = this.#parentId === undefined ? undefined : this.model.category(this.#parentId);
    return parent === this ? undefined : parent;
  }

  /** The categories that are part of this one. */
  get children(): readonly Category[] {
    return this.model.categories.filter(({ parent }) => parent === this);
  }

  /**
   * The locations of the category, in the order of the bundle. Locations of child categories are
   * not included.
   */
  get locations(): readonly Location[] {
    return this.model.links.categoryLocations.get(this) ?? [];
  }

  /** Colour as `#RRGGBB`. */
  get color(): string | undefined {
    return textOr(this.#cms?.color, undefined);
  }

  /** Path of an image in the bundle, or its URL. */
  get picture(): string | undefined {
    return textOr(this.#cms?.picture, undefined);
  }

  /** Position in lists. Smaller values come first. */
  get sortOrder(): number | undefined {
    return finiteOr(this.#cms?.sortOrder, undefined);
  }
}
