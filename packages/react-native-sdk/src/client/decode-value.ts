import type { Wire } from '../protocol/messages.ts';
import type { RemoteFile } from './remote.ts';

type Tagged = { readonly [key: string]: Wire };
type Decode = (wire: Wire) => unknown;

/**
 * Decodes a received value. An element that occurs several times becomes one object, because the
 * page sends it in full only once.
 */
export function decodeValue(wire: Wire, handleFor: (id: number, type: string) => object): unknown {
  const elements = new Map<string, object>();
  const decode: Decode = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(decode);
    const tagged = value as Tagged;
    const tag = tagged['$'];
    if (tag === undefined) return decodeFields(tagged, decode);
    if (tag === 'element') return decodeElement(tagged, { decode, elements });
    if (tag === 'handle') return handleFor(tagged['id'] as number, tagged['type'] as string);
    return decodeTagged(tagged, decode);
  };
  return decode(wire);
}

function decodeElement(
  tagged: Tagged,
  { decode, elements }: { readonly decode: Decode; readonly elements: Map<string, object> },
): object {
  const { $: _tag, ...fields } = tagged;
  const key = `${String(fields['type'])} ${String(fields['id'])}`;
  const known = elements.get(key);
  if (known) return known;
  const element = decodeFields(fields, decode);
  elements.set(key, element);
  return element;
}

function decodeTagged(tagged: Tagged, decode: Decode): unknown {
  switch (tagged['$']) {
    case 'date':
      return new Date(tagged['value'] as number);
    case 'number':
      return Number(tagged['value']);
    case 'file':
      return toFile(tagged['mediaType'] as string, tagged['base64'] as string);
    case 'object':
      return Object.fromEntries(
        (tagged['entries'] as readonly (readonly [string, Wire])[]).map(([key, value]) => [
          key,
          decode(value),
        ]),
      );
    default:
      return undefined;
  }
}

function decodeFields(fields: Tagged, decode: Decode): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decode(value)]));
}

function toFile(mediaType: string, base64: string): RemoteFile {
  return { mediaType, base64, uri: `data:${mediaType};base64,${base64}` };
}
