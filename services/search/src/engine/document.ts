/** What a text is to its document. What is named is found before what is told. */
export const ROLES = ['own', 'title', 'above', 'content', 'body', 'context'] as const;

/**
 * `own`: what the document is called. `title`: the page it is on. `above`: the headings it is under.
 * `content`: what it says. `body`: what is said below it, which is searched but not shown.
 * `context`: the SDK and version it belongs to.
 */
export type Role = (typeof ROLES)[number];

export type IndexedText = {
  readonly role: Role;
  readonly text: string;
  /** How much a word here is worth; one by the role where none is given. */
  readonly weight?: number;
};

/** An object of an index as the engine sees it. */
export type IndexedDocument = {
  readonly texts: readonly IndexedText[];
  /** How likely it is what a reader wants, before anything was asked; 1 for most. */
  readonly prior: number;
  /** The text is the name of a symbol: it is matched as it is spelt. */
  readonly isSymbol?: boolean;
};

export const ROLE_WEIGHTS: Readonly<Record<Role, number>> = {
  own: 10,
  title: 5,
  above: 3,
  content: 2.5,
  body: 1.2,
  context: 2,
};
