import { seededRandom } from '@brand/geo';
import { MvfError, writeFiles } from '@brand/mvf';
import { breakValue, tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { ARCHIVES } from '../../mvf/corpus/archives.ts';
import { GEOMETRY } from '../../mvf/corpus/geometry.ts';
import { REFERENCES } from '../../mvf/corpus/references.ts';
import { ROUTING } from '../../mvf/corpus/routing.ts';
import { VALUES } from '../../mvf/corpus/values.ts';
import { openVenue } from './open-venue.ts';
import { touchEverything } from './touch-everything.fixture.ts';
import { VenueError } from './venue-error.ts';

/** Bundles whose files are all readable: they must open. */
const READABLE = [...REFERENCES, ...GEOMETRY, ...ROUTING];

/** `opens`, or the code of the SDK error that it rejects with; other errors are rethrown. */
async function outcomeOf(open: () => Promise<unknown>): Promise<string> {
  try {
    await open();
    return 'opens';
  } catch (error) {
    if (error instanceof MvfError || error instanceof VenueError) return error.code;
    throw error;
  }
}

async function outcomeOfBundle({ build, limits }: (typeof READABLE)[number]): Promise<string> {
  return outcomeOf(async () => {
    const venue = await openVenue(build(), limits ? { limits } : {});
    return touchEverything(venue);
  });
}

test.each(READABLE.map((bundle) => [bundle.name, bundle] as const))(
  'opens %s',
  async (_, bundle) => {
    expect(await outcomeOfBundle(bundle)).toBe('opens');
  },
);

test.each([...ARCHIVES, ...VALUES].map((bundle) => [bundle.name, bundle] as const))(
  'opens or rejects with an SDK error: %s',
  async (_, bundle) => {
    expect(await outcomeOfBundle(bundle)).toMatch(/^(opens|(mvf|venue)\/[a-z-]+)$/);
  },
);

test('opens venues with random junk, 200 times', { timeout: 60_000 }, async () => {
  const random = seededRandom(11);
  let opened = 0;
  for (let round = 0; round < 200; round += 1) {
    const document = tinyVenue();
    const { extras, ...files } = document;
    const count = 1 + Math.floor(random() * 4);
    for (let index = 0; index < count; index += 1) breakValue(files, random);
    let bundle: ReadonlyMap<string, Uint8Array>;
    try {
      bundle = writeFiles({ ...files, version: 3, extras });
    } catch {
      // The writer rejects some of the junk; only writable documents can be opened.
      continue;
    }
    const outcome = await outcomeOf(async () => touchEverything(await openVenue(bundle)));
    if (outcome === 'opens') opened += 1;
  }
  expect(opened).toBeGreaterThan(150);
});
