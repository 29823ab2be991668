import { quote } from '../../describe-value.ts';
import { jsonPointer } from '../../json-pointer.ts';
import { type DeclaredId, declaredIds } from '../declared-ids.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [I1] Ids are unique in the whole bundle. */
export function uniqueIds({ view }: V3Venue): void {
  const seen = new Map<string, DeclaredId>();
  for (const declared of declaredIds(view)) {
    const { file, path, id } = declared;
    const first = seen.get(id);
    if (!first) seen.set(id, declared);
    else {
      const found = `${quote(id)}, which is also at ${first.file} ${jsonPointer(first.path)}`;
      view.report({ code: 'duplicate-id', file, path, expected: 'a unique id', found });
    }
  }
}
