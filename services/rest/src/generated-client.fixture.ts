import { serveApp } from '@brand/service-kit/testing';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_NAMES, makeOpenApi, type OperationId, OPERATIONS } from '@brand/rest-api';
import { createClient } from '@hey-api/openapi-ts';
import { createTestRest, type TestRest } from './rest.fixture.ts';

type Result = { readonly data?: unknown; readonly error?: unknown; readonly response: Response };
type Client = Readonly<Record<string, (options: object) => Promise<Result>>>;

/**
 * The service over HTTP, with clients generated from its OpenAPI documents, like those of third
 * parties.
 */
export class GeneratedClient {
  readonly called = new Set<string>();
  token: string | undefined;
  readonly #clients = new Map<string, Client>();
  readonly #rest: TestRest = createTestRest();
  readonly #folder = mkdtempSync(join(tmpdir(), 'rest-client-'));
  #stopServer = async (): Promise<void> => undefined;

  async open(): Promise<void> {
    const { url, close } = await serveApp(this.#rest.app);
    this.#stopServer = close;
    for (const name of API_NAMES) {
      const input = join(this.#folder, `${name}.json`);
      writeFileSync(input, JSON.stringify(makeOpenApi(name, { serverUrl: `${url}/rest` })));
      const output = join(this.#folder, name);
      await createClient({ input, output, logs: { level: 'silent' } });
      this.#clients.set(name, (await import(join(output, 'index.ts'))) as Client);
    }
  }

  async close(): Promise<void> {
    await this.#stopServer();
    await this.#rest.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** Calls an operation by its id. */
  send(id: OperationId, options: object = {}): Promise<Result> {
    const operation = this.#clients.get(OPERATIONS[id].apis[0])?.[id];
    if (!operation) throw new Error(`The generated client has no ${id}.`);
    this.called.add(id);
    return operation({ auth: () => this.token, ...options });
  }

  /** Data of a call that must succeed with its documented status. */
  async ask<Data = { id: string }>(id: OperationId, options: object = {}): Promise<Data> {
    const { data, error, response } = await this.send(id, options);
    if (response.status === OPERATIONS[id].answer.status) return data as Data;
    throw new Error(`${id}: ${response.status} ${JSON.stringify(error)}`);
  }

  async logIn(body: { readonly key: string; readonly secret: string }): Promise<void> {
    const { accessToken } = await this.ask<{ accessToken: string }>('createToken', { body });
    this.token = accessToken;
  }
}
