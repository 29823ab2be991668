import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import {
  compileKotlinSamples,
  type CompiledSample,
} from '@brand/native-api/kotlin/compile/compile-samples';
import { listDeclaredExamples } from '@brand/native-api/kotlin/compile/declared-examples';
import { readAndroidApi } from '@brand/native-api/kotlin/read-api';
import { ensureJava } from '../machine/ensure-java.ts';
import { ROOT } from '../shared/repo.ts';

const EXAMPLES = join(ROOT, 'examples');

export type AndroidVersion = keyof typeof ANDROID_RELEASES;

export const ANDROID_VERSIONS: readonly AndroidVersion[] = Object.keys(
  ANDROID_RELEASES,
) as AndroidVersion[];

/** Kotlin samples of a version of the Android SDK, as paths below `examples/`. */
export function listKotlinSamples(version: AndroidVersion): string[] {
  return globSync(`android/${version}/*.kt`, { cwd: EXAMPLES }).toSorted();
}

/**
 * Compiles the samples of a version, and the examples in the comments of its declarations. Returns
 * what was found, by path.
 */
export async function compileAndroidSamples(
  version: AndroidVersion,
): Promise<ReadonlyMap<string, CompiledSample>> {
  const resources = globSync(`android/${version}/*.xml`, { cwd: EXAMPLES }).toSorted();
  return compileKotlinSamples({
    version,
    samples: new Map([
      ...readTexts(listKotlinSamples(version)),
      ...listDeclaredExamples(await readAndroidApi(version)),
    ]),
    resources: new Map(readTexts(resources)),
    cacheFolder: join(ROOT, '.cache/kotlin'),
  });
}

function readTexts(paths: readonly string[]): (readonly [string, string])[] {
  return paths.map((path) => [path, readFileSync(join(EXAMPLES, path), 'utf8')]);
}

/**
 * `node tools/src/samples/check-android-samples.ts` compiles the samples of all versions and prints
 * the compiler's messages.
 */
if (import.meta.main && ensureJava()) {
  let failed = 0;
  for (const version of ANDROID_VERSIONS) {
    const started = performance.now();
    const compiled = await compileAndroidSamples(version);
    const problems = [...compiled.values()].flatMap((sample) => sample.problems);
    for (const problem of problems) console.error(problem);
    const samples = listKotlinSamples(version).length;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${problems.length === 0 ? '✓' : '✗'} Android SDK ${version}: ${samples} samples and ` +
        `${compiled.size - samples} examples of the reference compiled in ${seconds} s`,
    );
    failed += problems.length;
  }
  process.exitCode = failed === 0 ? 0 : 1;
}
