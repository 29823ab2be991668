import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Reference, type SampleSymbols, sdkOfSamples } from '@brand/reference';
import { annotateAndroidSamples } from './annotate-android-samples.ts';
import { annotateIosSamples } from './annotate-ios-samples.ts';
import { recordTable } from '../figures/record-table.ts';
import { ROOT } from '../shared/repo.ts';
import { annotateFolder } from './annotate-folder.ts';
import { compileSamples } from './compile-samples.ts';
import { listSampleFolders, type SampleFolder } from './list-sample-folders.ts';
import { createSampleProgram } from './sample-program.ts';
import { areRecorded, writeSymbols } from './symbol-files.ts';

type AnnotatedSamples = {
  readonly symbols: SampleSymbols;
  readonly problems: readonly string[];
};

/**
 * Fails if a sample does not compile; with `compared` also if symbols differ from the recorded
 * ones.
 */
export async function annotateSamples(use: 'kept' | 'compared'): Promise<boolean> {
  const found = [...annotateTypeScript(), ...(await annotateNative())];
  const problems = found.flatMap((each) => each.problems);
  for (const { symbols } of found) {
    console.log(describe(symbols));
    if (use === 'kept') writeSymbols(symbols);
    else if (!areRecorded(symbols)) {
      problems.push(
        `The symbols in the samples of ${symbols.sdk} ${symbols.version} changed, or were written ` +
          'down otherwise. Write them down and look at the difference: npm run symbols',
      );
    }
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return false;
  recordTable('samples-compiled', {
    command: 'npm run symbols -- --check',
    rows: found.map(({ symbols }) => countSymbols(symbols)),
  });
  return true;
}

function annotateTypeScript(): AnnotatedSamples[] {
  return listSampleFolders(join(ROOT, 'examples')).map((samples) => {
    const program = createSampleProgram(samples, readReference(samples));
    return { symbols: annotateFolder(program), problems: compileSamples(program) };
  });
}

async function annotateNative(): Promise<readonly AnnotatedSamples[]> {
  return [...(await annotateIosSamples()), ...(await annotateAndroidSamples())];
}

/** Without a reference there is nothing to link to. */
function readReference({ sdk, version }: SampleFolder): Reference | undefined {
  const path = join(ROOT, `.cache/reference/${sdkOfSamples(sdk)}/${version}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Reference) : undefined;
}

function countSymbols({ sdk, version, files }: SampleSymbols) {
  return {
    Samples: `${sdk} ${version}`,
    Compiled: Object.keys(files).length,
    'Uses of symbols': Object.values(files).reduce((sum, { symbols }) => sum + symbols.length, 0),
  };
}

function describe(found: SampleSymbols): string {
  const { Samples, Compiled, 'Uses of symbols': uses } = countSymbols(found);
  return `  ${Samples}: ${Compiled} samples, ${uses} uses of symbols`;
}
