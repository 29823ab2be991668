import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signing secret and the id that tokens refer to it by. */
export type TokenKey = { readonly id: string; readonly secret: string };

/** HMAC with SHA-256 in base64url. */
export function signText(text: string, { secret }: TokenKey): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares in constant time. */
export function verifySignature(key: TokenKey, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(signText(text, key));
  return given.length === right.length && timingSafeEqual(given, right);
}
