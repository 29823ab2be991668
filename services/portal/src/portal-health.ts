import type { AssistantService } from '@brand/assistant';
import type { RestService } from '@brand/rest';
import type { SearchService } from '@brand/search';
import { type HealthReport, type ServerMetrics, toPartHealth } from '@brand/server';

export type PortalParts = {
  readonly search: Pick<SearchService, 'statistics'> | undefined;
  readonly assistant: Pick<AssistantService, 'engine' | 'health' | 'questionLog'> | undefined;
  readonly rest: Pick<RestService, 'health'> | undefined;
};

/** Health of the stores by the service that they belong to. */
export function createHealthReport({ search, assistant, rest }: PortalParts): HealthReport {
  return async () => ({
    ...(search && { statistics: search.statistics.health() }),
    ...(assistant && { assistant: toPartHealth(assistant.health()) }),
    ...(rest && { rest: toPartHealth(rest.health()) }),
  });
}

/** Adds what the parts count to the metrics of the process. */
export function addPortalMetrics(metrics: ServerMetrics, parts: PortalParts): void {
  const { search, assistant } = parts;
  const report = createHealthReport(parts);
  metrics.addGauge({
    name: 'store_up',
    help: 'Whether a store works.',
    label: 'store',
    aggregator: 'min',
    read: async () =>
      Object.fromEntries(
        Object.entries(await report()).map(([name, { status }]) => [name, status === 'ok' ? 1 : 0]),
      ),
  });
  metrics.addGauge({
    name: 'answer_engine_info',
    help: 'The engine that answers questions.',
    label: 'engine',
    aggregator: 'max',
    read: () => (assistant ? { [assistant.engine]: 1 } : {}),
  });
  metrics.addGauge({
    name: 'statistics_dropped_total',
    help: 'Statistics records lost, by reason.',
    label: 'reason',
    aggregator: 'sum',
    read: () => ({
      ...search?.statistics.dropped,
      ...(assistant && { 'questions-full': assistant.questionLog.droppedQuestions }),
    }),
  });
  metrics.addGauge({
    name: 'statistics_pending',
    help: 'Statistics records waiting to be stored.',
    label: 'queue',
    aggregator: 'sum',
    read: () => ({
      ...(search && { search: search.statistics.pending }),
      ...(assistant && { questions: assistant.questionLog.queueLength }),
    }),
  });
}
