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
  ])('with LATEST_VERSIONS_ONLY=%s let broken links %s', (value, severity) => {
    vi.stubEnv('LATEST_VERSIONS_ONLY', value);
    expect(brokenLinkSeverity()).toBe(severity);
  });

  test.each([undefined, '', '0'])('are all with LATEST_VERSIONS_ONLY=%s', (value) => {
    vi.stubEnv('LATEST_VERSIONS_ONLY', value);
    expect(includedVersions(instance)).toEqual(instance.versions);
  });

  test('are the newest alone with LATEST_VERSIONS_ONLY=1', () => {
    vi.stubEnv('LATEST_VERSIONS_ONLY', '1');
    expect(includedVersions(instance)).toEqual([{ name: '2.0', support: 'current' }]);
  });
});
