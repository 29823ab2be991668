import type { ElementType, VenueElementBase } from '@brand/web-sdk';
import { toBase64 } from '../protocol/base64.ts';
import {
  COMMON_FIELDS,
  isElementType,
  OWN_FIELDS,
  SHAPE_FIELDS,
} from '../protocol/element-fields.ts';
import type { Wire } from '../protocol/messages.ts';

/** Returns the id by which the app references an object on the map. */
export type HandleOf = (thing: object) => number;

type Fields = { readonly [key: string]: unknown };
type Serialize = (value: unknown) => Wire | undefined;

/** Encodes a result or an event. */
export function serialize(input: unknown, handleOf: HandleOf): Wire {
  const sent = new Set<string>();
  const convert: Serialize = (value) => {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return Number.isFinite(value) ? value : { $: 'number', value: String(value) };
      case 'object':
        return value === null ? null : convertObject(value, { convert, handleOf, sent });
      default:
        return undefined;
    }
  };
  return convert(input) ?? { $: 'undefined' };
}

/** Encodes a file. Reading it is asynchronous, so only whole results can be files. */
export async function serializeFile(file: Blob): Promise<Wire> {
  const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
  return { $: 'file', mediaType: file.type || 'application/octet-stream', base64 };
}

type ConvertContext = {
  readonly convert: Serialize;
  readonly handleOf: HandleOf;
  readonly sent: Set<string>;
};

function convertObject(value: object, context: ConvertContext): Wire | undefined {
  const { convert, handleOf } = context;
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) {
    return Array.from(value as Iterable<unknown>, (item) => convert(item) ?? { $: 'undefined' });
  }
  if (value instanceof Date) return { $: 'date', value: value.getTime() };
  if (isElement(value)) return convertElement(value, context);
  if (isLiving(value)) return { $: 'handle', id: handleOf(value) };
  // DOM elements, browser events and the like cannot cross.
  if (!isPlain(value)) return undefined;
  const fields = convertFields(value as Fields, convert);
  return '$' in value ? { $: 'object', entries: Object.entries(fields) } : fields;
}

function convertFields(fields: Fields, convert: Serialize): { readonly [key: string]: Wire } {
  const converted: { [key: string]: Wire } = {};
  for (const [key, field] of Object.entries(fields)) {
    const wire = convert(field);
    if (wire !== undefined) converted[key] = wire;
  }
  return converted;
}

function convertElement(element: VenueElementBase, { convert, sent }: ConvertContext): Wire {
  const { type, id } = element;
  const key = `${type} ${id}`;
  if (sent.has(key)) return { $: 'element', type, id };
  sent.add(key);
  const link: Serialize = (value) => {
    if (typeof value !== 'object' || value === null) return convert(value);
    if (isElement(value)) return { type: value.type, id: value.id, name: value.name };
    if (Array.isArray(value)) return value.map((item) => link(item) ?? null);
    return isPlain(value) ? convertFields(value as Fields, link) : convert(value);
  };
  const source = element as unknown as Fields;
  const fields = Object.fromEntries(fieldsOf(type).map((name) => [name, source[name]]));
  return { $: 'element', type, id, ...convertFields(fields, link) };
}

function fieldsOf(type: ElementType): readonly string[] {
  const isShape = ['space', 'door', 'wall', 'window', 'object', 'area', 'point-of-interest'];
  return [
    ...COMMON_FIELDS,
    ...(isShape.includes(type) ? SHAPE_FIELDS : []),
    ...(OWN_FIELDS[type] as readonly string[]),
  ];
}

/** Elements are class instances; plain data with a type and an id is not an element. */
export function isElement(value: object): value is VenueElementBase {
  const { type, id } = value as { readonly type?: unknown; readonly id?: unknown };
  return isElementType(type) && typeof id === 'string' && !isPlain(value);
}

function isLiving(value: object): boolean {
  const { remove, stop } = value as { readonly remove?: unknown; readonly stop?: unknown };
  const isNode = 'nodeType' in value;
  return !isNode && (typeof remove === 'function' || typeof stop === 'function');
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
