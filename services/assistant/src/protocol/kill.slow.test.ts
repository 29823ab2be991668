import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askToken, chatBody, posted } from './assistant.fixture.ts';

const ROUNDS = 2;
const QUESTIONS = 100;
const KILLED_AFTER = 30;
const AT_ONCE = 8;

describe('a process that is killed', () => {
  test('loses no feedback that it acknowledged [S7.08]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assistant-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'assistant.sqlite');
    const acknowledged = new Map<string, number>();
    // Each process continues with the database of the previous one.
    for (let round = 0; round < ROUNDS; round += 1)
      await voteUntilKilled(file, round, acknowledged);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * KILLED_AFTER);
    expect(acknowledged.size).toBeLessThan(ROUNDS * QUESTIONS);
    const kept = readThumbs(file);
    for (const [id, thumbs] of acknowledged) expect([id, kept.get(id)]).toEqual([id, thumbs]);
  });
});

async function voteUntilKilled(
  file: string,
  round: number,
  acknowledged: Map<string, number>,
): Promise<void> {
  const service = fork(join(import.meta.dirname, 'assistant-process.fixture.ts'), [file], {
    execArgv: [],
  });
  onTestFinished(() => void service.kill('SIGKILL'));
  const [url] = (await once(service, 'message')) as [string];
  const token = await askToken((path, init) => fetch(`${url}${path}`, init));
  const ids = Array.from({ length: QUESTIONS }, (_, at) => `round-${round}-${at}`);
  await eachOf(ids, async (id) => {
    await (await fetch(url, posted(token, chatBody('how', id)))).text();
  });
  const before = acknowledged.size;
  await eachOf(ids, async (id, at) => {
    const thumbs = at % 2;
    const body = { appId: 'portal', messageId: id, thumbs };
    // Requests fail once the process is killed.
    const response = await fetch(`${url}/feedback`, posted(token, body)).catch(() => undefined);
    if (response?.ok) acknowledged.set(id, thumbs);
    if (acknowledged.size - before >= KILLED_AFTER) service.kill('SIGKILL');
  });
  await ended(service);
}

async function eachOf(
  ids: readonly string[],
  act: (id: string, at: number) => Promise<void>,
): Promise<void> {
  const left = [...ids.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function ended(service: ChildProcess): Promise<void> {
  if (service.exitCode === null && service.signalCode === null) await once(service, 'exit');
}

function readThumbs(file: string): Map<unknown, unknown> {
  const database = new DatabaseSync(file);
  const rows = database.prepare('SELECT message_id, thumbs FROM questions').all();
  database.close();
  return new Map(rows.map((row) => [row['message_id'], row['thumbs']]));
}
