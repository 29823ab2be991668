import { validate } from '@brand/mvf/validate';

/** A summary of a bundle before it is shown. */
export type BundleReport = {
  /** Version of the format; `undefined` if it is not a bundle. */
  readonly version: number | undefined;
  readonly errors: number;
  readonly warnings: number;
  /** The first findings, worst first. */
  readonly findings: readonly {
    readonly severity: string;
    readonly message: string;
    readonly fix: string;
    /** Path of the page that explains it. */
    readonly docs: string;
  }[];
};

const MAX_FINDINGS = 8;

/** Validates a bundle. Runs in workers, because a large one takes long. */
export async function reportOnBundle(bundle: Blob): Promise<BundleReport> {
  const { findings, counts, version } = await validate(bundle);
  const worst = [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity !== 'error'),
  ];
  return {
    version,
    errors: counts.error,
    warnings: counts.warning,
    findings: worst
      .slice(0, MAX_FINDINGS)
      .map(({ severity, message, fix, docs }) => ({ severity, message, fix, docs })),
  };
}
