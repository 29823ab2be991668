import { FORMATS } from '../../bundle/formats.ts';
import type { BundleView } from '../bundle-view.ts';

/** [B3] Files that every bundle of a version has are there. One that is broken is there too. */
export function requiredFiles(view: BundleView, keys: readonly string[]): void {
  const { version, files, broken } = view.bundle;
  for (const { key, path: file } of FORMATS[version].files) {
    if (!keys.includes(key) || broken.has(file)) continue;
    if (files.some(({ known }) => known.key === key)) continue;
    view.report({ code: 'missing-file', file, path: [], expected: 'this file', found: 'none' });
  }
}
