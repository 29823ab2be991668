import type { BundleView } from '../bundle-view.ts';
import type { Place } from '../finding-list.ts';
import { definedEntries } from '../defined-entries.ts';

/** The types of objects that have an id, as text. */
export type IdKind =
  | 'floor'
  | 'geometry'
  | 'node'
  | 'connection'
  | 'floor stack'
  | 'annotation'
  | 'location'
  | 'location instance'
  | 'category'
  | 'entrance aesthetic';

/** The declaration of an id. */
export type DeclaredId = Place & {
  readonly id: string;
  readonly kind: IdKind;
  /** Id of the object's floor. Empty for objects without a floor. */
  readonly floorId: string;
};

const FEATURE_FILES = { floors: 'floor', geometry: 'geometry', nodes: 'node' } as const;

const LIST_FILES = {
  connections: 'connection',
  floorStacks: 'floor stack',
  locations: 'location',
  locationInstances: 'location instance',
  locationCategories: 'category',
  annotations: 'annotation',
  entranceAesthetic: 'entrance aesthetic',
} as const;

/** Yields every id of the bundle, file by file. */
export function* declaredIds(view: BundleView<3>): Generator<DeclaredId> {
  for (const [key, kind] of entriesOf(FEATURE_FILES)) {
    for (const { file, floorId, value } of view.files(key)) {
      for (const [index, { properties }] of definedEntries<IdFeature>(value.features)) {
        const path = ['features', index, 'properties', 'id'];
        yield { id: properties.id, kind, floorId, file, path };
      }
    }
  }
  for (const [key, kind] of entriesOf(LIST_FILES)) {
    for (const { file, floorId, value } of view.files(key)) {
      for (const [index, { id }] of definedEntries<{ id: string }>(value)) {
        yield { id, kind, floorId, file, path: [index, 'id'] };
      }
    }
  }
}

/** The files whose objects have ids of each type, by key. */
export const KEY_OF_KIND: Readonly<Record<IdKind, string>> = Object.fromEntries(
  [...entriesOf(FEATURE_FILES), ...entriesOf(LIST_FILES)].map(([key, kind]) => [kind, key]),
) as Record<IdKind, string>;

type IdFeature = { readonly properties: { readonly id: string } };

function entriesOf<K extends string, T>(table: Readonly<Record<K, T>>): readonly [K, T][] {
  return Object.entries(table) as [K, T][];
}
