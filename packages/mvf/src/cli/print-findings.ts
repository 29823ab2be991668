import {
  type Finding,
  type FindingGroup,
  groupFindings,
  type Severity,
  type ValidationResult,
} from '../validate/index.ts';
import { printable } from './cli-io.ts';
import { docsUrl } from './docs-url.ts';

const COLORS: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36 };

export type FindingsFormat = {
  readonly hasColor: boolean;
  /** Number of findings to list for each rule. */
  readonly limit: number;
  /** Codes of the rules to list. If omitted, all rules are listed. */
  readonly rules?: ReadonlySet<string>;
};

/** Formats the findings as text: by rule, each with its count, first places, fix and page. */
export function formatFindings(
  name: string,
  result: ValidationResult,
  { hasColor, limit, rules }: FindingsFormat,
): string {
  const groups = groupFindings(result.findings).filter(({ code }) => rules?.has(code) ?? true);
  const head = `${printable(name)}: ${describeVersion(result)}, ${describeCounts(result)}\n`;
  const blocks = groups.map((group) => formatGroup(group, { hasColor, limit }));
  const isCut = groups.some((group) => group.findings.length > limit);
  const hint = isCut
    ? '\nTo list the findings of a rule, add --rule <code>, and --limit <n> for more of them.\n'
    : '';
  return [head, ...blocks, hint].join('');
}

function describeVersion({ version }: ValidationResult): string {
  return version === undefined ? 'not readable as MVF' : `MVF ${version}`;
}

function describeCounts({ counts: { error, warning, info } }: ValidationResult): string {
  if (error + warning + info === 0) return 'no findings';
  return `${count(error, 'error')}, ${count(warning, 'warning')}, ${count(info, 'note')}`;
}

function formatGroup(
  { severity, code, title, fix, docs, findings, count: total }: FindingGroup,
  { hasColor, limit }: FindingsFormat,
): string {
  const mark = hasColor ? `\u001B[${COLORS[severity]}m${severity}\u001B[0m` : severity;
  const listed = findings.slice(0, limit).map((finding) => `  ${sentenceOf(finding)}\n`);
  const more = total - listed.length;
  return [
    `\n${mark} ${code} ×${total}: ${title}\n`,
    ...listed,
    more > 0 && listed.length > 0 ? `  … and ${more} more\n` : '',
    `  Fix: ${fix}\n`,
    `  ${docsUrl(docs)}\n`,
  ].join('');
}

/** Returns the message, which begins with the file and the location if there is one. */
function sentenceOf({ file, message }: Finding): string {
  return printable(message.startsWith(file) ? message : `${file}: ${message}`);
}

export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
