import type { Hono } from 'hono';
import type { AnswerEngine, AnswerEvent, Question } from '../answer-engine.ts';
import {
  type AssistantServiceOptions,
  createAssistantService,
} from '../create-assistant-service.ts';
import type { QuestionRecord } from '../storage/answer-store.ts';
import { openStore } from '../storage/open-store.ts';
import type { Limits } from './app-options.ts';

export const ASSISTANT_ID = 'docs';
export const KEYS: AssistantServiceOptions['keys'] = [{ id: 'one', secret: 's'.repeat(32) }];
export const LIMITS: Limits = {
  address: { burst: 10_000, perSecond: 1000 },
  token: { burst: 10_000, perSecond: 1000 },
  streams: 200,
  answerMs: 10_000,
  pingMs: 5000,
};

const URL = 'https://docs.example/web-sdk/markers';
export const ANSWER: readonly AnswerEvent[] = [
  { type: 'reasoning', delta: 'They want ' },
  { type: 'reasoning', delta: 'a marker.' },
  { type: 'search-start', id: 'call_1' },
  { type: 'search', id: 'call_1', query: 'marker' },
  {
    type: 'search-done',
    id: 'call_1',
    output: { query: 'marker', hits: [{ title: 'Markers', url: URL }] },
  },
  { type: 'source', url: URL, title: 'Markers' },
  { type: 'text', delta: 'Use `map.markers' },
  { type: 'text', delta: '.add`.' },
  { type: 'code-check', check: { block: 0, sdk: 'Web SDK 6.0', compiles: true } },
  { type: 'follow-ups', followUps: { questions: ['And how do I remove it?'] } },
  { type: 'outcome', isAnswered: true },
];

/** An engine with a constant answer. */
export function sameAnswer(events: readonly AnswerEvent[] = ANSWER): AnswerEngine {
  return {
    name: 'test',
    async *answer() {
      yield* events;
    },
  };
}

export function engineOf(answer: (question: Question) => AsyncIterable<AnswerEvent>): AnswerEngine {
  return { name: 'test', answer };
}

export type TestAssistant = {
  readonly app: Hono;
  /** All stored questions, after those that wait were stored. */
  readonly readQuestions: () => Promise<readonly QuestionRecord[]>;
  readonly errors: unknown[];
  readonly warnings: string[];
  readonly close: () => Promise<void>;
};

export function createTestAssistant(options: Partial<AssistantServiceOptions> = {}): TestAssistant {
  const store = options.store ?? openStore({ ASSISTANT_DB_FILE: ':memory:' }, '');
  const errors: unknown[] = [];
  const warnings: string[] = [];
  const { app, questionLog, close } = createAssistantService({
    assistantId: ASSISTANT_ID,
    engine: sameAnswer(),
    store,
    keys: KEYS,
    limits: LIMITS,
    clientOf: () => 'test',
    onError: (error) => errors.push(error),
    log: { warn: (_fields: unknown, message?: string) => warnings.push(message ?? '') },
    ...options,
  });
  const readQuestions = async (): Promise<readonly QuestionRecord[]> => {
    await questionLog.flush();
    return store.readSince(new Date(0));
  };
  return { app, readQuestions, errors, warnings, close };
}

type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

export async function askToken(
  send: Send,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const response = await send('/token', {
    method: 'POST',
    headers: { 'x-algolia-assistant-id': ASSISTANT_ID, ...headers },
  });
  const { token } = (await response.json()) as { readonly token: string };
  return token;
}

/** The body of a question as the dialog sends it. */
export function chatBody(text: string, messageId = 'AeVObQcRdKNd2iWY'): object {
  return {
    id: 'eRb5Krougl1LXZJ8',
    messages: [{ role: 'user', parts: [{ type: 'text', text }], id: messageId }],
    trigger: 'submit-message',
    searchParameters: {
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-web-sdk-6.0', 'docusaurus_tag:<b>'],
      ],
      optionalFilters: ['sdk:web-sdk'],
    },
  };
}

/** A request of the dialog that carries a token. */
export function posted(token: string, body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: {
      authorization: `TOKEN ${token}`,
      'content-type': 'application/json',
      'x-algolia-assistant-id': ASSISTANT_ID,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
