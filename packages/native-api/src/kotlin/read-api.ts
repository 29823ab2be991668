import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Node } from 'web-tree-sitter';
import type { NativeApi, NativeModule } from '../model/native-api.ts';
import { childOf } from '../syntax/node-parts.ts';
import { findSyntaxErrors, parseSource } from '../syntax/parse-source.ts';
import { packageOf, scopeOf } from './kotlin-file.ts';
import { TYPE_DECLARATIONS } from './declaration-nodes.ts';
import type { Declared } from './name-scope.ts';
import { readDeclarations } from './read-declarations.ts';

const PACKAGE = join(import.meta.dirname, '../..');

/**
 * A version of the Android SDK and the parts of Android, Kotlin and Compose that it and the samples
 * use.
 */
export type AndroidApi = {
  readonly sdk: NativeApi;
  readonly platform: NativeApi;
};

/**
 * Reads the declarations of a version and of the platform. If both declare a type name, the SDK's
 * type keeps it.
 */
export async function readAndroidApi(version: string): Promise<AndroidApi> {
  const platformFiles = [...listPlatformDeclarations(), ...listKotlin('platform/kotlin')];
  const sdk = await Promise.all(listAndroidDeclarations(version).map(parseFile));
  const platform = await Promise.all(platformFiles.map(parseFile));
  const declared = collectDeclared(sdk, platform);
  const make = (files: readonly ParsedFile[], of: string): NativeApi => ({
    platform: 'android',
    version: of,
    modules: groupModules(files, declared),
  });
  return { sdk: make(sdk, version), platform: make(platform, 'platform') };
}

/** Files that declare a version of the SDK. */
export function listAndroidDeclarations(version: string): string[] {
  return listKotlin(`android/${version}`);
}

/** Files that declare the parts of Android and Compose which the SDK and its samples use. */
export function listPlatformDeclarations(): string[] {
  return listKotlin('platform/android');
}

type ParsedFile = { readonly name: string; readonly root: Node; readonly packageName: string };

function listKotlin(folder: string): string[] {
  const path = join(PACKAGE, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.kt'))
    .toSorted()
    .map((name) => join(path, name));
}

async function parseFile(path: string): Promise<ParsedFile> {
  const name = basename(path);
  const root = await parseSource(readFileSync(path, 'utf8'), 'kotlin');
  const [error] = findSyntaxErrors(root);
  if (error !== undefined) throw new Error(`${name}:${error} does not parse as Kotlin.`);
  return { name, root, packageName: packageOf(root) };
}

function collectDeclared(sdk: readonly ParsedFile[], platform: readonly ParsedFile[]): Declared {
  const types = [...sdk, ...platform].flatMap(typesIn);
  const times = new Map<string, number>();
  for (const full of types) {
    const simple = full.slice(full.lastIndexOf('.') + 1);
    times.set(simple, (times.get(simple) ?? 0) + 1);
  }
  return {
    types: new Set(types),
    clashing: new Set([...times].filter(([, count]) => count > 1).map(([name]) => name)),
    preferred: new Set(sdk.map(({ packageName }) => packageName)),
  };
}

function typesIn({ root, packageName }: ParsedFile): string[] {
  return root.namedChildren
    .filter(({ type }) => TYPE_DECLARATIONS.has(type))
    .map((node) => `${packageName}.${childOf(node, 'identifier')!.text}`);
}

function groupModules(files: readonly ParsedFile[], declared: Declared): NativeModule[] {
  const packages = [...new Set(files.map(({ packageName }) => packageName))].toSorted();
  return packages.map((importName) => {
    const read = files
      .filter(({ packageName }) => packageName === importName)
      .map(({ name, root }) => readDeclarations(root, { name, scope: scopeOf(root, declared) }));
    return {
      importName,
      types: read.flatMap(({ types }) => types),
      members: read.flatMap(({ members }) => members),
      extensions: read.flatMap(({ extensions }) => extensions),
    };
  });
}
