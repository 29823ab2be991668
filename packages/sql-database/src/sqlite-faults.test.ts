import { execFile, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnavailableError } from './database.ts';
import { addNote, READ_IDS } from './test-schema.fixture.ts';
import { PROCESS, readIds, useSqlite } from './use-sqlite.fixture.ts';

const sqlite = useSqlite();

describe('a SQLite database without a usable file', () => {
  test('recovers when a folder in its place is removed', async () => {
    mkdirSync(sqlite.file);
    const database = sqlite.open();
    await expect(database.write([addNote('a')])).rejects.toThrow(DatabaseUnavailableError);
    await expect(database.read(READ_IDS)).rejects.toThrow('it cannot be opened');
    expect(database.health().status).toBe('unavailable');
    rmdirSync(sqlite.file);
    await database.write([addNote('a')]);
    expect(database.health()).toEqual({ status: 'ok' });
    expect(sqlite.notices).toEqual([]);
  });

  test('recovers when a file in place of its folder is removed', async () => {
    writeFileSync(join(sqlite.folder, 'data'), '');
    const database = sqlite.open(join(sqlite.folder, 'data/notes.sqlite'));
    await expect(database.write([addNote('a')])).rejects.toThrow('its folder cannot be used');
    rmSync(join(sqlite.folder, 'data'));
    await database.write([addNote('a')]);
  });

  test('begins again when its file was deleted, and reports it', async () => {
    const database = sqlite.open();
    await database.write([addNote('a')]);
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${sqlite.file}${suffix}`, { force: true });
    await database.write([addNote('b')]);
    await database.close();
    expect(await readIds(sqlite.open())).toEqual(['b']);
    expect(sqlite.notices).toEqual([expect.stringContaining('was deleted or replaced')]);
  });

  test('reads a file that replaced its own', async () => {
    const backup = sqlite.open(join(sqlite.folder, 'backup.sqlite'));
    await backup.write([addNote('restored')]);
    await backup.close();
    const database = sqlite.open();
    await database.write([addNote('a')]);
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${sqlite.file}${suffix}`, { force: true });
    writeFileSync(sqlite.file, readFileSync(join(sqlite.folder, 'backup.sqlite')));
    expect(await readIds(database)).toEqual(['restored']);
  });
});

describe('a corrupt SQLite file', () => {
  test.each([
    ['is no database', () => writeFileSync(sqlite.file, 'no database at all, '.repeat(500))],
    ['has a damaged page', () => damage(sqlite.file)],
  ])('is set aside when it %s, and a new one begins', async (_, corrupt) => {
    const before = sqlite.open();
    await before.write(Array.from({ length: 200 }, (_row, at) => addNote(`old-${at}`)));
    await before.close();
    corrupt();
    const bytes = readFileSync(sqlite.file);
    const database = sqlite.open();
    await database.write([addNote('old-7'), addNote('new')]);
    expect(await readIds(database)).toEqual(['new', 'old-7']);
    expect(sqlite.notices).toEqual([
      expect.stringMatching(/notes\.sqlite was corrupt .+ was renamed to/),
    ]);
    const aside = readdirSync(sqlite.folder).find((name) => name.includes('.corrupt-')) ?? '';
    expect(aside).toMatch(/^notes\.sqlite\.corrupt-\d{4}-\d\d-\d\dT[\d-]+Z$/);
    expect(readFileSync(join(sqlite.folder, aside)).equals(bytes)).toBe(true);
    expect(database.health()).toEqual({ status: 'ok' });
  });

  test('is set aside once by processes that start together', async () => {
    writeFileSync(sqlite.file, 'no database at all, '.repeat(500));
    const run = promisify(execFile);
    const ids = ['a', 'b', 'c', 'd'];
    await Promise.all(ids.map((id) => run(process.execPath, [PROCESS, sqlite.file, id])));
    expect(readdirSync(sqlite.folder).filter((name) => name.includes('.corrupt-'))).toHaveLength(1);
    expect(await readIds(sqlite.open())).toEqual(ids);
  });

  test('is not set aside without end', async () => {
    const database = sqlite.open();
    for (let round = 0; round < 10; round += 1)
      writeFileSync(`${sqlite.file}.corrupt-${round}`, '');
    writeFileSync(sqlite.file, 'no database at all, '.repeat(500));
    await expect(database.write([addNote('a')])).rejects.toThrow('Check the disk');
    expect(existsSync(sqlite.file)).toBe(true);
  });
});

/** Overwrites the pages behind the first, which holds the header. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0x5a, 4096));
}

const CAN_MOUNT =
  process.platform === 'linux' && spawnSync('unshare', ['--mount', 'true']).status === 0;

describe.skipIf(!CAN_MOUNT)('a SQLite database on a small file system', () => {
  let disk: string;
  beforeEach(() => {
    disk = join(sqlite.folder, 'disk');
    mkdirSync(disk);
    runOrFail('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  });
  afterEach(() => runOrFail('umount', ['--lazy', disk]));

  test('rejects writes while the disk is full, serves reads, and recovers', async () => {
    const database = sqlite.open(join(disk, 'notes.sqlite'));
    await database.write([addNote('a')]);
    let failure: unknown;
    for (let at = 0; failure === undefined && at < 100; at += 1) {
      const more = addNote(`more-${at}`, 'x'.repeat(50_000));
      failure = await database.write([more]).then(
        () => undefined,
        (error: unknown) => error,
      );
    }
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    expect(String(failure)).toContain('the disk is full');
    expect(await readIds(database)).toContain('a');
    expect(database.health().status).toBe('unavailable');
    runOrFail('mount', ['-o', 'remount,size=8m', disk]);
    await database.write([addNote('b', 'x'.repeat(50_000))]);
    expect(await readIds(database)).toEqual(expect.arrayContaining(['a', 'b']));
    expect(database.health()).toEqual({ status: 'ok' });
  });

  test('starts on a full disk, and recovers', async () => {
    writeFileSync(join(disk, 'filler'), Buffer.alloc(2 ** 20));
    const database = sqlite.open(join(disk, 'notes.sqlite'));
    await expect(database.write([addNote('a')])).rejects.toThrow(DatabaseUnavailableError);
    rmSync(join(disk, 'filler'));
    await database.write([addNote('a')]);
    expect(sqlite.notices).toEqual([]);
  });

  test('rejects writes while the file system is read-only, and recovers', async () => {
    const path = join(disk, 'notes.sqlite');
    const first = sqlite.open(path);
    await first.write([addNote('a')]);
    await first.close();
    runOrFail('mount', ['-o', 'remount,ro', disk]);
    const database = sqlite.open(path);
    await expect(database.write([addNote('b')])).rejects.toThrow(DatabaseUnavailableError);
    expect(database.health().status).toBe('unavailable');
    runOrFail('mount', ['-o', 'remount,rw', disk]);
    await database.write([addNote('b')]);
    expect(await readIds(database)).toEqual(['a', 'b']);
    expect(sqlite.notices).toEqual([]);
  });
});

function runOrFail(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}
