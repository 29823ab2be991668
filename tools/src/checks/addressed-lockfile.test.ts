import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withAddresses } from '../../addressed-lockfile.mjs';

const FOLDER = mkdtempSync(join(tmpdir(), 'lockfile-'));
const ADDRESSED = join(FOLDER, 'npm-shrinkwrap.json');
afterAll(() => rmSync(FOLDER, { recursive: true }));

const PACKAGES = {
  '': { name: 'root' },
  'packages/own': { name: '@own/package', version: '1.0.0' },
  'node_modules/@own/package': { resolved: 'packages/own', link: true },
  'node_modules/plain': { version: '1.2.3', integrity: 'sha512-a' },
  'node_modules/plain/node_modules/@scope/nested': { version: '4.0.0-rc.1', integrity: 'sha512-b' },
  'node_modules/alias': { name: 'real', version: '7.0.0', integrity: 'sha512-c' },
};
const LOCKFILE = JSON.stringify({ lockfileVersion: 3, packages: PACKAGES });
writeFileSync(join(FOLDER, 'package-lock.json'), LOCKFILE);

test('adds package URLs to the lockfile during the install', async () => {
  const install = () =>
    JSON.parse(readFileSync(ADDRESSED, 'utf8')) as { packages: typeof PACKAGES };
  const { packages } = await withAddresses(FOLDER, 'https://packages.example/npm/', install);
  expect(packages).toEqual({
    ...PACKAGES,
    'node_modules/plain': {
      ...PACKAGES['node_modules/plain'],
      resolved: 'https://packages.example/npm/plain/-/plain-1.2.3.tgz',
    },
    'node_modules/plain/node_modules/@scope/nested': {
      ...PACKAGES['node_modules/plain/node_modules/@scope/nested'],
      resolved: 'https://packages.example/npm/@scope/nested/-/nested-4.0.0-rc.1.tgz',
    },
    'node_modules/alias': {
      ...PACKAGES['node_modules/alias'],
      resolved: 'https://packages.example/npm/real/-/real-7.0.0.tgz',
    },
  });
});

test('removes the added lockfile, even when the install fails', async () => {
  await withAddresses(FOLDER, 'https://packages.example', () => 0);
  expect(existsSync(ADDRESSED)).toBe(false);
  const failing = withAddresses(FOLDER, 'https://packages.example', () => {
    throw new Error('no space left');
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(existsSync(ADDRESSED)).toBe(false);
  expect(readFileSync(join(FOLDER, 'package-lock.json'), 'utf8')).toBe(LOCKFILE);
});
