import { type Finding, groupFindings } from '@brand/mvf/validate';
import { FINDINGS_PER_PAGE } from './workbench-limits';
import type { FindingsFilter, FindingsQuery, ListedGroup } from './protocol';

/** The matching findings by rule, without the findings themselves. */
export function listGroups(findings: readonly Finding[], filter: FindingsFilter): ListedGroup[] {
  const matching = findings.filter((finding) => matches(finding, filter));
  return groupFindings(matching).map(({ findings: _findings, ...group }) => group);
}

/** Indexes of the findings on one page of a query, and the total on all pages. */
export function queryFindings(
  findings: readonly Finding[],
  { code, start, ...filter }: FindingsQuery,
): { readonly indexes: readonly number[]; readonly total: number } {
  const matching = findings.flatMap((finding, index) =>
    finding.code === code && finding.more === undefined && matches(finding, filter) ? [index] : [],
  );
  return { indexes: matching.slice(start, start + FINDINGS_PER_PAGE), total: matching.length };
}

function matches(
  { severity, code, file, pointer, message }: Finding,
  { severity: wantedSeverity, text }: FindingsFilter,
): boolean {
  if (wantedSeverity !== 'all' && severity !== wantedSeverity) return false;
  const wanted = text.trim().toLowerCase();
  return [code, `${file} ${pointer}`, message].some((part) => part.toLowerCase().includes(wanted));
}
