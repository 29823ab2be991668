import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileCache } from './compile-cache.ts';
import type { KotlinCompiler } from './kotlin-compiler.ts';

const SOURCE = 'symbol-uses.kt';
const SERVICE = 'META-INF/services/org.jetbrains.kotlin.compiler.plugin.CompilerPluginRegistrar';

/** Compiles the plugin that finds the symbols of samples. Returns the folder of its classes. */
export async function compileSymbolPlugin(
  compiler: KotlinCompiler,
  cache: CompileCache,
): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, SOURCE), 'utf8');
  return cache.find([compiler.version, source], '.plugin', async (folder) => {
    writeFileSync(join(folder, SOURCE), source);
    const output = join(folder, 'classes');
    const found = await compiler.compile({
      folder,
      sources: [SOURCE],
      classpath: [compiler.library('kotlin-compiler')],
      plugins: [],
      output,
    });
    if (found.length > 0) {
      const lines = found.map(({ file, line, message }) => `${file}:${line} ${message}`);
      throw new Error(`The plugin does not compile:\n${lines.join('\n')}`);
    }
    mkdirSync(join(output, 'META-INF/services'), { recursive: true });
    writeFileSync(join(output, SERVICE), 'SymbolUsesRegistrar\n');
    return 'classes';
  });
}
