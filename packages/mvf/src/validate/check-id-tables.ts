import type { BundleView } from './bundle-view.ts';
import { quote } from './describe-value.ts';
import { jsonPointer } from './json-pointer.ts';
import { type TextAt, type TextTable, walkTexts } from './walk-pattern.ts';

/** Declarations and uses of ids. An id may be of several types: `a|b`. */
export type IdTables = { readonly declared: TextTable; readonly used: TextTable };

/**
 * Reports ids that are declared twice for one type, and references without a match of the right
 * type.
 */
export function checkIdTables(view: BundleView, { declared, used }: IdTables): void {
  const ids = new Map<string, TextAt>();
  for (const id of walkTexts(view, declared)) {
    const first = ids.get(`${id.what} ${id.text}`);
    if (!first) ids.set(`${id.what} ${id.text}`, id);
    else {
      const { file, path, text } = id;
      const found = `${quote(text)}, which is also at ${first.file} ${jsonPointer(first.path)}`;
      view.report({ code: 'duplicate-id', file, path, expected: 'a unique id', found });
    }
  }
  const lost = declared.filter(([key]) => view.lostKeys.has(key));
  const lostKinds = new Set(lost.map(([, , kind]) => kind));
  for (const { text, what, file, path } of walkTexts(view, used)) {
    const kinds = what.split('|');
    if (view.lostIds.has(text) || kinds.some((kind) => lostKinds.has(kind))) continue;
    if (kinds.some((kind) => ids.has(`${kind} ${text}`))) continue;
    const expected = `the id of a ${kinds.join(' or ')} of this bundle`;
    view.report({ code: 'unresolved-id', file, path, expected, found: quote(text) });
  }
}
