import { readInline, type Inline } from './read-inline.ts';
import type { FindPage, Piece } from './piece.ts';
import { MarkdownEscaper } from './markdown-escaper.ts';

/** Limit on undecided text. Longer constructs are treated as plain text. */
const MAX_PENDING_LENGTH = 3000;

/**
 * Passes emphasis, code and links to known pages, and makes everything else inert: links are
 * reduced to their text, images to their description, and HTML is escaped. Undecided text is
 * buffered, because a link may arrive in several parts.
 */
export class InlineSanitizer {
  readonly #findPage: FindPage;
  readonly #words: MarkdownEscaper;
  #waiting = '';

  constructor(findPage: FindPage) {
    this.#findPage = findPage;
    this.#words = new MarkdownEscaper(findPage);
  }

  push(text: string): Piece[] {
    this.#waiting += text;
    return this.#take(false);
  }

  end(): Piece[] {
    const pieces = this.#take(true);
    return [...pieces, ...this.#words.end()];
  }

  #take(isEnd: boolean): Piece[] {
    const pieces: Piece[] = [];
    while (this.#waiting !== '') {
      const mayWait = !isEnd && this.#waiting.length < MAX_PENDING_LENGTH;
      const inline = readInline(this.#waiting, mayWait);
      if (!inline) break;
      this.#waiting = this.#waiting.slice(inline.length);
      pieces.push(...this.#write(inline));
    }
    return pieces;
  }

  #write(inline: Inline): Piece[] {
    switch (inline.kind) {
      case 'text':
        return this.#words.addText(inline.text);
      case 'code':
        return this.#words.addCode(inline.code);
      case 'link': {
        const found = inline.isPicture ? undefined : this.#findPage(inline.address);
        return found
          ? this.#words.addLink(plainText(inline.text), found)
          : readAll(inline.text).flatMap((each) => this.#write(removeUrl(each)));
      }
    }
  }
}

function readAll(text: string): Inline[] {
  const all: Inline[] = [];
  for (let rest = text; rest !== '';) {
    const inline = readInline(rest, false)!;
    all.push(inline);
    rest = rest.slice(inline.length);
  }
  return all;
}

function removeUrl(inline: Inline): Inline {
  return inline.kind === 'link' ? { ...inline, address: '' } : inline;
}

function plainText(markdown: string): string {
  return readAll(markdown)
    .map((each) =>
      each.kind === 'code' ? each.code : each.kind === 'link' ? plainText(each.text) : each.text,
    )
    .join('');
}
