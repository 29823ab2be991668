import type { GeometryAnchor } from '../v3/core/types.gen.ts';
import type { Category, Location, LocationInstance } from '../v3/extensions/locations/types.gen.ts';
import { definedFields } from './defined-fields.ts';
import type { DraftCategory, DraftPlace } from './venue-draft.ts';
import { indexByKey, type VenueParts } from './venue-parts.ts';

/** A category with the draft from which it was created. */
export type CategoryPart = { readonly draft: DraftCategory; readonly category: Category };

/** A place with the draft from which it was created. */
export type PlacePart = {
  readonly draft: DraftPlace;
  readonly location: Location;
  readonly instances: readonly LocationInstance[];
};

/**
 * Returns the categories with resolved parents. A category that would contain itself has no parent.
 */
export function buildCategories({ draft, makeId, report }: VenueParts): CategoryPart[] {
  const named = draft.categories.map((category) => ({
    draft: category,
    id: makeId('lcat', category.key),
  }));
  const byKey = indexByKey(named, report);
  const isCyclic = (start: DraftCategory): boolean => {
    const seen = new Set<string>();
    for (let at: DraftCategory | undefined = start; at; at = byKey.get(at.parent ?? '')?.draft) {
      if (seen.has(at.key)) return true;
      seen.add(at.key);
    }
    return false;
  };
  const parentOf = (category: DraftCategory): string | undefined => {
    if (category.parent === undefined) return undefined;
    const parent = byKey.get(category.parent);
    if (!parent) report.note('unknown-category', category.key);
    else if (isCyclic(category)) report.note('cyclic-category', category.key);
    else return parent.id;
    return undefined;
  };
  return named.map(({ draft: category, id }) => ({
    draft: category,
    category: {
      id,
      details: category.details,
      ...definedFields({ parent: parentOf(category) }),
    },
  }));
}

/** Returns the places as locations, with their instances. */
export function buildPlaces(parts: VenueParts, categories: readonly CategoryPart[]): PlacePart[] {
  const byKey = new Map(
    categories.toReversed().map(({ draft, category }) => [draft.key, category.id]),
  );
  const categoriesOf = ({ key, categories: keys }: DraftPlace): string[] | undefined => {
    const ids = keys?.flatMap((name) => {
      const id = byKey.get(name);
      if (id === undefined) parts.report.note('unknown-category', key);
      return id ?? [];
    });
    return ids && ids.length > 0 ? [...new Set(ids)] : undefined;
  };
  return parts.draft.places.map((place) => {
    const id = parts.makeId('loc', place.key);
    const { phone, website, links, social, images, logo, openingHours, extra } = place;
    const location: Location = {
      id,
      details: namedDetails(place, parts),
      ...definedFields({
        categories: categoriesOf(place),
        geometryAnchors: anchorsOf(place.shapes, place.key, parts),
        phone,
        website,
        links,
        social,
        images,
        logo,
        openingHours: openingHours && [...openingHours],
        extra,
      }),
    };
    return { draft: place, location, instances: instancesOf(place, id, parts) };
  });
}

function namedDetails({ key, details }: DraftPlace, { report }: VenueParts): Location['details'] {
  if (typeof details.name === 'string' && details.name !== '') return details;
  report.note('nameless-place', key);
  return { ...details, name: key };
}

function instancesOf(place: DraftPlace, parentId: string, parts: VenueParts): LocationInstance[] {
  return (place.instances ?? []).map(({ key, details, shapes, openingHours }) => ({
    id: parts.makeId('loci', key),
    parentId,
    ...definedFields({
      details,
      geometryAnchors: anchorsOf(shapes, key, parts),
      openingHours: openingHours && [...openingHours],
    }),
  }));
}

function anchorsOf(
  keys: readonly string[],
  source: string,
  parts: VenueParts,
): GeometryAnchor[] | undefined {
  const anchors = [...new Set(keys)].flatMap((key) => {
    const shape = parts.findShape(key, source);
    return shape ? [{ floorId: shape.floor.id, geometryId: shape.id }] : [];
  });
  return anchors.length > 0 ? anchors : undefined;
}
