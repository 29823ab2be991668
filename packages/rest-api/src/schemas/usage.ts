import { type Static, Type } from 'typebox';
import { day } from '../string-formats.ts';
import { WorkspaceId } from './workspace.ts';

export const USAGE_KINDS = ['tokens', 'mvfExports', 'svgExports'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });
const counts = {
  tokens: count('Number of tokens issued to keys of the workspace.', 2),
  mvfExports: count('Number of bundles requested.', 14),
  svgExports: count('Number of drawings requested.', 3),
};

export const UsageDay = Type.Object(
  { date: day('Day, in UTC.', '2026-11-03'), ...counts },
  { title: 'UsageDay', description: 'Usage on one day.' },
);

export const UsageTotals = Type.Object(counts, {
  title: 'UsageTotals',
  description: 'Total usage in the period.',
});

export const Usage = Type.Object(
  {
    workspaceId: WorkspaceId,
    from: day('First day of the period.', '2026-11-01'),
    to: day('Last day of the period.', '2026-11-30'),
    days: Type.Array(UsageDay, { description: 'Days with usage, in chronological order.' }),
    totals: UsageTotals,
  },
  { title: 'Usage', description: "Usage of a workspace's keys." },
);

export const UsageQuery = Type.Object({
  from: Type.Optional(day('First day, in UTC. If omitted, 30 days before `to`.', '2026-11-01')),
  to: Type.Optional(
    day('Last day, in UTC, at most 92 days after `from`. If omitted, today.', '2026-11-30'),
  ),
});

export type Usage = Static<typeof Usage>;
export type UsageDay = Static<typeof UsageDay>;
