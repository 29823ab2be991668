import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CompileCache, namesOf } from './compile-cache.ts';
import type { KotlinCompiler } from './kotlin-compiler.ts';
import { type StubOptions, writeStubSource } from './stub-source.ts';

export type StubLibrary = StubOptions & {
  /** Files with declarations. */
  readonly declarations: readonly string[];
  readonly classpath: readonly string[];
  readonly plugins: readonly string[];
};

/** Compiles declarations into a library that samples can be compiled against. */
export async function compileStubs(
  compiler: KotlinCompiler,
  { declarations, classpath, plugins, hidesConstructors }: StubLibrary,
  cache: CompileCache,
): Promise<string> {
  const sources = await Promise.all(
    declarations.map(async (path) => {
      const name = basename(path);
      const text = await writeStubSource(name, readFileSync(path, 'utf8'), { hidesConstructors });
      return [name, text] as const;
    }),
  );
  const inputs = [compiler.version, namesOf(classpath), namesOf(plugins), sources];
  return cache.find(inputs, '.jar', async (folder) => {
    for (const [name, text] of sources) writeFileSync(join(folder, name), text);
    const output = join(folder, 'stubs.jar');
    const names = sources.map(([name]) => name);
    const found = await compiler.compile({ folder, sources: names, classpath, plugins, output });
    if (!existsSync(output)) {
      const lines = found.map(({ file, line, message }) => `${file}:${line} ${message}`);
      throw new Error(`Declarations do not compile as Kotlin:\n${lines.join('\n')}`);
    }
    return 'stubs.jar';
  });
}
