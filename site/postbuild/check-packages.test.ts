import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordPackages } from '@brand/third-party-notices';
import { describe, expect, test } from 'vitest';
import { checkPackages } from './check-packages.ts';

const recordsFolder = mkdtempSync(join(tmpdir(), 'records-'));
recordPackages(recordsFolder, 'site', ['/r/node_modules/react/index.js']);
recordPackages(recordsFolder, 'viewer', ['/r/node_modules/three/src/Three.js']);

describe('checkPackages', () => {
  test('accepts the packages of all bundles', () => {
    expect(() => checkPackages({ listed: ['react', 'three'], recordsFolder })).not.toThrow();
  });

  test('names what the list lacks and what no bundle contains', () => {
    expect(() => checkPackages({ listed: ['gone', 'react'], recordsFolder })).toThrow(
      'add three; remove gone.',
    );
  });
});
