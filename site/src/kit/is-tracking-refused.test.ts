import { describe, expect, test } from 'vitest';
import { isTrackingRefused } from './is-tracking-refused.ts';

describe('isTrackingRefused', () => {
  test.each([
    { doNotTrack: '1' },
    { doNotTrack: 'yes' },
    { globalPrivacyControl: true },
    { doNotTrack: '0', globalPrivacyControl: true },
    { doNotTrack: '1', globalPrivacyControl: false },
  ])('returns true for %j [S7.10]', (signals) => {
    expect(isTrackingRefused(signals)).toBe(true);
  });

  test.each([
    {},
    { doNotTrack: null },
    { doNotTrack: '0' },
    { doNotTrack: 'unspecified' },
    { globalPrivacyControl: false },
  ])('returns false for %j [S7.10]', (signals) => {
    expect(isTrackingRefused(signals)).toBe(false);
  });
});
