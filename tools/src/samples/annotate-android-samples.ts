import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import { KotlinCompiler } from '@brand/native-api/kotlin/compile/kotlin-compiler';
import { type SampleFile, sdkOfSamples } from '@brand/reference';
import { ensureJava } from '../machine/ensure-java.ts';
import { ROOT } from '../shared/repo.ts';
import type { AnnotatedSamples } from './annotate-ios-samples.ts';
import {
  ANDROID_VERSIONS,
  type AndroidVersion,
  compileAndroidSamples,
  listKotlinSamples,
} from './check-android-samples.ts';

/**
 * Compiles all samples of the Android SDK and finds their symbols, by version. Without Java there
 * are none, and their recorded symbols stay as they are.
 */
export async function annotateAndroidSamples(): Promise<readonly AnnotatedSamples[]> {
  if (!ensureJava()) return [];
  const annotated: AnnotatedSamples[] = [];
  // One after the other: a compiler takes a gigabyte of memory.
  for (const version of ANDROID_VERSIONS) annotated.push(await annotate(version));
  return annotated;
}

async function annotate(version: AndroidVersion): Promise<AnnotatedSamples> {
  const compiled = await compileAndroidSamples(version);
  const files = listKotlinSamples(version).map((path): readonly [string, SampleFile] => {
    const text = readFileSync(join(ROOT, 'examples', path), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    const { uses } = compiled.get(path)!;
    return [path, { hash, symbols: uses.map(({ start, end, id }) => [start, end, id]) }];
  });
  return {
    symbols: {
      format: 1,
      sdk: sdkOfSamples('android'),
      version,
      release: ANDROID_RELEASES[version],
      compiler: `Kotlin ${new KotlinCompiler().version}`,
      files: Object.fromEntries(files),
    },
    problems: [...compiled.values()].flatMap(({ problems }) => problems),
  };
}
