import { MAX_TEXT_LENGTH } from '../run/run-messages.ts';

const MAX_DEPTH = 3;
const MAX_ENTRIES = 30;

/** Formats a value like a console does, truncated. */
export function describeValue(value: unknown): string {
  const text = typeof value === 'string' ? value : describe(value, 0, new Set());
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)} …` : text;
}

function describe(value: unknown, depth: number, above: ReadonlySet<unknown>): string {
  try {
    if (typeof value === 'string') return JSON.stringify(value.slice(0, MAX_TEXT_LENGTH));
    if (typeof value === 'function') return `ƒ ${value.name || 'anonymous'}()`;
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value !== 'object' || value === null) return String(value);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    if (above.has(value)) return '[circular]';
    return describeObject(value, depth, new Set([...above, value]));
  } catch {
    return '[cannot be shown]';
  }
}

function describeObject(value: object, depth: number, above: ReadonlySet<unknown>): string {
  const name = nameOf(value);
  if (value instanceof Element) return `<${value.localName}>`;
  if (depth >= MAX_DEPTH) return Array.isArray(value) ? '[…]' : `${name}{…}`;
  const inner = (entry: unknown): string => describe(entry, depth + 1, above);
  if (value instanceof Map) {
    return `Map(${value.size}) {${listed([...value], ([k, v]) => `${inner(k)} → ${inner(v)}`)}}`;
  }
  if (value instanceof Set) return `Set(${value.size}) {${listed([...value], inner)}}`;
  if (Array.isArray(value)) return `[${listed(value, inner)}]`;
  if (ArrayBuffer.isView(value)) return `${name}(${value.byteLength} bytes)`;
  const entries = Object.entries(value);
  return `${name}{${entries.length > 0 ? ' ' : ''}${listed(entries, ([key, entry]) => `${key}: ${inner(entry)}`)}${entries.length > 0 ? ' ' : ''}}`;
}

function listed<T>(entries: readonly T[], write: (entry: T) => string): string {
  const shown = entries.slice(0, MAX_ENTRIES).map((entry) => write(entry));
  if (entries.length > MAX_ENTRIES) shown.push(`… ${entries.length - MAX_ENTRIES} more`);
  return shown.join(', ');
}

/** The class name; empty for plain objects. */
function nameOf(value: object): string {
  const { name } = (Object.getPrototypeOf(value) as object | null)?.constructor ?? {};
  return name && name !== 'Object' ? `${name} ` : '';
}
