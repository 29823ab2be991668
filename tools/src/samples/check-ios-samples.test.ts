import { describe, expect, test } from 'vitest';
import { checkIosSample, listIosSamples } from './check-ios-samples.ts';

describe('samples of the iOS SDK', () => {
  test('resolve: every name, label and type is in the SDK of their version or in the platform', async () => {
    const samples = listIosSamples();
    const checks = await Promise.all(samples.map(checkIosSample));
    expect(checks.flatMap(({ problems }) => problems)).toEqual([]);
    const resolved = checks.reduce((sum, check) => sum + check.resolved, 0);
    console.log(`iOS: ${samples.length} samples, ${resolved} names resolved`);
    expect(samples.length).toBeGreaterThan(2);
    // A sample with hardly any resolved name was not parsed.
    const unread = samples.filter((_, at) => checks[at]!.resolved < 10);
    expect(unread).toEqual([]);
  });
});
