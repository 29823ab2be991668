import type { FeatureProof } from '@brand/native-api/features';
import type { Reference, ReferenceSymbol } from '@brand/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReferencesIfStale } from '../../products/build-reference.ts';
import { REFERENCES } from '../reference-list.ts';
import { localSource } from '../reference-source.ts';
import { makeMatrix, type ParityMatrix } from './make-matrix.ts';

/** A reference with these symbols only. */
function referenceOf(sdk: string, ids: readonly string[]): Reference {
  const symbols = ids.map((id): ReferenceSymbol => ({
    id,
    name: id,
    kind: 'class',
    module: 'index',
    summary: 'One.',
  }));
  return {
    format: 1,
    sdk,
    version: '5.0',
    release: '5.0.0',
    title: sdk,
    language: 'kotlin',
    modules: [],
    symbols,
  };
}

/** Rows in which one feature is proven by a symbol. */
function rowsWith(symbol: string): Record<string, FeatureProof> {
  return { markers: { '5.0': [symbol] } };
}

describe('makeMatrix', () => {
  test('maps versions of a feature to the symbols that prove it', () => {
    const { versions, features } = makeMatrix([referenceOf('a-sdk', ['Markers.add'])], {
      'a-sdk': rowsWith('Markers.add'),
    });
    expect(versions).toEqual([{ sdk: 'a-sdk', version: '5.0' }]);
    const proofs = Object.fromEntries(features.map((feature) => [feature.id, feature.proofs]));
    expect(proofs['markers']).toEqual({ 'a-sdk/5.0': ['Markers.add'] });
    expect(proofs['labels']).toEqual({});
  });

  test('rejects an unknown symbol and suggests similar ones', () => {
    expect(() =>
      makeMatrix([referenceOf('a-sdk', ['Markers.add'])], { 'a-sdk': rowsWith('Markers.addd') }),
    ).toThrow('markers: a-sdk 5.0 has no symbol Markers.addd. Near: Markers.add');
  });

  test('rejects an unknown feature', () => {
    const rows = { marker: { '5.0': ['Markers.add'] } };
    expect(() => makeMatrix([referenceOf('a-sdk', ['Markers.add'])], { 'a-sdk': rows })).toThrow(
      'a-sdk speaks of marker, which is not among the features.',
    );
  });

  test('rejects a version without a reference', () => {
    expect(() => makeMatrix([], { 'a-sdk': rowsWith('Markers.add') })).toThrow(
      'a-sdk 5.0 is named, but there is no reference of it.',
    );
  });
});

describe('the matrix of all SDKs', () => {
  let matrix: ParityMatrix;
  beforeAll(async () => {
    if (!(await makeReferencesIfStale())) throw new Error('The reference cannot be made.');
    const source = localSource();
    const all = REFERENCES.map(({ sdk, version }) => source.read(sdk, version));
    matrix = makeMatrix(await Promise.all(all));
  });

  test('has every version that has a reference', () => {
    expect(matrix.versions.map(({ sdk, version }) => `${sdk} ${version}`)).toEqual([
      ...['6.0', '5.0', '4.0'].map((version) => `web-sdk ${version}`),
      ...['6.0', '5.0', '4.0', '3.0'].map((version) => `react-native-sdk ${version}`),
      ...['5.0', '4.0', '3.0'].map((version) => `ios-sdk ${version}`),
      ...['5.0', '4.0', '3.0'].map((version) => `android-sdk ${version}`),
    ]);
  });

  test('has the same features for iOS SDK 5.0 and Android SDK 5.0', () => {
    expect(featuresOf(matrix, 'android-sdk/5.0').length).toBeGreaterThan(30);
    expect(featuresOf(matrix, 'android-sdk/5.0')).toEqual(featuresOf(matrix, 'ios-sdk/5.0'));
  });
});

function featuresOf(matrix: ParityMatrix, version: string): string[] {
  return matrix.features.filter(({ proofs }) => proofs[version]).map(({ id }) => id);
}
