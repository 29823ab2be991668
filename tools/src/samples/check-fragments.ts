import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import { IOS_RELEASES } from '@brand/native-api/ios/releases';
import { WORKSPACE_PACKAGE } from '@brand/native-api/published-names';
import { ROOT } from '../shared/repo.ts';
import { readAndroidApi } from '@brand/native-api/kotlin/read-api';
import { ApiIndex } from '@brand/native-api/model/api-index';
import { named } from '@brand/native-api/model/native-api';
import {
  checkFragment,
  type FragmentFacts,
  fragmentKind,
} from '@brand/native-api/fragments/check-fragment';

const EXAMPLES = join(ROOT, 'examples');
const known = new Map<string, Promise<FragmentFacts>>();

/** Build files, manifests, layouts and property lists of native samples, below `examples/`. */
export function listFragments(): string[] {
  return globSync('{android,ios}/*/*', { cwd: EXAMPLES })
    .filter((file) => fragmentKind(file) !== undefined)
    .toSorted();
}

/** Checks a fragment against the version in its path. */
export async function checkFragmentFile(file: string): Promise<string[]> {
  const text = readFileSync(join(EXAMPLES, file), 'utf8');
  const version = file.split('/')[1]!;
  const facts = known.get(version) ?? readFacts(version);
  known.set(version, facts);
  return checkFragment(file, text, await facts);
}

/** Names that fragments of a version may use. */
export async function readFacts(version: string): Promise<FragmentFacts> {
  const release = ANDROID_RELEASES[version as keyof typeof ANDROID_RELEASES];
  if (release === undefined) throw new Error(`Unknown version "${version}" of the native SDKs.`);
  const { sdk, platform } = await readAndroidApi(version);
  const index = new ApiIndex([sdk, platform]);
  const permissions = index.types.get('Manifest.permission')!.members.map(({ name }) => name);
  const views = [...sdk.modules, ...platform.modules].flatMap(({ importName, types }) =>
    types
      .filter(({ name }) => index.isA(named(name), named('View')))
      // Android's own widgets are written without their package.
      .map(({ name }) => (importName === 'android.widget' ? name : `${importName}.${name}`)),
  );
  return {
    group: WORKSPACE_PACKAGE,
    release,
    iosRelease: IOS_RELEASES[version as keyof typeof IOS_RELEASES],
    permissions: new Set(permissions),
    views: new Set([...views, 'View']),
  };
}
