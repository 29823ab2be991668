import { ANDROID_FEATURES } from '@brand/native-api/android/features';
import { FEATURES, type FeatureProof, type NativeFeature } from '@brand/native-api/features';
import { IOS_FEATURES } from '@brand/native-api/ios/features';
import type { Reference } from '@brand/reference';
import { suggestIds } from '@brand/reference/search';
import { REACT_NATIVE_FEATURES } from './react-native-features.ts';
import { WEB_FEATURES } from './web-features.ts';

/** Which version of which SDK has which feature, and the symbols that prove it. */
export type ParityMatrix = {
  readonly versions: readonly MatrixVersion[];
  readonly features: readonly (NativeFeature & {
    /** Symbols by `sdk/version`; versions that are not listed lack the feature. */
    readonly proofs: Readonly<Record<string, readonly string[]>>;
  })[];
};

export type MatrixVersion = { readonly sdk: string; readonly version: string };

/** Symbols that prove features, by the id of the feature. */
type FeatureSymbols = Readonly<Record<string, FeatureProof>>;

const SDKS: Readonly<Record<string, FeatureSymbols>> = {
  'web-sdk': WEB_FEATURES,
  'react-native-sdk': REACT_NATIVE_FEATURES,
  'ios-sdk': IOS_FEATURES,
  'android-sdk': ANDROID_FEATURES,
};

/** Builds the matrix from references. Throws if a symbol is not in its reference. */
export function makeMatrix(
  references: readonly Reference[],
  sdks: Readonly<Record<string, FeatureSymbols>> = SDKS,
): ParityMatrix {
  const known = references.filter(({ sdk }) => sdks[sdk] !== undefined);
  const problems = known.flatMap((reference) => findProblems(reference, sdks[reference.sdk]!));
  const ids: ReadonlySet<string> = new Set(FEATURES.map(({ id }) => id));
  const unlisted = Object.entries(sdks).flatMap(([sdk, symbols]) =>
    Object.keys(symbols)
      .filter((id) => !ids.has(id))
      .map((id) => `${sdk} speaks of ${id}, which is not among the features.`),
  );
  const unread = Object.entries(sdks).flatMap(([sdk, symbols]) =>
    versionsIn(symbols)
      .filter((version) => !known.some((each) => each.sdk === sdk && each.version === version))
      .map((version) => `${sdk} ${version} is named, but there is no reference of it.`),
  );
  const all = [...problems, ...unlisted, ...unread];
  if (all.length > 0) throw new Error(all.join('\n'));
  return {
    versions: known.map(({ sdk, version }) => ({ sdk, version })),
    features: FEATURES.map((feature) => ({
      ...feature,
      proofs: Object.fromEntries(
        known.flatMap(({ sdk, version }) => {
          const symbols = sdks[sdk]![feature.id]?.[version];
          return symbols ? [[`${sdk}/${version}`, symbols]] : [];
        }),
      ),
    })),
  };
}

function findProblems({ sdk, version, symbols }: Reference, features: FeatureSymbols): string[] {
  const ids = new Set(symbols.map(({ id }) => id));
  return Object.entries(features).flatMap(([feature, byVersion]) =>
    (byVersion[version] ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => {
        const near = suggestIds(id, ids).slice(0, 3).join(', ');
        return `${feature}: ${sdk} ${version} has no symbol ${id}.${near && ` Near: ${near}`}`;
      }),
  );
}

function versionsIn(symbols: FeatureSymbols): string[] {
  return [...new Set(Object.values(symbols).flatMap((each) => Object.keys(each)))];
}
