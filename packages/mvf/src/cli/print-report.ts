import type { ReportEntry } from '../convert-report.ts';
import { printable } from './cli-io.ts';

/** Formats the changes, guesses and losses of a conversion as text. */
export function formatReport(report: readonly ReportEntry[]): string {
  if (report.length === 0) return 'Nothing was changed, guessed or dropped.\n';
  const groups = (['dropped', 'guessed', 'changed'] as const).flatMap((action) => {
    const entries = report.filter((entry) => entry.action === action);
    return entries.length === 0
      ? []
      : [`${action}\n${entries.map((entry) => line(entry)).join('')}`];
  });
  return groups.join('');
}

function line({ code, message, source, count }: ReportEntry): string {
  const where = source === undefined ? '' : ` (${printable(source)})`;
  const times = count === undefined || count === 1 ? '' : ` ×${count}`;
  return `  ${code}${times}${where}: ${printable(message)}\n`;
}
