import { validate } from '@brand/mvf/validate';

/** What is said about a bundle before it is shown. */
export type BundleReport = {
  /** Version of the format; `undefined` for what is no bundle. */
  readonly version: number | undefined;
  readonly errors: number;
  readonly warnings: number;
  /** The first of what was found, the worst first. */
  readonly findings: readonly {
    readonly severity: string;
    readonly message: string;
    readonly fix: string;
    /** Path of the page that explains it. */
    readonly docs: string;
  }[];
};

const MAX_FINDINGS = 8;

/** Checks a bundle. For workers: a large one takes its time. */
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
