export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts and that lies on disk. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: ReadonlySet<'br' | 'gzip'>,
): Encoding {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return [name.trim(), quality === undefined ? 1 : Number(quality.trim().slice(2))] as const;
    }),
  );
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  if (available.has('br') && accepts('br')) return 'br';
  if (available.has('gzip') && accepts('gzip')) return 'gzip';
  return 'identity';
}
