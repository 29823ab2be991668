import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEMO_KEY, DEMO_SECRET, type Scope, SCOPES, TOKEN_SECONDS } from '@brand/rest-api';
import type { Database } from '@brand/sql-database';
import { newId } from './new-id.ts';
import type { Grant } from './tokens.ts';

/** Secrets of the operator's own tenants, by key. */
export type TenantKeys = ReadonlyMap<string, string>;

const KEY_ID = /^key_[0-9a-z]{20}$/;
const SECRET_BYTES = 32;

export function newKeySecret(): string {
  return `sk_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** Secrets are long and random, so a plain hash cannot be reversed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The grant of an API key; `undefined` if the secret is wrong. */
export async function findGrant(
  { key, secret }: { readonly key: string; readonly secret: string },
  { database, tenantKeys, now }: { database: Database; tenantKeys: TenantKeys; now: Date },
): Promise<Grant | undefined> {
  if (key === DEMO_KEY) return isSame(secret, DEMO_SECRET) ? newSandbox(now) : undefined;
  const tenantSecret = tenantKeys.get(key);
  if (tenantSecret !== undefined) {
    const tenant = `own_${key}`;
    return isSame(secret, tenantSecret) ? { tenant, owner: tenant, scopes: SCOPES } : undefined;
  }
  if (!KEY_ID.test(key)) return undefined;
  const [row] = await database.read(
    `SELECT k.tenant, k.workspace_id, k.scopes, k.secret_hash, t.expires_at
     FROM rest_keys k JOIN rest_tenants t ON t.id = k.tenant WHERE k.id = $1`,
    [key],
  );
  if (!row || !isSame(hashSecret(secret), String(row['secret_hash']))) return undefined;
  return {
    tenant: String(row['tenant']),
    owner: key,
    keyId: key,
    workspaceId: String(row['workspace_id']),
    scopes: JSON.parse(String(row['scopes'])) as Scope[],
    ...(row['expires_at'] && {
      sandboxUntil: Math.floor(Date.parse(String(row['expires_at'])) / 1000),
    }),
  };
}

/** Deleting a key revokes its tokens. */
export async function isRevoked({ keyId }: Grant, database: Database): Promise<boolean> {
  if (keyId === undefined) return false;
  return (await database.read('SELECT id FROM rest_keys WHERE id = $1', [keyId])).length === 0;
}

function newSandbox(now: Date): Grant {
  const tenant = newId('sbx');
  const sandboxUntil = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS;
  return { tenant, owner: tenant, scopes: SCOPES, sandboxUntil };
}

function isSame(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(right)));
}
