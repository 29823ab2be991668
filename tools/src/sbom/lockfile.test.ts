import { describe, expect, test } from 'vitest';
import { findDependencies, type LockedPackage } from './lockfile.ts';

const WORKSPACES: Readonly<Record<string, LockedPackage>> = {
  'services/app': {
    dependencies: { '@own/kit': '1.0.0', a: '1' },
    optionalDependencies: { absent: '1' },
    peerDependencies: { 'from-app': '1' },
  },
  'node_modules/@own/kit': { link: true, resolved: 'packages/kit' },
  'packages/kit': { dependencies: { b: '2' } },
};

function find(packages: Readonly<Record<string, LockedPackage>>): Record<string, unknown> {
  const lockfile = { packages: { ...WORKSPACES, ...packages } };
  return Object.fromEntries(findDependencies(lockfile, 'services/app'));
}

describe('findDependencies', () => {
  test('follows dependencies through workspaces, and from the nearest node_modules', () => {
    const graph = find({
      'node_modules/a': { dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': {},
      'node_modules/b': { dependencies: { c: '1' } },
      'node_modules/c': {},
      'node_modules/unused': {},
    });
    expect(graph).toEqual({
      'services/app': ['node_modules/a', 'node_modules/b'],
      'node_modules/a': ['node_modules/a/node_modules/b'],
      'node_modules/a/node_modules/b': [],
      'node_modules/b': ['node_modules/c'],
      'node_modules/c': [],
    });
  });

  test('includes required peers of packages, and ends at a cycle', () => {
    const graph = find({
      'node_modules/a': {
        peerDependencies: { b: '2', 'optional-peer': '1' },
        peerDependenciesMeta: { 'optional-peer': { optional: true } },
      },
      'node_modules/b': { dependencies: { a: '1' } },
      'node_modules/optional-peer': {},
    });
    expect(Object.keys(graph).toSorted()).toEqual([
      'node_modules/a',
      'node_modules/b',
      'services/app',
    ]);
  });

  test('rejects a lockfile without a required package', () => {
    expect(() => find({ 'node_modules/a': {} })).toThrow(
      'package-lock.json: found no package "b", which packages/kit requires.',
    );
  });
});
