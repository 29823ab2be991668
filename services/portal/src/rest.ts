import { createRestService, readEnvironment, type RestService } from '@brand/rest';
import type { Environment } from '@brand/service-kit';
import type { Logger } from 'pino';

export type RestSurroundings = {
  readonly dataFolder: string;
  readonly venuesFolder: string;
  readonly log: Logger;
};

/** The REST APIs; none where the operator says so. */
export function openRest(
  { dataFolder, venuesFolder, log }: RestSurroundings,
  environment: Environment,
): RestService | undefined {
  if (environment['REST'] === 'off') return undefined;
  return createRestService({
    ...readEnvironment(environment, { dataFolder }),
    venuesFolder,
    onError: (error) => log.error({ err: error }, 'rest failed'),
  });
}
