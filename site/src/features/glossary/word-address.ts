const PREFIX = 'word-';

/** The anchor of a word in the list. */
export function wordAnchor(id: string): string {
  return PREFIX + id;
}

/** Where a word is explained. */
export function wordAddress(id: string): string {
  return `/docs/overview#${wordAnchor(id)}`;
}

/** The word that a link to the list names. */
export function wordOfAddress({ hash }: Pick<URL, 'hash'>): string | undefined {
  return hash.startsWith(`#${PREFIX}`) ? hash.slice(PREFIX.length + 1) : undefined;
}
