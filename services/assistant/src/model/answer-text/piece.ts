/** A part of an answer's Markdown that is ready to be shown. */
export type Piece =
  | { readonly kind: 'text'; readonly markdown: string }
  /** A page is cited in the text before. */
  | { readonly kind: 'citation'; readonly page: CitedPage }
  | CodePiece;

export type CodePiece = {
  readonly kind: 'code';
  /** Info string of its fence; may be empty. */
  readonly language: string;
  readonly code: string;
  /** Columns before its fence. */
  readonly indent: number;
  /** The block as Markdown, with its fences. */
  readonly markdown: string;
};

export type CitedPage = { readonly url: string; readonly title: string };

/** Resolves a URL to a page that may be linked, with its normalised URL. */
export type FindPage = (
  address: string,
) => { readonly address: string; readonly page: CitedPage } | undefined;

/** Merges adjacent texts. */
export function joinTexts(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', markdown: last.markdown + piece.markdown };
    } else if (piece.kind !== 'text' || piece.markdown !== '') {
      joined.push(piece);
    }
  }
  return joined;
}
