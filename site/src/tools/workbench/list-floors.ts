import type { FloorChoice } from './protocol';

/** The floors of an unvalidated file, from the highest to the lowest. */
export function listFloors(floors: unknown): FloorChoice[] {
  const features = field(floors, 'features');
  if (!Array.isArray(features)) return [];
  const found = new Map<string, { name: string; elevation: number }>();
  for (const feature of features as unknown[]) {
    const properties = field(feature, 'properties');
    const id = field(properties, 'id');
    if (typeof id !== 'string' || id === '' || found.has(id)) continue;
    const name = field(field(properties, 'details'), 'name');
    const elevation = field(properties, 'elevation');
    found.set(id, {
      name: typeof name === 'string' && name !== '' ? name : id,
      elevation: typeof elevation === 'number' ? elevation : 0,
    });
  }
  return [...found]
    .toSorted(([, a], [, b]) => b.elevation - a.elevation)
    .map(([id, { name }]) => ({ id, name }));
}

/** A property of an untrusted value. */
export function field(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}
