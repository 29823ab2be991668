import { ANDROID_RENAMES } from '@brand/native-api/android/renames';
import { IOS_RENAMES } from '@brand/native-api/ios/renames';
import type { Renames } from '@brand/reference/compare';
import type { ReferenceKey } from './references.ts';

const RENAMES: Readonly<Record<string, Readonly<Record<string, Renames>>>> = {
  'ios-sdk': IOS_RENAMES,
  'android-sdk': ANDROID_RENAMES,
};

/** Replacements of names from a version to a newer one. */
export function renamesOf({ sdk, version }: ReferenceKey, from: string): Renames {
  return RENAMES[sdk]?.[`${from} ${version}`] ?? {};
}
