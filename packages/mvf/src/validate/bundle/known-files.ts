import { isPerFloor, pathsOf } from '../../bundle/bundle-file.ts';
import { FORMATS } from '../../bundle/formats.ts';
import type { BundleView } from '../bundle-view.ts';
import { quote } from '../describe-value.ts';
import { floorOfPath } from './floor-of-path.ts';

/**
 * [B6] Files of floors belong to floors that exist. [B7] Every other file is known, an asset, or
 * referenced.
 */
export function knownFiles(view: BundleView, referred: ReadonlySet<string>): void {
  const { version, floorIds, paths } = view.bundle;
  const known = FORMATS[version].files;
  const floors = new Set(floorIds);
  const single = new Set(
    known.filter((file) => !isPerFloor(file)).flatMap((file) => pathsOf(file)),
  );
  for (const file of paths ?? []) {
    if (single.has(file)) continue;
    const named = known.map((one) => floorOfPath(one, file)).filter((id) => id !== undefined);
    if (named.some((id) => floors.has(id))) continue;
    const [floorId] = named;
    if (floorId !== undefined) {
      // Without any floor, every file would be reported, and missing floors are reported already.
      if (floors.size === 0) continue;
      const expected = 'a file of an existing floor';
      view.report({ code: 'orphan-floor-file', file, path: [], expected, found: quote(floorId) });
    } else if (!file.startsWith('assets/') && !referred.has(file)) {
      const expected = 'a file of a known extension';
      view.report({ code: 'unknown-file', file, path: [], expected, found: 'another' });
    }
  }
}
