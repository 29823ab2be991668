import type { Floor } from '@brand/venue';

/** Joins names into a list: `A, B and C`. */
export function listOf(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** Lists the first names, and counts the others. */
export function shortListOf(items: readonly string[], limit: number): string {
  if (items.length <= limit) return listOf(items);
  return `${items.slice(0, limit - 1).join(', ')} and ${items.length - limit + 1} more`;
}

export function floorNames(floors: readonly Floor[]): string {
  return listOf(floors.map(({ name }) => name));
}

export function metres(distance: number): string {
  return `${Math.round(distance)} m`;
}

export function minutes(seconds: number): string {
  const count = Math.round(seconds / 60);
  if (count < 1) return 'less than a minute';
  return count === 1 ? 'about a minute' : `about ${count} minutes`;
}

/** Starts a sentence with a name or a word of the question. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
