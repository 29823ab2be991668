import type { CodeCheck } from '@brand/wire/assistant';
import type { AnswerEvent, Reader } from '../answer-engine.ts';
import type { CheckCode } from '../code-check.ts';
import type { Passage } from '../retrieval/passage.ts';
import { AnswerText } from './answer-text/answer-text.ts';
import { type CodePiece, type FindPage, joinTexts, type Piece } from './answer-text/piece.ts';
import { playgroundLink } from './playground-link.ts';
import { sdkOfCode } from './reader-context.ts';
import { NOT_ANSWERED } from './system-prompt.ts';

export type AnswerWriterOptions = {
  readonly findPage: FindPage;
  readonly checkCode: CheckCode;
  readonly reader: Reader;
  /** Passages found so far. */
  readonly passages: () => readonly Passage[];
};

/** Converts model output to answer events: sanitized text, sources, compiled code. */
export class AnswerWriter {
  readonly #options: AnswerWriterOptions;
  readonly #text: AnswerText;
  readonly #cited = new Set<string>();
  #written = '';
  #blocks = 0;

  constructor(options: AnswerWriterOptions) {
    this.#options = options;
    this.#text = new AnswerText(options.findPage);
  }

  get written(): string {
    return this.#written;
  }

  /**
   * Whether a page was cited and the answer does not start with the sentence for unanswered
   * questions.
   */
  get isAnswered(): boolean {
    const beginning = this.#written.replace(/^[\s*_>#]+/, '');
    return this.#cited.size > 0 && !beginning.startsWith(NOT_ANSWERED);
  }

  write(delta: string): AsyncGenerator<AnswerEvent> {
    return this.#show(this.#text.push(delta));
  }

  end(): AsyncGenerator<AnswerEvent> {
    return this.#show(this.#text.end());
  }

  async *#show(pieces: readonly Piece[]): AsyncGenerator<AnswerEvent> {
    for (const piece of joinTexts(pieces)) {
      if (piece.kind === 'citation') {
        const { url, title } = piece.page;
        if (!this.#cited.has(url)) yield { type: 'source', url, title };
        this.#cited.add(url);
        continue;
      }
      const check = piece.kind === 'code' ? await this.#check(piece) : undefined;
      if (piece.markdown !== '') yield { type: 'text', delta: piece.markdown };
      this.#written += piece.markdown;
      if (check) yield { type: 'code-check', check };
    }
  }

  async #check({ code, language }: CodePiece): Promise<CodeCheck | undefined> {
    const block = this.#blocks;
    this.#blocks += 1;
    const { reader, passages, checkCode } = this.#options;
    const target = sdkOfCode(code, reader, passages());
    if (!target) return undefined;
    // If the check fails, the code is shown without a verdict.
    const verdict = await checkCode({ code, language, ...target }).catch(() => undefined);
    if (!verdict) return undefined;
    const { sdk, compiles, message } = verdict;
    const playground = compiles ? await playgroundLink(verdict) : undefined;
    return {
      block,
      sdk,
      compiles,
      ...(message !== undefined && { message }),
      ...(playground !== undefined && { playground }),
    };
  }
}
