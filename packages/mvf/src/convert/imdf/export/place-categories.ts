import type { Mvf3Document } from '../../../bundle/document.ts';
import { cleanDetails, objectsOf } from '../../export/unchecked.ts';
import { categoryFromName } from '../category-name.ts';

/** A category in IMDF's vocabulary. */
export type PlaceCategory = {
  readonly name: string;
  /** Whether the word is known to be IMDF's and not derived from a name. */
  readonly isStated: boolean;
};

/** Returns the categories of places by their id. */
export function readCategories(document: Mvf3Document): Map<string, PlaceCategory> {
  return new Map(
    objectsOf(document.locationCategories).flatMap(({ id, details }) => {
      const category = toCategory(cleanDetails(details));
      return category ? [[id, category] as const] : [];
    }),
  );
}

function toCategory({
  externalId = '',
  name = '',
}: {
  readonly externalId?: string;
  readonly name?: string;
}): PlaceCategory | undefined {
  if (/^[a-z0-9]+(\.[a-z0-9]+)*$/.test(externalId)) return { name: externalId, isStated: true };
  const known = categoryFromName(name);
  if (known !== undefined) return { name: known, isStated: true };
  const squashed = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return squashed ? { name: squashed, isStated: false } : undefined;
}
