import type { Category as EngineCategory } from '@brand/venue';
import type { Location } from './location.ts';
import type { VenueIndex } from './venue-index.ts';

/**
 * A category of places, such as "Restaurants".
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

  /** @internal Created by venues. */
  constructor(category: EngineCategory, index: VenueIndex) {
    this.category = category;
    this.#index = index;
  }

  /** Id of the category. It may change when the venue is published again. */
  get id(): string {
    return this.category.id;
  }

  /** Id of the category in your own system, if available. */
  get externalId(): string | undefined {
    return this.category.externalId;
  }

  /** Name of the category. */
  get name(): string {
    return this.category.name;
  }

  /** Colour for lists, as a CSS hex colour. */
  get color(): string | undefined {
    return this.category.color;
  }

  /** Parent category. */
  get parent(): Category | undefined {
    const { parent } = this.category;
    return parent && this.#index.category(parent);
  }

  /** Child categories. */
  get children(): readonly Category[] {
    return this.category.children.map((one) => this.#index.category(one));
  }

  /** Places in the category, without the places of child categories. */
  get locations(): readonly Location[] {
    return this.category.locations.map((one) => this.#index.location(one));
  }
}
