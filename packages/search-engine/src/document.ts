/** Roles of a text in its document. Names rank above prose. */
export const ROLES = ['own', 'title', 'above', 'content', 'body', 'context', 'asked'] as const;

/**
 * `own`: name of the document. `title`: title of its page. `above`: headings above it. `content`:
 * its text. `body`: text below it, which is searched but not shown. `context`: its SDK and version.
 * `asked`: example questions that it answers, in readers' words.
 */
export type Role = (typeof ROLES)[number];

export type IndexedText = {
  readonly role: Role;
  readonly text: string;
  /** Weight of the words in this text; by default that of its role. */
  readonly weight?: number;
};

/** An object of an index as the engine indexes it. */
export type IndexedDocument = {
  readonly texts: readonly IndexedText[];
  /** Query-independent relevance; 1 for most. */
  readonly prior: number;
  /** Whether the text is the name of a symbol, which is matched by its spelling. */
  readonly isSymbol?: boolean;
};

export const ROLE_WEIGHTS: Readonly<Record<Role, number>> = {
  own: 10,
  title: 5,
  above: 3,
  content: 2.5,
  body: 1.2,
  context: 2,
  asked: 2,
};
