import { expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { idsUsedIn } from './ids-used-in.fixture.ts';
import { annotateAndroidSamples } from './annotate-android-samples.ts';
import { ensureJava } from '../machine/ensure-java.ts';
import { makeAndroidReference } from '../reference/make-android-reference.ts';

test.skipIf(!ensureJava())(
  'finds only symbols of the Android reference of their version',
  async () => {
    for (const { symbols } of await annotateAndroidSamples()) {
      const { reference } = await makeAndroidReference(symbols.version as '5.0', brand);
      const ids = new Set(reference.symbols.map(({ id }) => id));
      const used = idsUsedIn(symbols);
      expect(used.length).toBeGreaterThan(20);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
  },
);
