import type { CheckedFeed } from './record-check.ts';

/** Checks that a car park does not have more free spaces than spaces. */
export function checkCounts({ records, findings }: CheckedFeed): void {
  for (const { value, path } of records) {
    const { available, capacity } = value;
    if (typeof available !== 'number' || typeof capacity !== 'number') continue;
    if (available > capacity) {
      const message = `${available} spaces are free, but the capacity is ${capacity}.`;
      findings.add('doubtful-count', [...path, 'available'], message);
    }
  }
}
