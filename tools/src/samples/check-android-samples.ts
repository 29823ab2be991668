import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';
import { type AndroidApi, readAndroidApi } from '@brand/native-api/kotlin/read-api';
import {
  checkKotlinSample,
  type SampleResult,
} from '@brand/native-api/kotlin/check-sample/check-sample';

const EXAMPLES = join(ROOT, 'examples');
const SAMPLE = /^android\/(?<version>[\d.]+)\/[\w-]+\.kt$/;

const apis = new Map<string, Promise<AndroidApi>>();

/** Kotlin samples of the Android SDK, as paths below `examples/`. */
export function listKotlinSamples(): string[] {
  return globSync('android/*/*.kt', { cwd: EXAMPLES }).toSorted();
}

/** Checks a sample against the version in its path. */
export async function checkKotlinFile(sample: string): Promise<SampleResult> {
  const version = SAMPLE.exec(sample)?.groups?.['version'];
  if (version === undefined) {
    throw new Error(`${sample}: expected a sample such as android/5.0/markers.kt below examples/.`);
  }
  const api = apis.get(version) ?? readAndroidApi(version);
  apis.set(version, api);
  const text = readFileSync(join(EXAMPLES, sample), 'utf8');
  return checkKotlinSample(sample, text, await api);
}

/**
 * `node tools/src/samples/check-android-samples.ts android/5.0/markers.kt` checks samples, all of
 * them without a name, and prints names that do not resolve.
 */
if (import.meta.main) {
  const names = process.argv.slice(2);
  let failed = 0;
  for (const sample of names.length > 0 ? names : listKotlinSamples()) {
    const { problems, resolved } = await checkKotlinFile(sample);
    for (const problem of problems) console.error(problem);
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${sample}: ${resolved} names resolved`);
    failed += problems.length;
  }
  process.exitCode = failed === 0 ? 0 : 1;
}
