import { describe, expect, test } from 'vitest';
import { createPackument, type PackedRelease } from './packument.ts';

const REGISTRY = 'https://docs.acme.test/npm/';

function releaseOf(version: string, date: string, more: object = {}): PackedRelease {
  return {
    manifest: {
      name: '@acme/map',
      version,
      description: `Maps ${version}`,
      license: 'Apache-2.0',
      dependencies: { three: '1.0.0' },
    },
    packed: {
      name: '@acme/map',
      version,
      file: `acme-map-${version}-1a2b.tgz`,
      integrity: `sha512-${version}`,
      shasum: 'f00',
      fileCount: 3,
      unpackedBytes: 12,
    },
    date,
    ...more,
  };
}

const RELEASES = [
  releaseOf('10.0.0', '2026-11-09'),
  releaseOf('9.12.0', '2026-12-01'),
  releaseOf('9.2.0', '2020-01-31'),
];

describe('createPackument', () => {
  test('tags the highest version as the latest, whenever it was released', () => {
    const packument = createPackument(RELEASES, REGISTRY);
    expect(packument['dist-tags']).toEqual({ latest: '10.0.0' });
    expect(packument['description']).toBe('Maps 10.0.0');
    expect(Object.keys(packument.versions)).toEqual(['9.2.0', '9.12.0', '10.0.0']);
  });

  test('has the whole manifest of a release, and where its archive is', () => {
    expect(createPackument(RELEASES, REGISTRY).versions['9.2.0']).toEqual({
      name: '@acme/map',
      version: '9.2.0',
      _id: '@acme/map@9.2.0',
      description: 'Maps 9.2.0',
      license: 'Apache-2.0',
      dependencies: { three: '1.0.0' },
      dist: {
        tarball: 'https://docs.acme.test/npm/-/acme-map-9.2.0-1a2b.tgz',
        integrity: 'sha512-9.2.0',
        shasum: 'f00',
        fileCount: 3,
        unpackedSize: 12,
      },
    });
  });

  test('has the times of all releases, the first and the last change', () => {
    expect(createPackument(RELEASES, REGISTRY).time).toEqual({
      created: '2020-01-31T00:00:00.000Z',
      modified: '2026-12-01T00:00:00.000Z',
      '9.2.0': '2020-01-31T00:00:00.000Z',
      '9.12.0': '2026-12-01T00:00:00.000Z',
      '10.0.0': '2026-11-09T00:00:00.000Z',
    });
  });

  test('deprecates only the release that says so', () => {
    const old = releaseOf('1.0.0', '2019-01-01', { deprecation: 'Move on.' });
    const { versions } = createPackument([...RELEASES, old], REGISTRY);
    expect(versions['1.0.0']).toHaveProperty('deprecated', 'Move on.');
    expect(versions['10.0.0']).not.toHaveProperty('deprecated');
  });

  test('rejects no releases, and those of several packages', () => {
    expect(() => createPackument([], REGISTRY)).toThrow('at least one release');
    const other = { ...RELEASES[0]!, manifest: { name: '@acme/other', version: '1.0.0' } };
    expect(() => createPackument([RELEASES[1]!, other], REGISTRY)).toThrow('@acme/other');
  });
});
