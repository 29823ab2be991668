import { parseAcceptHeader } from './parse-accept-header.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest encoding that the client accepts and that exists on disk. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: ReadonlySet<'br' | 'gzip'>,
): Encoding {
  const accepted = parseAcceptHeader(acceptEncoding);
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  if (available.has('br') && accepts('br')) return 'br';
  if (available.has('gzip') && accepts('gzip')) return 'gzip';
  return 'identity';
}
