import type { MatrixFeature, MatrixVersion, ParityMatrix } from './parity-matrix.ts';

/** What is shown of an SDK: one version, all of them, or none. */
export type Choice = string | 'all' | 'none';

/** The choice for each SDK, by its id. */
export type Choices = Readonly<Record<string, Choice>>;

/** The newest version of each SDK. */
export function newestOfEach({ versions }: ParityMatrix): Choices {
  return Object.fromEntries(
    versions.toReversed().map(({ sdk, version }) => [sdk, version] as const),
  );
}

/** The versions of an SDK, the newest first. */
export function versionsOf({ versions }: ParityMatrix, sdk: string): readonly string[] {
  return versions.filter((each) => each.sdk === sdk).map(({ version }) => version);
}

/** The columns that are chosen, in the order of the matrix. */
export function chooseColumns(
  { versions }: ParityMatrix,
  choices: Choices,
): readonly MatrixVersion[] {
  return versions.filter(({ sdk, version }) => {
    const choice = choices[sdk] ?? 'none';
    return choice === 'all' || choice === version;
  });
}

/** The symbols by which a version has a feature; nothing where it lacks it. */
export function proofOf(
  { proofs }: MatrixFeature,
  { sdk, version }: MatrixVersion,
): readonly string[] | undefined {
  return proofs[`${sdk}/${version}`];
}

/** Features that the columns do not have in common. */
export function differing(
  features: readonly MatrixFeature[],
  columns: readonly MatrixVersion[],
): readonly MatrixFeature[] {
  return features.filter((feature) => {
    const having = columns.filter((column) => proofOf(feature, column) !== undefined);
    return having.length > 0 && having.length < columns.length;
  });
}

/** Features in their groups, in the order of the matrix. */
export function groupFeatures(
  features: readonly MatrixFeature[],
): readonly (readonly [group: string, features: readonly MatrixFeature[]])[] {
  const groups = new Map<string, MatrixFeature[]>();
  for (const feature of features) {
    groups.set(feature.group, [...(groups.get(feature.group) ?? []), feature]);
  }
  return [...groups];
}
