type Divided = {
  readonly chunks: number;
  /** First parts of ids that are no symbols themselves, such as `v2` in `v2.Floor`. */
  readonly namespaces: readonly string[];
};

/** The top-level symbol that a symbol is shown with: `MapView` for `MapView.on`. */
export function pageOf(id: string, { namespaces }: Pick<Divided, 'namespaces'>): string {
  const [first = '', second] = id.split('.', 2);
  return second !== undefined && namespaces.includes(first) ? `${first}.${second}` : first;
}

/**
 * The file that holds a symbol, together with all that are shown with it. It follows from the id
 * alone, so that a link to a symbol needs no table to find its file.
 */
export function chunkOf(id: string, reference: Divided): number {
  const page = pageOf(id, reference);
  let hash = 0x811c9dc5;
  for (let index = 0; index < page.length; index += 1) {
    hash = Math.imul(hash ^ page.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash % reference.chunks;
}
