import { hkdfSync, randomBytes } from 'node:crypto';
import { SHARED_SECRET } from '@brand/service-kit';
import type { TokenKeys } from './viewer-token.ts';

export type PrivateMapSettings = {
  readonly keys: TokenKeys;
  /** Id of the key for demo tokens; `undefined` if the operator has keys. */
  readonly demoKey: string | undefined;
  readonly venues: ReadonlyMap<string, string>;
};

const MIN_SECRET_BYTES = 32;
const DEMO_KEY = 'demo-private';
/** Private copy of the demo office, for token holders. */
const DEMO_VENUES = new Map([['private-office', 'kestrel-house']]);

/**
 * `PRIVATE_MAP_KEYS` is a list of `id=secret`, with secrets in base64url. If unset, one key is
 * generated at each start, with which the processes of this start mint tokens for the demo.
 */
export function readPrivateMapSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PrivateMapSettings {
  const text = environment['PRIVATE_MAP_KEYS'];
  if (text === undefined || text === '') {
    const secret = environment[SHARED_SECRET] ?? randomBytes(MIN_SECRET_BYTES);
    const bytes = hkdfSync('sha256', secret, '', DEMO_KEY, MIN_SECRET_BYTES);
    const keys = new Map([[DEMO_KEY, new Uint8Array(bytes)]]);
    return { keys, demoKey: DEMO_KEY, venues: DEMO_VENUES };
  }
  const keys = new Map(text.split(',').map(readKey));
  return { keys, demoKey: undefined, venues: DEMO_VENUES };
}

function readKey(pair: string): [string, Uint8Array] {
  const [, id, secret] = /^([\w-]{1,60})=([\w-]+)$/.exec(pair.trim()) ?? [];
  const bytes = new Uint8Array(Buffer.from(secret ?? '', 'base64url'));
  if (id === undefined || bytes.length < MIN_SECRET_BYTES) {
    throw new Error(
      `PRIVATE_MAP_KEYS: expected id=secret with a secret of at least ${MIN_SECRET_BYTES} bytes in base64url, separated by commas. Generate one with: node -p "crypto.randomBytes(32).toString('base64url')"`,
    );
  }
  return [id, bytes];
}
