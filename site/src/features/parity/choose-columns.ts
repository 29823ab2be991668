import type { MatrixFeature, MatrixVersion, ParityMatrix } from './parity-matrix.ts';

/** The columns of an SDK: one version, all versions or none. */
export type Choice = string | 'all' | 'none';

/** The choice for each SDK, by id. */
export type Choices = Readonly<Record<string, Choice>>;

/** The newest version of each SDK. */
export function newestOfEach({ versions }: ParityMatrix): Choices {
  return Object.fromEntries(
    versions.toReversed().map(({ sdk, version }) => [sdk, version] as const),
  );
}

/** The versions of an SDK, newest first. */
export function versionsOf({ versions }: ParityMatrix, sdk: string): readonly string[] {
  return versions.filter((each) => each.sdk === sdk).map(({ version }) => version);
}

/** The chosen columns, in matrix order. */
export function chooseColumns(
  { versions }: ParityMatrix,
  choices: Choices,
): readonly MatrixVersion[] {
  return versions.filter(({ sdk, version }) => {
    const choice = choices[sdk] ?? 'none';
    return choice === 'all' || choice === version;
  });
}

/** The symbols that prove a feature in a version; `undefined` if it lacks the feature. */
export function proofOf(
  { proofs }: MatrixFeature,
  { sdk, version }: MatrixVersion,
): readonly string[] | undefined {
  return proofs[`${sdk}/${version}`];
}

/** Features that not all columns share. */
export function differing(
  features: readonly MatrixFeature[],
  columns: readonly MatrixVersion[],
): readonly MatrixFeature[] {
  return features.filter((feature) => {
    const having = columns.filter((column) => proofOf(feature, column) !== undefined);
    return having.length > 0 && having.length < columns.length;
  });
}

/** Features by group, in matrix order. */
export function groupFeatures(
  features: readonly MatrixFeature[],
): readonly (readonly [group: string, features: readonly MatrixFeature[]])[] {
  const groups = new Map<string, MatrixFeature[]>();
  for (const feature of features) {
    groups.set(feature.group, [...(groups.get(feature.group) ?? []), feature]);
  }
  return [...groups];
}
