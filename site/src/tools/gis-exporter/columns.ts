import type { FlatValue } from '@brand/mvf/convert';
import type { GisFeature } from '../shared/gis-feature.ts';

/** A column of an attribute table. */
export type Column = { readonly name: string; readonly type: 'text' | 'number' | 'boolean' };

/** The columns that the features fill, in the order in which they first appear. */
export function columnsOf(features: readonly GisFeature[]): Column[] {
  const types = new Map<string, Column['type']>();
  for (const { properties } of features) {
    for (const [name, value] of Object.entries(properties)) {
      const type = typeOf(value);
      // Columns of mixed types become text.
      types.set(name, (types.get(name) ?? type) === type ? type : 'text');
    }
  }
  return [...types].map(([name, type]) => ({ name, type }));
}

export function asText(value: FlatValue): string {
  return Array.isArray(value) ? value.join('; ') : String(value);
}

function typeOf(value: FlatValue): Column['type'] {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}
