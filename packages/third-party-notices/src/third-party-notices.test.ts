import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findPackages,
  formatNotices,
  readNotice,
  readRecordedPackages,
  recordPackages,
} from './index.ts';

function install(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('findPackages returns the innermost package of each module, once', () => {
  const modules = [
    '/repo/node_modules/three/src/Three.js',
    '/repo/node_modules/three/src/math/Vector3.js',
    '/repo/node_modules/a/node_modules/@scope/b/index.js',
    '/repo/packages/geo/src/index.ts',
    'virtual:entry',
  ];
  expect(findPackages(modules)).toEqual([
    '/repo/node_modules/a/node_modules/@scope/b',
    '/repo/node_modules/three',
  ]);
});

test('readNotice joins licence and notice files, and skips code of such a name', () => {
  const folder = install({
    'package.json': '{"name":"b","version":"1.2.3","license":"MIT"}',
    'LICENSE-MIT': 'Permission is granted\n',
    NOTICE: 'Made by B',
    'license.js': 'export {}',
  });
  expect(readNotice(folder)).toEqual({
    name: 'b',
    version: '1.2.3',
    license: 'MIT',
    text: 'Permission is granted\n\nMade by B',
  });
});

test('readNotice throws for a package without a licence', () => {
  const folder = install({ 'package.json': '{"name":"b","version":"1.2.3"}' });
  expect(() => readNotice(folder)).toThrow('b 1.2.3 states no licence');
});

function installPngJs(version: string): string {
  const manifest = JSON.stringify({ name: 'png-js', version });
  return install({ 'package.json': manifest, LICENSE: 'MIT License' });
}

test('readNotice knows the reviewed licence of a version that states none', () => {
  expect(readNotice(installPngJs('2.0.0'))).toMatchObject({ license: 'MIT', text: 'MIT License' });
  expect(() => readNotice(installPngJs('2.0.1'))).toThrow('png-js 2.0.1 states no licence');
});

test('formatNotices says when there is nothing of others', () => {
  expect(formatNotices('This package', [])).toBe('This package contains no software of others.\n');
});

test('formatNotices sorts by name', () => {
  const notice = { version: '1.0.0', license: 'MIT', text: '' };
  const text = formatNotices('This package', [
    { ...notice, name: 'b', text: 'Text of b' },
    { ...notice, name: 'a' },
  ]);
  expect(text).toBe(
    'This package contains software of others.\n\n## a 1.0.0 (MIT)\n\n## b 1.0.0 (MIT)\n\nText of b\n',
  );
});

test('readRecordedPackages merges the records of all bundles', () => {
  const folder = join(install({}), 'records');
  mkdirSync(folder);
  recordPackages(folder, 'site', ['/r/node_modules/react/index.js']);
  recordPackages(folder, 'viewer', ['/r/node_modules/react/index.js', '/r/node_modules/@a/b/c.js']);
  expect(readRecordedPackages(folder)).toEqual(['@a/b', 'react']);
});
