import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IOS_RELEASES } from '@brand/native-api/ios/releases';
import { type SampleFile, type SampleSymbols, sdkOfSamples } from '@brand/reference';
import { ROOT } from '../shared/repo.ts';
import { checkIosSample, listIosSamples } from './check-ios-samples.ts';

/** The symbols that samples of a version use, and names that do not resolve. */
export type AnnotatedSamples = {
  readonly symbols: SampleSymbols;
  readonly problems: readonly string[];
};

/** Finds the symbols of all samples of the iOS SDK, by version. */
export async function annotateIosSamples(): Promise<readonly AnnotatedSamples[]> {
  const byVersion = Map.groupBy(listIosSamples(), (path) => path.split('/')[1]!);
  return Promise.all([...byVersion].map(([version, paths]) => annotate(version, paths)));
}

async function annotate(version: string, paths: readonly string[]): Promise<AnnotatedSamples> {
  const checks = await Promise.all(paths.map(checkIosSample));
  const files = paths.map((path, index): readonly [string, SampleFile] => {
    const text = readFileSync(join(ROOT, 'examples', path), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    return [path, { hash, symbols: checks[index]!.symbols }];
  });
  const release = IOS_RELEASES[version as keyof typeof IOS_RELEASES];
  return {
    symbols: {
      format: 1,
      sdk: sdkOfSamples('ios'),
      version,
      release,
      files: Object.fromEntries(files),
    },
    problems: checks.flatMap(({ problems }) => problems),
  };
}
