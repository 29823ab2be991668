import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { KNOWLEDGE_FILES } from '@brand/wire/assistant';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnswerEngine, AnswerEvent } from './answer-engine.ts';
import { createEngine } from './create-engine.ts';
import { knowledgeFixture } from './knowledge/knowledge.fixture.ts';
import {
  fails,
  says,
  searches,
  startModelServer,
  type Turn,
} from './model/testing/model-server.ts';

/** A built site with the knowledge of the fixture. */
function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assistant-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pages = [...knowledgeFixture().pages.values()].map((page) => JSON.stringify(page));
  for (const [path, lines] of [
    [KNOWLEDGE_FILES.pages, pages],
    [KNOWLEDGE_FILES.symbols, []],
  ] as const) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), lines.map((line) => `${line}\n`).join(''));
  }
  return folder;
}

async function startWithModel(...turns: readonly Turn[]): Promise<AnswerEngine> {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  model.play(...turns);
  return createEngine({
    siteFolder: makeSite(),
    search: async () => [],
    environment: { ASSISTANT_MODEL_URL: model.url, ASSISTANT_MODEL: 'test' },
  });
}

async function ask(engine: AnswerEngine) {
  const events: AnswerEvent[] = [];
  const question = {
    text: 'how do I add a marker?',
    before: [],
    reader: { tags: ['docs-web-sdk-6.0'], section: 'web-sdk' },
    signal: new AbortController().signal,
  };
  for await (const event of engine.answer(question)) events.push(event);
  const text = events.map((event) => (event.type === 'text' ? event.delta : '')).join('');
  return { text, hasFallenBack: events.some(({ type }) => type === 'fallback') };
}

describe('createEngine', () => {
  test('answers with the configured model', async () => {
    const engine = await startWithModel(searches('markers'), says('Call it.'));
    expect(engine.name).toBe('model');
    expect(await ask(engine)).toEqual({ text: 'Call it.', hasFallenBack: false });
  });

  test('quotes pages when the model fails', async () => {
    const engine = await startWithModel(fails(500, 'down'));
    expect(await ask(engine)).toEqual({
      text: expect.stringContaining('map.markers.add(shop)'),
      hasFallenBack: true,
    });
  });
});
