import {
  type AnswerEngine,
  type AnswerEvent,
  AnswerError,
  type Question,
} from '../../answer-engine.ts';
import type { CheckCode } from '../../code-check.ts';
import type { Retrieve } from '../../retrieval/passage.ts';
import { createModelEngine } from '../create-model-engine.ts';
import type { ModelSettings } from '../read-settings.ts';
import { makePassage, SITE } from './passages.ts';

export type Asked = {
  readonly events: readonly AnswerEvent[];
  readonly text: string;
  readonly error?: AnswerError;
};

export type AskOptions = {
  readonly question?: Partial<Question>;
  readonly settings?: Partial<ModelSettings>;
  readonly retrieve?: Retrieve;
  readonly checkCode?: CheckCode;
  readonly fallback?: AnswerEngine;
  /** Called for each event. */
  readonly onEvent?: (event: AnswerEvent) => void;
};

const SETTINGS: Omit<ModelSettings, 'url'> = {
  model: 'test',
  firstTokenMs: 5000,
  stallMs: 5000,
  answerMs: 20_000,
  followUpsMs: 2000,
  maxOutput: 1000,
  maxContext: 8000,
  maxRepairs: 3,
};

/** Sends a question to a new engine and collects all events. */
export function ask(url: string, options: AskOptions = {}): Promise<Asked> {
  return askEngine(createTestEngine(url, options), options);
}

export function createTestEngine(url: string, options: AskOptions = {}): AnswerEngine {
  return createModelEngine({
    retrieve: options.retrieve ?? (() => Promise.resolve([makePassage('/web-sdk/markers')])),
    checkCode: options.checkCode ?? (() => Promise.resolve(undefined)),
    settings: { ...SETTINGS, url, ...options.settings },
    siteUrl: SITE,
    ...(options.fallback && { fallback: options.fallback }),
  });
}

export async function askEngine(engine: AnswerEngine, options: AskOptions = {}): Promise<Asked> {
  const question: Question = {
    text: 'How do I add a marker?',
    before: [],
    reader: { tags: ['docs-web-sdk-6.0', 'docs-react-native-sdk-6.0'], section: 'web-sdk' },
    signal: new AbortController().signal,
    ...options.question,
  };
  const events: AnswerEvent[] = [];
  const textOf = (): string =>
    events.map((event) => (event.type === 'text' ? event.delta : '')).join('');
  try {
    for await (const event of engine.answer(question)) {
      events.push(event);
      options.onEvent?.(event);
    }
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return { events, text: textOf(), error };
  }
  return { events, text: textOf() };
}
