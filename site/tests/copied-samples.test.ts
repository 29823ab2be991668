import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import examples from '../../examples/package.json' with { type: 'json' };
import { listFences } from '../src/markdown/list-fences.ts';
import { readSample, sampleIn } from '../src/samples/node/read-sample.ts';
import { filesOfSample } from '../src/samples/node/sample-imports.ts';
import { type ContentPage, readContentPages } from './content-pages.ts';

const samplesFolder = join(import.meta.dirname, '../../examples');
const VERSIONS: Readonly<Record<string, string>> = {
  ...examples.dependencies,
  ...examples.devDependencies,
};
/** Runs on a page in place of the code that readers copy. */
const PREVIEWS: Readonly<Record<string, string>> = {
  'mvf/2/flat-floor/main.ts': 'mvf/2/mapkit-js/show-floor.ts',
};
const fail = (message: string): never => {
  throw new Error(message);
};

const pages = readContentPages(['content/docs/mvf']).filter(
  ({ body }) => liveSample({ body }) !== undefined,
);

describe('a reader who copies a rendering of the venue format into an empty project', () => {
  test('finds it on some pages', () => expect(pages.length).toBeGreaterThan(5));

  test.each(pages.map((page) => [page.file, page] as const))('%s', (_file, page) => {
    const files = filesOfSample(liveSample(page)!, { samplesFolder, fail });
    const texts = files.map(
      (name) => readSample({ name }, { samplesFolder, packageScope: '@acme' }, fail).code,
    );
    const imports = texts.flatMap(importsIn);
    const names = new Set(files.map((file) => `./${file.replace(/.*\//, '')}`));
    const own = imports.filter((specifier) => specifier.startsWith('.'));
    expect(own.filter((specifier) => !names.has(specifier))).toEqual([]);
    const packages = imports.filter((specifier) => !specifier.startsWith('.')).map(packageOf);
    const needed = packages.flatMap((name) => [name, `@types/${name}`]).flatMap(asInstalledHere);
    const installed = installedBy(page);
    expect(needed.filter((name) => !installed.includes(name))).toEqual([]);
    expect(installed.map(nameOf).flatMap(asInstalledHere)).toEqual(installed);
  });
});

function liveSample({ body }: Pick<ContentPage, 'body'>): string | undefined {
  const live = listFences(body).fences.find(({ meta }) => / live /.test(meta));
  const name = live && sampleIn(live.meta)?.name;
  return name && (PREVIEWS[name] ?? name);
}

/** Packages of the page's `npm install`, with versions except for our own package. */
function installedBy({ body }: ContentPage): string[] {
  const commands = listFences(body).fences.flatMap(({ code }) => [
    ...code.matchAll(/^npm install (.+)$/gm),
  ]);
  return commands.flatMap(([, names = '']) =>
    names.split(' ').map((name) => name.replace('@{brand.slug}/', '@acme/')),
  );
}

function importsIn(code: string): string[] {
  return [...code.matchAll(/^(?:.* from|import) '([^']+)';$/gm)].map(([, name = '']) => name);
}

/** `leaflet` for `leaflet/dist/leaflet.css`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** `leaflet` for `leaflet@1.9.4`. */
function nameOf(installed: string): string {
  return installed.replace(/(?<=.)@.*$/, '');
}

/**
 * A package with the version that samples are built with; ours has none. Empty for other
 * specifiers.
 */
function asInstalledHere(name: string): string[] {
  if (name.startsWith('@acme/')) return [name];
  return VERSIONS[name] === undefined ? [] : [`${name}@${VERSIONS[name]}`];
}
