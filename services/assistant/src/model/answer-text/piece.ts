/** A part of an answer's Markdown that is ready to be shown. */
export type Piece =
  | { readonly kind: 'text'; readonly markdown: string }
  /** A page is cited in the text before. */
  | { readonly kind: 'citation'; readonly page: CitedPage }
  | CodePiece;

export type CodePiece = {
  readonly kind: 'code';
  /** Of its fence; empty if it says none. */
  readonly language: string;
  readonly code: string;
  /** The block as Markdown, with its fences. */
  readonly markdown: string;
};

export type CitedPage = { readonly url: string; readonly title: string };

/** The page that an address leads to and may be linked, with the address as it should be. */
export type FindPage = (
  address: string,
) => { readonly address: string; readonly page: CitedPage } | undefined;
