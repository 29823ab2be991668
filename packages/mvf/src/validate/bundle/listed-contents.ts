import type { ContentsEntry } from '../../v3/core/types.gen.ts';
import type { BundleView } from '../bundle-view.ts';
import { quote } from '../describe-value.ts';
import type { Place } from '../finding-list.ts';
import type { ValuePath } from '../json-pointer.ts';
import { definedEntries } from '../defined-entries.ts';

/**
 * [B8] The manifest lists the files in the bundle, and no others. It may omit itself. A document in
 * memory is not checked, because its list is created when it is written.
 */
export function listedContents(
  view: BundleView,
  contents: readonly ContentsEntry[] | undefined,
  place: Place,
): void {
  const { paths, isWritten } = view.bundle;
  if (!paths || !isWritten || !contents) return;
  const code = 'contents-mismatch';
  const listed = new Set([place.file]);
  for (const { name, path } of filesBelow(contents, '', place.path)) {
    listed.add(name);
    if (paths.has(name)) continue;
    const expected = 'a file that the bundle has';
    view.report({ code, file: place.file, path, expected, found: quote(name) });
  }
  for (const name of paths) {
    if (listed.has(name)) continue;
    view.report({ code, ...place, expected: `${quote(name)} in the list`, found: 'it missing' });
  }
}

function* filesBelow(
  entries: readonly ContentsEntry[],
  folder: string,
  path: ValuePath,
): Generator<{ name: string; path: ValuePath }> {
  for (const [index, entry] of definedEntries(entries)) {
    const name = `${folder}${entry.name}`;
    const at = [...path, index];
    if (entry.type === 'folder') {
      yield* filesBelow(entry.children ?? [], `${name}/`, [...at, 'children']);
    } else {
      yield { name, path: at };
    }
  }
}
