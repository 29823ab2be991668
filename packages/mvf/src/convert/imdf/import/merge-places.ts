import type { DraftPlace } from '../../../assemble/venue-draft.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import { idOf, keyOf } from './imdf-feature.ts';

/**
 * Makes one place of those that share a `correlation_id`, as the lift on each floor does. Those
 * that differ in name or hours stay apart as instances of the first.
 */
export function mergePlaces(context: ImdfContext, places: readonly DraftPlace[]): DraftPlace[] {
  const correlations = readCorrelations(context);
  const merged: DraftPlace[] = [];
  const firsts = new Map<string, number>();
  for (const place of places) {
    const correlation = correlations.get(place.key);
    const index = correlation === undefined ? undefined : firsts.get(correlation);
    const first = index === undefined ? undefined : merged[index];
    if (index !== undefined && first) merged[index] = join(first, place);
    else {
      if (correlation !== undefined) firsts.set(correlation, merged.length);
      merged.push(place);
    }
  }
  return merged;
}

/** Correlations that more than one feature has, by the key of the place. */
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

function join(first: DraftPlace, other: DraftPlace): DraftPlace {
  const isSame =
    first.details.name === other.details.name &&
    JSON.stringify(first.openingHours) === JSON.stringify(other.openingHours);
  if (isSame) return { ...first, shapes: [...new Set([...first.shapes, ...other.shapes])] };
  const { key, details, shapes, openingHours } = other;
  const instance = { key, details, shapes, ...(openingHours && { openingHours }) };
  return { ...first, instances: [...(first.instances ?? []), instance] };
}
