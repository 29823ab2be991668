import { setTimeout as wait } from 'node:timers/promises';
import { searchFor } from './portal.fixture.ts';

/** A separate process, so that many readers do not slow down those that measure. */
const [, , url = '', count = '0'] = process.argv;
const WORDS = ['m', 'ma', 'mar', 'mark', 'marker', 'markers'];
const statuses: Record<string, number> = {};

async function type(reader: number): Promise<void> {
  await wait((reader % 100) * 50);
  for (const word of WORDS) {
    const status = await searchFor(url, word, String(reader % 250)).then(
      async (response) => {
        await response.arrayBuffer();
        return String(response.status);
      },
      (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`,
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: Number(count) }, (_, reader) => type(reader)));
process.send?.(statuses);
process.disconnect?.();
