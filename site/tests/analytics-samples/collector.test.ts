import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStoredRows, SAMPLES } from './sample-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'events-'));
let collector: ChildProcess;
let address: string;

beforeAll(async () => {
  collector = spawn(process.execPath, [join(SAMPLES, 'collector/server.ts')], {
    env: { ...process.env, PORT: '0', EVENTS_FOLDER: folder, COLLECTOR_NAME: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    collector.stdout!.once('data', (text) => resolve(String(text)));
    collector.once('exit', (code) => reject(new Error(`The collector ended with ${code}.`)));
  });
  address = `http://localhost:${(JSON.parse(said) as { port: number }).port}/map-events`;
});

afterAll(() => {
  collector.kill();
  rmSync(folder, { recursive: true });
});

/** A row with the current time. */
function row(change: object = {}): object {
  const { received_at: _, ...stored } = readStoredRows()[0]!;
  return { ...stored, occurred_at: new Date().toISOString(), ...change };
}

async function send(body: string): Promise<{ status: number; text: string }> {
  const response = await fetch(address, { method: 'POST', body });
  return { status: response.status, text: await response.text() };
}

describe('the sample collector', () => {
  test('appends rows to the file of the hour, with the time of their arrival', async () => {
    const rows = [row(), row({ event_id: 'a/1', session_id: 'a', session_index: 1 })];
    expect(await send(JSON.stringify(rows))).toEqual({ status: 204, text: '' });
    expect((await send(JSON.stringify([row()]))).status).toBe(204);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const lines = files.flatMap(({ parentPath, name }) => {
      expect(join(parentPath, name).slice(folder.length)).toMatch(
        /^[/\\]day=\d{4}-\d\d-\d\d[/\\]test-\d\d\.ndjson$/,
      );
      return readFileSync(join(parentPath, name), 'utf8').trim().split('\n');
    });
    expect(lines).toHaveLength(3);
    const received_at: unknown = expect.stringMatching(/Z$/);
    expect(JSON.parse(lines[1]!)).toEqual({ ...rows[1], received_at });
  });

  test.each([
    ['what is not JSON', '{', 'The body is not JSON.'],
    ['an empty batch', '[]', 'Send a list of 1 to 100 rows.'],
    ['a field that the contract has not', JSON.stringify([row({ email: 'a@b.c' })]), 'Row 0:'],
    ['a field that is missing', JSON.stringify([row({ venue_id: undefined })]), 'venue_id'],
    [
      'a row of last year',
      JSON.stringify([row({ occurred_at: '2020-01-01T00:00:00.000Z' })]),
      'is not within the last seven days',
    ],
  ])('rejects %s with a reason', async (_what, body, reason) => {
    const { status, text } = await send(body);
    expect(status).toBe(400);
    expect(text).toContain(reason);
  });

  test('rejects a body that is longer than a batch can be', async () => {
    const { status, text } = await send('x'.repeat(70_000));
    expect({ status, text }).toEqual({ status: 413, text: 'At most 65536 bytes.' });
  });
});
