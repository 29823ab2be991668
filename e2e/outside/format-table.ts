import type { Outcome } from './outcome.ts';

type Counts = {
  readonly Group: string;
  readonly Blocks: number;
  readonly Pasted: number;
  readonly Compiled: number;
  readonly Run: number;
  readonly Failed: number;
  readonly 'Cannot run': number;
};

/** What became of the blocks of each group, then of all. */
export function countOutcomes(outcomes: readonly Outcome[]): readonly Counts[] {
  const groups = Map.groupBy(outcomes, ({ group }) => group);
  return [
    ...[...groups.keys()].toSorted().map((group) => countGroup(group, groups.get(group)!)),
    countGroup('all', outcomes),
  ];
}

/** The table of a run, then what cannot be executed, with the reason. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const counts = countOutcomes(outcomes);
  const table = [Object.keys(counts[0]!), ...counts.map((row) => Object.values(row).map(String))];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
      )
      .join('  '),
  );
  return [...lines, '', 'Not executed:', ...reasonsOf(outcomes)].join('\n');
}

function countGroup(group: string, outcomes: readonly Outcome[]): Counts {
  const count = (isCounted: (outcome: Outcome) => boolean | undefined): number =>
    outcomes.filter((outcome) => isCounted(outcome) === true).length;
  return {
    Group: group,
    Blocks: outcomes.length,
    Pasted: count(({ pasted }) => pasted),
    Compiled: count(({ compiled }) => compiled),
    Run: count(({ run }) => run),
    Failed: count(({ errors }) => errors.length > 0),
    'Cannot run': count(({ run, reason }) => run === undefined && reason !== undefined),
  };
}

function reasonsOf(outcomes: readonly Outcome[]): string[] {
  const notRun = outcomes.filter(({ run, reason }) => run === undefined && reason !== undefined);
  const byReason = Map.groupBy(notRun, ({ reason }) => reason!);
  return [...byReason]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, { length }]) => `${String(length).padStart(5)}  ${reason}`);
}
