import { uiMessageChunkSchema } from 'ai';
import type { StreamChunk } from '@brand/wire/assistant';
import { asSchema } from 'ai';
import { describe, expect, test } from 'vitest';
import type { AnswerEvent } from '../answer-engine.ts';
import { ChunkEncoder } from './chunk-encoder.ts';
import { ANSWER } from './assistant.fixture.ts';

/** Chunk types of AI SDK version 5; later versions have more. */
const VERSION_5 =
  /^(?:text-(?:start|delta|end)|reasoning-(?:start|delta|end)|error|tool-input-(?:start|delta|available|error)|tool-output-(?:available|error)|source-url|source-document|file|data-.+|start-step|finish-step|start|finish|abort|message-metadata)$/;

function chunksOf(events: readonly AnswerEvent[]): StreamChunk[] {
  const chunks = new ChunkEncoder();
  return [
    ...chunks.begin('msg_1', 'model'),
    ...events.flatMap((event) => [...chunks.add(event)]),
    ...chunks.finish(),
  ];
}

function typesOf(chunks: readonly StreamChunk[]): string {
  return chunks.map(({ type }) => type).join(' ');
}

describe('the chunks of an answer', () => {
  test('follow the order that the dialog accepts, with the text in a separate step [S7.12]', () => {
    expect(typesOf(chunksOf(ANSWER))).toBe(
      [
        'start start-step reasoning-start reasoning-delta reasoning-delta reasoning-end',
        'tool-input-start tool-input-delta tool-input-available tool-output-available finish-step',
        'start-step source-url message-metadata text-start text-delta text-delta data-code-check',
        'data-follow-ups text-end finish-step finish',
      ].join(' '),
    );
  });

  test('pass the schema of the AI SDK, in version 5 too [S3.08]', async () => {
    const { validate } = asSchema(uiMessageChunkSchema);
    const events: AnswerEvent[] = [
      ...ANSWER,
      {
        type: 'venue',
        reply: { status: 'answered', venue: { id: 'mall', name: 'Mall' }, places: [], choices: [] },
      },
      { type: 'search-failed', id: 'call_2', error: 'Search is down.' },
    ];
    const failing = [...new ChunkEncoder().fail('No.')];
    for (const chunk of [...chunksOf(events), ...failing]) {
      expect(await validate?.(chunk)).toMatchObject({ success: true });
      expect(chunk.type).toMatch(VERSION_5);
    }
  });

  test('mark searches as executed by the service, so that the dialog does not run them [S3.09]', () => {
    const tools = chunksOf(ANSWER).filter(({ type }) => /^tool-(?!input-delta)/.test(type));
    expect(tools).toHaveLength(3);
    for (const tool of tools) expect(tool).toMatchObject({ providerExecuted: true });
  });

  test('put searches that follow text into another step', () => {
    const again: AnswerEvent[] = [
      { type: 'text', delta: 'One moment.' },
      { type: 'search', id: 'a', query: 'x' },
      { type: 'search-done', id: 'a', output: { query: 'x', hits: [] } },
      { type: 'text', delta: 'Done.' },
    ];
    expect(typesOf(chunksOf(again))).toBe(
      [
        'start start-step message-metadata text-start text-delta text-end finish-step',
        'start-step tool-input-start tool-input-delta tool-input-available tool-output-available finish-step',
        'start-step text-start text-delta text-end finish-step finish',
      ].join(' '),
    );
  });

  test('name the engine with its first text, and another one that steps in', () => {
    const reason = new Error('status 500');
    const chunks = chunksOf([
      { type: 'source', url: 'https://docs.example', title: 'Docs' },
      { type: 'text', delta: 'Half ' },
      { type: 'text', delta: 'an ' },
      { type: 'fallback', engine: 'grounded', reason },
      { type: 'text', delta: 'answer.' },
    ]);
    const after = (at: number): string | undefined => chunks[at + 1]?.type;
    const named = chunks.flatMap((chunk, at) =>
      chunk.type === 'message-metadata' ? [[chunk.messageMetadata, after(at)]] : [],
    );
    expect(named).toEqual([
      [{ engine: 'model' }, 'text-start'],
      [{ engine: 'grounded', isFallback: true }, 'text-delta'],
    ]);
    expect(JSON.stringify(chunks)).not.toContain('status 500');
  });

  test('omit empty text', () => {
    expect(typesOf(chunksOf([{ type: 'text', delta: '' }]))).toBe(
      'start start-step finish-step finish',
    );
  });

  test('end searches and texts that an error interrupts [S8.09]', () => {
    const chunks = new ChunkEncoder();
    const before = [
      ...chunks.begin('m', 'model'),
      ...chunks.add({ type: 'search-start', id: 'a' }),
      ...chunks.add({ type: 'reasoning', delta: 'Hm.' }),
    ];
    expect(before).toHaveLength(5);
    expect([...chunks.fail('It broke.')]).toEqual([
      expect.objectContaining({ type: 'tool-input-delta' }),
      expect.objectContaining({ type: 'tool-input-available', input: { query: '' } }),
      expect.objectContaining({ type: 'tool-output-error', errorText: 'It broke.' }),
      { type: 'reasoning-end', id: 'reasoning-1' },
      { type: 'error', errorText: 'It broke.' },
    ]);
  });
});

describe('the chunks of an answer about a venue', () => {
  test('name the engine that answers a question for it', () => {
    const chunks = chunksOf([
      { type: 'answered-by', engine: 'venue' },
      { type: 'text', delta: 'Upstairs.' },
    ]);
    expect(chunks).toContainEqual({
      type: 'message-metadata',
      messageMetadata: { engine: 'venue' },
    });
  });
});
