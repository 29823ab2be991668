import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import { type SampleFile, sdkOfSamples } from '@brand/reference';
import { ROOT } from '../shared/repo.ts';
import type { AnnotatedSamples } from './annotate-ios-samples.ts';
import { checkKotlinFile, listKotlinSamples } from './check-android-samples.ts';

/** Finds the symbols of all samples of the Android SDK, by version. */
export async function annotateAndroidSamples(): Promise<readonly AnnotatedSamples[]> {
  const byVersion = Map.groupBy(listKotlinSamples(), (path) => path.split('/')[1]!);
  return Promise.all([...byVersion].map(([version, paths]) => annotate(version, paths)));
}

async function annotate(version: string, paths: readonly string[]): Promise<AnnotatedSamples> {
  const checks = await Promise.all(paths.map(checkKotlinFile));
  const files = paths.map((path, index): readonly [string, SampleFile] => {
    const text = readFileSync(join(ROOT, 'examples', path), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    const uses = checks[index]!.uses.map(({ start, end, id }) => [start, end, id] as const);
    return [path, { hash, symbols: uses }];
  });
  return {
    symbols: {
      format: 1,
      sdk: sdkOfSamples('android'),
      version,
      release: ANDROID_RELEASES[version as keyof typeof ANDROID_RELEASES],
      files: Object.fromEntries(files),
    },
    problems: checks.flatMap(({ problems }) => problems),
  };
}
