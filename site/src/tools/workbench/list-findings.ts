import type { Finding, Severity } from '@brand/mvf/validate';
import { FINDINGS_PER_PAGE } from './workbench-limits';
import type { FindingsQuery } from './protocol';

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** Sorts by severity, worst first; within a severity the order of the validator stays. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

/** Indexes of the findings on one page of a query, and the total on all pages. */
export function queryFindings(
  findings: readonly Finding[],
  { severity, text, start }: FindingsQuery,
): { readonly indexes: readonly number[]; readonly total: number } {
  const wanted = text.trim().toLowerCase();
  const matching = findings.flatMap((finding, index) =>
    (severity === 'all' || finding.severity === severity) && matchesText(finding, wanted)
      ? [index]
      : [],
  );
  return { indexes: matching.slice(start, start + FINDINGS_PER_PAGE), total: matching.length };
}

function matchesText({ code, file, pointer, message }: Finding, wanted: string): boolean {
  return (
    wanted === '' ||
    [code, `${file} ${pointer}`, message].some((part) => part.toLowerCase().includes(wanted))
  );
}
