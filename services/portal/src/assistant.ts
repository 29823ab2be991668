import {
  type AssistantService,
  createAssistantService,
  createEngine,
  readEnvironment,
  type SearchDocs,
} from '@brand/assistant';
import type { CreateRateLimiter } from '@brand/service-kit';
import type { AssistantConfig } from '@brand/wire/assistant';
import type { Logger } from 'pino';

export type AssistantDependencies = {
  readonly siteFolder: string;
  readonly dataFolder: string;
  readonly venuesFolder: string;
  readonly search: SearchDocs | undefined;
  readonly createLimiter: CreateRateLimiter;
  readonly log: Logger;
};

/** Opens the assistant; `undefined` if another host serves it or there is nothing to search. */
export function openAssistant(
  config: AssistantConfig | undefined,
  { siteFolder, dataFolder, venuesFolder, search, createLimiter, log }: AssistantDependencies,
): AssistantService | undefined {
  if (!config || config.hosted || !config.url.startsWith('/')) return undefined;
  if (!search) {
    log.warn('no assistant: there is no search service for it to query');
    return undefined;
  }
  return createAssistantService({
    ...readEnvironment(process.env, { dataFolder }),
    assistantId: config.assistantId,
    createLimiter,
    engine: createEngine({ siteFolder, venuesFolder, search, environment: process.env }),
    onError: (error) => log.error({ err: error }, 'assistant failed'),
    log,
  });
}
