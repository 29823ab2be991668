import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Reference, type SampleSymbols, sdkOfSamples } from '@brand/reference';
import { buildIfStale } from '../build-if-stale.ts';
import { writeFileInFolder } from '../create-dist.ts';
import { annotateAndroidSamples } from '../native/kotlin/annotate-samples.ts';
import { annotateIosSamples } from '../native/swift/annotate-samples.ts';
import { ROOT } from '../repo.ts';
import { packageInputs, SDK_PACKAGES } from '../sdk/sdk-package.ts';
import { annotateFolder } from './annotate-folder.ts';
import { compileSamples } from './compile-samples.ts';
import { listSampleFolders, type SampleFolder } from './list-sample-folders.ts';
import { createSampleProgram } from './sample-program.ts';

const EXAMPLES = join(ROOT, 'examples');
/** Packages besides those of the Web SDK that samples are compiled with. */
const OTHER_PACKAGES = [
  'web-sdk-legacy',
  'web-sdk-react',
  'react-native-sdk',
  'react-native-sdk-legacy',
];
/** Where the symbols of samples are kept, `<sdk>/<version>.json`, for the site to read. */
export const SAMPLE_SYMBOLS: string = join(ROOT, '.cache/sample-symbols');

/**
 * Finds the symbols that samples use unless nothing changed since. Comes after the references are
 * built, and before the site. A sample that does not compile fails it.
 */
export function annotateSamplesIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Sample symbols',
    inputs: [
      'examples',
      'package-lock.json',
      'packages/tsconfig.base.json',
      'tsconfig.base.json',
      ...packageInputs([...SDK_PACKAGES, ...OTHER_PACKAGES]).filter((path) =>
        existsSync(join(ROOT, path)),
      ),
      'packages/native-api',
      'tools/src/native',
      'tools/src/samples',
      'tools/src/syntax',
      ...listSampleFolders(EXAMPLES)
        .map(referencePath)
        .filter((path) => existsSync(join(ROOT, path))),
    ],
    product: SAMPLE_SYMBOLS,
    activity: 'Finding the symbols of samples',
    run: annotateSamples,
  });
}

async function annotateSamples(): Promise<boolean> {
  const compiled = listSampleFolders(EXAMPLES).map((samples) => {
    const program = createSampleProgram(samples, readReference(samples));
    const symbols = annotateFolder(program);
    console.log(describe(symbols));
    return { symbols, problems: compileSamples(program) };
  });
  const resolved = [...(await annotateIosSamples()), ...(await annotateAndroidSamples())];
  for (const { symbols } of resolved) console.log(describe(symbols));
  const found = [...compiled, ...resolved];
  // All at once: a build that runs meanwhile would find none.
  rmSync(SAMPLE_SYMBOLS, { recursive: true, force: true });
  for (const { symbols } of found) {
    const path = join(SAMPLE_SYMBOLS, symbols.sdk, `${symbols.version}.json`);
    writeFileInFolder(path, JSON.stringify(symbols));
  }
  const problems = found.flatMap((each) => each.problems);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** Without a reference there is nothing to link to. */
function readReference(samples: SampleFolder): Reference | undefined {
  const path = join(ROOT, referencePath(samples));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Reference) : undefined;
}

function referencePath({ sdk, version }: SampleFolder): string {
  return `.cache/reference/${sdkOfSamples(sdk)}/${version}.json`;
}

function describe({ sdk, version, files, usedIn }: SampleSymbols): string {
  const uses = Object.values(files).reduce((sum, { symbols }) => sum + symbols.length, 0);
  const [fileCount, idCount] = [Object.keys(files).length, Object.keys(usedIn).length];
  return `  ${sdk} ${version}: ${fileCount} samples, ${uses} uses of ${idCount} symbols`;
}

if (import.meta.main) process.exitCode = (await annotateSamplesIfStale()) ? 0 : 1;
