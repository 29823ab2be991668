import { createHash } from 'node:crypto';
import type { Encoding } from './choose-encoding.ts';

export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 20);
}

/** ETag of a content in an encoding: each encoding is a separate representation. */
export function formatEtag(hash: string, encoding: Encoding): string {
  return `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}
