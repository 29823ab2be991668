import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import type { AnswerEngine, AnswerEvent, Question } from '../answer-engine.ts';
import type { CheckCode } from '../code-check.ts';
import type { Retrieve } from '../retrieval/passage.ts';
import { AnswerWriter } from './answer-writer.ts';
import { DocsSearch } from './docs-search.ts';
import { KnownPages } from './known-pages.ts';
import { ModelAnswer } from './model-answer.ts';
import { explainError } from './model-failure.ts';
import { describeQuestion } from './reader-context.ts';
import type { ModelSettings } from './read-settings.ts';
import { suggestFollowUps } from './suggest-follow-ups.ts';
import { SYSTEM_PROMPT } from './system-prompt.ts';

export type ModelEngineOptions = {
  readonly retrieve: Retrieve;
  readonly checkCode: CheckCode;
  readonly settings: ModelSettings;
  /** Origin of the documentation. Links lead there or nowhere. */
  readonly siteUrl: string;
  readonly fetch?: typeof globalThis.fetch;
};

/** About as many in English; fewer in code, so that the limit holds. */
const CHARACTERS_PER_TOKEN = 3;
const MAX_HISTORY_LENGTH = 2000;

/** Creates an engine for a language model with an OpenAI-compatible API. */
export function createModelEngine(options: ModelEngineOptions): AnswerEngine {
  const { settings, fetch } = options;
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: settings.url,
    supportsStructuredOutputs: true,
    ...(settings.key !== undefined && { apiKey: settings.key }),
    ...(fetch && { fetch }),
  });
  const model = wrapLanguageModel({
    model: provider.chatModel(settings.model),
    // Some servers leave the reasoning in the text.
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  return { name: 'model', answer: (question) => answerQuestion(question, model, options) };
}

async function* answerQuestion(
  question: Question,
  model: LanguageModel,
  { retrieve, checkCode, settings, siteUrl }: ModelEngineOptions,
): AsyncGenerator<AnswerEvent> {
  const { reader } = question;
  const leaving = new AbortController();
  const signal = AbortSignal.any([question.signal, leaving.signal]);
  const room = settings.maxContext * CHARACTERS_PER_TOKEN - SYSTEM_PROMPT.length;
  const history = Math.min(MAX_HISTORY_LENGTH, room * 0.1);
  const message = describeQuestion(question, { history });
  const pages = new KnownPages(siteUrl);
  const budget = Math.max(0, room - message.length);
  const search = new DocsSearch({ retrieve, reader, pages, budget });
  const writer = new AnswerWriter({
    findPage: pages.find,
    checkCode,
    reader,
    passages: () => search.passages,
  });
  const answer = new ModelAnswer({ model, settings, question, search, writer, signal });
  try {
    yield* answer.run({ role: 'user', content: message });
    if (writer.isAnswered && !signal.aborted) {
      const followUps = await suggestFollowUps({
        model,
        question: question.text,
        answer: writer.written,
        signal,
        timeLimitMs: settings.followUpsMs,
      });
      if (followUps) yield { type: 'follow-ups', followUps };
    }
    if (!signal.aborted) yield { type: 'outcome', isAnswered: writer.isAnswered };
  } catch (error) {
    // The client has disconnected, so there is no one to report the error to.
    if (question.signal.aborted) return;
    throw explainError(error);
  } finally {
    leaving.abort();
  }
}
