import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_PACKAGE } from '../../../published-names.ts';
import { listAndroidDeclarations, listPlatformDeclarations } from '../read-api.ts';
import { CompileCache, namesOf } from './compile-cache.ts';
import { compileStubs } from './compile-stubs.ts';
import { compileSymbolPlugin } from './compile-symbol-plugin.ts';
import { KotlinCompiler } from './kotlin-compiler.ts';
import { writeResourceClass } from './resource-class.ts';

/** The range of an SDK symbol in a sample, in UTF-16 units. */
export type SymbolUse = { readonly start: number; readonly end: number; readonly id: string };

export type CompiledSample = {
  /** The compiler's messages, such as `android/5.0/markers.kt:12 unresolved reference 'anchr'.` */
  readonly problems: readonly string[];
  /** Positions of SDK symbols, in text order. */
  readonly uses: readonly SymbolUse[];
};

export type SampleSources = {
  /** The version of the SDK, such as `5.0`. */
  readonly version: string;
  /** Texts of Kotlin files by their path. */
  readonly samples: ReadonlyMap<string, string>;
  /** Texts of layouts and other resources by their path. */
  readonly resources: ReadonlyMap<string, string>;
  readonly cacheFolder: string;
};

const PACKAGE = /^package ([\w.]+)/m;
const USES = 'uses.tsv';

/**
 * Compiles samples with the Kotlin compiler against a version of the SDK, each as if it were the
 * only file of an app. Returns what was found, by path.
 */
export async function compileKotlinSamples({
  version,
  samples,
  resources,
  cacheFolder,
}: SampleSources): Promise<ReadonlyMap<string, CompiledSample>> {
  const units = [...samples].map(([path, text], index) => createUnit(path, text, index));
  const compiler = new KotlinCompiler();
  const cache = new CompileCache(cacheFolder);
  const compose = compiler.library('compose-compiler-plugin');
  const coroutines = compiler.library('kotlinx-coroutines-core-jvm');
  const [symbols, platform] = await Promise.all([
    compileSymbolPlugin(compiler, cache),
    compileStubs(
      compiler,
      {
        declarations: listPlatformDeclarations(),
        hidesConstructors: false,
        classpath: [coroutines],
        plugins: [compose],
      },
      cache,
    ),
  ]);
  const sdk = await compileStubs(
    compiler,
    {
      declarations: listAndroidDeclarations(version),
      hidesConstructors: true,
      classpath: [coroutines, platform],
      plugins: [compose],
    },
    cache,
  );
  const classpath = [coroutines, platform, sdk];
  const plugins = [compose, symbols];
  const texts = units.flatMap(({ name, text, packageName }) => [
    [`${name}.kt`, text],
    [`${name}-resources.kt`, writeResourceClass(packageName, resources)],
  ]) as [string, string][];
  const inputs = [compiler.version, namesOf(classpath), namesOf(plugins), [...samples], texts];
  const result = await cache.find(inputs, '.json', async (folder) => {
    for (const [name, text] of texts) writeFileSync(join(folder, name), text);
    mkdirSync(join(folder, 'classes'));
    const diagnostics = await compiler.compile({
      folder,
      sources: texts.map(([name]) => name),
      classpath,
      plugins,
      output: join(folder, 'classes'),
      properties: { 'symbols.output': join(folder, USES), 'symbols.package': WORKSPACE_PACKAGE },
    });
    const uses = existsSync(join(folder, USES)) ? readFileSync(join(folder, USES), 'utf8') : '';
    const found = units.map((unit): readonly [string, CompiledSample] => [
      unit.path,
      {
        problems: diagnostics
          .filter(({ file }) => file === `${unit.name}.kt`)
          .map(({ line, message }) => `${unit.path}:${line} ${message}`),
        uses: parseUses(uses, unit),
      },
    ]);
    writeFileSync(join(folder, 'result.json'), JSON.stringify(found));
    return 'result.json';
  });
  return new Map(JSON.parse(readFileSync(result, 'utf8')) as [string, CompiledSample][]);
}

type SampleUnit = {
  readonly path: string;
  readonly name: string;
  /** The sample in a package of its own, so that it does not see the other samples. */
  readonly text: string;
  readonly packageName: string;
  /** Number of characters by which the text behind the package is longer than the sample's. */
  readonly shift: number;
};

function createUnit(path: string, sample: string, index: number): SampleUnit {
  const name = `sample${index}`;
  const [, outer] = PACKAGE.exec(sample) ?? [];
  if (outer === undefined) {
    throw new Error(`${path}: expected a line such as "package com.example.app", found none.`);
  }
  const packageName = `${outer}.${name}`;
  const text = sample.replace(PACKAGE, `package ${packageName}`);
  return { path, name, text, packageName, shift: packageName.length - outer.length };
}

/** Reads the lines of a sample: file, start, end, id. Of symbols that overlap, the first is kept. */
function parseUses(lines: string, { name, shift }: SampleUnit): SymbolUse[] {
  const uses: SymbolUse[] = [];
  for (const line of lines.split('\n')) {
    const [file = '', start, end, id = ''] = line.split('\t');
    const use = { start: Number(start) - shift, end: Number(end) - shift, id };
    const isNext = use.start >= (uses.at(-1)?.end ?? 0);
    if (isNext && file.endsWith(`${name}.kt`)) uses.push(use);
  }
  return uses;
}
