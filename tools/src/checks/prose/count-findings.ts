import type { SetFindings } from './lint-texts.ts';

/** A table with the number of findings of each rule in each set. */
export function countFindings(sets: readonly SetFindings[]): string {
  const rules = [...new Set(sets.flatMap(({ findings }) => findings.map(({ rule }) => rule)))];
  const rows = rules.toSorted().map((rule) => {
    const counts = sets.map(
      ({ findings }) => findings.filter((finding) => finding.rule === rule).length,
    );
    return [rule, ...counts];
  });
  const totals = ['total', ...sets.map(({ findings }) => findings.length)];
  const table = [['rule', ...sets.map(({ name }) => name)], ...rows, totals];
  return table.map(formatRow).join('\n');
}

function formatRow(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(20) : String(cell).padStart(20)))
    .join('');
}
