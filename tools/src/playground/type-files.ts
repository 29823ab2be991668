import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../brand.ts';
import { REACT_DIST } from '../build-react-sdk.ts';
import { SDK_DIST } from '../build-sdk.ts';
import { ROOT } from '../repo.ts';
import { emitDeclarations } from '../sdk/emit-declarations.ts';
import { publishTypes } from '../sdk/publish-types.ts';
import { publishedName, withPublishedNames } from '../sdk/published-manifest.ts';
import { readLegacyLine } from '../sdk/sdk-package.ts';

/** Declarations by the path that the compiler finds them at. */
export type TypeFiles = Record<string, string>;

const LIBRARIES = ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

/** The declarations of the language and of browsers, without their comments: they are long. */
export function libraryTypes(): TypeFiles {
  const folder = join(ROOT, 'node_modules/typescript/lib');
  const files: TypeFiles = {};
  const queue = new Set(LIBRARIES);
  for (const name of queue) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, part] of text.matchAll(/<reference lib="([^"]+)"/g))
      queue.add(`lib.${part}.d.ts`);
    files[`/${name}`] = text;
  }
  return withoutComments(files);
}

/** The declarations of the SDK as readers install it, and of what they name. */
export function sdkTypes(version: '6.0' | '5.0', brand: Brand): TypeFiles {
  const target = `/node_modules/${publishedName('@brand/web-sdk', brand)}`;
  return {
    ...(version === '6.0' ? readTypes(SDK_DIST, target) : legacyTypes(target, brand)),
    ...readPackage('@types/geojson'),
    // Programs of the playground do not use what needs more of it.
    '/node_modules/three/package.json': '{"name":"three","types":"index.d.ts"}',
    '/node_modules/three/index.d.ts': 'declare const three: any;\nexport = three;\n',
  };
}

/** The declarations of React and of the SDK for it, for programs that are written with them. */
export function reactTypes(brand: Brand): TypeFiles {
  return {
    ...readTypes(REACT_DIST, `/node_modules/${publishedName('@brand/web-sdk-react', brand)}`),
    ...readPackage('@types/react'),
    ...readPackage('@types/react-dom'),
    ...withoutComments(readPackage('csstype')),
  };
}

/** Older lines are published as scripts alone. */
function legacyTypes(target: string, brand: Brand): TypeFiles {
  const folder = join(ROOT, '.cache/playground-types');
  const declarations = join(folder, 'declarations');
  const published = join(folder, 'published');
  rmSync(folder, { recursive: true, force: true });
  emitDeclarations(declarations);
  const line = readLegacyLine('v5');
  const { entries } = publishTypes(line, {
    declarations,
    target: published,
    rename: (text) => withPublishedNames(text, brand),
  });
  const types = `./${entries.get('index') ?? ''}`;
  const manifest = { name: publishedName(line.name, brand), exports: { '.': { types } } };
  return { ...readTypes(published, target), [`${target}/package.json`]: JSON.stringify(manifest) };
}

function readPackage(name: string): TypeFiles {
  return readTypes(join(ROOT, 'node_modules', name), `/node_modules/${name}`);
}

/** For compilers that are older than ours. */
const OLDER = /^ts\d/;

function readTypes(folder: string, target: string): TypeFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (name.endsWith('.d.ts') && !OLDER.test(name)) || name === 'package.json',
  );
  const entries = names.map((name) => [
    `${target}/${name}`,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  return Object.fromEntries(entries) as TypeFiles;
}

function withoutComments(files: TypeFiles): TypeFiles {
  // References to other libraries are comments too, with three strokes.
  const entries = Object.entries(files).map(([path, text]) => [
    path,
    text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/^\s*\/\/(?!\/).*$/gm, '')
      .replaceAll(/\n\s*\n+/g, '\n'),
  ]);
  return Object.fromEntries(entries) as TypeFiles;
}
