import type { Mvf3Document, MvfDocument } from '../../bundle/document.ts';
import type { Converted } from '../../convert-report.ts';
import { upgrade1To2 } from './upgrade-1-to-2.ts';
import { upgrade2To3 } from './upgrade-2-to-3.ts';

/** How `upgrade` works. */
export type UpgradeOptions = {
  /**
   * When the result counts as written, as ISO 8601 text.
   *
   * @defaultValue the time that the source states, or the first moment of 1970
   */
  readonly time?: string;
};

/**
 * Turns a document of any version into version 3, step by step. Broken data does not make it
 * throw: what was changed, guessed or dropped is in the report. Version 3 comes back as it is.
 *
 * @example
 * const bundle = await readBundle(zipBytes);
 * const { document, report } = upgrade(await bundle.load());
 */
export function upgrade(
  document: MvfDocument,
  options: UpgradeOptions = {},
): Converted<Mvf3Document> {
  if (document.version === 3) return { document, report: [] };
  const first = document.version === 1 ? upgrade1To2(document) : { document, report: [] };
  const second = upgrade2To3(first.document, options);
  return { document: second.document, report: [...first.report, ...second.report] };
}
