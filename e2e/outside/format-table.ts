import type { Outcome } from './outcome.ts';

const COLUMNS = ['Group', 'Blocks', 'Pasted', 'Compiled', 'Run', 'Failed', 'Cannot run'] as const;

/** The table of a run, then what cannot be executed, with the reason. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const groups = Map.groupBy(outcomes, ({ group }) => group);
  const rows = [...groups.keys()].toSorted().map((group) => rowOf(group, groups.get(group)!));
  const table = [COLUMNS, ...rows, rowOf('all', outcomes)];
  const widths = COLUMNS.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
      )
      .join('  '),
  );
  return [...lines, '', 'Not executed:', ...reasonsOf(outcomes)].join('\n');
}

function rowOf(group: string, outcomes: readonly Outcome[]): readonly string[] {
  const count = (isCounted: (outcome: Outcome) => boolean | undefined): string =>
    String(outcomes.filter((outcome) => isCounted(outcome) === true).length);
  return [
    group,
    String(outcomes.length),
    count(({ pasted }) => pasted),
    count(({ compiled }) => compiled),
    count(({ run }) => run),
    count(({ errors }) => errors.length > 0),
    count(({ run, reason }) => run === undefined && reason !== undefined),
  ];
}

function reasonsOf(outcomes: readonly Outcome[]): string[] {
  const notRun = outcomes.filter(({ run, reason }) => run === undefined && reason !== undefined);
  const byReason = Map.groupBy(notRun, ({ reason }) => reason!);
  return [...byReason]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, { length }]) => `${String(length).padStart(5)}  ${reason}`);
}
