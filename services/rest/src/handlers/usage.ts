import { type Usage, USAGE_KINDS, type UsageDay, type UsageKind } from '@brand/rest-api';
import type { Handlers } from '../http/handler.ts';
import { invalidQuery } from '../problem-error.ts';
import type { Row } from '@brand/sql-database';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { findWorkspace } from './workspaces.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 92;

export function usageHandlers({ database }: HandlerDependencies): Pick<Handlers, 'getUsage'> {
  return {
    getUsage: async ({ grant, params: { workspaceId }, query, now }) => {
      await findWorkspace(database, grant, workspaceId);
      const { from, to } = readSpan(query, now);
      const rows = await database.read(
        `SELECT day, kind, total FROM rest_usage
         WHERE workspace_id = $1 AND tenant = $2 AND day >= $3 AND day <= $4 ORDER BY day`,
        [workspaceId, grant.tenant, from, to],
      );
      const days = countDays(rows);
      return { body: { workspaceId, from, to, days, totals: sumUp(days) } };
    },
  };
}

function readSpan(query: { from?: string; to?: string }, now: Date): { from: string; to: string } {
  const to = query.to ?? dayOf(now.getTime());
  const end = Date.parse(to);
  if (Number.isNaN(end)) throw invalidQuery('to', 'must be a valid calendar date');
  const from = query.from ?? dayOf(end - DEFAULT_DAYS * DAY_MS);
  const days = (end - Date.parse(from)) / DAY_MS;
  if (Number.isNaN(days)) throw invalidQuery('from', 'must be a valid calendar date');
  if (days < 0) throw invalidQuery('from', 'must not be after to');
  if (days > MAX_DAYS) throw invalidQuery('from', `must be at most ${MAX_DAYS} days before to`);
  return { from, to };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function countDays(rows: readonly Row[]): UsageDay[] {
  const byDay = Map.groupBy(rows, ({ day }) => String(day));
  return [...byDay].map(([date, counts]) => {
    const totals = new Map(counts.map(({ kind, total }) => [kind, Number(total)]));
    return { date, ...fromKinds((kind) => totals.get(kind) ?? 0) };
  });
}

function sumUp(days: readonly UsageDay[]): Usage['totals'] {
  return fromKinds((kind) => days.reduce((sum, day) => sum + day[kind], 0));
}

function fromKinds(count: (kind: UsageKind) => number): Record<UsageKind, number> {
  const counts = USAGE_KINDS.map((kind) => [kind, count(kind)]);
  return Object.fromEntries(counts) as Record<UsageKind, number>;
}
