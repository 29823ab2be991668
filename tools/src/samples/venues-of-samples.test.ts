import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../shared/repo.ts';

const VENUES = (
  JSON.parse(readFileSync(join(ROOT, 'venues/dist/index.json'), 'utf8')) as readonly {
    readonly slug: string;
  }[]
).map(({ slug }) => slug);
const MAX_SHARE = 1 / 3;

describe('samples', () => {
  test.each(['web-sdk/6.0', 'react-native-sdk/6.0'])(
    'of %s show no venue in more than a third',
    (folder) => {
      const samples = readSamples(folder);
      const limit = Math.floor(samples.size * MAX_SHARE);
      const tooCommon = VENUES.flatMap((venue) => {
        const users = [...samples].filter(([, venues]) => venues.has(venue)).map(([name]) => name);
        return users.length > limit
          ? [`${venue}: ${users.length} of at most ${limit} samples: ${users.join(', ')}`]
          : [];
      });
      expect(samples.size).toBeGreaterThan(VENUES.length);
      expect(tooCommon).toEqual([]);
    },
  );
});

/** The demo venues that each sample names, for samples that name any. */
function readSamples(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const samples = new Map<string, Set<string>>();
  const base = join(ROOT, 'examples', folder);
  for (const file of globSync('*/*.{ts,tsx,html,js}', { cwd: base })) {
    const [name = ''] = file.split(/[/\\]/);
    const text = readFileSync(join(base, file), 'utf8');
    for (const venue of VENUES.filter((each) => text.includes(each))) {
      samples.set(name, (samples.get(name) ?? new Set()).add(venue));
    }
  }
  return samples;
}
