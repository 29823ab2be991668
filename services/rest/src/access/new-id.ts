import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;
/** The largest multiple of 36 in a byte. Larger values are discarded to avoid modulo bias. */
const FAIR = 252;

/** A random, unguessable id such as `ws_4m9x2k7qd0v8t1hw3z6c`. */
export function newId(prefix: string): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR && id.length < LENGTH) id += LETTERS[byte % LETTERS.length];
    }
  }
  return `${prefix}_${id}`;
}
