import type { SqliteResult } from './sqlite-messages.ts';

type Failure = Extract<SqliteResult, { readonly failure: string }>;

/** https://www.sqlite.org/rescode.html: the extended codes of unique violations. */
const UNIQUE_CODES = new Set([1555, 2067]);
const CORRUPT_CODES = new Set([11, 26]);
const BUSY = 5;
const GENERAL_ERROR = 1;
/** Codes after which a connection must be reopened. The first one means a missing table. */
const REOPENING_CODES = new Set([GENERAL_ERROR, 3, 8, 10, 11, 14, 15, 26]);

/** Reasons by primary result code. */
const UNAVAILABLE: Readonly<Record<number, string>> = {
  3: 'access was denied',
  [BUSY]: 'another process has locked it',
  6: 'it is locked',
  7: 'there is not enough memory',
  8: 'it is read-only',
  10: 'its disk cannot be read or written',
  11: 'it is corrupt',
  13: 'the disk is full',
  14: 'it cannot be opened',
  15: 'another process has locked it',
  26: 'it is not a SQLite file',
};

/** The primary result code; `undefined` for other errors. */
function sqliteCode(error: unknown): number | undefined {
  const { code, errcode } = error as { readonly code?: string; readonly errcode?: number };
  return code === 'ERR_SQLITE_ERROR' && errcode !== undefined ? errcode & 0xff : undefined;
}

export function isCorrupt(error: unknown): boolean {
  return CORRUPT_CODES.has(sqliteCode(error) ?? 0);
}

export function needsReopening(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === undefined || REOPENING_CODES.has(code);
}

export function describeSqliteError(error: unknown, file: string): Failure {
  const { message, errcode, syscall } = error as Error & {
    readonly errcode?: number;
    readonly syscall?: string;
  };
  const code = sqliteCode(error);
  if (code !== undefined && UNIQUE_CODES.has(errcode ?? 0)) return { failure: 'unique', message };
  const reason =
    code === undefined ? syscall && 'its folder cannot be used' : reasonOf(code, message);
  if (!reason) return { failure: 'other', message };
  return {
    failure: code === BUSY ? 'busy' : 'unavailable',
    message: `The database ${file} cannot be used: ${reason} (${message}).`,
  };
}

function reasonOf(code: number, message: string): string | undefined {
  // Another file was copied over the open one.
  if (code === GENERAL_ERROR && message.startsWith('no such table'))
    return 'its tables are missing';
  return UNAVAILABLE[code];
}
