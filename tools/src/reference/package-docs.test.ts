import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '@brand/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildMvfIfStale } from '../products/build-mvf.ts';
import { MVF_DIST, SDK_DIST } from '../sdk/dist-folders.ts';
import { buildSdkIfStale } from '../products/build-sdk.ts';
import { localSource } from './reference-source.ts';

const PACKAGES = [
  { title: 'Web SDK', sdk: 'web-sdk', version: '6.0', dist: SDK_DIST, build: buildSdkIfStale },
  { title: 'MVF package', sdk: 'mvf', version: '3', dist: MVF_DIST, build: buildMvfIfStale },
];

describe.each(PACKAGES)('the documentation in the built $title', (row) => {
  const { title, sdk, version, dist, build } = row;
  let reference: Reference;
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    if (!(await build())) throw new Error(`The ${title} cannot be built.`);
    reference = await localSource().read(sdk, version);
    const folder = join(dist, 'reference');
    files = new Map(
      readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
    );
  });

  test('has one file per module, with all of its symbols', () => {
    expect([...files.keys()].toSorted()).toEqual(
      reference.modules.map(({ id }) => `${id}.md`).toSorted(),
    );
    const missing = reference.symbols
      .filter(({ inheritedFrom }) => inheritedFrom === undefined)
      .filter(({ id, module }) => !files.get(`${module}.md`)!.includes(`<a id="${id}"></a>`));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('has only links that resolve', () => {
    const broken = [...files].flatMap(([file, text]) =>
      [...withoutCode(text).matchAll(/\]\(([^)]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => {
          const [target = '', id = ''] = link.split('#');
          return !files.get(target || file)?.includes(`<a id="${id}"></a>`);
        })
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('has links from AGENTS.md, and both are published', () => {
    const agents = readFileSync(join(dist, 'AGENTS.md'), 'utf8');
    const links = [...agents.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links).toHaveLength(files.size);
    expect(links.filter((link) => !existsSync(join(dist, link)))).toEqual([]);
    const { files: published } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as {
      files: string[];
    };
    expect(published).toEqual(expect.arrayContaining(['reference', 'AGENTS.md', 'types']));
    expect(readFileSync(join(dist, 'README.md'), 'utf8')).toContain('(AGENTS.md)');
  });

  test('names only symbols of the package in AGENTS.md', () => {
    const agents = readFileSync(join(dist, 'AGENTS.md'), 'utf8');
    const ids = new Set(reference.symbols.map(({ id }) => id));
    const namespaces = [...agents.matchAll(/`map\.(\w+)`/g)].map(([, name]) => `MapView.${name}`);
    const errors = [...agents.matchAll(/`(\w+Error)`/g)].map(([, name]) => name!);
    expect([...namespaces, ...errors].length).toBeGreaterThan(0);
    expect([...namespaces, ...errors].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('uses the published package names', () => {
    const texts = [...files.values(), readFileSync(join(dist, 'AGENTS.md'), 'utf8')];
    expect(texts.filter((text) => text.includes('@brand/'))).toEqual([]);
  });
});

function withoutCode(text: string): string {
  return text.replaceAll(/^ *```[^]*?^ *```/gm, '').replaceAll(/`[^`\n]*`/g, '``');
}
