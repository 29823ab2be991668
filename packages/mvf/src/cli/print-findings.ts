import type { Finding, Severity, ValidationResult } from '../validate/index.ts';
import { printable } from './cli-io.ts';

const COLORS: Readonly<Record<Severity, number>> = { error: 31, warning: 33, info: 36 };

/** Formats the findings as text: by file, each with its place, its sentence and the fix. */
export function formatFindings(name: string, result: ValidationResult, hasColor: boolean): string {
  const { error, warning, info } = result.counts;
  const version = result.version === undefined ? 'not readable as MVF' : `MVF ${result.version}`;
  const total = error + warning + info;
  const summary =
    total === 0
      ? 'no findings'
      : `${count(error, 'error')}, ${count(warning, 'warning')}, ${count(info, 'note')}`;
  const head = `${printable(name)}: ${version}, ${summary}\n`;
  const files = Map.groupBy(result.findings, ({ file }) => file);
  const blocks = [...files].map(([file, findings]) => {
    const title = file === '' ? 'the bundle' : printable(file);
    return `\n${title}\n${findings.map((finding) => formatFinding(finding, hasColor)).join('')}`;
  });
  return head + blocks.join('');
}

function formatFinding(
  { severity, code, pointer, message, fix, docs }: Finding,
  hasColor: boolean,
): string {
  const mark = hasColor ? `\u001B[${COLORS[severity]}m${severity}\u001B[0m` : severity;
  const place = pointer === '' ? '' : ` at ${printable(pointer)}`;
  return `  ${mark} ${code}${place}\n    ${printable(message)}\n    ${printable(fix)} See ${docs}\n`;
}

export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
