import { describe, expect, test } from 'vitest';
import { isTrackingRefused } from './is-tracking-refused.ts';

describe('isTrackingRefused', () => {
  test.each([
    { doNotTrack: '1' },
    { doNotTrack: 'yes' },
    { globalPrivacyControl: true },
    { doNotTrack: '0', globalPrivacyControl: true },
    { doNotTrack: '1', globalPrivacyControl: false },
  ])('a reader with %j is not counted [S7.10]', (signals) => {
    expect(isTrackingRefused(signals)).toBe(true);
  });

  test.each([
    {},
    { doNotTrack: null },
    { doNotTrack: '0' },
    { doNotTrack: 'unspecified' },
    { globalPrivacyControl: false },
  ])('a reader with %j has refused nothing [S7.10]', (signals) => {
    expect(isTrackingRefused(signals)).toBe(false);
  });
});
