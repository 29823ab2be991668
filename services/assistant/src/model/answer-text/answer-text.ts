import { InlineSanitizer } from './inline-sanitizer.ts';
import type { FindPage, Piece } from './piece.ts';
import { writeCodeBlock } from './write-code-block.ts';

type Fence = {
  readonly mark: string;
  readonly indent: number;
  readonly info: string;
  readonly lines: string[];
  length: number;
};

/** A line that may open a fence, also in a list item. */
const FENCE = /^((?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)?[ \t]*)(`{3,}|~{3,})([^\n]*)$/;
const MAYBE_FENCE = /^(?:[ \t]*(?:[-*+]|\d{0,9}[.)]?)?[ \t]*)(?:`{0,2}|~{0,2}|[`~]{3}[^\n]*)$/;
const MAX_OPENING_LENGTH = 200;
const MAX_CODE_LENGTH = 20_000;

/**
 * Sanitizes the streamed text of a model. Code is buffered until its block is complete, so that it
 * can be compiled. Other text is emitted as soon as no following text can change its meaning.
 */
export class AnswerText {
  readonly #inline: InlineSanitizer;
  #waiting = '';
  #isLineStart = true;
  #fence: Fence | undefined;
  /** Whether the rest of an over-long block is being skipped. */
  #isSkipping = false;

  constructor(findPage: FindPage) {
    this.#inline = new InlineSanitizer(findPage);
  }

  push(delta: string): Piece[] {
    this.#waiting += delta.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    return this.#take(false);
  }

  /** Flushes the remaining text when the model is done. */
  end(): Piece[] {
    const pieces = this.#take(true);
    if (this.#fence) pieces.push(this.#closeFence(this.#fence));
    return pieces;
  }

  #take(isEnd: boolean): Piece[] {
    const pieces: Piece[] = [];
    for (;;) {
      const newline = this.#waiting.indexOf('\n');
      const isWhole = newline !== -1;
      const line = isWhole ? this.#waiting.slice(0, newline) : this.#waiting;
      if (this.#fence) {
        if (!isWhole && !isEnd && this.#fence.length + line.length < MAX_CODE_LENGTH) break;
        this.#waiting = this.#waiting.slice(line.length + Number(isWhole));
        pieces.push(...this.#addCode(this.#fence, line));
      } else {
        const isUndecided =
          this.#isLineStart && MAYBE_FENCE.test(line) && line.length < MAX_OPENING_LENGTH;
        if (!isWhole && !isEnd && isUndecided) break;
        if (this.#isLineStart && this.#openFence(line, pieces)) {
          this.#waiting = this.#waiting.slice(line.length + Number(isWhole));
        } else {
          const text = this.#waiting.slice(0, line.length + Number(isWhole));
          this.#waiting = this.#waiting.slice(text.length);
          this.#isLineStart = isWhole;
          pieces.push(...this.#inline.push(text));
        }
      }
      if (!isWhole) break;
    }
    if (isEnd) pieces.push(...this.#inline.end());
    return pieces;
  }

  #openFence(line: string, pieces: Piece[]): boolean {
    const [, before = '', mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (mark === '' || (mark.startsWith('`') && info.includes('`'))) return false;
    pieces.push(...this.#inline.end());
    // The item starts on its own line, and the block is nested in it.
    if (before.trim() !== '') pieces.push({ kind: 'text', markdown: `${before.trimEnd()}\n` });
    const indent = before.replaceAll('\t', '    ').length;
    this.#fence = { mark, indent, info, lines: [], length: 0 };
    this.#isSkipping = false;
    return true;
  }

  #addCode(fence: Fence, line: string): Piece[] {
    const closing = line.trim();
    const isClosing =
      closing.length >= fence.mark.length &&
      closing === fence.mark.charAt(0).repeat(closing.length);
    if (isClosing) {
      const pieces = this.#isSkipping ? [] : [this.#closeFence(fence)];
      this.#fence = undefined;
      this.#isLineStart = true;
      return pieces;
    }
    if (this.#isSkipping) return [];
    fence.lines.push(line.slice(0, MAX_CODE_LENGTH - fence.length));
    fence.length += line.length + 1;
    if (fence.length < MAX_CODE_LENGTH) return [];
    this.#isSkipping = true;
    return [writeCode(fence)];
  }

  #closeFence(fence: Fence): Piece {
    this.#fence = undefined;
    return this.#isSkipping ? { kind: 'text', markdown: '' } : writeCode(fence);
  }
}

function writeCode({ lines, info, indent }: Fence): Piece {
  const margin = new RegExp(`^[ \\t]{0,${indent}}`);
  return writeCodeBlock(info, lines.map((line) => line.replace(margin, '')).join('\n'), indent);
}
