import { SEARCH_TOOL } from '@brand/wire/assistant';
import {
  type FinishReason,
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type TextStreamPart,
} from 'ai';
import type { AnswerEvent, Question } from '../answer-engine.ts';
import { AnswerText } from './answer-text/answer-text.ts';
import type { Piece } from './answer-text/piece.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { type DocsSearch, MAX_QUERY_LENGTH, type SearchResult } from './docs-search.ts';
import { followUpQuery } from './follow-up-query.ts';
import { explainError, ModelError } from './model-failure.ts';
import { nextWithTimeout } from './next-with-timeout.ts';
import type { ModelSettings } from './read-settings.ts';
import { SYSTEM_PROMPT } from './system-prompt.ts';

export type ModelAnswerOptions = {
  readonly model: LanguageModel;
  readonly settings: ModelSettings;
  readonly question: Question;
  readonly search: DocsSearch;
  readonly writer: AnswerWriter;
  /** Deadline of the answer, as in `Date.now()`. */
  readonly deadline: number;
  /** Aborts the request to the model. */
  readonly signal: AbortSignal;
};

type Part = TextStreamPart<DocsSearch['tools']>;

/** Maximum number of requests to the model for one answer. Each but the first follows a search. */
const MAX_STEPS = 4;
const MAX_REASONING_LENGTH = 6000;
/** Servers may ignore the token limit, so output is also limited by characters. */
const CHARACTERS_PER_TOKEN = 8;
const SEARCH_FAILED = 'The documentation cannot be searched at the moment.';

/** One answer of a model: its requests, their events and time limits. */
export class ModelAnswer {
  readonly #options: ModelAnswerOptions;
  readonly #reasoning = new AnswerText(() => undefined);
  /** Unique ids for the tool calls of the model, which may reuse one. */
  readonly #searchIds = new Map<string, string>();
  #searches = 0;
  #steps = 0;
  #reasoned = 0;
  #hasText = false;

  constructor(options: ModelAnswerOptions) {
    this.#options = options;
  }

  /** Ids of searches that have started and neither succeeded nor failed. */
  get openSearches(): readonly string[] {
    return [...this.#searchIds.values()];
  }

  /**
   * Runs the model. An answer without a preceding search is discarded: the model is called again
   * with the results of a search for the question.
   */
  async *run(message: ModelMessage): AsyncGenerator<AnswerEvent> {
    const { search, writer } = this.#options;
    let reason = yield* this.#ask([message]);
    if (!search.hasSearched) reason = yield* this.#ask([message, ...(yield* this.#searchForIt())]);
    yield* writer.end();
    if (reason === 'content-filter') throw new ModelError('filtered');
    if (reason === 'length') throw new ModelError('cut-off');
    if (reason === 'error') throw new ModelError('unreachable', 'the stream ended with an error');
    if (writer.written.trim() === '') throw new ModelError('empty', `finish reason ${reason}`);
  }

  async *#ask(messages: ModelMessage[]): AsyncGenerator<AnswerEvent, FinishReason> {
    const { model, search, settings, signal, writer } = this.#options;
    const stepsLeft = Math.max(1, MAX_STEPS - this.#steps);
    const { fullStream } = streamText({
      model,
      instructions: SYSTEM_PROMPT,
      messages,
      tools: search.tools,
      stopWhen: isStepCount(stepsLeft),
      // The last request must produce text.
      prepareStep: ({ stepNumber }) => (stepNumber >= stepsLeft - 1 ? { toolChoice: 'none' } : {}),
      maxOutputTokens: settings.maxOutput,
      maxRetries: 0,
      abortSignal: signal,
      // The error is read from the stream. By default it would be logged with its secrets.
      onError: () => {},
    });
    const parts = fullStream[Symbol.asyncIterator]();
    let reason: FinishReason = 'other';
    let hasBegun = false;
    for (;;) {
      const next = await this.#next(parts, hasBegun);
      if (next.done) return reason;
      const part = next.value;
      if (part.type === 'start-step') hasBegun = false;
      else if (part.type !== 'start') hasBegun = true;
      if (part.type === 'start-step') this.#steps += 1;
      if (part.type === 'finish') reason = part.finishReason;
      if (part.type === 'error') throw explainError(part.error);
      if (part.type === 'abort') throw new ModelError('stalled', 'aborted');
      yield* this.#show(part);
      if (writer.written.length > settings.maxOutput * CHARACTERS_PER_TOKEN) return 'length';
    }
  }

  async #next(parts: AsyncIterator<Part>, hasBegun: boolean): Promise<IteratorResult<Part>> {
    const { settings, deadline } = this.#options;
    const limit = hasBegun ? settings.stallMs : settings.firstTokenMs;
    const left = deadline - Date.now();
    const failure = left <= limit ? 'too-slow' : hasBegun ? 'stalled' : 'no-first-token';
    return nextWithTimeout(
      parts,
      Math.max(0, Math.min(limit, left)),
      () => new ModelError(failure),
    );
  }

  async *#show(part: Part): AsyncGenerator<AnswerEvent> {
    const { search, writer } = this.#options;
    switch (part.type) {
      case 'text-start':
        // A search ran between the two texts.
        if (this.#hasText) yield* writer.write('\n\n');
        return;
      case 'text-delta':
        if (!search.hasSearched) return;
        this.#hasText = true;
        yield* writer.write(part.text);
        return;
      case 'reasoning-delta':
        this.#reasoned += part.text.length;
        if (this.#reasoned > MAX_REASONING_LENGTH) return;
        yield* showReasoning(this.#reasoning.push(part.text));
        return;
      case 'reasoning-end':
        yield* showReasoning(this.#reasoning.end());
        return;
      case 'tool-input-start':
        if (part.toolName === SEARCH_TOOL) yield this.#startSearch(part.id);
        return;
      case 'tool-call':
        if (part.toolName !== SEARCH_TOOL || part.invalid) return;
        if (!this.#searchIds.has(part.toolCallId)) yield this.#startSearch(part.toolCallId);
        yield { type: 'search', id: this.#idOf(part.toolCallId), query: queryOf(part.input) };
        return;
      case 'tool-result': {
        const output = search.outputOf(part.output as SearchResult);
        const id = this.#takeId(part.toolCallId);
        if (output) yield { type: 'search-done', id, output };
        return;
      }
      case 'tool-error':
        if (!this.#searchIds.has(part.toolCallId)) return;
        yield { type: 'search-failed', id: this.#takeId(part.toolCallId), error: SEARCH_FAILED };
        return;
      default:
    }
  }

  /** Searches on behalf of the model, and adds a matching tool call to its messages. */
  async *#searchForIt(): AsyncGenerator<AnswerEvent, ModelMessage[]> {
    const { search, question } = this.#options;
    const text = followUpQuery(question);
    const query = text.slice(0, MAX_QUERY_LENGTH);
    const toolCallId = 'call_of_ours';
    yield this.#startSearch(toolCallId);
    const id = this.#takeId(toolCallId);
    yield { type: 'search', id, query };
    const result = await search.run(query, text).catch(() => undefined);
    const output = result && search.outputOf(result);
    if (!result || !output) {
      yield { type: 'search-failed', id, error: SEARCH_FAILED };
      throw new ModelError('no-search');
    }
    yield { type: 'search-done', id, output };
    const call = { toolCallId, toolName: SEARCH_TOOL };
    const value = JSON.parse(JSON.stringify(result)) as { note: string; results: [] };
    return [
      { role: 'assistant', content: [{ type: 'tool-call', ...call, input: { query } }] },
      {
        role: 'tool',
        content: [{ type: 'tool-result', ...call, output: { type: 'json', value } }],
      },
    ];
  }

  #startSearch(callId: string): AnswerEvent {
    this.#searches += 1;
    const id = `search-${this.#searches}`;
    this.#searchIds.set(callId, id);
    return { type: 'search-start', id };
  }

  #idOf(callId: string): string {
    return this.#searchIds.get(callId) ?? callId;
  }

  #takeId(callId: string): string {
    const id = this.#idOf(callId);
    this.#searchIds.delete(callId);
    return id;
  }
}

function* showReasoning(pieces: readonly Piece[]): Generator<AnswerEvent> {
  for (const piece of pieces) {
    if (piece.kind !== 'citation' && piece.markdown !== '') {
      yield { type: 'reasoning', delta: piece.markdown };
    }
  }
}

function queryOf(input: unknown): string {
  return (input as { readonly query: string }).query;
}
