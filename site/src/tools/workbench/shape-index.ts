import type { MvfDocument } from '@brand/mvf';
import { field } from './list-floors';

/** A shape or node of a venue, as in the file. */
export type IndexedShape = { readonly floorId: string | undefined; readonly geometry: unknown };

/** Everything in a venue that has an id and a geometry, in any version of the format. */
export function indexShapes(document: MvfDocument): Map<string, IndexedShape> {
  const index = new Map<string, IndexedShape>();
  const add = (collection: unknown, floorId: string | undefined): void => {
    const features = field(collection, 'features');
    if (!Array.isArray(features)) return;
    for (const feature of features as unknown[]) {
      const id = idOf(feature);
      const geometry = field(feature, 'geometry');
      if (id === undefined || index.has(id) || !field(geometry, 'coordinates')) continue;
      index.set(id, { floorId: floorId ?? floorOf(feature), geometry });
    }
  };
  for (const [key, value] of Object.entries(document)) {
    // Floors and the manifest are located in another way; extras are bytes.
    if (key === 'floors' || key === 'manifest' || key === 'extras') continue;
    if (field(value, 'features')) add(value, undefined);
    else if (isRecord(value)) {
      for (const [floorId, collection] of Object.entries(value)) add(collection, floorId);
    }
  }
  return index;
}

/** Version 3 and 2 keep ids in the properties, version 1 beside them. */
export function idOf(feature: unknown): string | undefined {
  const ids = [field(field(feature, 'properties'), 'id'), field(feature, 'id')];
  return ids.find((id) => typeof id === 'string');
}

/** Version 2 has nodes of all floors in one file, each with its floor. */
export function floorOf(value: unknown): string | undefined {
  const properties = field(value, 'properties') ?? value;
  const floors = ['floorId', 'map', 'level', 'floor'].map((key) => field(properties, key));
  return floors.find((floor) => typeof floor === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
