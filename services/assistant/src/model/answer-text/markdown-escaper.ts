import { type FindPage, joinTexts, type Piece } from './piece.ts';

/** Text that renderers turn into links (autolinks). */
const LINKED_BY_ITSELF = /(?:https?|ftp):\/\/|www\.|mailto:|xmpp:|[\w.+-]@[\w-]+\.[\w-]/i;
/** Delimiter row, which turns the line before it into the head of a table. */
const TABLE_LINE = /^[>|:-]+$/;
const SAFE_ENTITY = /&(?!(?:lt|gt|amp|quot|nbsp|#39);)(?=[#a-z])/gi;
const MAX_WORD_LENGTH = 2000;

/**
 * Writes Markdown word by word, so that no URL forms where parts of a text meet. HTML is escaped,
 * and a bare URL becomes a code span, which is never autolinked.
 */
export class MarkdownEscaper {
  readonly #findPage: FindPage;
  #word = '';
  /** Whether all words of this line so far may be a delimiter row. */
  #isTableLine = true;
  #isInTable = false;
  /** Whether the last line, and this one, would be dangerous as the head of a table. */
  #wasRisky = false;
  #isRisky = false;
  #isBlank = true;
  /** Last character written. */
  #last = '';

  constructor(findPage: FindPage) {
    this.#findPage = findPage;
  }

  addText(text: string): Piece[] {
    const pieces: Piece[] = [];
    for (const part of text.split(/(\s)/)) {
      if (!/^\s$/.test(part)) {
        this.#word += part;
        if (this.#word.length > MAX_WORD_LENGTH) pieces.push(...this.end(), this.#text(' '));
        continue;
      }
      pieces.push(...this.end(), this.#text(part));
      if (part === '\n') this.#startLine();
    }
    return joinTexts(pieces);
  }

  addCode(code: string): Piece[] {
    const isRisky = isCutByTables(code);
    if (isRisky && this.#isInTable) return this.addText(escapeAll(code));
    const pieces = [...this.end(), this.#code(code)];
    this.#isRisky ||= isRisky;
    this.#isTableLine = false;
    this.#isBlank = false;
    return joinTexts(pieces);
  }

  addLink(text: string, { address, page }: NonNullable<ReturnType<FindPage>>): Piece[] {
    const before = this.end();
    this.#isTableLine = false;
    this.#isBlank = false;
    const label = escapeAll(text.replaceAll(/\*\*?/g, ''));
    return [...before, this.#text(`[${label}](${address})`), { kind: 'citation', page }];
  }

  /** Flushes the unfinished word. */
  end(): Piece[] {
    const word = this.#word;
    this.#word = '';
    if (word === '') return [];
    this.#isBlank = false;
    this.#isTableLine &&= TABLE_LINE.test(word);
    if (this.#isTableLine && word.includes('-')) {
      if (this.#wasRisky) return [this.#text(word.replace('-', '\\-'))];
      this.#isInTable = true;
    }
    // Tables split at bars, even inside other markup.
    return word.split(/(\|)/).flatMap((part) => this.#writeWord(part));
  }

  #writeWord(word: string): Piece[] {
    const plain = word.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
    return LINKED_BY_ITSELF.test(plain)
      ? this.#writeAddress(plain)
      : [this.#text(escapeHtml(word))];
  }

  #startLine(): void {
    if (this.#isBlank) this.#isInTable = false;
    this.#wasRisky = this.#isRisky;
    this.#isRisky = false;
    this.#isTableLine = true;
    this.#isBlank = true;
  }

  #writeAddress(word: string): Piece[] {
    const [, before = '', address = '', after = ''] =
      /^([*_~("'<]*)(.*?)([*_~)"'.,;:!?>|]*)$/s.exec(word) ?? [];
    const found = /^https?:\/\//i.test(address) ? this.#findPage(address) : undefined;
    const opening = this.#text(escapeHtml(before));
    // A bare `!` before a link would make it an image.
    const closing = escapeHtml(after).replaceAll('!', '\\!');
    if (!found) return [opening, this.#code(address), this.#text(closing)];
    const link = this.#text(`[${escapeAll(found.page.title)}](${found.address})`);
    const citation: Piece = { kind: 'citation', page: found.page };
    return [opening, link, citation, this.#text(closing)];
  }

  #text(markdown: string): Piece {
    this.#last = markdown.at(-1) ?? this.#last;
    return { kind: 'text', markdown };
  }

  /** Adds a space after a code span, because adjacent backticks would merge. */
  #code(code: string): Piece {
    return this.#text((this.#last === '`' ? ' ' : '') + writeCodeSpan(code));
  }
}

/** Whether a table would split a code span, which would turn the text after it into code. */
function isCutByTables(code: string): boolean {
  return code.replaceAll(/(?<!\\)\\\|/g, '').includes('|');
}

function escapeHtml(text: string): string {
  return text.replaceAll(SAFE_ENTITY, '&amp;').replaceAll('<', '&lt;');
}

/** Escapes all Markdown syntax, also for use in link texts. */
function escapeAll(text: string): string {
  return escapeHtml(text.replaceAll(/\\?([[\]`|*_~!\\])/g, '\\$1'));
}

function writeCodeSpan(code: string): string {
  const longestRun = Math.max(0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  const isTight = !code.startsWith('`') && !code.endsWith('`');
  return isTight ? fence + code + fence : `${fence} ${code} ${fence}`;
}
