import { isPerFloor } from '../bundle/bundle-file.ts';
import type { MvfVersion } from '../bundle/document.ts';
import { FORMATS } from '../bundle/formats.ts';
import * as checksOf1 from '../v1/checks.gen.ts';
import * as checksOf2 from '../v2/checks.gen.ts';
import * as checksOf3 from '../v3/checks.gen.ts';
import type { CheckSchema } from '../validate/check-schema.ts';
import { PROFILES } from '../validate/profiles.ts';

/** One file of the format, as a row of a documentation table. */
export type FileRow = {
  /** Name of the property that holds the file's content in a document. */
  readonly key: string;
  /** Path in the bundle. `*` represents the id of a floor. */
  readonly path: string;
  /** The extension that the file belongs to, or `core`. */
  readonly extension: string;
  /** Named type of the file's content. */
  readonly type: string;
  /** Whether a bundle without the file is invalid. */
  readonly required: boolean;
  /** Whether there is one file for each floor. */
  readonly perFloor: boolean;
  /** Names in older bundles, which are read but never written. */
  readonly olderPaths: readonly string[];
};

type Checks = Readonly<Record<string, CheckSchema>>;
const CHECKS: Readonly<Record<MvfVersion, Checks>> = { 1: checksOf1, 2: checksOf2, 3: checksOf3 };

/**
 * Returns every file of a version, in the order of the format.
 *
 * @example
 * const routing = fileTable(3).filter(({ extension }) => extension === 'nodes');
 */
export function fileTable(version: MvfVersion): FileRow[] {
  const { schemas, required } = PROFILES[version];
  const names = new Map(Object.entries(CHECKS[version]).map(([name, schema]) => [schema, name]));
  return FORMATS[version].files.map((file) => ({
    key: file.key,
    path: file.path,
    extension: file.extension,
    type: names.get(schemas[file.key] ?? {}) ?? '',
    required: required.includes(file.key),
    perFloor: isPerFloor(file),
    olderPaths: file.alternates ?? [],
  }));
}
