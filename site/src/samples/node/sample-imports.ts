import { existsSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';

/** Relative imports of a sample; the group is the specifier. */
const RELATIVE_IMPORT =
  /^(?:\} from|import|import .* from) '(\.\.?\/[^']+\.(?:tsx?|css|json))'(?: with \{ type: 'json' \})?;$/gm;

export type FilesOptions = {
  readonly samplesFolder: string;
  readonly fail: (message: string) => never;
};

/** A sample and all files that it imports by path, each before those that only it needs. */
export function filesOfSample(
  sample: string,
  { samplesFolder, fail }: FilesOptions,
): readonly string[] {
  const files: string[] = [sample];
  for (const file of files) {
    const path = join(samplesFolder, file);
    const imports = existsSync(path) ? relativeImports(readFileSync(path, 'utf8')) : [];
    for (const specifier of imports) {
      const imported = posix.join(posix.dirname(file), specifier);
      if (!files.includes(imported)) files.push(imported);
    }
  }
  const twice = files.find(
    (file, index) => files.findIndex((other) => basename(other) === basename(file)) !== index,
  );
  if (twice !== undefined) {
    fail(
      `The sample examples/${sample} has two files named ${basename(twice)}. Readers put all of them ` +
        'into one folder: give one of them another name.',
    );
  }
  return files;
}

/** Replacements for imports, because readers have all files of a sample in one folder. */
export function importsInOneFolder(code: string): readonly (readonly [string, string])[] {
  return [...new Set(relativeImports(code))]
    .map((specifier) => [`'${specifier}'`, `'./${posix.basename(specifier)}'`] as const)
    .filter(([ours, theirs]) => ours !== theirs);
}

function relativeImports(code: string): string[] {
  return [...code.matchAll(RELATIVE_IMPORT)].map(([, specifier = '']) => specifier);
}
