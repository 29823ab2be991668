import type { DraftCategory } from '../../../assemble/venue-draft.ts';
import { categoryName } from '../category-name.ts';

/** Categories that group those below them in the path: `restroom` groups `restroom.female`. */
const GROUPS: ReadonlySet<string> = new Set([
  'baggageclaim',
  'boardinggate',
  'bus',
  'checkin',
  'fieldofplay',
  'foodservice',
  'information',
  'parking',
  'phone',
  'prayerroom',
  'rail',
  'restroom',
  'security',
  'stadium',
  'swimmingpool',
  'ticketing',
  'vendingmachine',
]);

/** The categories of places, created on demand. */
export class CategoryTable {
  readonly #categories = new Map<string, DraftCategory>();

  /** Returns the keys for a place of a category. Empty for an unspecified one. */
  use(category: string): string[] {
    return category && category !== 'unspecified' ? [this.#add(category)] : [];
  }

  get list(): DraftCategory[] {
    return [...this.#categories.values()];
  }

  #add(category: string): string {
    if (this.#categories.has(category)) return category;
    const path = category.slice(0, Math.max(0, category.lastIndexOf('.')));
    const parent = GROUPS.has(path.split('.')[0] ?? '') ? this.#add(path) : undefined;
    this.#categories.set(category, {
      key: category,
      details: { name: categoryName(category), externalId: category },
      ...(parent !== undefined && { parent }),
    });
    return category;
  }
}
