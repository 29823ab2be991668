const PREFIX = 'whsec_';
const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;

/** A key that results from misreading the secret, and how it was misread. */
export type MistakenKey = { readonly key: Uint8Array<ArrayBuffer>; readonly mistake: string };

/** The bytes of a secret; `undefined` if it is not base64. */
export function readSecret(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const text = withoutPrefix(secret);
  if (text === '' || !BASE64.test(text)) return undefined;
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Keys that result from the usual ways to misread the secret. */
export function mistakenKeys(secret: string): readonly MistakenKey[] {
  return [
    { key: new TextEncoder().encode(withoutPrefix(secret)), mistake: 'as text instead of base64' },
    { key: new TextEncoder().encode(secret), mistake: `as text that includes ${PREFIX}` },
  ].filter(({ key }) => key.length > 0);
}

/** A new random secret in the format of an endpoint's. */
export function makeSecret(): string {
  return PREFIX + btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}

function withoutPrefix(secret: string): string {
  return secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
}
