import { relative } from 'node:path';
import type { UpgradedFile } from '../engine/upgrade-project.ts';

export type UpgradeReport = {
  readonly files: readonly {
    readonly path: string;
    readonly changes: readonly { readonly rule: string; readonly line: number }[];
    readonly marks: UpgradedFile['marks'];
    readonly syntaxErrors: UpgradedFile['syntaxErrors'];
    /** Whether the new code compiles with 6.0. */
    readonly compiles: boolean;
  }[];
};

/** What was done with the files that use an SDK, with paths relative to a folder. */
export function createReport(files: readonly UpgradedFile[], folder: string): UpgradeReport {
  const used = files.filter((file) => file.usesSdk || isBroken(file));
  return {
    files: used.map(({ path, changes, marks, syntaxErrors, typeErrors }) => ({
      path: relative(folder, path).replaceAll('\\', '/'),
      changes,
      marks,
      syntaxErrors,
      compiles: typeErrors === 0 && syntaxErrors.length === 0,
    })),
  };
}

function isBroken({ syntaxErrors, usesSdk }: UpgradedFile): boolean {
  return usesSdk && syntaxErrors.length > 0;
}

/** The report for a terminal. */
export function formatReport({ files }: UpgradeReport, hasColor: boolean): string {
  const bold = (text: string): string => (hasColor ? `\u001B[1m${text}\u001B[0m` : text);
  const warn = (text: string): string => (hasColor ? `\u001B[33m${text}\u001B[0m` : text);
  const blocks = files.map(({ path, changes, marks, syntaxErrors, compiles }) => {
    const lines = [
      `${bold(path)}: ${count(changes.length, 'change')}, ${compiles ? 'compiles with 6.0' : 'does not compile with 6.0 yet'}\n`,
      ...syntaxErrors.map(({ line, message }) => `  ${path}:${line} ${message}\n`),
      ...marks.map(
        ({ line, message, guide }) => `  ${warn(`${path}:${line}`)} ${message}\n    ${guide}\n`,
      ),
    ];
    return lines.join('');
  });
  return blocks.join('\n');
}

/** The report as a Markdown page. */
export function formatMarkdown({ files }: UpgradeReport): string {
  const blocks = files.map(({ path, changes, marks, syntaxErrors, compiles }) => {
    const left = [
      ...syntaxErrors.map(({ line, message }) => `- [ ] Line ${line}: ${message}`),
      ...marks.map(
        ({ line, message, guide }) => `- [ ] Line ${line}: ${message} [Guide](${guide})`,
      ),
    ];
    const state = compiles ? 'compiles with 6.0' : 'does not compile with 6.0 yet';
    return `## ${path}\n\n${count(changes.length, 'change')}, ${state}.\n${left.length > 0 ? `\n${left.join('\n')}\n` : ''}`;
  });
  return `# Upgrade to 6.0\n\n${blocks.join('\n')}`;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
