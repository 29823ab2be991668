import { type AnswerMetadata, SEARCH_TOOL, type StreamChunk } from '@brand/wire/assistant';
import type { AnswerEvent } from '../answer-engine.ts';

/** State of a call of the search tool. */
type SearchCall = 'started' | 'asked' | 'done';
type OpenPart = { readonly kind: 'text' | 'reasoning'; readonly id: string };

/**
 * Encodes answer events as stream chunks in an order that the dialog accepts: a search belongs to a
 * started call, a delta to an open part, and text after a search to a new step. Otherwise the
 * dialog would run the search itself and send another request.
 */
export class ChunkEncoder {
  readonly #calls = new Map<string, SearchCall>();
  #part: OpenPart | undefined;
  #parts = 0;
  #extras = 0;
  #hasSearched = false;
  #hasAnswered = false;
  /** Metadata that the dialog does not have yet. */
  #unsent: AnswerMetadata | undefined;

  *begin(messageId: string, engine: string): Iterable<StreamChunk> {
    this.#unsent = { engine };
    yield { type: 'start', messageId };
    yield { type: 'start-step' };
  }

  *add(event: AnswerEvent): Iterable<StreamChunk> {
    switch (event.type) {
      case 'reasoning':
        return yield* this.#extend('reasoning', event.delta);
      case 'search-start':
        return yield* this.#startCall(event.id);
      case 'search':
        return yield* this.#askInCall(event.id, event.query);
      case 'search-done':
        yield* this.#askInCall(event.id, event.output.query);
        this.#calls.set(event.id, 'done');
        return yield {
          type: 'tool-output-available',
          toolCallId: event.id,
          output: event.output,
          providerExecuted: true,
        };
      case 'search-failed':
        return yield* this.#failCall(event.id, event.error);
      case 'text':
        yield* this.#beginAnswer();
        // With the first text and no earlier: until then the dialog waits for an answer to begin.
        if (event.delta !== '') yield* this.#sendMetadata();
        return yield* this.#extend('text', event.delta);
      case 'source':
        yield* this.#beginAnswer();
        return yield {
          type: 'source-url',
          sourceId: this.#nextExtra('source'),
          url: event.url,
          title: event.title,
        };
      case 'code-check':
        yield* this.#beginAnswer();
        return yield {
          type: 'data-code-check',
          id: this.#nextExtra('check'),
          data: event.check,
        };
      case 'follow-ups':
        yield* this.#beginAnswer();
        return yield {
          type: 'data-follow-ups',
          id: this.#nextExtra('next'),
          data: event.followUps,
        };
      case 'venue':
        yield* this.#beginAnswer();
        return yield { type: 'data-venue', id: this.#nextExtra('venue'), data: event.reply };
      case 'answered-by':
        this.#unsent = { engine: event.engine };
        return undefined;
      case 'fallback':
        this.#unsent = { engine: event.engine, isFallback: true };
        return undefined;
      case 'outcome':
        return undefined;
    }
  }

  *finish(): Iterable<StreamChunk> {
    yield* this.#closePart();
    yield { type: 'finish-step' };
    yield { type: 'finish', finishReason: 'stop' };
  }

  /** Ends the stream with an error, after which the dialog stops reading. */
  *fail(errorText: string): Iterable<StreamChunk> {
    for (const [id, state] of this.#calls) {
      if (state !== 'done') yield* this.#failCall(id, errorText);
    }
    yield* this.#closePart();
    yield { type: 'error', errorText };
  }

  *#extend(kind: OpenPart['kind'], delta: string): Iterable<StreamChunk> {
    if (delta === '') return;
    if (this.#part?.kind !== kind) {
      yield* this.#closePart();
      this.#parts += 1;
      this.#part = { kind, id: `${kind}-${this.#parts}` };
      yield { type: `${kind}-start`, id: this.#part.id };
    }
    yield { type: `${kind}-delta`, id: this.#part.id, delta };
  }

  *#sendMetadata(): Iterable<StreamChunk> {
    if (!this.#unsent) return;
    yield { type: 'message-metadata', messageMetadata: this.#unsent };
    this.#unsent = undefined;
  }

  *#closePart(): Iterable<StreamChunk> {
    if (!this.#part) return;
    yield { type: `${this.#part.kind}-end`, id: this.#part.id };
    this.#part = undefined;
  }

  *#beginAnswer(): Iterable<StreamChunk> {
    if (this.#hasSearched) yield* this.#nextStep();
    this.#hasAnswered = true;
  }

  *#nextStep(): Iterable<StreamChunk> {
    yield* this.#closePart();
    yield { type: 'finish-step' };
    yield { type: 'start-step' };
    this.#hasSearched = false;
    this.#hasAnswered = false;
  }

  *#startCall(id: string): Iterable<StreamChunk> {
    if (this.#calls.has(id)) return;
    yield* this.#closePart();
    if (this.#hasAnswered) yield* this.#nextStep();
    this.#hasSearched = true;
    this.#calls.set(id, 'started');
    yield {
      type: 'tool-input-start',
      toolCallId: id,
      toolName: SEARCH_TOOL,
      providerExecuted: true,
    };
  }

  *#askInCall(id: string, query: string): Iterable<StreamChunk> {
    yield* this.#startCall(id);
    if (this.#calls.get(id) !== 'started') return;
    this.#calls.set(id, 'asked');
    const input = { query };
    yield { type: 'tool-input-delta', toolCallId: id, inputTextDelta: JSON.stringify(input) };
    yield {
      type: 'tool-input-available',
      toolCallId: id,
      toolName: SEARCH_TOOL,
      input,
      providerExecuted: true,
    };
  }

  *#failCall(id: string, errorText: string): Iterable<StreamChunk> {
    yield* this.#askInCall(id, '');
    this.#calls.set(id, 'done');
    yield { type: 'tool-output-error', toolCallId: id, errorText, providerExecuted: true };
  }

  #nextExtra(name: string): string {
    this.#extras += 1;
    return `${name}-${this.#extras}`;
  }
}
