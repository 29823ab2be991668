/**
 * Parses an `Accept`-style header such as `br;q=0.5, gzip` into quality values by lower-case name.
 */
export function parseAcceptHeader(header: string | undefined): ReadonlyMap<string, number> {
  return new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
      return [name.trim(), quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
}
