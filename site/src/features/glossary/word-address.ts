const PREFIX = 'word-';

/** The anchor of a word in the glossary. */
export function wordAnchor(id: string): string {
  return PREFIX + id;
}

/** Path of a word in the glossary. */
export function wordAddress(id: string): string {
  return `/docs/overview#${wordAnchor(id)}`;
}

/** The word that a link to the glossary names. */
export function wordOfAddress({ hash }: Pick<URL, 'hash'>): string | undefined {
  return hash.startsWith(`#${PREFIX}`) ? hash.slice(PREFIX.length + 1) : undefined;
}
