import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

/**
 * Throws for a built script that does not parse. The bundler inserts content hashes by text
 * replacement, so a number in the code that happens to equal one is replaced too.
 */
export function checkScripts(siteFolder: string): void {
  const broken: string[] = [];
  for (const file of globSync('assets/js/*.js', { cwd: siteFolder })) {
    try {
      // oxlint-disable-next-line no-new
      new Script(readFileSync(join(siteFolder, file), 'utf8'));
    } catch (error) {
      broken.push(`${file}: ${(error as Error).message}`);
    }
  }
  if (broken.length > 0) {
    throw new Error(`These scripts do not parse. Build again:\n${broken.join('\n')}`);
  }
}
