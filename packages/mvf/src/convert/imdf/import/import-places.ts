import type { DraftCategory, DraftPlace, DraftShape } from '../../../assemble/venue-draft.ts';
import type { Details } from '../../../v3/core/types.gen.ts';
import { categoryName } from '../category-name.ts';
import { CategoryTable } from './category-table.ts';
import { contactOf } from './contact-facts.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { categoryOf, type ImdfFeature, keyOf } from './imdf-feature.ts';
import { mergePlaces } from './merge-places.ts';
import { PlaceLocator, type PlaceSources } from './place-locator.ts';
import type { UnitIndex } from './unit-index.ts';
import { isWalkable } from './unit-rule.ts';

export type ImportedPlaces = {
  readonly places: readonly DraftPlace[];
  readonly categories: readonly DraftCategory[];
  /** Points for places without a separate shape. */
  readonly shapes: readonly DraftShape[];
};

/** Imports occupants, amenities, sights, and everything else with a name and a position. */
export function importPlaces(context: ImdfContext, sources: PlaceSources): ImportedPlaces {
  const categories = new CategoryTable();
  const locator = new PlaceLocator(context, sources);
  const { members } = context;
  const located = [
    ...members.of('occupant').map((one) => ({ feature: one, shapes: locator.occupant(one) })),
    ...members.of('amenity').map((one) => ({ feature: one, shapes: locator.amenity(one) })),
    ...members.of('kiosk').map((one) => ({ feature: one, shapes: locator.kiosk(one) })),
    ...members.of('section').map((one) => ({ feature: one, shapes: locator.shape(one) })),
    ...members.of('environment-amenity').map((one) => ({
      feature: one,
      shapes: locator.outdoors(one),
    })),
    ...members.of('attraction').map((one) => ({ feature: one, shapes: locator.building(one) })),
  ];
  noteLocal(context, 'environment-amenity', 'places of the outdoor floor');
  noteLocal(context, 'attraction', 'places at the buildings');
  const places = located.flatMap(({ feature, shapes }) =>
    shapes ? (toPlace(context, feature, shapes, categories) ?? []) : [],
  );
  const rooms = namedUnits(context, sources.units, places, categories);
  return {
    places: [...mergePlaces(context, places), ...rooms],
    categories: categories.list,
    shapes: locator.points,
  };
}

function noteLocal(
  { members, report }: ImdfContext,
  type: 'environment-amenity' | 'attraction',
  what: string,
): void {
  const features = members.of(type);
  const [first] = features;
  if (!first) return;
  report.note({
    action: 'changed',
    code: type,
    message: `The file is not part of IMDF 1.0.0. Its ${features.length} points became ${what}.`,
    source: first.file,
  });
}

function toPlace(
  context: ImdfContext,
  feature: ImdfFeature,
  shapes: readonly string[],
  categories: CategoryTable,
): DraftPlace | undefined {
  const category = categoryOf(feature);
  const details = context.labels.details(feature);
  const name = details.name ?? nameless(context, feature, category);
  if (name === undefined) return undefined;
  const tags = context.labels.aliases(feature, details);
  const keys = feature.type === 'attraction' ? [] : categories.use(category);
  return {
    key: keyOf(feature),
    details: { ...details, name },
    shapes,
    type: PLACE_TYPES[feature.type] ?? feature.type,
    ...(keys.length > 0 && { categories: keys }),
    ...(tags.length > 0 && { tags }),
    ...contactOf(context, feature),
  };
}

const PLACE_TYPES: Readonly<Partial<Record<ImdfFeature['type'], string>>> = {
  occupant: 'tenant',
  'environment-amenity': 'amenity',
};

/**
 * Returns the name of a place without one. Amenities are named after their category; kiosks and
 * sections are omitted.
 */
function nameless(
  context: ImdfContext,
  feature: ImdfFeature,
  category: string,
): string | undefined {
  if (feature.type === 'kiosk' || feature.type === 'section') return undefined;
  noteFeature(context, feature, {
    action: 'guessed',
    code: 'unnamed-place',
    message: `Places of the type ${feature.type} without a name were named after their category.`,
  });
  return categoryName(category) || categoryName(feature.type);
}

/** Returns rooms with their own name and no occupant: offices, halls, departments. */
function namedUnits(
  context: ImdfContext,
  units: UnitIndex,
  places: readonly DraftPlace[],
  categories: CategoryTable,
): DraftPlace[] {
  const taken = new Set(places.flatMap(({ shapes }) => shapes));
  const rooms = units.all.filter(
    ({ key, name, category, rule }) =>
      name !== undefined && isWalkable(rule) && !taken.has(key) && name !== categoryName(category),
  );
  return rooms.flatMap((unit): DraftPlace[] => {
    const feature = context.members.find('unit', unit.id);
    if (!feature) return [];
    const details: Details = context.labels.details(feature);
    const keys = categories.use(unit.category);
    const tags = context.labels.aliases(feature, details);
    noteFeature(context, feature, {
      action: 'changed',
      code: 'named-unit',
      message: 'Units with a name and no occupant became places too, so that search finds them.',
    });
    return [
      {
        key: unit.key,
        details: { ...details, name: unit.name ?? '' },
        shapes: [unit.key],
        type: 'room',
        ...(keys.length > 0 && { categories: keys }),
        ...(tags.length > 0 && { tags }),
      },
    ];
  });
}
