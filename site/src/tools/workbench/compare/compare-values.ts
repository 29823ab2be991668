import { formatPointer } from '../json-pointer';
import { field } from '../list-floors';
import type { FieldChange } from './comparison-protocol';

const MAX_TEXT_LENGTH = 80;

/** The fields in which two values differ, the innermost ones. A geometry is one field. */
export function compareValues(before: unknown, after: unknown): FieldChange[] {
  const changes: FieldChange[] = [];
  const compare = (old: unknown, now: unknown, steps: readonly string[]): void => {
    if (old === now || JSON.stringify(old) === JSON.stringify(now)) return;
    const keys = steps.at(-1) === 'geometry' ? undefined : commonKeys(old, now);
    if (!keys) {
      const pointer = formatPointer(steps);
      changes.push({ pointer, before: shorten(old), after: shorten(now) });
      return;
    }
    for (const key of keys) compare(field(old, key), field(now, key), [...steps, key]);
  };
  compare(before, after, []);
  return changes;
}

/** The keys of two objects, or of two lists of the same length. */
function commonKeys(old: unknown, now: unknown): readonly string[] | undefined {
  if (typeof old !== 'object' || typeof now !== 'object' || !old || !now) return undefined;
  if (Array.isArray(old) !== Array.isArray(now)) return undefined;
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  // Items of a longer list are others, not changed ones.
  return Array.isArray(old) && keys.size !== Math.min(old.length, (now as unknown[]).length)
    ? undefined
    : [...keys];
}

function shorten(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined;
  return text !== undefined && text.length > MAX_TEXT_LENGTH
    ? `${text.slice(0, MAX_TEXT_LENGTH)}…`
    : text;
}
