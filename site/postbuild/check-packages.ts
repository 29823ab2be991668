import { readRecordedPackages } from '@brand/third-party-notices';

export type PackageCheck = {
  /** Names of the packages on the page of third-party notices. */
  readonly listed: readonly string[];
  /** Where bundlers record the packages that they bundled. */
  readonly recordsFolder: string;
};

/** Throws if the third-party notices are not those of the packages that were bundled. */
export function checkPackages({ listed, recordsFolder }: PackageCheck): void {
  const bundled = readRecordedPackages(recordsFolder);
  const missing = bundled.filter((name) => !listed.includes(name));
  const unused = listed.filter((name) => !bundled.includes(name));
  if (missing.length + unused.length === 0) return;
  throw new Error(
    `site/src/features/third-party-notices/packages.json: add ${formatNames(missing)}; remove ${formatNames(unused)}.`,
  );
}

function formatNames(names: readonly string[]): string {
  return names.join(', ') || 'none';
}
