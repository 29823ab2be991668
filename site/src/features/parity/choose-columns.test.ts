import { expect, test } from 'vitest';
import {
  chooseColumns,
  differing,
  groupFeatures,
  newestOfEach,
  versionsOf,
} from './choose-columns.ts';
import type { ParityMatrix } from './parity-matrix.ts';

const MATRIX: ParityMatrix = {
  versions: [
    { sdk: 'web-sdk', version: '6.0' },
    { sdk: 'web-sdk', version: '5.0' },
    { sdk: 'ios-sdk', version: '5.0' },
  ],
  features: [
    {
      id: 'markers',
      title: 'Markers',
      group: 'On the map',
      proofs: {
        'web-sdk/6.0': ['Markers.add'],
        'web-sdk/5.0': ['Markers.add'],
        'ios-sdk/5.0': ['Markers.add'],
      },
    },
    { id: 'models', title: 'Models', group: 'On the map', proofs: { 'web-sdk/6.0': ['models'] } },
    { id: 'search', title: 'Search', group: 'Ways', proofs: {} },
  ],
};

/** Names of the chosen columns. */
function names(choices: Record<string, string>): string[] {
  return chooseColumns(MATRIX, choices).map(({ sdk, version }) => `${sdk} ${version}`);
}

test('starts with the newest version of each SDK', () => {
  expect(newestOfEach(MATRIX)).toEqual({ 'web-sdk': '6.0', 'ios-sdk': '5.0' });
  expect(versionsOf(MATRIX, 'web-sdk')).toEqual(['6.0', '5.0']);
});

test('shows one version, all versions or none of an SDK', () => {
  expect(names({ 'web-sdk': '5.0', 'ios-sdk': 'none' })).toEqual(['web-sdk 5.0']);
  expect(names({ 'web-sdk': 'all', 'ios-sdk': '5.0' })).toEqual([
    'web-sdk 6.0',
    'web-sdk 5.0',
    'ios-sdk 5.0',
  ]);
  expect(names({})).toEqual([]);
});

test('finds features that the columns do not have in common', () => {
  const found = differing(MATRIX.features, MATRIX.versions);
  expect(found.map(({ id }) => id)).toEqual(['models']);
});

test('groups features in matrix order', () => {
  const groups = groupFeatures(MATRIX.features).map(([name, all]) => [name, all.length]);
  expect(groups).toEqual([
    ['On the map', 2],
    ['Ways', 1],
  ]);
});
