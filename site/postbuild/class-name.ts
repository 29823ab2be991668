import type { Element } from 'hast';

/** The `class` attribute of an element. */
export function classNameOf({ properties }: Element): string {
  const value = properties['className'];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}
