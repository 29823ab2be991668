import type { Severity } from './codes/code-info.ts';
import type { Finding } from './finding.ts';
import { FINDING_CODES, type FindingCode } from './finding-codes.ts';

/** All findings with one code: the problem, their number, and the fix. */
export type FindingGroup = {
  /** The code that the findings have in common. */
  readonly code: FindingCode;
  /** Severity of the findings. */
  readonly severity: Severity;
  /** Description of the problem, in one sentence. */
  readonly title: string;
  /** Instruction that fixes the problem. */
  readonly fix: string;
  /** Path on the documentation site of the section that explains the code. */
  readonly docs: string;
  /** Number of findings, including those that the validator counted without listing them. */
  readonly count: number;
  /** Number of files that have such findings. */
  readonly files: number;
  /** The findings that have a location, in the order of the validator. */
  readonly findings: readonly Finding[];
};

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/**
 * Groups findings by code: the worst severity first, and within a severity the most frequent code.
 *
 * @example
 * const { findings } = await validate(zipBytes);
 * for (const { code, count, fix } of groupFindings(findings)) console.log(code, count, fix);
 */
export function groupFindings(findings: readonly Finding[]): readonly FindingGroup[] {
  const groups = [...Map.groupBy(findings, ({ code }) => code)].flatMap(([code, found]) => {
    const [first] = found;
    return first ? [groupOf(code, first, found)] : [];
  });
  return SEVERITIES.flatMap((severity) =>
    groups.filter((group) => group.severity === severity).toSorted((a, b) => b.count - a.count),
  );
}

function groupOf(
  code: FindingCode,
  { severity, fix, docs }: Finding,
  found: readonly Finding[],
): FindingGroup {
  return {
    code,
    severity,
    title: FINDING_CODES[code].title,
    fix,
    docs,
    count: found.reduce((sum, { more = 1 }) => sum + more, 0),
    files: new Set(found.map(({ file }) => file)).size,
    findings: found.filter(({ more }) => more === undefined),
  };
}
