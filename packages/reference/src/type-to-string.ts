import type { TypeText } from './model.ts';

/** A type without its links. */
export function typeToString(parts: TypeText): string {
  return parts.map((part) => (typeof part === 'string' ? part : part[0])).join('');
}
