import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from './environment.ts';
import type { TokenKey } from './sign-text.ts';

export type SigningKeys = readonly [TokenKey, ...TokenKey[]];

const MIN_SECRET_LENGTH = 32;
/** Set by the primary of a cluster for its workers. */
export const SHARED_SECRET = 'CLUSTER_SECRET';
const OWN_SECRET = randomBytes(MIN_SECRET_LENGTH).toString('base64url');

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
  { variable, keyFile }: TokenKeySettings,
): SigningKeys {
  const setting = environment[variable];
  const keys = setting ? setting.split(',').map((pair) => readPair(pair.trim(), variable)) : [];
  const [first, ...others] = keys;
  if (!first) return [{ id: 'own', secret: readOrCreateSecret(keyFile, environment) }];
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new Error(`${variable}: two keys have the same id. Give each key its own id.`);
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

/**
 * Safe for concurrent starts: the file is created atomically, once. If it cannot be created, the
 * processes of one start share a temporary secret.
 */
function readOrCreateSecret(file: string, environment: Environment): string {
  const stored = readStored(file);
  if (stored !== undefined) return stored;
  try {
    mkdirSync(dirname(file), { recursive: true });
    return createStored(file);
  } catch (error) {
    console.warn(
      `${file}: cannot be written (${(error as Error).message}). Tokens are valid only until this process exits.`,
    );
    const shared = environment[SHARED_SECRET] ?? OWN_SECRET;
    return createHmac('sha256', shared).update(file).digest('base64url');
  }
}

function createStored(file: string): string {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    const secret = randomBytes(MIN_SECRET_LENGTH).toString('base64url');
    // The key is durable before it is linked, so a power cut does not leave an empty key.
    writeFileSync(draft, secret, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
    return secret;
  } catch (error) {
    const stored = readStored(file);
    if (stored === undefined) throw error;
    return stored;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Rejects keys that are too short, because anyone who guesses a key could sign tokens. */
function readStored(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8');
    if (secret.length >= MIN_SECRET_LENGTH) return secret;
    rmSync(file);
    return undefined;
  } catch {
    return undefined;
  }
}
