import { IOS_RELEASES } from '@brand/native-api/ios/releases';
import { publishedNames, WORKSPACE_MODULE } from '@brand/native-api/published-names';
import type { Reference } from '@brand/reference';
import type { Brand } from '../../../brand.ts';
import type { MadeReference } from './make-reference.ts';
import { makeNativeReference } from './make-native-reference.ts';
import { readIosApi, readIosPlatform } from '@brand/native-api/swift/ios-api';
import { writeSwiftType } from '@brand/native-api/swift/write-type';

const SUMMARIES: Readonly<Record<keyof typeof IOS_RELEASES, string>> = {
  '5.0': 'The map view, what is on the map, and the data of a venue.',
  '4.0': 'The map view with its managers and its delegate, and the data of a venue.',
  '3.0': 'The map view, its delegate, and the data of a venue.',
};

/** The reference of a version of the iOS SDK, under the names that the brand publishes. */
export async function makeIosReference(
  version: keyof typeof IOS_RELEASES,
  brand: Brand,
): Promise<MadeReference> {
  const made = makeNativeReference(await readIosApi(version), {
    sdk: 'ios-sdk',
    release: IOS_RELEASES[version],
    title: `iOS SDK ${version}`,
    language: 'swift',
    errorTypes: new Set(['Error', 'LocalizedError']),
    moduleSummaries: { [WORKSPACE_MODULE]: SUMMARIES[version] },
    writeType: writeSwiftType,
    platform: await readIosPlatform(),
  });
  const text = publishedNames(brand.slug).reduce(
    (json, [ours, theirs]) => json.replaceAll(ours, theirs),
    JSON.stringify(made.reference),
  );
  return { ...made, reference: JSON.parse(text) as Reference };
}
