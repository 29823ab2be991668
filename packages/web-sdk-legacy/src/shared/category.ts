import type { Category as EngineCategory } from '@brand/venue';
import type { Location } from './location.ts';
import type { VenueIndex } from './venue-index.ts';

/**
 * A kind of place, such as "Restaurants".
 *
 * @example
 * for (const category of venue.categories) {
 *   console.log(category.name, category.locations.map(({ name }) => name));
 * }
 */
export class Category {
  /** @internal The engine's category. */
  readonly category: EngineCategory;
  readonly #index: VenueIndex;

  /** @internal Venues make their categories. */
  constructor(category: EngineCategory, index: VenueIndex) {
    this.category = category;
    this.#index = index;
  }

  /** Names the category for as long as the venue is not drawn anew. */
  get id(): string {
    return this.category.id;
  }

  /** The name in your own system, if there is one. */
  get externalId(): string | undefined {
    return this.category.externalId;
  }

  /** Its name. */
  get name(): string {
    return this.category.name;
  }

  /** A colour for lists, as CSS hex colour. */
  get color(): string | undefined {
    return this.category.color;
  }

  /** The category above it. */
  get parent(): Category | undefined {
    const { parent } = this.category;
    return parent && this.#index.category(parent);
  }

  /** The categories below it. */
  get children(): readonly Category[] {
    return this.category.children.map((one) => this.#index.category(one));
  }

  /** Its places, not those of the categories below it. */
  get locations(): readonly Location[] {
    return this.category.locations.map((one) => this.#index.location(one));
  }
}
