import type { CheckedFeed } from './record-check.ts';

/** A car park has no more free spaces than spaces. */
export function checkCounts({ records, findings }: CheckedFeed): void {
  for (const { value, path } of records) {
    const { available, capacity } = value;
    if (typeof available !== 'number' || typeof capacity !== 'number') continue;
    if (available > capacity) {
      const message = `${available} spaces are free, of ${capacity} that there are.`;
      findings.add('doubtful-count', [...path, 'available'], message);
    }
  }
}
