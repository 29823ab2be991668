import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../repo.ts';
import { type AndroidApi, readAndroidApi } from '../read-api.ts';
import { checkKotlinSample, type SampleResult } from './check-sample.ts';

const EXAMPLES = join(ROOT, 'examples');
const SAMPLE = /^android\/(?<version>[\d.]+)\/[\w-]+\.kt$/;

const apis = new Map<string, Promise<AndroidApi>>();

/** Kotlin samples of the Android SDK, as paths below `examples/`. */
export function listKotlinSamples(): string[] {
  return globSync('android/*/*.kt', { cwd: EXAMPLES }).toSorted();
}

/** Checks a sample against the version that its folder names. */
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
