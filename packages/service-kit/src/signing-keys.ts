import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from './read-positive-integer.ts';
import type { TokenKey } from './sign-text.ts';

export type SigningKeys = readonly [TokenKey, ...TokenKey[]];

const MIN_SECRET_LENGTH = 32;

export type TokenKeySettings = {
  /** The variable that an operator sets. */
  readonly variable: string;
  /** Where a key of our own is kept if it is not set. */
  readonly keptIn: string;
};

/**
 * The keys of an operator, or one of our own that is kept: clients hold on to a token until it
 * expires, so keys have to outlive a restart.
 */
export function readTokenKeys(
  environment: Environment,
  { variable, keptIn }: TokenKeySettings,
): SigningKeys {
  const setting = environment[variable];
  const keys = setting ? setting.split(',').map((pair) => readPair(pair.trim(), variable)) : [];
  const [first, ...others] = keys;
  if (!first) return [{ id: 'own', secret: keptSecret(keptIn) }];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new Error(`${variable}: two keys have the same id. Name each differently.`);
  }
  return [first, ...others];
}

/** Errors do not show the pair: it is a secret. */
function readPair(pair: string, variable: string): TokenKey {
  const [, id, secret] = /^([\w-]{1,40}):(.*)$/s.exec(pair) ?? [];
  if (id !== undefined && secret !== undefined && secret.length >= MIN_SECRET_LENGTH) {
    return { id, secret };
  }
  throw new Error(
    `${variable}: expected pairs id:secret, separated by commas, with secrets of at least ${MIN_SECRET_LENGTH} characters.`,
  );
}

/** Processes that begin side by side agree: the file appears whole, and once. */
function keptSecret(file: string): string {
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
