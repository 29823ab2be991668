import type { DraftPlace } from '../../../assemble/venue-draft.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { idOf, keyOf } from './imdf-feature.ts';

/**
 * Merges places that share a `correlation_id`, such as the lift on each floor. Places with another
 * name or other hours stay separate as instances of the first.
 */
export function mergePlaces(context: ImdfContext, places: readonly DraftPlace[]): DraftPlace[] {
  const correlations = readCorrelations(context);
  const groups = Map.groupBy(places, ({ key }) => correlations.get(key) ?? `alone/${key}`);
  return [...groups.values()].map((members) => join(members as [DraftPlace, ...DraftPlace[]]));
}

/** Returns correlations that more than one feature has, by the key of the place. */
function readCorrelations(context: ImdfContext): Map<string, string> {
  const { members } = context;
  const byKey = new Map<string, string>();
  const groups = Map.groupBy(
    [...members.of('occupant'), ...members.of('amenity')],
    (feature) => idOf(feature.properties['correlation_id'])?.toLowerCase() ?? '',
  );
  for (const [id, features] of groups) {
    if (!id || features.length < 2) continue;
    for (const feature of features) {
      byKey.set(keyOf(feature), `${feature.type}/${id}`);
      noteFeature(context, feature, {
        action: 'changed',
        code: 'correlated-places',
        message: 'Occupants and amenities that share a correlation_id became one place.',
      });
    }
  }
  return byKey;
}

function join([first, ...others]: readonly [DraftPlace, ...DraftPlace[]]): DraftPlace {
  if (others.length === 0) return first;
  const text = mergeKey(first);
  const same = others.filter((other) => mergeKey(other) === text);
  const instances = others
    .filter((other) => mergeKey(other) !== text)
    .map(({ key, details, shapes, openingHours }) => ({
      key,
      details,
      shapes,
      ...(openingHours && { openingHours }),
    }));
  return {
    ...first,
    shapes: [...new Set([first, ...same].flatMap(({ shapes }) => shapes))],
    ...(instances.length > 0 && { instances }),
  };
}

function mergeKey({ details, openingHours }: DraftPlace): string {
  return JSON.stringify([details.name, openingHours]);
}
