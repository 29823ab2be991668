import type { CheckSchema } from './check-schema.ts';
import { compileText, type Leaf } from './compile-text.ts';
import { describeValue } from './describe-value.ts';
import type { FindingCode } from './finding-codes.ts';

/** Returned by a check for a value that is entirely unusable. */
export const INVALID: unique symbol = Symbol('invalid');

/** One run of a check over one file. */
export type CheckRun = {
  /** Path to the value that is being checked. */
  readonly path: (string | number)[];
  readonly lostIds: Set<string>;
  readonly fail: (code: FindingCode, expected: string, found: string) => void;
  /** Current nesting depth of recursive types. */
  depth: number;
};

/**
 * A schema as two functions. Nearly all data is valid, so most of the time only `accepts` runs,
 * which tracks no path and allocates nothing; `check` runs only along the path to invalid values.
 */
export type SchemaCheck = {
  /** Whether there is nothing to report. May be `false` for a valid value. */
  readonly accepts: (value: unknown) => boolean;
  /** Reports the findings of a value and returns its valid part. */
  readonly check: (value: unknown, run: CheckRun) => unknown;
};

type Fields = Record<string, unknown>;

/** Deeper than any file that the reader accepts, and safe for the call stack. */
const MAX_DEPTH = 64;

/** Compiles a schema to functions, once. Every node of it becomes a pair of closures. */
export function compileSchema(schema: CheckSchema): SchemaCheck {
  if (schema.ref) return compileRef(schema.ref);
  if (schema.anyOf) return compileOptions(schema.anyOf);
  switch (schema.type) {
    case 'object':
      return schema.additionalProperties ? compileDictionary(schema) : compileObject(schema);
    case 'array':
      return compileList(schema);
    case 'string':
      return compileLeaf(compileText(schema));
    case 'number':
    case 'integer':
      return compileLeaf(compileNumber(schema));
    case 'boolean':
      return compileLeaf({ accepts: isBoolean, problem: () => ['wrong-type', 'true or false'] });
    case 'null':
      return compileLeaf({ accepts: isNull, problem: () => ['wrong-type', 'null'] });
    default:
      return ANYTHING;
  }
}

const ANYTHING: SchemaCheck = { accepts: () => true, check: (value) => value };

function compileLeaf({ accepts, problem }: Leaf): SchemaCheck {
  return {
    accepts,
    check: (value, run) => {
      if (accepts(value)) return value;
      const [code, expected] = problem(value);
      run.fail(code, expected, describeValue(value));
      // Unknown values of an open enumeration are kept: readers treat them as unknown.
      return code === 'unknown-value' ? value : INVALID;
    },
  };
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isNull(value: unknown): boolean {
  return value === null;
}

function compileNumber({ type, minimum = -Infinity, maximum = Infinity }: CheckSchema): Leaf {
  const isKind = type === 'integer' ? Number.isInteger : Number.isFinite;
  const what = type === 'integer' ? 'a whole number' : 'a number';
  const range = [
    ...(minimum > -Infinity ? [`at least ${minimum}`] : []),
    ...(maximum < Infinity ? [`at most ${maximum}`] : []),
  ].join(' and ');
  return {
    accepts: (value) =>
      isKind(value) && (value as number) >= minimum && (value as number) <= maximum,
    problem: (value) =>
      isKind(value) ? ['out-of-range', `${what} of ${range}`] : ['wrong-type', what],
  };
}

function compileRef(ref: () => CheckSchema): SchemaCheck {
  let inner: SchemaCheck | undefined;
  return {
    // Only `check` counts its depth, and data that contains itself has no end.
    accepts: () => false,
    check: (value, run) => {
      inner ??= compileSchema(ref());
      if (run.depth >= MAX_DEPTH) {
        run.fail('too-deep', `at most ${MAX_DEPTH} levels`, 'more');
        return INVALID;
      }
      run.depth += 1;
      const result = inner.check(value, run);
      run.depth -= 1;
      return result;
    },
  };
}

function compileObject(schema: CheckSchema): SchemaCheck {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, child]) => ({
    name,
    isRequired: required.has(name),
    ...compileSchema(child),
  }));
  return {
    accepts: (value) => {
      if (!isFields(value)) return false;
      for (const { name, isRequired, accepts } of fields) {
        const child = value[name];
        if (child === undefined ? isRequired : !accepts(child)) return false;
      }
      return true;
    },
    check: (value, run) => {
      if (!isFields(value)) return failType(run, 'an object', value);
      let kept = value;
      let isValid = true;
      for (const { name, isRequired, accepts, check } of fields) {
        const child = value[name];
        if (child === undefined) {
          if (!isRequired) continue;
          run.fail('missing-field', `the field "${name}"`, 'none');
          isValid = false;
        } else if (!accepts(child)) {
          const result = checkAt(check, child, name, run);
          if (result === INVALID && isRequired) isValid = false;
          else if (result !== child) kept = setField(kept, value, name, result);
        }
      }
      return isValid ? kept : recordLostId(value, run);
    },
  };
}

/** Compiles an object used as a dictionary, whose keys also have a prescribed form. */
function compileDictionary(schema: CheckSchema): SchemaCheck {
  const keys = schema.propertyNames ? compileSchema(schema.propertyNames) : ANYTHING;
  const values = compileSchema(schema.additionalProperties ?? {});
  const isOpen = keys === ANYTHING && values === ANYTHING;
  return {
    accepts: (value) =>
      isFields(value) &&
      (isOpen ||
        Object.keys(value).every((key) => keys.accepts(key) && values.accepts(value[key]))),
    check: (value, run) => {
      if (!isFields(value)) return failType(run, 'an object', value);
      let kept = value;
      for (const key of Object.keys(value)) {
        const child = value[key];
        if (keys.accepts(key) && values.accepts(child)) continue;
        const isGoodKey = checkAt(keys.check, key, key, run) !== INVALID;
        const result = isGoodKey ? checkAt(values.check, child, key, run) : INVALID;
        if (result !== child) kept = setField(kept, value, key, result);
      }
      return kept;
    },
  };
}

function compileList({ items = {}, minItems = 0, maxItems = Infinity }: CheckSchema): SchemaCheck {
  const { accepts, check } = compileSchema(items);
  // Coordinates and bit fields are valid only as a whole: a position without its latitude is
  // useless.
  const isAtomic = ['array', 'number', 'integer'].includes(items.type ?? '');
  const isLong = (list: unknown[]): boolean => list.length >= minItems && list.length <= maxItems;
  return {
    accepts: (value) => {
      if (!Array.isArray(value) || !isLong(value)) return false;
      // A plain loop, because `every` skips the holes of a list.
      for (let index = 0; index < value.length; index++) if (!accepts(value[index])) return false;
      return true;
    },
    check: (value, run) => {
      if (!Array.isArray(value)) return failType(run, 'a list', value);
      const list = value as unknown[];
      if (!isLong(list)) return failLength(run, list.length, minItems, maxItems);
      let kept = list;
      let isValid = true;
      for (let index = 0; index < list.length; index++) {
        const item = list[index];
        if (accepts(item)) continue;
        const result = checkAt(check, item, index, run);
        if (result === item) continue;
        if (result === INVALID) isValid = false;
        if (kept === list) kept = list.slice();
        kept[index] = result === INVALID ? undefined : result;
      }
      return isValid || !isAtomic ? kept : INVALID;
    },
  };
}

/**
 * Selects an option by JSON type, for objects by their `type`, so that findings are about the
 * intended one.
 */
function compileOptions(options: readonly CheckSchema[]): SchemaCheck {
  const byType = new Map<unknown, SchemaCheck>();
  const names: unknown[] = [];
  for (const option of options) {
    const name = option.properties?.['type']?.const ?? option.type;
    names.push(name);
    byType.set(name, compileSchema(option));
  }
  const choose = (value: unknown): SchemaCheck | undefined =>
    (isFields(value) ? byType.get(value['type']) : undefined) ?? byType.get(jsonTypeOf(value));
  return {
    accepts: (value) => choose(value)?.accepts(value) === true,
    check: (value, run) => {
      const chosen = choose(value);
      if (chosen) return chosen.check(value, run);
      const type = isFields(value) ? value['type'] : undefined;
      const found = describeValue(typeof type === 'string' ? type : value);
      run.fail('no-option-matches', `one of ${names.join(', ')}`, found);
      return INVALID;
    },
  };
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function checkAt(
  check: SchemaCheck['check'],
  value: unknown,
  step: string | number,
  run: CheckRun,
): unknown {
  run.path.push(step);
  const result = check(value, run);
  run.path.pop();
  return result;
}

function failType(run: CheckRun, expected: string, value: unknown): typeof INVALID {
  run.fail('wrong-type', expected, describeValue(value));
  return INVALID;
}

function failLength(run: CheckRun, length: number, min: number, max: number): typeof INVALID {
  const isShort = length < min;
  const expected = isShort ? `at least ${min} items` : `at most ${max} items`;
  run.fail(isShort ? 'too-few-items' : 'too-many-items', expected, String(length));
  return INVALID;
}

/** Sets or removes a field, copy-on-write: `kept` is `original` or its copy. */
function setField(kept: Fields, original: Fields, name: string, value: unknown): Fields {
  const copy = kept === original ? { ...original } : kept;
  if (value === INVALID) delete copy[name];
  else copy[name] = value;
  return copy;
}

function recordLostId(value: Fields, run: CheckRun): typeof INVALID {
  const properties = value['properties'];
  const id = isFields(properties) ? properties['id'] : value['id'];
  if (typeof id === 'string') run.lostIds.add(id);
  return INVALID;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
