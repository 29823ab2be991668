import type { DraftCategory } from '../../assemble/venue-draft.ts';
import { isPlatform } from './classify.ts';
import type { OsmTags } from './osm-feature.ts';
import { humanValue, PLACE_KEYS, placeKinds } from './place-tags.ts';

/** The categories that the places of a venue need, each once. */
export class PlaceCategories {
  readonly #categories = new Map<string, DraftCategory>();

  /** Returns the keys of the categories of the tags. */
  of(tags: OsmTags): string[] {
    const kinds = placeKinds(tags);
    // `room=shop` adds nothing to the kind of the shop.
    const telling = kinds.some(([key]) => key !== 'room')
      ? kinds.filter(([key]) => key !== 'room')
      : kinds;
    return [...new Set(telling.map(([key, value]) => this.#add(key, value)))];
  }

  get all(): DraftCategory[] {
    return [...this.#categories.values()];
  }

  #add(key: string, value: string): string {
    if (!this.#categories.has(key)) {
      const name = PLACE_KEYS.get(key) ?? humanValue(key);
      this.#categories.set(key, { key, details: { name } });
    }
    if (value === 'yes') return key;
    const full = `${key}=${value}`;
    if (!this.#categories.has(full)) {
      this.#categories.set(full, { key: full, details: { name: humanValue(value) }, parent: key });
    }
    return full;
  }
}

/**
 * Returns a generic name for a place without one, from its type, or `undefined` for a plain room.
 */
export function genericName(tags: OsmTags): string | undefined {
  if (isPlatform(tags) && tags['ref']) return `Platform ${tags['ref']}`;
  const kind = placeKinds(tags)[0];
  if (!kind) return undefined;
  const [key, value] = kind;
  const name = value === 'yes' ? PLACE_KEYS.get(key) : humanValue(value);
  const isToilet = value === 'toilets' || value === 'toilet';
  if (!isToilet || !name) return name;
  const [women, men] = [tags['female'] === 'yes', tags['male'] === 'yes'];
  if (tags['unisex'] === 'yes' || women === men) return name;
  return women ? `${name} (women)` : `${name} (men)`;
}
