type Divided = {
  readonly chunks: number;
  /** First segments of ids that are not symbols themselves, such as `v2` in `v2.Floor`. */
  readonly namespaces: readonly string[];
};

/** The top-level symbol whose page shows a symbol: `MapView` for `MapView.on`. */
export function pageOf(id: string, { namespaces }: Pick<Divided, 'namespaces'>): string {
  const [first = '', second] = id.split('.', 2);
  return second !== undefined && namespaces.includes(first) ? `${first}.${second}` : first;
}

/**
 * The file of a symbol and everything on its page. It follows from the id alone (an FNV-1a hash),
 * so that links need no lookup table.
 */
export function chunkOf(id: string, reference: Divided): number {
  const page = pageOf(id, reference);
  let hash = 0x811c9dc5;
  for (let index = 0; index < page.length; index += 1) {
    hash = Math.imul(hash ^ page.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash % reference.chunks;
}
