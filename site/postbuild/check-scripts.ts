import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

const RUNTIME = /^assets\/js\/runtime~main\./;
const CHUNK_NAME = /"?([\w~-]+)"?:"[\da-f]{6}"/g;
/** Every page loads the names of all chunks. Those of the framework's own imports are longer. */
const MAX_CHUNK_NAME = 45;

/**
 * Throws for a built script that does not parse. The bundler inserts content hashes by text
 * replacement, so a number in the code that happens to equal one is replaced too. Throws for a chunk
 * without a short name, too.
 */
export function checkScripts(siteFolder: string): void {
  const broken: string[] = [];
  const unnamed: string[] = [];
  for (const file of globSync('assets/js/*.js', { cwd: siteFolder })) {
    const code = readFileSync(join(siteFolder, file), 'utf8');
    if (RUNTIME.test(file)) unnamed.push(...findLongNames(code));
    try {
      // oxlint-disable-next-line no-new
      new Script(code);
    } catch (error) {
      broken.push(`${file}: ${(error as Error).message}`);
    }
  }
  if (broken.length > 0) {
    throw new Error(`These scripts do not parse. Build again:\n${broken.join('\n')}`);
  }
  if (unnamed.length > 0) {
    throw new Error(
      `Every page loads the names of these chunks. Give their imports a webpackChunkName of at most ${MAX_CHUNK_NAME} characters:\n${unnamed.join('\n')}`,
    );
  }
}

function findLongNames(runtime: string): string[] {
  return Array.from(runtime.matchAll(CHUNK_NAME), ([, name = '']) => name).filter(
    (name) => name.length > MAX_CHUNK_NAME,
  );
}
