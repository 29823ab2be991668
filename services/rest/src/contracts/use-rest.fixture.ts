import type { Workspace } from '@brand/rest-api';
import { afterAll, beforeAll } from 'vitest';
import type { RestServiceOptions } from '../create-rest-service.ts';
import { askToken, createTestRest, type SentRequest, type TestRest } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';

export type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor?: string };

export const WORKSPACE = { name: 'Harbour Retail Group', externalId: 'crm-1' };
export const MEMBER = { email: 'Ines@harbour.example', name: 'Ines Duarte', role: 'editor' };
export const MAP = { name: 'West wing', sourceVenueId: 'kestrel-house' };

/** The service with a database, for the tests of one describe block. */
export class RestSession {
  #rest: TestRest | undefined;
  #database: Database | undefined;
  /** Token of a separate sandbox. */
  token = '';

  async open(database: Database, options: Partial<RestServiceOptions>): Promise<void> {
    this.#database = database;
    this.#rest = createTestRest({ ...options, database });
    this.token = await askToken(this);
  }

  /** Fails for errors that no response reported. */
  async close(): Promise<void> {
    const { close, errors } = this.#opened;
    await close();
    if (errors.length > 0)
      throw new AggregateError(errors, `The service failed: ${String(errors[0])}`);
  }

  get #opened(): TestRest {
    if (!this.#rest) throw new Error('The service is opened before the first test.');
    return this.#rest;
  }

  get database(): Database {
    if (!this.#database) throw new Error('The database is opened before the first test.');
    return this.#database;
  }

  get app(): TestRest['app'] {
    return this.#opened.app;
  }

  get clock(): TestRest['clock'] {
    return this.#opened.clock;
  }

  readonly send: TestRest['send'] = (line, request) => this.#opened.send(line, request);
  readonly ask: TestRest['ask'] = (line, request) => this.#opened.ask(line, request);

  /** Status and code of a request that must fail. */
  async refusal(line: string, request: SentRequest = {}): Promise<[number, string]> {
    const response = await this.send(line, { token: this.token, ...request });
    const { code } = (await response.json()) as { readonly code: string };
    return [response.status, code];
  }

  newWorkspace(token = this.token): Promise<Workspace> {
    return this.ask('POST /v1/workspaces', { token, body: WORKSPACE });
  }
}

export function useRest(
  open: () => Database,
  options: Partial<RestServiceOptions> = {},
): RestSession {
  const session = new RestSession();
  beforeAll(() => session.open(open(), options));
  afterAll(() => session.close());
  return session;
}
