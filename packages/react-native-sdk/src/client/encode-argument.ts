import { toBase64 } from '../protocol/base64.ts';
import { BridgeError } from '../protocol/bridge-error.ts';
import { isElementType } from '../protocol/element-fields.ts';
import { HtmlContent } from '../protocol/html.ts';
import type { Wire } from '../protocol/messages.ts';

/** The part of the client that the encoder uses. */
export type EncodeContext = {
  /** The id of a handle, if the value is one. */
  readonly handleOf: (value: object) => number | undefined;
  /** Watches a signal and returns its id on the page. */
  readonly signalOf: (signal: AbortSignal) => number;
};

/** Encodes an argument of a call. */
export function encodeArgument(value: unknown, context: EncodeContext, path: string): Wire {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : { $: 'number', value: String(value) };
    case 'undefined':
      return { $: 'undefined' };
    case 'object':
      return value === null ? null : encodeObject(value, context, path);
    default:
      throw new BridgeError(
        'bridge/cannot-send',
        `${path}: a ${typeof value} cannot be sent to the web view. Send plain data; the guide of the ` +
          'feature describes what replaces functions.',
      );
  }
}

function encodeObject(value: object, context: EncodeContext, path: string): Wire {
  const handle = context.handleOf(value);
  if (handle !== undefined) return { $: 'handle', id: handle };
  if (value instanceof HtmlContent) return { $: 'html', html: value.html };
  if (value instanceof Date) return { $: 'date', value: value.getTime() };
  if (value instanceof Uint8Array) return { $: 'bytes', base64: toBase64(value) };
  if (value instanceof ArrayBuffer) {
    return { $: 'bytes', base64: toBase64(new Uint8Array(value)) };
  }
  if (isSignal(value)) return { $: 'signal', id: context.signalOf(value), aborted: value.aborted };
  if (Symbol.iterator in value) {
    return [...(value as Iterable<unknown>)].map((item, index) =>
      encodeArgument(item, context, `${path}[${index}]`),
    );
  }
  const { type, id } = value as { readonly type?: unknown; readonly id?: unknown };
  if (isElementType(type) && typeof id === 'string') return { $: 'element', type, id };
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => [key, encodeArgument(field, context, `${path}.${key}`)] as const);
  return '$' in value ? { $: 'object', entries } : Object.fromEntries(entries);
}

function isSignal(value: object): value is AbortSignal {
  return typeof AbortSignal !== 'undefined' && value instanceof AbortSignal;
}
