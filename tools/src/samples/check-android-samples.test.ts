import { afterAll, expect, test } from 'vitest';
import { checkKotlinFile, listKotlinSamples } from './check-android-samples.ts';

const samples = listKotlinSamples();
let resolved = 0;
let symbols = 0;

test('lists samples of the Android SDK', () => expect(samples.length).toBeGreaterThan(2));

test.each(samples)('resolves %s', async (sample) => {
  const result = await checkKotlinFile(sample);
  expect(result.problems).toEqual([]);
  expect(result.uses.length).toBeGreaterThan(0);
  resolved += result.resolved;
  symbols += new Set(result.uses.map(({ id }) => id)).size;
});

afterAll(() => {
  console.log(
    `Kotlin samples: ${samples.length}; names resolved: ${resolved}; symbols of the SDK: ${symbols}`,
  );
});
