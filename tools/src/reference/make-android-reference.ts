import { ANDROID_RELEASES } from '@brand/native-api/android/releases';
import { publishedNames, WORKSPACE_PACKAGE } from '@brand/native-api/published-names';
import type { Reference } from '@brand/reference';
import type { Brand } from '../../../brand.ts';
import type { MadeReference } from './make-reference.ts';
import { ApiIndex } from '@brand/native-api/model/api-index';
import { makeNativeReference } from './make-native-reference.ts';
import type {
  NativeApi,
  NativeMember,
  NativeType,
  NativeTypeRef,
} from '@brand/native-api/model/native-api';
import { SYNTHESIZED } from '@brand/native-api/kotlin/create-member';
import { readAndroidApi } from '@brand/native-api/kotlin/read-api';
import { writeKotlinType } from '@brand/native-api/kotlin/write-type';

const SUMMARIES: Readonly<Record<keyof typeof ANDROID_RELEASES, string>> = {
  '5.0': 'The map view, what is on the map, and the data of a venue.',
  '4.0': 'The map view with its managers and its listener, and the data of a venue.',
  '3.0': 'The map view, its listener, and the data of a venue.',
};

/** The reference of a version of the Android SDK, under the names that the brand publishes. */
export async function makeAndroidReference(
  version: keyof typeof ANDROID_RELEASES,
  brand: Brand,
): Promise<MadeReference> {
  const { sdk, platform } = await readAndroidApi(version);
  const made = makeNativeReference(asReadersSeeIt(sdk, platform), {
    sdk: 'android-sdk',
    release: ANDROID_RELEASES[version],
    title: `Android SDK ${version}`,
    language: 'kotlin',
    errorTypes: new Set(['Exception']),
    moduleSummaries: {
      [WORKSPACE_PACKAGE]: SUMMARIES[version],
      [`${WORKSPACE_PACKAGE}.compose`]: 'A map for Jetpack Compose.',
    },
    writeType: writeKotlinType,
    platform,
  });
  const text = publishedNames(brand.slug).reduce(
    (json, [ours, theirs]) => json.replaceAll(ours, theirs),
    JSON.stringify(made.reference),
  );
  return { ...made, reference: JSON.parse(text) as Reference };
}

/**
 * Without members that the compiler adds, and with those that a type inherits from its interfaces.
 */
function asReadersSeeIt(sdk: NativeApi, platform: NativeApi): NativeApi {
  const index = new ApiIndex([sdk, platform]);
  const own = new Set(sdk.modules.flatMap(({ types }) => types.map(({ name }) => name)));
  const shown = (type: NativeType): NativeType => {
    const members = type.members.filter(({ modifiers }) => !modifiers.includes(SYNTHESIZED));
    const inherited = index
      .membersOf({ kind: 'named', name: type.name, arguments: [] })
      .filter(({ owner }) => owner.name !== type.name && own.has(owner.name))
      .map(({ member }) => member)
      .filter(({ name, isStatic }) => !isStatic && members.every((each) => each.name !== name));
    return {
      ...type,
      kind: readersKind(type, sdk),
      supertypes: type.supertypes.filter((base) => !isImplied(base)),
      members: [...members, ...inherited.map(withoutText)],
    };
  };
  return {
    ...sdk,
    modules: sdk.modules.map((module) => ({ ...module, types: module.types.map(shown) })),
  };
}

/** Values are types, like Swift's structs; a sealed interface with its classes is an enum. */
function readersKind(
  { kind, modifiers, members, name }: NativeType,
  all: NativeApi,
): NativeType['kind'] {
  const isSealed = modifiers.includes('sealed');
  const hasCases = all.modules.some(({ types }) =>
    types.some((each) => each.name.startsWith(`${name}.`)),
  );
  if (kind === 'protocol') return isSealed && hasCases ? 'enum' : kind;
  const isOpaque = members.every(({ kind: each }) => each === 'property');
  const isValue = kind === 'class' && (modifiers.includes('data') || isOpaque);
  // A class inside another type is a case of it.
  const isCase = kind === 'class' && name.includes('.');
  return isValue || kind === 'object' || isCase ? 'struct' : kind;
}

/** The text of an inherited member comes from its declaration. */
function withoutText(member: NativeMember): NativeMember {
  return { ...member, summary: '' };
}

/** Base types of every class and every enum. */
function isImplied(base: NativeTypeRef): boolean {
  return base.kind === 'named' && (base.name === 'Any' || base.name === 'Enum');
}
