import type { GeometryFeature } from '../../v3/core/types.gen.ts';
import type { BundleView } from '../bundle-view.ts';
import { quote } from '../describe-value.ts';
import type { Place } from '../finding-list.ts';
import { definedEntries } from '../defined-entries.ts';
import { type DeclaredId, declaredIds, type IdKind, KEY_OF_KIND } from './declared-ids.ts';

/** A geometry with its location in the file. */
export type VenueGeometry = Place & {
  readonly floorId: string;
  readonly feature: GeometryFeature;
};

/** A version 3 bundle with an index of its ids, for the rules of version 3. */
export class V3Venue {
  readonly view: BundleView<3>;
  /** The first declaration of every id. */
  readonly ids: ReadonlyMap<string, DeclaredId>;
  readonly geometry: ReadonlyMap<string, VenueGeometry>;
  /** The kind of every geometry that has one. */
  readonly kinds: ReadonlyMap<string, string>;

  constructor(view: BundleView<3>) {
    this.view = view;
    this.ids = collectIds(view);
    this.geometry = collectGeometry(view);
    this.kinds = new Map(view.files('kinds').flatMap(({ value }) => Object.entries(value)));
  }

  /** Reports an id that no object of that type has. Returns whether the id can be used. */
  checkId(kind: IdKind, id: string, place: Place): boolean {
    if (this.ids.get(id)?.kind === kind) return true;
    // A lost file has been reported, and may contain this id.
    if (!this.view.lostIds.has(id) && !this.view.lostKeys.has(KEY_OF_KIND[kind])) {
      const expected = `the id of ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} of this bundle`;
      this.view.report({ code: 'unresolved-id', ...place, expected, found: quote(id) });
    }
    return false;
  }

  /** Checks an id that must be on a certain floor. */
  checkIdOnFloor(kind: 'geometry' | 'node', id: string, floorId: string, place: Place): boolean {
    if (!this.checkId(kind, id, place)) return false;
    const actual = this.ids.get(id)?.floorId ?? '';
    if (actual === floorId) return true;
    const expected = `a ${kind} on floor ${quote(floorId)}`;
    const found = `${quote(id)}, which is on floor ${quote(actual)}`;
    this.view.report({ code: 'wrong-floor', ...place, expected, found });
    return false;
  }

  /** Reports an id that occurs a second time in a list. */
  checkRepeats(ids: Iterable<readonly [index: number, id: string]>, place: Place): void {
    const seen = new Set<string>();
    for (const [index, id] of ids) {
      if (seen.has(id)) {
        this.view.report({
          code: 'repeated-reference',
          file: place.file,
          path: [...place.path, index],
          expected: 'each reference once',
          found: `${quote(id)} again`,
        });
      }
      seen.add(id);
    }
  }

  /** Checks that each id of a list resolves and none is repeated. */
  checkIds(kind: IdKind, ids: readonly string[] | undefined, place: Place): void {
    for (const [index, id] of definedEntries(ids)) {
      this.checkId(kind, id, { file: place.file, path: [...place.path, index] });
    }
    this.checkRepeats(definedEntries(ids), place);
  }

  /** Checks a list of geometries with their floors. */
  checkAnchors(
    anchors: readonly { readonly floorId: string; readonly geometryId: string }[] | undefined,
    place: Place,
  ): void {
    const { file } = place;
    for (const [index, { floorId, geometryId }] of definedEntries(anchors)) {
      const path = [...place.path, index];
      if (this.checkId('floor', floorId, { file, path: [...path, 'floorId'] })) {
        const at = { file, path: [...path, 'geometryId'] };
        this.checkIdOnFloor('geometry', geometryId, floorId, at);
      }
    }
    const ids = [...definedEntries(anchors)].map(
      ([index, anchor]) => [index, anchor.geometryId] as const,
    );
    this.checkRepeats(ids, place);
  }
}

function collectIds(view: BundleView<3>): ReadonlyMap<string, DeclaredId> {
  const ids = new Map<string, DeclaredId>();
  for (const declared of declaredIds(view)) {
    if (!ids.has(declared.id)) ids.set(declared.id, declared);
  }
  return ids;
}

function collectGeometry(view: BundleView<3>): ReadonlyMap<string, VenueGeometry> {
  const geometry = new Map<string, VenueGeometry>();
  for (const { file, floorId, value } of view.files('geometry')) {
    for (const [index, feature] of definedEntries(value.features)) {
      const { id } = feature.properties;
      const entry = { file, path: ['features', index], floorId, feature };
      if (!geometry.has(id)) geometry.set(id, entry);
    }
  }
  return geometry;
}
