import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { DatabaseUnavailableError, UniqueViolationError } from './database.ts';
import { addNote, READ_IDS } from './test-schema.fixture.ts';
import { PROCESS, readIds, useSqlite } from './use-sqlite.fixture.ts';

const sqlite = useSqlite();

describe('a SQLite database', () => {
  test.each([':memory:', 'file'])('stores rows in %s', async (kind) => {
    const database = sqlite.open(kind === 'file' ? join(sqlite.folder, 'new/notes.sqlite') : kind);
    await database.write([addNote('a'), addNote('b')]);
    expect(await readIds(database)).toEqual(['a', 'b']);
    await expect(database.write([addNote('a')])).rejects.toThrow(UniqueViolationError);
    expect(database.health()).toEqual({ status: 'ok' });
  });

  test('reports mistakes in statements as such', async () => {
    const error = await sqlite
      .open()
      .read('SELEC 1')
      .catch((failure: unknown) => failure);
    expect(error).not.toBeInstanceOf(DatabaseUnavailableError);
    expect(error).toMatchObject({ message: expect.stringContaining('syntax error') });
  });

  test('counts the bytes in use, without pages that deleted rows left free', async () => {
    const database = sqlite.open();
    await database.write([addNote('a', 'x'.repeat(2_000_000))]);
    const full = (await database.sizeBytes()) ?? 0;
    expect(full).toBeGreaterThan(2_000_000);
    await database.write([{ sql: 'DELETE FROM notes', values: [] }]);
    await database.close();
    expect(await sqlite.open().sizeBytes()).toBeLessThan(100_000);
  });

  test('rejects calls after it was closed, and completes those before', async () => {
    const database = sqlite.open();
    const written = database.write([addNote('a')]);
    await database.close();
    await written;
    await expect(database.read(READ_IDS)).rejects.toThrow('is closed');
    expect(await readIds(sqlite.open())).toEqual(['a']);
  });

  test('creates the file once when processes start together', async () => {
    const run = promisify(execFile);
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(ids.map((id) => run(process.execPath, [PROCESS, sqlite.file, id])));
    expect(await readIds(sqlite.open())).toEqual(ids);
  });

  test('lets the process exit by itself when it is idle', async () => {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [PROCESS, sqlite.file, 'a', 'stay-open'], {
      timeout: 30_000,
    });
    expect(stdout).toBe('written\n');
    expect(await readIds(sqlite.open())).toEqual(['a']);
  });
});

describe('a SQLite database that another process has locked', () => {
  test('rejects writes, serves reads, keeps the event loop free, and recovers', async () => {
    const database = sqlite.open(sqlite.file, { busyTimeoutMs: 500 });
    await database.write([addNote('a')]);
    const other = new DatabaseSync(sqlite.file);
    other.exec('BEGIN EXCLUSIVE');
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 10);
    const writes = Promise.allSettled(['b', 'c', 'd'].map((id) => database.write([addNote(id)])));
    expect(await readIds(database)).toEqual(['a']);
    expect(database.health()).toEqual({ status: 'ok' });
    // They wait for the lock together.
    for (const outcome of await writes)
      expect('reason' in outcome && String(outcome.reason)).toContain('another process has locked');
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
    expect(await readIds(database)).toEqual(['a']);
    expect(database.health()).toMatchObject({
      status: 'unavailable',
      reason: expect.stringContaining('locked'),
      since: expect.any(Date),
    });
    other.exec('ROLLBACK');
    other.close();
    // The probe finds it, without another write.
    await vi.waitFor(() => expect(database.health()).toEqual({ status: 'ok' }), {
      timeout: 10_000,
    });
    await database.write([addNote('b')]);
    expect(await readIds(database)).toEqual(['a', 'b']);
  });

  test('bounds the time and the number of waiting calls', async () => {
    await sqlite.open().write([addNote('a')]);
    const database = sqlite.open(sqlite.file, {
      busyTimeoutMs: 5000,
      timeoutMs: 1000,
      maxPendingCalls: 3,
    });
    // Starting the thread may take longer than that on a busy machine.
    await vi.waitFor(() => database.read(READ_IDS), { timeout: 20_000 });
    const other = new DatabaseSync(sqlite.file);
    other.exec('BEGIN EXCLUSIVE');
    const writes = ['b', 'c', 'd', 'e'].map((id) => database.write([addNote(id)]));
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map((outcome) => 'reason' in outcome && String(outcome.reason))).toEqual([
      // The thread may see that a call is late before the caller does.
      expect.stringMatching(/did not respond in 1000 ms|waited too long/),
      expect.stringMatching(/did not respond in 1000 ms|waited too long/),
      expect.stringMatching(/did not respond in 1000 ms|waited too long/),
      expect.stringContaining('3 calls are waiting'),
    ]);
    other.exec('ROLLBACK');
    other.close();
    // What was reported as failed is not written later.
    await vi.waitFor(() => database.write([addNote('f')]), { timeout: 30_000, interval: 100 });
    expect(await readIds(database)).toEqual(['a', 'f']);
  });
});
