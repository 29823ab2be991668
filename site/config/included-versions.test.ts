import { afterEach, describe, expect, test, vi } from 'vitest';
import { brokenLinkSeverity, includedVersions } from './included-versions.ts';
import type { DocsInstance } from './instances.ts';

describe('includedVersions', () => {
  const instance: DocsInstance = {
    id: 'web-sdk',
    label: 'Web SDK',
    versions: [
      { name: '2.0', support: 'current' },
      { name: '1.0', support: 'maintenance' },
    ],
  };

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ['0', 'throw'],
    ['1', 'warn'],
  ])('sets with LATEST_VERSIONS_ONLY=%s the severity %s of broken links', (value, severity) => {
    vi.stubEnv('LATEST_VERSIONS_ONLY', value);
    expect(brokenLinkSeverity()).toBe(severity);
  });

  test.each([undefined, '', '0'])('returns all versions with LATEST_VERSIONS_ONLY=%s', (value) => {
    vi.stubEnv('LATEST_VERSIONS_ONLY', value);
    expect(includedVersions(instance)).toEqual(instance.versions);
  });

  test('returns only the newest version with LATEST_VERSIONS_ONLY=1', () => {
    vi.stubEnv('LATEST_VERSIONS_ONLY', '1');
    expect(includedVersions(instance)).toEqual([{ name: '2.0', support: 'current' }]);
  });
});
