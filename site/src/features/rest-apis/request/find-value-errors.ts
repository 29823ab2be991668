import type { ShownSchema } from '../shown-operation.ts';

export type ValueError = {
  /** JSON pointer to the value, `''` for the whole. */
  readonly pointer: string;
  /** What is expected and what was found. */
  readonly message: string;
};

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * What a value does not keep to. Checks the keywords that our documents use; the service checks
 * everything. A schema compiler would need `eval`, which pages forbid.
 */
export function findValueErrors(schema: ShownSchema, value: unknown, pointer = ''): ValueError[] {
  const error = (expected: string): ValueError[] => [
    { pointer, message: `Expected ${expected}, found ${describeValue(value)}.` },
  ];
  if (value === null && (schema.nullable === true || typesOf(schema).includes('null'))) return [];
  const { const: only, enum: values, allOf = [], oneOf, anyOf } = schema;
  if (only !== undefined && value !== only) return error(JSON.stringify(only));
  if (values && !values.includes(value)) {
    return error(`one of ${values.map((each) => JSON.stringify(each)).join(', ')}`);
  }
  const choices = oneOf ?? anyOf;
  if (choices && !choices.some((each) => findValueErrors(each, value).length === 0)) {
    return error('one of the types that the fields list');
  }
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return error(types.map((type) => TYPE_NAMES[type] ?? type).join(' or '));
  }
  return [
    ...allOf.flatMap((part) => findValueErrors(part, value, pointer)),
    ...(typeof value === 'number' ? rangeErrors(schema, value) : []).flatMap(error),
    ...(typeof value === 'string' ? stringErrors(schema, value) : []).flatMap(error),
    ...(Array.isArray(value) ? listErrors(schema, value, pointer) : []),
    ...(isObject(value) ? objectErrors(schema, value, pointer) : []),
  ];
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function typesOf({ type }: ShownSchema): readonly string[] {
  return type === undefined ? [] : [type].flat();
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'null') return value === null;
  return typeof value === type;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rangeErrors(
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum }: ShownSchema,
  value: number,
): string[] {
  return [
    ...(minimum !== undefined && value < minimum ? [`at least ${minimum}`] : []),
    ...(maximum !== undefined && value > maximum ? [`at most ${maximum}`] : []),
    ...(exclusiveMinimum !== undefined && value <= exclusiveMinimum
      ? [`more than ${exclusiveMinimum}`]
      : []),
    ...(exclusiveMaximum !== undefined && value >= exclusiveMaximum
      ? [`less than ${exclusiveMaximum}`]
      : []),
  ];
}

function stringErrors({ minLength, maxLength, pattern }: ShownSchema, value: string): string[] {
  // Lengths count code points, as the service does.
  const { length } = [...value];
  if (minLength !== undefined && length < minLength) return [`at least ${characters(minLength)}`];
  if (maxLength !== undefined && length > maxLength) return [`at most ${characters(maxLength)}`];
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return [`text that matches ${pattern}`];
  }
  return [];
}

function characters(count: number): string {
  return `${count} character${count === 1 ? '' : 's'}`;
}

function listErrors(
  { items, minItems, maxItems, uniqueItems }: ShownSchema,
  list: readonly unknown[],
  pointer: string,
): ValueError[] {
  const { length } = list;
  const count = (expected: string): ValueError => ({
    pointer,
    message: `Expected ${expected}, found ${length} item${length === 1 ? '' : 's'}.`,
  });
  const isRepeated = new Set(list.map((item) => JSON.stringify(item))).size < length;
  return [
    ...(minItems !== undefined && length < minItems ? [count(`at least ${minItems}`)] : []),
    ...(maxItems !== undefined && length > maxItems ? [count(`at most ${maxItems}`)] : []),
    ...(uniqueItems === true && isRepeated
      ? [{ pointer, message: 'Expected unique items, found a duplicate.' }]
      : []),
    ...(items ? list.flatMap((item, at) => findValueErrors(items, item, `${pointer}/${at}`)) : []),
  ];
}

function objectErrors(
  { properties = {}, required = [], additionalProperties, minProperties = 0 }: ShownSchema,
  value: JsonObject,
  pointer: string,
): ValueError[] {
  const names = Object.keys(value);
  const fields = names.flatMap((name): ValueError[] => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (field) return findValueErrors(field, value[name], at);
    if (additionalProperties === false) {
      const known = Object.keys(properties).join(', ');
      return [{ pointer: at, message: `The field does not exist. Known fields: ${known}.` }];
    }
    return typeof additionalProperties === 'object'
      ? findValueErrors(additionalProperties, value[name], at)
      : [];
  });
  return [
    ...required
      .filter((name) => !Object.hasOwn(value, name))
      .map((name) => ({ pointer, message: `The field "${name}" is missing.` })),
    ...(names.length < minProperties
      ? [{ pointer, message: `Expected at least ${minProperties} field, found none.` }]
      : []),
    ...fields,
  ];
}

const MAX_FOUND_LENGTH = 40;

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text;
}
