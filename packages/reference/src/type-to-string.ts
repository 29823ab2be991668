import type { TypeText } from './model.ts';

/** The text of a type, without links. */
export function typeToString(parts: TypeText): string {
  return parts.map((part) => (typeof part === 'string' ? part : part[0])).join('');
}
