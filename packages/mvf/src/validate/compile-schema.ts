import type { CheckSchema } from './check-schema.ts';
import { describeValue } from './describe-value.ts';
import type { FindingCode } from './finding-codes.ts';
import { compileText, type Leaf } from './compile-text.ts';

/** What a check returns instead of a value that cannot be used at all. */
export const INVALID: unique symbol = Symbol('invalid');

/** One run of a check over one file. */
export type CheckRun = {
  /** The way to the value that is being checked. */
  readonly path: (string | number)[];
  readonly lostIds: Set<string>;
  readonly fail: (code: FindingCode, expected: string, found: string) => void;
  /** How many types that contain themselves the run is inside of. */
  depth: number;
};

/** Checks a value, reports what is wrong with it and returns what is left of it. */
export type Check = (value: unknown, run: CheckRun) => unknown;

type Rule = {
  readonly check: Check;
  /** For leaves: the same verdict without a report, so that valid ones cost no path. */
  readonly accepts?: (value: unknown) => boolean;
};

type Fields = Record<string, unknown>;

/** Deeper than any file that the reader lets through, and safe for the call stack. */
const MAX_DEPTH = 64;

/**
 * Turns a schema into a function, once. Every node of the schema becomes a closure; the path to a
 * value is kept on a stack and only written out when there is something to report.
 */
export function compileSchema(schema: CheckSchema): Check {
  return compileRule(schema).check;
}

function compileRule(schema: CheckSchema): Rule {
  if (schema.ref) return { check: compileRef(schema.ref) };
  if (schema.anyOf) return { check: compileOptions(schema.anyOf) };
  switch (schema.type) {
    case 'object':
      return { check: compileObject(schema) };
    case 'array':
      return { check: compileList(schema) };
    case 'string':
      return leafRule(compileText(schema));
    case 'number':
    case 'integer':
      return leafRule(compileNumber(schema));
    case 'boolean':
      return leafRule({ accepts: isBoolean, problem: () => ['wrong-type', 'true or false'] });
    case 'null':
      return leafRule({ accepts: isNull, problem: () => ['wrong-type', 'null'] });
    default:
      return { check: (value) => value, accepts: () => true };
  }
}

function leafRule({ accepts, problem }: Leaf): Rule {
  const check: Check = (value, run) => {
    if (accepts(value)) return value;
    const [code, expected] = problem(value);
    run.fail(code, expected, describeValue(value));
    // Open lists of values are kept as they are: readers treat what they do not know as unknown.
    return code === 'unknown-value' ? value : INVALID;
  };
  return { check, accepts };
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

function compileRef(ref: () => CheckSchema): Check {
  let check: Check | undefined;
  return (value, run) => {
    check ??= compileSchema(ref());
    if (run.depth >= MAX_DEPTH) {
      run.fail('too-deep', `at most ${MAX_DEPTH} levels`, 'more');
      return INVALID;
    }
    run.depth += 1;
    const result = check(value, run);
    run.depth -= 1;
    return result;
  };
}

function compileObject(schema: CheckSchema): Check {
  if (schema.additionalProperties) return compileDictionary(schema);
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, child]) => ({
    name,
    isRequired: required.has(name),
    ...compileRule(child),
  }));
  return (value, run) => {
    if (!isFields(value)) return failType(run, 'an object', value);
    let kept = value;
    let isValid = true;
    for (const { name, isRequired, accepts, check } of fields) {
      const child = value[name];
      if (child === undefined) {
        if (!isRequired) continue;
        run.fail('missing-field', `the field "${name}"`, 'none');
        isValid = false;
        continue;
      }
      if (accepts?.(child)) continue;
      const result = checkAt(check, child, name, run);
      if (result === child) continue;
      if (result === INVALID && isRequired) isValid = false;
      else kept = replaceField(kept === value ? { ...value } : kept, name, result);
    }
    return isValid ? kept : loseObject(value, run);
  };
}

/** An object used as a dictionary: its keys have a form too. */
function compileDictionary(schema: CheckSchema): Check {
  const keyRule = schema.propertyNames ? compileRule(schema.propertyNames) : undefined;
  const { accepts, check } = compileRule(schema.additionalProperties ?? {});
  const isOpen = accepts?.(undefined) === true && !keyRule;
  return (value, run) => {
    if (!isFields(value)) return failType(run, 'an object', value);
    if (isOpen) return value;
    let kept = value;
    for (const key of Object.keys(value)) {
      const child = value[key];
      const isGoodKey = !keyRule?.accepts || keyRule.accepts(key);
      if (isGoodKey && accepts?.(child)) continue;
      const keyResult = keyRule && !isGoodKey ? checkAt(keyRule.check, key, key, run) : key;
      const result = keyResult === INVALID ? INVALID : checkAt(check, child, key, run);
      if (result !== child) kept = replaceField(kept === value ? { ...value } : kept, key, result);
    }
    return kept;
  };
}

function compileList({ items = {}, minItems = 0, maxItems = Infinity }: CheckSchema): Check {
  const { accepts, check } = compileRule(items);
  // A position without its latitude is none: coordinates and bit fields are valid as a whole only.
  const isAtomic = ['array', 'number', 'integer'].includes(items.type ?? '');
  return (value, run) => {
    if (!Array.isArray(value)) return failType(run, 'a list', value);
    const list = value as unknown[];
    if (list.length < minItems || list.length > maxItems) {
      const isShort = list.length < minItems;
      const expected = isShort ? `at least ${minItems} items` : `at most ${maxItems} items`;
      run.fail(isShort ? 'too-few-items' : 'too-many-items', expected, String(list.length));
      return INVALID;
    }
    let kept = list;
    let isValid = true;
    for (let index = 0; index < list.length; index++) {
      const item = list[index];
      if (accepts?.(item)) continue;
      const result = checkAt(check, item, index, run);
      if (result === item) continue;
      if (result === INVALID) isValid = false;
      if (kept === list) kept = list.slice();
      kept[index] = result === INVALID ? undefined : result;
    }
    return isValid || !isAtomic ? kept : INVALID;
  };
}

/** Options that differ by their `type` are told apart by it, so that findings are about one. */
function compileOptions(options: readonly CheckSchema[]): Check {
  const byType = new Map<string, Check>();
  const others: Check[] = [];
  for (const option of options) {
    const type = option.properties?.['type']?.const;
    if (type === undefined) others.push(compileSchema(option));
    else byType.set(type, compileSchema(option));
  }
  const expected = options.map((one) => one.properties?.['type']?.const ?? one.type).join(', ');
  return (value, run) => {
    const type = isFields(value) ? value['type'] : undefined;
    const chosen = typeof type === 'string' ? byType.get(type) : undefined;
    if (chosen) return chosen(value, run);
    const quiet = { ...run, path: [...run.path], fail: () => {} };
    for (const other of others) {
      const result = other(value, quiet);
      if (result !== INVALID) return result;
    }
    const found = typeof type === 'string' ? describeValue(type) : describeValue(value);
    run.fail('no-option-matches', `one of ${expected}`, found);
    return INVALID;
  };
}

function checkAt(check: Check, value: unknown, step: string | number, run: CheckRun): unknown {
  run.path.push(step);
  const result = check(value, run);
  run.path.pop();
  return result;
}

function failType(run: CheckRun, expected: string, value: unknown): typeof INVALID {
  run.fail('wrong-type', expected, describeValue(value));
  return INVALID;
}

function replaceField(fields: Fields, name: string, value: unknown): Fields {
  if (value === INVALID) delete fields[name];
  // Assignment would call the setter of a field named __proto__.
  else
    Object.defineProperty(fields, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  return fields;
}

function loseObject(value: Fields, run: CheckRun): typeof INVALID {
  const properties = value['properties'];
  const id = isFields(properties) ? properties['id'] : value['id'];
  if (typeof id === 'string') run.lostIds.add(id);
  return INVALID;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
