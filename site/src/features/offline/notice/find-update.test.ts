import type { OfflineManifest, OfflineState } from '@brand/wire/offline';
import { expect, test } from 'vitest';
import { findUpdate } from './find-update';

const MANIFEST: OfflineManifest = {
  build: 'b2',
  files: [
    ['a.html', 'a2', 10, 5],
    ['b.html', 'b1', 10, 5],
    ['c.html', 'c2', 10, 5],
  ],
  parts: [
    { id: 'a', label: 'A', group: 'G', needs: [], pages: 2, files: [0, 1] },
    { id: 'b', label: 'B', group: 'G', needs: [], pages: 1, files: [1] },
  ],
};

function stateOf(parts: readonly string[], build = 'b1'): OfflineState {
  return { build, parts, files: { 'a.html': 'a1', 'b.html': 'b1' }, settings: {} };
}

test('an update has the size of the changed files', () => {
  expect(findUpdate(MANIFEST, stateOf(['a']))).toEqual({ build: 'b2', transferBytes: 5 });
});

test('changes of other parts are no update', () => {
  expect(findUpdate(MANIFEST, stateOf(['b']))).toBeUndefined();
  expect(findUpdate(MANIFEST, stateOf(['a'], 'b2'))).toBeUndefined();
});
