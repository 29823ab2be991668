import { describe, expect, test } from 'vitest';
import { ensureJava } from '../machine/ensure-java.ts';
import {
  ANDROID_VERSIONS,
  compileAndroidSamples,
  listKotlinSamples,
} from './check-android-samples.ts';

/** For all samples of a version, if nothing compiled them before. */
const TIMEOUT_MS = 300_000;

describe.skipIf(!ensureJava()).each(ANDROID_VERSIONS)('Android SDK %s', (version) => {
  test(
    'compiles every sample and every example of the reference',
    { timeout: TIMEOUT_MS },
    async () => {
      const compiled = await compileAndroidSamples(version);
      const samples = listKotlinSamples(version);
      expect(samples.length).toBeGreaterThan(1);
      expect(compiled.size).toBeGreaterThan(samples.length + 5);
      expect([...compiled.values()].flatMap(({ problems }) => problems)).toEqual([]);
      for (const sample of samples) expect(compiled.get(sample)!.uses).not.toEqual([]);
    },
  );
});
