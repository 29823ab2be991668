import { describe, expect, test } from 'vitest';
import { listPartFiles, type OfflineManifest, sizeOfFiles, withNeeds } from './index.ts';

const MANIFEST: OfflineManifest = {
  build: 'b1',
  files: [
    ['index.html', 'h1', 100, 40],
    ['web-sdk/index.html', 'h2', 200, 50],
    ['venues/mall/mvf-3.zip', 'h3', 1000, 1000],
    ['copy/mvf-3.zip', 'h3', 1000, 1000],
  ],
  parts: [
    { id: 'shared', label: 'Shared', needs: [], pages: 1, files: [0] },
    { id: 'venues', label: 'Venues', needs: ['shared'], pages: 0, files: [2, 3] },
    { id: 'web-sdk-6.0', label: '6.0', group: 'Web', needs: ['venues'], pages: 1, files: [1, 0] },
  ],
};

describe('parts of the offline documentation', () => {
  test('include those that they need, and theirs', () => {
    expect(withNeeds(MANIFEST, ['web-sdk-6.0', 'gone']).map(({ id }) => id)).toEqual([
      'shared',
      'venues',
      'web-sdk-6.0',
    ]);
  });

  test('list each file once', () => {
    const files = listPartFiles(MANIFEST, ['web-sdk-6.0']);
    expect(files.map(([path]) => path).toSorted()).toEqual([
      'copy/mvf-3.zip',
      'index.html',
      'venues/mall/mvf-3.zip',
      'web-sdk/index.html',
    ]);
  });

  test('count equal contents once, and stored contents not at all', () => {
    const files = listPartFiles(MANIFEST, ['web-sdk-6.0']);
    expect(sizeOfFiles(files)).toEqual({ bytes: 1300, transferBytes: 1090 });
    expect(sizeOfFiles(files, new Set(['h3']))).toEqual({ bytes: 300, transferBytes: 90 });
  });
});
