import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type TestSite, writeTestSite } from './testing/write-test-site.ts';

let site: TestSite;
const started: ChildProcess[] = [];

beforeAll(() => {
  site = writeTestSite();
});

afterAll(() => {
  for (const server of started) server.kill('SIGKILL');
  site.remove();
});

describe('the server process', () => {
  let server: ChildProcess;
  let port: number;
  beforeAll(async () => {
    server = startServer({ PORT: '0' });
    ({ port } = await listeningMessage(server));
  });

  test('sends its port to the parent, and serves the site on it', async () => {
    expect(port).toBeGreaterThan(0);
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>Home</h1>');
  });

  test('serves the REST APIs below /rest', async () => {
    const url = `http://127.0.0.1:${port}/rest`;
    const document = await fetch(`${url}/openapi/partner.json`);
    expect(await document.json()).toMatchObject({ openapi: '3.1.1' });
    const refusal = await fetch(`${url}/v1/venues`);
    expect(refusal.status).toBe(401);
    expect(await refusal.json()).toMatchObject({ code: 'token-missing' });
  });

  test('keeps a raw path with dots inside the folder', async () => {
    // Unlike fetch, this client does not normalise the path.
    const request = get({ port, host: '127.0.0.1', path: '/../secret.txt' });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(404);
    expect(await text(response)).toBe('<h1>No such page</h1>');
  });

  test('ends with the process that started it', async () => {
    const orphan = startServer({ PORT: '0' });
    await listeningMessage(orphan);
    const ended = once(orphan, 'exit');
    orphan.disconnect();
    expect(await ended).toEqual([0, null]);
  });

  test('explains a busy port and exits with 1', async () => {
    const { code, stderr } = await outcomeOf(startServer({ PORT: String(port) }));
    expect(stderr).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ` +
        `PORT=${port + 1} npm start\n`,
    );
    expect(code).toBe(1);
  });

  test('exits with 0 on SIGTERM', async () => {
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});

describe('the server process with invalid settings', () => {
  // One case for each group of settings. Their values are tested elsewhere.
  test.each([
    [{ PORT: '65536' }, 'PORT: expected a whole number from 0 to 65535, found "65536"'],
    [{ SITE_FOLDER: '/nowhere' }, '/nowhere: expected a built site, found no index.html'],
    [{ LOGIN_DOMAIN: 'login.example' }, 'LOGIN_CLIENT_ID: expected a value'],
    [{ ASSISTANT_URL: 'assistant.example' }, 'ASSISTANT_URL: expected a URL'],
    [{ HOST: '192.0.2.1' }, 'HOST: expected a name or an IP address of this machine'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of info'],
    [{ REST_PUBLIC_URL: 'docs.example' }, 'REST_PUBLIC_URL: expected an origin'],
  ])('names the setting of %j and exits with 1 [S6.02]', async (settings, message) => {
    const { code, stderr } = await outcomeOf(startServer({ PORT: '0', ...settings }));
    expect(stderr).toMatch(new RegExp(`^${message}.*\n$`));
    expect(code).toBe(1);
  });
});

describe('the assistant of the server process', () => {
  const record = {
    objectID: '1',
    url: 'https://docs.example/markers',
    type: 'lvl1',
    kind: 'page',
    hierarchy: { lvl0: 'Markers', lvl1: 'Markers' },
    docusaurus_tag: 'docs-web-sdk-6.0',
  };
  const settings = {
    PORT: '0',
    SEARCH_LOG_FILE: ':memory:',
    ASSISTANT_TOKEN_KEYS: `test:${'k'.repeat(32)}`,
    ASSISTANT_DB_FILE: ':memory:',
  };

  async function startWithRecords(env: Readonly<Record<string, string>>): Promise<string> {
    const searched = writeTestSite({
      'index.html': '<h1>Home</h1>',
      'search/records.ndjson': JSON.stringify(record),
    });
    onTestFinished(() => searched.remove());
    const server = startServer({ ...settings, SITE_FOLDER: searched.folder, ...env });
    const { port } = await listeningMessage(server);
    return `http://127.0.0.1:${port}`;
  }

  test('responds on the origin of the site, also while its database is down [S7.07]', async () => {
    const url = await startWithRecords({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    const headers = { 'x-algolia-assistant-id': 'docs', origin: url };
    const given = await fetch(`${url}/assistant/token`, { method: 'POST', headers });
    const { token } = (await given.json()) as { readonly token: string };
    const feedback = await fetch(`${url}/assistant/feedback`, {
      method: 'POST',
      headers: { authorization: `TOKEN ${token}`, origin: url },
      body: JSON.stringify({ appId: 'portal', messageId: 'a', thumbs: 1 }),
    });
    expect(feedback.status).toBe(503);
    expect(await feedback.text()).toBe('Feedback cannot be stored at the moment. Try again later.');
    expect((await fetch(url)).status).toBe(200);
  });
});

function startServer(env: Readonly<Record<string, string>>): ChildProcess {
  const server = fork(join(import.meta.dirname, 'main.ts'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      WORKERS: '1',
      SHED_LOAD: 'off',
      SHUTDOWN_DELAY_MS: '0',
      SITE_FOLDER: site.folder,
      REST_DB_FILE: ':memory:',
      REST_TOKEN_KEYS: `test:${'r'.repeat(32)}`,
      ...env,
    },
  });
  started.push(server);
  return server;
}

async function listeningMessage(server: ChildProcess): Promise<{ type: string; port: number }> {
  const [message] = (await once(server, 'message')) as [{ type: string; port: number }];
  return message;
}

async function outcomeOf(server: ChildProcess): Promise<{ code: unknown; stderr: string }> {
  if (!server.stderr) throw new Error('stderr is not piped');
  const [[code], stderr] = await Promise.all([once(server, 'exit'), text(server.stderr)]);
  return { code, stderr };
}
