import type { Details } from '../../v3/core/types.gen.ts';
import type { BundleView } from '../bundle-view.ts';
import type { Place } from '../finding-list.ts';
import { definedEntries } from '../defined-entries.ts';

const FEATURE_KEYS = ['floors', 'geometry'] as const;

const LIST_KEYS = [
  'floorStacks',
  'connections',
  'locations',
  'locationInstances',
  'locationCategories',
  'entranceAesthetic',
] as const;

/** Yields every set of texts in the bundle, with its location. */
export function* walkDetails(view: BundleView<3>): Generator<Place & { details: Details }> {
  for (const { file, value } of view.files('cmsVenue')) {
    if (value.details) yield { file, path: ['details'], details: value.details };
  }
  for (const key of FEATURE_KEYS) {
    for (const { file, value } of view.files(key)) {
      for (const [index, { properties }] of definedEntries<{ properties: WithDetails }>(
        value.features,
      )) {
        const path = ['features', index, 'properties', 'details'];
        if (properties.details) yield { file, path, details: properties.details };
      }
    }
  }
  for (const key of LIST_KEYS) {
    for (const { file, value } of view.files(key)) {
      for (const [index, { details }] of definedEntries<WithDetails>(value)) {
        if (details) yield { file, path: [index, 'details'], details };
      }
    }
  }
}

type WithDetails = { readonly details?: Details };
