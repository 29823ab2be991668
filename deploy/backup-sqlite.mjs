/**
 * Backs up the SQLite files and keys of a portal, even while it runs: node deploy/backup-sqlite.mjs
 * <target folder> [data folder]. `VACUUM INTO` copies one consistent state, without the log next to
 * the file. Plain JavaScript for Node 24, because it runs in the image.
 */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY_TIMEOUT_MS = 10_000;

const [target, dataFolder = join(import.meta.dirname, '../.data')] = process.argv.slice(2);
if (target === undefined)
  fail('Expected a target folder. Run: node deploy/backup-sqlite.mjs <folder>');
if (!existsSync(dataFolder)) fail(`${dataFolder}: expected the data folder of a portal.`);
mkdirSync(target, { recursive: true, mode: 0o700 });

for (const name of readdirSync(dataFolder)) {
  if (/-(?:wal|shm|journal)$/.test(name)) continue;
  const [from, to] = [join(dataFolder, name), join(target, name)];
  if (existsSync(to)) fail(`${to} exists. Choose an empty folder.`);
  if (name.endsWith('.sqlite')) backUp(from, to);
  else copyFileSync(from, to);
  chmodSync(to, 0o600);
  process.stdout.write(`${to}\n`);
}

function backUp(from, to) {
  const database = new DatabaseSync(from, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } catch (error) {
    fail(`${from} cannot be backed up: ${error.message}`);
  }
  database.close();
  const copy = new DatabaseSync(to, { readOnly: true });
  const [row] = copy.prepare('PRAGMA integrity_check').all();
  copy.close();
  if (row?.integrity_check !== 'ok') fail(`${to} is damaged: ${row?.integrity_check}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
