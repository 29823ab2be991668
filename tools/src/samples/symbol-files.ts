import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleSymbols } from '@brand/reference';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { ROOT } from '../shared/repo.ts';

const EXAMPLES = join(ROOT, 'examples');
/**
 * Committed, because finding symbols needs compilers and types that serving the portal does not.
 */
const SYMBOLS = join(EXAMPLES, 'symbols');

/** Paths of samples that were changed, added or removed since their symbols were found. */
export function listStaleSymbols(): string[] {
  const recorded = new Map(
    globSync('*/*.json', { cwd: SYMBOLS }).flatMap((file) => {
      const { files } = JSON.parse(readFileSync(join(SYMBOLS, file), 'utf8')) as SampleSymbols;
      return Object.entries(files).map(([path, { hash }]) => [path, hash] as const);
    }),
  );
  const paths = new Set([...recorded.keys(), ...listAnnotated()]);
  return [...paths].filter((path) => recorded.get(path) !== hashText(path)).toSorted();
}

/** Samples with symbols: all TypeScript, and those of the native SDKs. */
function listAnnotated(): string[] {
  const patterns = ['*/*/**/*.{ts,tsx,mts}', 'ios/*/*.swift', 'android/*/*.kt'];
  return globSync(patterns, { cwd: EXAMPLES }).filter(
    (path) => !/\.d\.ts$|\/Package\.swift$|node_modules\//.test(path),
  );
}

function hashText(path: string): string | undefined {
  const file = join(EXAMPLES, path);
  if (!existsSync(file)) return undefined;
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** Writes the symbols of a version, a line for each sample, to keep diffs readable. */
export function writeSymbols(symbols: SampleSymbols): void {
  writeFileInFolder(symbolsFile(symbols), symbolsText(symbols));
}

/** Whether the recorded symbols equal these. */
export function areRecorded(symbols: SampleSymbols): boolean {
  const file = symbolsFile(symbols);
  return existsSync(file) && readFileSync(file, 'utf8') === symbolsText(symbols);
}

function symbolsFile({ sdk, version }: SampleSymbols): string {
  return join(SYMBOLS, sdk, `${version}.json`);
}

function symbolsText({ files, ...facts }: SampleSymbols): string {
  const head = JSON.stringify(facts).slice(0, -1);
  const lines = Object.entries(files).map(
    ([path, file]) => `${JSON.stringify(path)}:${JSON.stringify(file)}`,
  );
  return `${head},"files":{\n${lines.join(',\n')}\n}}\n`;
}
