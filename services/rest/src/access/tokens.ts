import type { Scope } from '@brand/rest-api';
import { verifySignature, signText, type SigningKeys } from '@brand/service-kit';

/** Who asks, and what that may do. It is what a token says. */
export type Grant = {
  /** What is done belongs to this tenant. */
  readonly tenant: string;
  /** Jobs and idempotency keys belong to this: a sandbox, a key, or a tenant. */
  readonly owner: string;
  readonly scopes: readonly Scope[];
  /** Of a key of a workspace: it sees the published maps of that alone. */
  readonly workspaceId?: string;
  readonly keyId?: string;
  /** When the sandbox ends, in seconds since 1970; absent for tenants that stay. */
  readonly sandboxUntil?: number;
};

/** A file that whoever has its address may fetch. */
export type FileGrant =
  | { readonly kind: 'mvf'; readonly venue: string; readonly version: number }
  | { readonly kind: 'svg'; readonly job: string };

type Claims = { readonly use: 'token' | 'file'; readonly exp: number; readonly kid: string };

export type TokenVerification<Content> =
  | { readonly state: 'valid'; readonly content: Content; readonly id: string }
  | { readonly state: 'expired' }
  | { readonly state: 'foreign' };

const MAX_TOKEN_LENGTH = 2048;

/** Signs tokens and addresses of files, and tells real ones from others. */
export class Tokens {
  readonly #keys: SigningKeys;
  readonly #now: () => number;

  /** @param keys - The first signs, all verify: a new one is put first while old tokens end. */
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
    // An address of a file is no token, though both are signed with the same key.
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
