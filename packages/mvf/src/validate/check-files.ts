import { isPerFloor } from '../bundle/bundle-file.ts';
import type { MvfVersion } from '../bundle/document.ts';
import { FORMATS } from '../bundle/formats.ts';
import { BundleView, type CheckedFile } from './bundle-view.ts';
import type { CheckSchema } from './check-schema.ts';
import { checkValue } from './check-value.ts';
import type { FindingList } from './finding-list.ts';
import type { LoadedBundle } from './loaded-bundle.ts';

/** Requirements on the files of a version. */
export type FileRules = {
  /** The schema of every file by key. */
  readonly schemas: Readonly<Record<string, CheckSchema>>;
  /** Keys of the files that every bundle has. */
  readonly required: readonly string[];
};

/**
 * Checks every file of a bundle against its schema. [B3] Required files exist. Files of unknown
 * floors are ignored.
 */
export async function checkFiles<V extends MvfVersion>(
  bundle: LoadedBundle,
  { schemas, required }: FileRules,
  { findings, step }: { readonly findings: FindingList; readonly step: () => Promise<void> },
): Promise<BundleView<V>> {
  const lostIds = new Set<string>();
  const lostKeys = new Set([...bundle.broken.values()].map(({ key }) => key));
  const files = new Map<string, CheckedFile<unknown>[]>();
  const floorIds = new Set(bundle.floorIds);
  for (const { known, path, floorId, value } of bundle.files) {
    if (isPerFloor(known) && !floorIds.has(floorId)) continue;
    await step();
    const schema = schemas[known.key] ?? {};
    const checked = checkValue(schema, value, { file: path, findings, lostIds });
    if (checked === undefined) lostKeys.add(known.key);
    else {
      const list = files.get(known.key) ?? [];
      list.push({ file: path, floorId, value: checked });
      files.set(known.key, list);
    }
  }
  for (const { key, path: file } of FORMATS[bundle.version].files) {
    if (!required.includes(key) || files.has(key) || lostKeys.has(key)) continue;
    lostKeys.add(key);
    findings.report({ code: 'missing-file', file, path: [], expected: 'this file', found: 'none' });
  }
  return new BundleView({ bundle, lostIds, lostKeys, findings, files });
}
