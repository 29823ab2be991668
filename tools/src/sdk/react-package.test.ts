import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { buildReactSdkIfStale } from '../products/build-react-sdk.ts';
import { REACT_DIST } from '../sdk/dist-folders.ts';
import { localSource } from '../reference/reference-source.ts';
import { readSdkPackage } from './sdk-package.ts';

const WEB_SDK = `@${brand.slug}/web-sdk`;

function read(path: string): string {
  return readFileSync(join(REACT_DIST, path), 'utf8');
}

function listFiles(folder: string): string[] {
  return readdirSync(join(REACT_DIST, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|ts)$/.test(file))
    .map((file) => join(folder, file));
}

describe('the built Web SDK for React', () => {
  beforeAll(async () => {
    if (!(await buildReactSdkIfStale())) throw new Error('The Web SDK for React cannot be built.');
  });

  test('leaves React and the Web SDK to the app', () => {
    const specifiers = [...listFiles('esm'), ...listFiles('types')].flatMap((file) =>
      [...read(file).matchAll(/(?:from |import\()["']([^."'][^"']*)["']/g)].map(
        ([, name]) => name!,
      ),
    );
    const entries = readSdkPackage('web-sdk').entries.map(
      ({ subpath }) => WEB_SDK + subpath.slice(1),
    );
    const known = new Set(['react', 'react-dom', 'react/jsx-runtime', ...entries]);
    expect(specifiers).toContain(WEB_SDK);
    expect([...new Set(specifiers)].filter((name) => !known.has(name))).toEqual([]);
  });

  test("has the 'use client' directive for frameworks that render on servers", () => {
    expect(read('esm/index.js')).toMatch(/^'use client';\n/);
  });

  test('has an entry with types, and requires React 18.2 or later', () => {
    const manifest = JSON.parse(read('package.json')) as {
      exports: { '.': { types: string; default: string } };
      peerDependencies: Record<string, string>;
      dependencies: Record<string, string>;
    };
    expect(read(manifest.exports['.'].types)).toContain('useMap');
    expect(read(manifest.exports['.'].default)).toContain('useMap');
    expect(manifest.peerDependencies).toEqual({ react: '>=18.2.0', 'react-dom': '>=18.2.0' });
    expect(manifest.dependencies).toEqual({ [WEB_SDK]: readSdkPackage('web-sdk').version });
  });

  test('has a reference with valid links and published names', async () => {
    const { symbols } = await localSource().read('web-sdk', '6.0');
    const text = read('reference/react.md');
    const links = [...text.matchAll(/\]\(([^)#\s]*)#([^)\s]+)\)/g)];
    expect(links.length).toBeGreaterThan(50);
    const moduleOf = new Map(symbols.map(({ id, module }) => [id, module]));
    const broken = links.filter(([, file = '', id = '']) => {
      const module = moduleOf.get(id);
      return file !== (module === 'react' ? '' : `../../web-sdk/reference/${module}.md`);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
    const texts = [text, read('AGENTS.md'), read('README.md'), read('esm/index.js')];
    expect(texts.filter((one) => one.includes('@brand/'))).toEqual([]);
  });
});
