import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findPostgres } from '../../../../packages/service-kit/testing/find-postgres.ts';
import {
  HAS_POSTGRES,
  TestPostgres,
} from '../../../../packages/service-kit/testing/test-postgres.ts';
import { ROOT } from '../../shared/repo.ts';

const SCRIPT = join(ROOT, 'deploy/backup-sqlite.mjs');
/** Commands of docs/operate.md. */
const DUMP = ['--format=custom', '--file=portal.dump'];
const RESTORE = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
const WRITE_INTERVAL_MS = 2;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backup-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('backup of SQLite', () => {
  test('copies a file that is being written, and restores all of its rows', async () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'rest-token-key'), 'secret');
    const writer = await startSqliteWriter(join(data, 'rest.sqlite'));
    const before = readIds(join(data, 'rest.sqlite'));
    const backup = join(folder, 'backup');
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, backup, data], {
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('Error');
    expect(status).toBe(0);
    await stop(writer);
    const after = readIds(join(data, 'rest.sqlite'));

    rmSync(data, { recursive: true });
    mkdirSync(data);
    for (const name of readdirSync(backup)) copyFileSync(join(backup, name), join(data, name));

    const restored = readIds(join(data, 'rest.sqlite'));
    expect(before.length).toBeGreaterThan(0);
    expect(restored.slice(0, before.length)).toEqual(before);
    expect(restored).toEqual(after.slice(0, restored.length));
    expect(readFileSync(join(data, 'rest-token-key'), 'utf8')).toBe('secret');
    expect(statSync(join(backup, 'rest-token-key')).mode & 0o777).toBe(0o600);
  });

  test('refuses to overwrite an older backup', () => {
    const data = join(folder, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'key'), 'new');
    writeFileSync(join(folder, 'key'), 'old');
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, folder, data], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Choose an empty folder.');
    expect(readFileSync(join(folder, 'key'), 'utf8')).toBe('old');
  });
});

describe.skipIf(!HAS_POSTGRES)('backup of PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = new TestPostgres();
    await postgres.start();
  });
  afterAll(() => postgres.remove());

  test('dumps a database that is being written, and restores all of its rows', async () => {
    psql('CREATE TABLE answers (id serial PRIMARY KEY, text text NOT NULL)');
    psql("INSERT INTO answers (text) SELECT 'row ' || n FROM generate_series(1, 1000) AS n");
    const writer = startPostgresWriter();
    run('pg_dump', [...DUMP, postgres.url]);
    await stop(writer);
    psql('DROP TABLE answers');
    run('pg_restore', [...RESTORE, `--dbname=${postgres.url}`, 'portal.dump']);
    const rows = psql('SELECT count(*) FILTER (WHERE id <= 1000), max(id) FROM answers').split('|');
    expect(rows[0]).toBe('1000');
    psql("INSERT INTO answers (text) VALUES ('after the restore')");
  });

  test('uses the commands that docs/operate.md shows', () => {
    const page = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8');
    expect(page).toContain(`pg_dump ${DUMP.join(' ')} "$DATABASE_URL"`);
    expect(page).toContain(`pg_restore ${RESTORE.join(' ')} --dbname="$DATABASE_URL" portal.dump`);
  });

  function psql(sql: string): string {
    return run('psql', [
      '--no-psqlrc',
      '--tuples-only',
      '--no-align',
      '--command',
      sql,
      postgres.url,
    ]);
  }

  function startPostgresWriter(): ChildProcess {
    const child = spawn(join(findPostgres() ?? '', 'psql'), ['--quiet', postgres.url], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const timer = setInterval(
      () => child.stdin.write("INSERT INTO answers (text) VALUES ('meanwhile');\n"),
      WRITE_INTERVAL_MS,
    );
    child.stdin.on('error', () => clearInterval(timer));
    child.on('exit', () => clearInterval(timer));
    return child;
  }
});

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(join(findPostgres() ?? '', program), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout.trim();
}

/** Writes rows from another process, as a portal does, until it is killed. */
async function startSqliteWriter(file: string): Promise<ChildProcess> {
  const code = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT)');
    const insert = database.prepare('INSERT INTO rows (text) VALUES (?)');
    for (let count = 0; count < 500; count++) insert.run('x'.repeat(1000));
    console.log('ready');
    setInterval(() => insert.run('x'.repeat(1000)), ${WRITE_INTERVAL_MS});`;
  const child = spawn(process.execPath, ['-e', code, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

function readIds(file: string): number[] {
  const database = new DatabaseSync(file, { timeout: 5000 });
  const rows = database.prepare('SELECT id FROM rows ORDER BY id').all();
  database.close();
  return rows.map(({ id }) => Number(id));
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}
