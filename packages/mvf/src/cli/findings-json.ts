import { type Finding, groupFindings, type ValidationResult } from '../validate/index.ts';
import { docsUrl } from './docs-url.ts';

/** Selection of findings for a report for programs. */
export type FindingsSelection = {
  /** Maximum number of findings of each rule. If omitted, all findings are listed. */
  readonly limit?: number;
  /** Codes of the rules. If omitted, all rules are included. */
  readonly rules?: ReadonlySet<string>;
};

/**
 * Formats the findings as JSON. The format is documented, so fields are added but never changed.
 */
export function formatFindingsJson(
  input: string,
  { version, valid, counts, findings }: ValidationResult,
  { limit, rules }: FindingsSelection,
): string {
  const groups = groupFindings(findings).filter(({ code }) => rules?.has(code) ?? true);
  const report = {
    input,
    version,
    valid,
    counts,
    rules: groups.map(({ code, severity, title, fix, docs, count, files }) => ({
      code,
      severity,
      title,
      fix,
      docs: docsUrl(docs),
      count,
      files,
    })),
    findings: groups.flatMap((group) => group.findings.slice(0, limit).map(withDocsUrl)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function withDocsUrl({ docs, ...finding }: Finding): Finding {
  return { ...finding, docs: docsUrl(docs) };
}
