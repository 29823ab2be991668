import type { CheckSchema } from './check-schema.ts';
import { compileSchema, INVALID } from './compile-schema.ts';
import type { FindingList } from './finding-list.ts';
import { memoizeByObject } from './memoize-by-object.ts';

/** Where the findings of a check go. */
export type CheckTarget = {
  readonly file: string;
  readonly findings: FindingList;
  /**
   * Ids of objects that were left out because they are invalid. References to them are not broken,
   * and must not be reported on top.
   */
  readonly lostIds: Set<string>;
};

const compiledFor = memoizeByObject(compileSchema);

/**
 * Validates a value and returns its valid part, so that later rules can rely on its type: invalid
 * items of a list become `undefined` (the others keep their positions), invalid optional fields and
 * dictionary entries are left out, and an object without a required field is invalid itself. A
 * valid value is returned unchanged, an entirely invalid one as `undefined`.
 */
export function checkValue(schema: CheckSchema, value: unknown, target: CheckTarget): unknown {
  const { accepts, check } = compiledFor(schema);
  if (accepts(value)) return value;
  const { file, findings, lostIds } = target;
  const path: (string | number)[] = [];
  const result = check(value, {
    path,
    depth: 0,
    lostIds,
    fail: (code, expected, found) => findings.report({ code, file, path, expected, found }),
  });
  return result === INVALID ? undefined : result;
}
