import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from './read-positive-integer.ts';
import type { TokenKey } from './sign-text.ts';

export type SigningKeys = readonly [TokenKey, ...TokenKey[]];

const MIN_SECRET_LENGTH = 32;

export type TokenKeySettings = {
  /** Name of the environment variable. */
  readonly variable: string;
  /** File of the generated key, if the variable is not set. */
  readonly keyFile: string;
};

/**
 * Reads the operator's keys, or a generated one that is stored: clients keep a token until it
 * expires, so keys have to survive a restart.
 */
export function readTokenKeys(
  environment: Environment,
  { variable, keyFile: keptIn }: TokenKeySettings,
): SigningKeys {
  const setting = environment[variable];
  const keys = setting ? setting.split(',').map((pair) => readPair(pair.trim(), variable)) : [];
  const [first, ...others] = keys;
  if (!first) return [{ id: 'own', secret: readOrCreateSecret(keptIn) }];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new Error(`${variable}: two keys have the same id. Name each differently.`);
  }
  return [first, ...others];
}

/** Error messages omit the pair, because it is a secret. */
function readPair(pair: string, variable: string): TokenKey {
  const [, id, secret] = /^([\w-]{1,40}):(.*)$/s.exec(pair) ?? [];
  if (id !== undefined && secret !== undefined && secret.length >= MIN_SECRET_LENGTH) {
    return { id, secret };
  }
  throw new Error(
    `${variable}: expected pairs id:secret, separated by commas, with secrets of at least ${MIN_SECRET_LENGTH} characters.`,
  );
}

/** Safe for concurrent starts: the file is created atomically, once. */
function readOrCreateSecret(file: string): string {
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(MIN_SECRET_LENGTH).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
