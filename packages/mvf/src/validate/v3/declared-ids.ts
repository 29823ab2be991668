import type { BundleView } from '../bundle-view.ts';
import type { Place } from '../finding-list.ts';
import { present } from '../present.ts';

/** What an id can be the id of, in words. */
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

/** An id where it is given to something. */
export type DeclaredId = Place & {
  readonly id: string;
  readonly kind: IdKind;
  /** The floor that it is on; empty for what belongs to no floor. */
  readonly floorId: string;
};

/** Every id of the bundle, in the order of its files. */
export function* declaredIds(view: BundleView<3>): Generator<DeclaredId> {
  yield* featureIds('floor', view.file('floors'));
  for (const file of view.floorFiles('geometry')) yield* featureIds('geometry', file);
  for (const file of view.floorFiles('nodes')) yield* featureIds('node', file);
  yield* listedIds('connection', view.file('connections'));
  yield* listedIds('floor stack', view.file('floorStacks'));
  yield* listedIds('location', view.file('locations'));
  yield* listedIds('location instance', view.file('locationInstances'));
  yield* listedIds('category', view.file('locationCategories'));
  for (const file of view.floorFiles('annotations')) yield* listedIds('annotation', file);
  for (const file of view.floorFiles('entranceAesthetic')) {
    yield* listedIds('entrance aesthetic', file);
  }
}

type FileOf<T> = { readonly file: string; readonly floorId: string; readonly value: T };

function* featureIds(
  kind: IdKind,
  source: FileOf<{ features: readonly { properties: { id: string } }[] }> | undefined,
): Generator<DeclaredId> {
  if (!source) return;
  const { file, floorId } = source;
  for (const [index, { properties }] of present(source.value.features)) {
    yield { id: properties.id, kind, floorId, file, path: ['features', index, 'properties', 'id'] };
  }
}

function* listedIds(
  kind: IdKind,
  source: FileOf<readonly { id: string }[]> | undefined,
): Generator<DeclaredId> {
  if (!source) return;
  const { file, floorId } = source;
  for (const [index, { id }] of present(source.value)) {
    yield { id, kind, floorId, file, path: [index, 'id'] };
  }
}
