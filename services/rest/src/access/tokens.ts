import type { Scope } from '@brand/rest-api';
import { verifySignature, signText, type SigningKeys } from '@brand/service-kit';

/** The identity and permissions of a client, as encoded in its token. */
export type Grant = {
  /** Owner of all data that the client creates. */
  readonly tenant: string;
  /** Owner of jobs and idempotency keys: a sandbox, a key, or a tenant. */
  readonly owner: string;
  readonly scopes: readonly Scope[];
  /** Set for API keys of a workspace: they see only its published maps. */
  readonly workspaceId?: string;
  readonly keyId?: string;
  /** Expiry of the sandbox, in seconds since 1970; absent for permanent tenants. */
  readonly sandboxUntil?: number;
};

/** A file that anyone with its URL may fetch. */
export type FileGrant =
  | { readonly kind: 'mvf'; readonly venue: string; readonly version: number }
  | { readonly kind: 'svg'; readonly job: string };

type Claims = { readonly use: 'token' | 'file'; readonly exp: number; readonly kid: string };

export type TokenVerification<Content> =
  | { readonly state: 'valid'; readonly content: Content; readonly id: string }
  | { readonly state: 'expired' }
  | { readonly state: 'foreign' };

const MAX_TOKEN_LENGTH = 2048;

/** Signs and verifies tokens and file URLs. */
export class Tokens {
  readonly #keys: SigningKeys;
  readonly #now: () => number;

  /** @param keys - The first signs, all verify: a new key comes first while old tokens expire. */
  constructor(keys: SigningKeys, now: () => number) {
    this.#keys = keys;
    this.#now = now;
  }

  signGrant(content: Grant, expiresAt: number): string {
    return this.#sign('token', content, expiresAt);
  }

  readGrant(token: string): TokenVerification<Grant> {
    return this.#read<Grant>('token', token);
  }

  signFile(content: FileGrant, expiresAt: number): string {
    return this.#sign('file', content, expiresAt);
  }

  readFile(text: string): TokenVerification<FileGrant> {
    return this.#read<FileGrant>('file', text);
  }

  #sign(use: Claims['use'], content: object, expiresAt: number): string {
    const [key] = this.#keys;
    const claims: Claims & { content: object } = {
      use,
      exp: Math.floor(expiresAt / 1000),
      kid: key.id,
      content,
    };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${payload}.${signText(payload, key)}`;
  }

  #read<Content>(use: Claims['use'], text: string): TokenVerification<Content> {
    const [payload = '', signature = '', ...rest] = text.split('.');
    const claims = text.length > MAX_TOKEN_LENGTH || rest.length > 0 ? undefined : decode(payload);
    const key = this.#keys.find(({ id }) => id === claims?.kid);
    if (!claims || !key || !verifySignature(key, payload, signature)) return { state: 'foreign' };
    // A file URL must not pass as a token, though both are signed with the same key.
    if (claims.use !== use) return { state: 'foreign' };
    if (claims.exp * 1000 <= this.#now()) return { state: 'expired' };
    return { state: 'valid', content: claims.content as Content, id: signature };
  }
}

function decode(payload: string): (Claims & { readonly content: unknown }) | undefined {
  try {
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as never) ?? undefined;
  } catch {
    return undefined;
  }
}
