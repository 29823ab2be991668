import { globSync } from 'node:fs';

/** The folder with PostgreSQL's programs: `POSTGRES_BIN`, or the newest that Debian installed. */
export function findPostgres(): string | undefined {
  const given = process.env['POSTGRES_BIN'];
  if (given) return given;
  const servers = globSync('/usr/lib/postgresql/*/bin/postgres');
  const newest = servers.toSorted((a, b) => versionOf(b) - versionOf(a))[0];
  return newest?.replace(/\/postgres$/, '');
}

function versionOf(path: string): number {
  return Number(path.split('/')[4]);
}
