import type { CodeCheck } from '@brand/wire/assistant';
import type { AnswerEvent, Reader } from '../answer-engine.ts';
import type { CheckCode, CodeVerdict } from '../code-check.ts';
import type { Passage } from '../retrieval/passage.ts';
import { AnswerText } from './answer-text/answer-text.ts';
import { type CodePiece, type FindPage, joinTexts, type Piece } from './answer-text/piece.ts';
import { writeCodeBlock } from './answer-text/write-code-block.ts';
import type { CodeRepairer, FailedCode } from './code-repairer.ts';
import { playgroundLink } from './playground-link.ts';
import { sdkOfCode } from './reader-context.ts';
import { NOT_ANSWERED } from './system-prompt.ts';

export type AnswerWriterOptions = {
  readonly findPage: FindPage;
  readonly checkCode: CheckCode;
  readonly repairer: Pick<CodeRepairer, 'repair'>;
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

  /** Number of code blocks written. */
  get blocks(): number {
    return this.#blocks;
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
      if (piece.kind === 'code') yield* this.#showCode(piece);
      else yield* this.#showText(piece.markdown);
    }
  }

  *#showText(markdown: string): Generator<AnswerEvent> {
    if (markdown !== '') yield { type: 'text', delta: markdown };
    this.#written += markdown;
  }

  async *#showCode(piece: CodePiece): AsyncGenerator<AnswerEvent> {
    const { code, verdict } = await this.#compile(piece);
    const check = verdict && (await describeVerdict(verdict, this.#blocks));
    yield* this.#showText(code.markdown);
    this.#blocks += 1;
    if (check) yield { type: 'code-check', check };
  }

  /** Compiles code, and has it repaired until it compiles or the repairer gives up. */
  async #compile(
    piece: CodePiece,
  ): Promise<{ readonly code: CodePiece; readonly verdict: CodeVerdict | undefined }> {
    const attempts: FailedCode[] = [];
    let code = piece;
    let verdict = await this.#check(code);
    while (verdict && !verdict.compiles) {
      const { sdk, message = '', errors = [] } = verdict;
      const all = errors.map(({ line, message: each }) => `Line ${line}: ${each}`).join('\n');
      attempts.push({ code: code.code, language: code.language, sdk, message: all || message });
      const repaired = await this.#options.repairer.repair(attempts);
      if (!repaired) break;
      const next = writeCodeBlock(repaired.language, repaired.code, piece.indent);
      const nextVerdict = await this.#check(next);
      // Code without a verdict is no better than code that is known to fail.
      if (!nextVerdict) break;
      code = next;
      verdict = nextVerdict;
    }
    return { code, verdict };
  }

  /** If the check fails, the code is shown without a verdict. */
  async #check({ code, language }: CodePiece): Promise<CodeVerdict | undefined> {
    const { reader, passages, checkCode } = this.#options;
    const target = sdkOfCode(code, reader, passages());
    return target && checkCode({ code, language, ...target }).catch(() => undefined);
  }
}

async function describeVerdict(verdict: CodeVerdict, block: number): Promise<CodeCheck> {
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
