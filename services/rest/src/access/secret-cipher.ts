import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { TokenKey, SigningKeys } from '@brand/service-kit';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets at rest: webhook signing secrets, and stored responses that contain one. The
 * encryption keys are derived from the token signing keys.
 */
export class SecretCipher {
  readonly #keys: SigningKeys;

  constructor(keys: SigningKeys) {
    this.#keys = keys;
  }

  encrypt(text: string): string {
    const [key] = this.#keys;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, cipherKey(key), nonce);
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
    return `${key.id}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`;
  }

  /** Returns `undefined` if the encryption key is no longer listed. */
  open(sealed: string): string | undefined {
    const [id, content = ''] = sealed.split('.');
    const key = this.#keys.find((each) => each.id === id);
    if (!key) return undefined;
    const bytes = Buffer.from(content, 'base64url');
    const decipher = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }
}

function cipherKey({ secret }: TokenKey): Buffer {
  return createHash('sha256').update(`seal:${secret}`).digest();
}
