import { formatPointer, parsePointer } from '../json-pointer';
import type { BundleRecord, FieldNote, JsonKind, JsonNode } from './explorer-protocol';
import { specificationLink } from './specification-link';
import { idTypeOf, keyTypeOf, schemaBelow, type TypedSchema } from './typed-schema';

/** Number of fields or items that are added to a list at a time. */
export const CHILDREN_PER_PAGE = 50;
/** Depth to which values are shown open. */
const OPEN_DEPTH = 3;
/** Lists with more items are shown collapsed. */
const MAX_OPEN_ITEMS = 12;
/** Positions and other short lists of numbers are on one line. */
const MAX_INLINE_NUMBERS = 4;

/** A value with its schema, at its place in a file. */
export type PlacedValue = {
  readonly pointer: string;
  readonly value: unknown;
  readonly typed: TypedSchema;
};

type FindRecord = (id: string) => BundleRecord | undefined;

/** A value and the first fields or items in it. */
export function describeValue(placed: PlacedValue, find: FindRecord): JsonNode {
  return describeAt({ ...placed, key: '', field: undefined, keyTarget: undefined }, 0, find);
}

/** One page of the fields or items of a value. */
export function describeChildren(
  { pointer, value, typed }: PlacedValue,
  start: number,
  find: FindRecord,
  depth = OPEN_DEPTH,
): JsonNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const steps = parsePointer(pointer);
  const keyType = keyTypeOf(typed);
  return Object.entries(value)
    .slice(start, start + CHILDREN_PER_PAGE)
    .map(([key, below]) =>
      describeAt(
        {
          pointer: formatPointer([...steps, key]),
          key,
          value: below,
          typed: schemaBelow(typed, key, below),
          field: fieldNote(typed, key),
          keyTarget: keyType === undefined ? undefined : find(key),
        },
        depth,
        find,
      ),
    );
}

type KeyedValue = PlacedValue & Pick<JsonNode, 'key' | 'field' | 'keyTarget'>;

function describeAt(placed: KeyedValue, depth: number, find: FindRecord): JsonNode {
  const { pointer, key, value, typed, field, keyTarget } = placed;
  const kind = kindOf(value);
  const size = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  const text = formatInline(value);
  const isOpen = depth === 0 || (depth < OPEN_DEPTH && text === '' && !isLong(value));
  return {
    pointer,
    key,
    kind,
    text,
    size,
    children: isOpen ? describeChildren(placed, 0, find, depth + 1) : [],
    field,
    target: typeof value === 'string' && idTypeOf(typed) !== undefined ? find(value) : undefined,
    keyTarget,
  };
}

function isLong(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.length > MAX_OPEN_ITEMS || value.some(Array.isArray);
}

/** The text of a value that fits on one line; empty for other lists and objects. */
export function formatInline(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty) return JSON.stringify(value);
  const isInline =
    Array.isArray(value) &&
    value.length <= MAX_INLINE_NUMBERS &&
    value.every((item) => typeof item === 'number');
  return isInline ? `[${value.join(', ')}]` : '';
}

function kindOf(value: unknown): JsonKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'object';
  }
}

function fieldNote({ type, schema }: TypedSchema, key: string): FieldNote | undefined {
  const { properties = {} } = schema;
  if (type === undefined || !Object.hasOwn(properties, key)) return undefined;
  const docs = specificationLink(type, key);
  return docs === undefined ? undefined : { docs, description: properties[key]?.description ?? '' };
}
