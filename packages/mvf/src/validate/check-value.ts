import type { CheckSchema } from './check-schema.ts';
import { compileSchema, INVALID } from './compile-schema.ts';
import type { FindingList } from './finding-list.ts';
import { memoizeByObject } from './memoize-by-object.ts';

/** Target for the findings of a check. */
export type CheckTarget = {
  readonly file: string;
  readonly findings: FindingList;
  /**
   * Ids of objects that were dropped because they are invalid. References to them are not broken,
   * and must not be reported as well.
   */
  readonly lostIds: Set<string>;
};

const compiledFor = memoizeByObject(compileSchema);

/**
 * Validates a value and returns its valid part, so that later rules can rely on its type. Invalid
 * items of a list become `undefined` (the others keep their positions), invalid optional fields and
 * dictionary entries are dropped, and an object without a required field is itself invalid. A valid
 * value is returned unchanged, an entirely invalid one as `undefined`.
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
