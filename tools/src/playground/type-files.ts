import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Brand } from '../../../brand.ts';
import { REACT_DIST, REACT_NATIVE_DIST, SDK_DIST } from '../sdk/dist-folders.ts';
import { ROOT } from '../shared/repo.ts';
import { emitDeclarations } from '../sdk/emit-declarations.ts';
import { publishTypes } from '../sdk/publish-types.ts';
import { publishedName, withPublishedNames } from '../sdk/published-manifest.ts';
import { LEGACY_NATIVE_PACKAGE, readLegacyLine, type SdkPackage } from '../sdk/sdk-package.ts';

/** Declarations by the path at which the compiler finds them. */
export type TypeFiles = Record<string, string>;

const LIBRARIES = ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

/** The declarations of the language and of browsers, without their long comments. */
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
  return stripComments(files);
}

/** The declarations of the Web SDK as readers install it, and of their dependencies. */
export function sdkTypes(version: '6.0' | '5.0' | '4.0', brand: Brand): TypeFiles {
  return {
    ...(version === '6.0'
      ? readTypes(SDK_DIST, `/node_modules/${publishedName('@brand/web-sdk', brand)}`)
      : legacyTypes(readLegacyLine(version === '5.0' ? 'v5' : 'v4'), brand)),
    ...readPackage('@types/geojson'),
    // A stub is enough for programs of the playground.
    '/node_modules/three/package.json': '{"name":"three","types":"index.d.ts"}',
    '/node_modules/three/index.d.ts': 'declare const three: any;\nexport = three;\n',
  };
}

/** The declarations of React and of the SDK for it. */
export function reactTypes(brand: Brand): TypeFiles {
  return {
    ...readTypes(REACT_DIST, `/node_modules/${publishedName('@brand/web-sdk-react', brand)}`),
    ...readPackage('@types/react'),
    ...readPackage('@types/react-dom'),
    ...stripComments(readPackage('csstype')),
  };
}

/** The declarations of the React Native SDK alone; those of 6.0 import those of Web SDK 6.0. */
export function reactNativeSdkTypes(
  version: '6.0' | '5.0' | '4.0' | '3.0',
  brand: Brand,
): TypeFiles {
  if (version === '6.0') {
    const target = `/node_modules/${publishedName('@brand/react-native-sdk', brand)}`;
    return readTypes(REACT_NATIVE_DIST, target);
  }
  const line = ({ '5.0': 'v5', '4.0': 'v4', '3.0': 'v3' } as const)[version];
  const { folder, name } = readLegacyLine(line, LEGACY_NATIVE_PACKAGE);
  const target = `/node_modules/${publishedName(name, brand)}`;
  // These versions consist of declarations, with a shared part.
  return {
    ...readTypes(join(folder, '../shared'), `${target}/shared`),
    ...readTypes(folder, `${target}/${line}`),
    ...manifestFile(target, `./${line}/index.d.ts`),
  };
}

/** Declarations for apps that import `react-native`: only the files that the compiler reads. */
export function reactNativeTypes(): TypeFiles {
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = ts;
  const entry = join(ROOT, 'examples/entry.ts');
  const options: ts.CompilerOptions = {
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    target: ScriptTarget.ES2024,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    name === entry
      ? ts.createSourceFile(name, "import 'react-native';\n", target)
      : getSourceFile(name, target);
  const program = ts.createProgram([entry], options, host);
  const files = program
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .filter((name) => name.includes('/node_modules/') && !/\/(?:typescript|@types)\//.test(name));
  const manifests = new Set(files.map((name) => join(packageFolderOf(name), 'package.json')));
  const entries = [...files, ...manifests].map((name) => [
    name.slice(name.indexOf('/node_modules/')),
    readFileSync(name, 'utf8'),
  ]);
  return stripComments(Object.fromEntries(entries) as TypeFiles);
}

/** `…/node_modules/@scope/name` of a file in it. */
function packageFolderOf(file: string): string {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)![0];
}

/** Older versions of the Web SDK are published as scripts without declarations. */
function legacyTypes(line: SdkPackage, brand: Brand): TypeFiles {
  const target = `/node_modules/${publishedName(line.name, brand)}`;
  const folder = join(ROOT, '.cache/playground-types');
  const declarations = join(folder, 'declarations');
  const published = join(folder, 'published');
  rmSync(folder, { recursive: true, force: true });
  emitDeclarations(declarations);
  const { entries } = publishTypes(line, {
    declarations,
    target: published,
    rename: (text) => withPublishedNames(text, brand),
  });
  const types = `./${entries.get('index') ?? ''}`;
  return { ...readTypes(published, target), ...manifestFile(target, types) };
}

function manifestFile(target: string, types: string): TypeFiles {
  const name = target.slice('/node_modules/'.length);
  return { [`${target}/package.json`]: JSON.stringify({ name, exports: { '.': { types } } }) };
}

function readPackage(name: string): TypeFiles {
  return readTypes(join(ROOT, 'node_modules', name), `/node_modules/${name}`);
}

/** Folders for compilers that are older than ours. */
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

function stripComments(files: TypeFiles): TypeFiles {
  const entries = Object.entries(files).map(([path, text]) => [
    path,
    path.endsWith('.json') ? text : strip(text),
  ]);
  return Object.fromEntries(entries) as TypeFiles;
}

function strip(text: string): string {
  return (
    text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      // Keeps references to other libraries, which have three slashes.
      .replaceAll(/^\s*\/\/(?!\/).*$/gm, '')
      .replaceAll(/\n\s*\n+/g, '\n')
  );
}
