import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generated-files.ts';

/** `node packages/mvf/generate/index.ts` writes types, checks and JSON Schema from the schemas. */
const files = await generatedFiles();
for (const [path, content] of files) {
  const target = join(import.meta.dirname, '..', path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}
process.stdout.write(`Wrote ${files.size} files.\n`);
