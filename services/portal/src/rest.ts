import type { RestService } from '@brand/rest';
import { readEnvironment } from '@brand/rest/environment';
import { type CreateRateLimiter, type Environment, readChoice } from '@brand/service-kit';
import { SERVICE_PATHS } from '@brand/wire/paths';
import type { Logger } from 'pino';
import { mountLazily } from './mount-lazily.ts';

export type RestDependencies = {
  readonly dataFolder: string;
  readonly venuesFolder: string;
  readonly createLimiter: CreateRateLimiter;
  readonly log: Logger;
};

/** Opens the REST APIs; `undefined` if the operator disables them. */
export function openRest(
  { dataFolder, venuesFolder, createLimiter, log }: RestDependencies,
  environment: Environment,
): RestService | undefined {
  if (readChoice(environment, 'REST', ['on', 'off']) === 'off') return undefined;
  const settings = {
    ...readEnvironment(environment, { dataFolder }),
    venuesFolder,
    createLimiter,
    onError: (error: unknown) => log.error({ err: error }, 'rest failed'),
  };
  let service: RestService | undefined;
  const app = mountLazily(SERVICE_PATHS.rest, async () => {
    const { createRestService } = await import('@brand/rest');
    service = createRestService(settings);
    return service.app;
  });
  const { database } = settings;
  return {
    app,
    health: () => database.health(),
    close: async () => (service ?? database).close(),
  };
}
