import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../shared/repo.ts';
import { type Bom, createBom } from './cyclone-dx.ts';
import { findDependencies, type LockedPackage, type Lockfile } from './lockfile.ts';

const timestamp = '2026-01-02T03:04:05.000Z';

function bomOf(lockfile: Lockfile, folder: string): Bom {
  return createBom({
    lockfile,
    graph: findDependencies(lockfile, folder),
    subject: { type: 'application', name: 'app' },
    serialNumber: randomUUID(),
    timestamp,
  });
}

describe('createBom', () => {
  const locked: LockedPackage = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAEC' };
  const app = { dependencies: { '@scope/a': '1' } };

  function bomWith(changes: LockedPackage): Bom {
    const packages = { app, 'node_modules/@scope/a': { ...locked, ...changes } };
    return bomOf({ packages }, 'app');
  }

  test('describes a package by URL, licence and hash', () => {
    expect(bomWith({}).components).toEqual([
      {
        'bom-ref': 'pkg:npm/%40scope/a@1.0.0',
        type: 'library',
        name: '@scope/a',
        version: '1.0.0',
        purl: 'pkg:npm/%40scope/a@1.0.0',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '000102' }],
      },
    ]);
  });

  test('writes a choice of licences as an expression, and an alias by its real name', () => {
    const [component] = bomWith({ license: '(MIT OR CC0-1.0)', name: 'real' }).components;
    expect(component).toMatchObject({
      name: 'real',
      licenses: [{ expression: '(MIT OR CC0-1.0)' }],
    });
  });

  test('lists a version once that is installed in several folders', () => {
    const packages = {
      app: { dependencies: { a: '1', b: '1' } },
      'node_modules/a': { ...locked, dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { ...locked, version: '2.0.0', dependencies: { c: '1' } },
      'node_modules/a/node_modules/c': locked,
      'node_modules/b': { ...locked, dependencies: { c: '1' } },
      'node_modules/c': locked,
    };
    const purls = bomOf({ packages }, 'app').components.map(({ purl }) => purl);
    expect(purls).toEqual(
      ['a@1.0.0', 'b@1.0.0', 'b@2.0.0', 'c@1.0.0'].map((id) => `pkg:npm/${id}`),
    );
  });

  test('knows the reviewed licence of a package that states none', () => {
    const { license: _license, ...rest } = locked;
    const packages = {
      app: { dependencies: { 'png-js': '2' } },
      'node_modules/png-js': { ...rest, version: '2.0.0' },
    };
    expect(bomOf({ packages }, 'app').components[0]?.licenses).toEqual([
      { license: { id: 'MIT' } },
    ]);
  });

  test('rejects a package without a licence', () => {
    const { license: _license, ...rest } = locked;
    const packages = { app, 'node_modules/@scope/a': rest };
    expect(() => bomOf({ packages }, 'app')).toThrow(
      'package-lock.json: expected version, license and integrity of node_modules/@scope/a',
    );
  });
});

describe('the bill of materials of the portal', () => {
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
  const bom = bomOf(lockfile, 'services/portal');
  const refs = bom.components.map((component) => component['bom-ref']);

  test('has the header that CycloneDX requires', () => {
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    );
    expect(bom.metadata).toEqual({
      timestamp,
      component: { 'bom-ref': 'subject', type: 'application', name: 'app' },
    });
  });

  test('identifies every component by a unique package URL, a licence and a SHA-512', () => {
    expect(new Set(refs).size).toBe(refs.length);
    for (const { purl, licenses, hashes } of bom.components) {
      expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
      expect(licenses).toHaveLength(1);
      expect(hashes).toEqual([
        { alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) },
      ]);
    }
  });

  test('refers to its own components only, and reaches each of them', () => {
    const targets = new Set(bom.dependencies.flatMap(({ dependsOn }) => dependsOn));
    expect([...targets].toSorted()).toEqual(refs.toSorted());
    expect(bom.dependencies.map(({ ref }) => ref).toSorted()).toEqual(
      ['subject', ...refs].toSorted(),
    );
  });

  test('has what the server imports and nothing of tests, builds and our own workspaces', () => {
    const names = bom.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['@hono/node-server', 'hono', 'jose', 'pg']));
    for (const name of ['vitest', '@docusaurus/core', 'playwright']) {
      expect(names).not.toContain(name);
    }
    expect(names.filter((name) => name.startsWith('@brand/'))).toEqual([]);
  });

  test('names no host', () => {
    expect(JSON.stringify(bom)).not.toMatch(/:\/\//);
  });
});
