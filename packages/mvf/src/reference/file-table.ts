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
  /** Path in the bundle; `*` stands for the id of a floor. */
  readonly path: string;
  /** The extension that the file belongs to, or `core`. */
  readonly extension: string;
  /** The named type of its content. */
  readonly type: string;
  /** Whether a bundle without it is invalid. */
  readonly required: boolean;
  /** Whether there is one for each floor. */
  readonly perFloor: boolean;
  /** Names of older bundles: they are read, never written. */
  readonly olderPaths: readonly string[];
};

type Checks = Readonly<Record<string, CheckSchema>>;
const CHECKS: Readonly<Record<MvfVersion, Checks>> = { 1: checksOf1, 2: checksOf2, 3: checksOf3 };

/**
 * Every file of a version, in the order of the format.
 *
 * @example
 * const routing = fileTable(3).filter(({ extension }) => extension === 'nodes');
 */
export function fileTable(version: MvfVersion): FileRow[] {
  const { schemas, required } = PROFILES[version];
  const names = new Map(Object.entries(CHECKS[version]).map(([name, schema]) => [schema, name]));
  return FORMATS[version].files.map((file) => ({
    path: file.path,
    extension: file.extension,
    type: names.get(schemas[file.key] ?? {}) ?? '',
    required: required.includes(file.key),
    perFloor: isPerFloor(file),
    olderPaths: file.alternates ?? [],
  }));
}
