import type { Mvf3Document, MvfDocument } from '../../bundle/document.ts';
import type { Converted } from '../../convert-report.ts';
import { upgrade1To2 } from './upgrade-1-to-2.ts';
import { upgrade2To3 } from './upgrade-2-to-3.ts';

/** Options of `upgrade`. */
export type UpgradeOptions = {
  /**
   * Creation time of the result, as ISO 8601 text.
   *
   * @defaultValue the time that the source states, or the first moment of 1970
   */
  readonly time?: string;
};

/**
 * Converts a document of any version to version 3, step by step. Broken data does not throw: the
 * report lists what was changed, guessed or dropped. Version 3 is returned unchanged.
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
