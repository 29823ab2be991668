import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../shared/repo.ts';
import {
  checkSwiftSample,
  type SampleCheck,
} from '@brand/native-api/swift/check-sample/check-sample';
import { readIosApi, readIosPlatform } from '@brand/native-api/swift/ios-api';

const EXAMPLES = join(ROOT, 'examples');

/** The samples of the iOS SDK, by their paths below `examples/`. Manifests are fragments. */
export function listIosSamples(): readonly string[] {
  return globSync('ios/*/*.swift', { cwd: EXAMPLES, exclude: ['**/Package.swift'] }).toSorted();
}

/** Checks a sample, by its path below `examples/`, against the version in its path. */
export async function checkIosSample(path: string): Promise<SampleCheck> {
  const [, version = ''] = path.split('/');
  return checkSwiftSample(readFileSync(join(EXAMPLES, path), 'utf8'), {
    fileName: basename(path),
    sdk: await readIosApi(version),
    platform: await readIosPlatform(),
  });
}

/**
 * `node tools/src/samples/check-ios-samples.ts ios/5.0/markers.swift` checks samples, all of them
 * without a name, and prints names that do not resolve.
 */
if (import.meta.main) {
  const names = process.argv.slice(2);
  let failed = 0;
  for (const path of names.length > 0 ? names : listIosSamples()) {
    const { problems, resolved } = await checkIosSample(path);
    for (const problem of problems) console.error(problem);
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${path}: ${resolved} names resolved`);
    failed += problems.length;
  }
  process.exitCode = failed === 0 ? 0 : 1;
}
