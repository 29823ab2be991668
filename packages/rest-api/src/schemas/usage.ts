import { type Static, Type } from 'typebox';
import { day } from '../string-formats.ts';
import { WorkspaceId } from './workspace.ts';

export const USAGE_KINDS = ['tokens', 'mvfExports', 'svgExports'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] });
const counts = {
  tokens: count('Tokens that were given to keys of the workspace.', 2),
  mvfExports: count('Bundles that were asked for.', 14),
  svgExports: count('Drawings that were asked for.', 3),
};

export const UsageDay = Type.Object(
  { date: day('The day, in UTC.', '2026-11-03'), ...counts },
  { title: 'UsageDay', description: 'What was used on a day.' },
);

export const UsageTotals = Type.Object(counts, {
  title: 'UsageTotals',
  description: 'What was used in all.',
});

export const Usage = Type.Object(
  {
    workspaceId: WorkspaceId,
    from: day('The first day.', '2026-11-01'),
    to: day('The last day.', '2026-11-30'),
    days: Type.Array(UsageDay, { description: 'Days on which something was used, in order.' }),
    totals: UsageTotals,
  },
  { title: 'Usage', description: 'What the keys of a workspace were used for.' },
);

export const UsageQuery = Type.Object({
  from: Type.Optional(day('The first day, in UTC. Without it: 30 days before `to`.', '2026-11-01')),
  to: Type.Optional(
    day('The last day, in UTC. Without it: today. At most 92 days after `from`.', '2026-11-30'),
  ),
});

export type Usage = Static<typeof Usage>;
export type UsageDay = Static<typeof UsageDay>;
