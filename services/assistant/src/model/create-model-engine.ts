import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import type { AnswerEngine, AnswerEvent, Question } from '../answer-engine.ts';
import type { CheckCode } from '../code-check.ts';
import type { Retrieve } from '../retrieval/passage.ts';
import { AnswerWriter } from './answer-writer.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { CodeRepairer } from './code-repairer.ts';
import { DocsSearch } from './docs-search.ts';
import { fallBack } from './fall-back.ts';
import { KnownPages } from './known-pages.ts';
import { ModelAnswer } from './model-answer.ts';
import { explainError, ModelError } from './model-failure.ts';
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
  /** Answers when the model fails. Without it readers get the error. */
  readonly fallback?: AnswerEngine;
  readonly fetch?: typeof globalThis.fetch;
};

/** Low for English, so that the limit also holds for code, which has fewer characters per token. */
const CHARACTERS_PER_TOKEN = 3;
const MAX_HISTORY_LENGTH = 8000;
const HISTORY_RATIO = 0.25;

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
  const breaker = new CircuitBreaker();
  return {
    name: 'model',
    answer: (question) => answerQuestion(question, { ...options, model, breaker }),
  };
}

type AnswerOptions = ModelEngineOptions & {
  readonly model: LanguageModel;
  readonly breaker: CircuitBreaker;
};

async function* answerQuestion(
  question: Question,
  { model, breaker, retrieve, checkCode, settings, siteUrl, fallback }: AnswerOptions,
): AsyncGenerator<AnswerEvent> {
  if (fallback && breaker.isOpen) {
    yield* fallBack(fallback, {
      question,
      error: new ModelError('unreachable', 'not called, because it failed several times'),
      model: settings.model,
      written: '',
      blocks: 0,
      openSearches: [],
    });
    return;
  }
  const { reader } = question;
  const leaving = new AbortController();
  const signal = AbortSignal.any([question.signal, leaving.signal]);
  const room = settings.maxContext * CHARACTERS_PER_TOKEN - SYSTEM_PROMPT.length;
  const history = Math.min(MAX_HISTORY_LENGTH, room * HISTORY_RATIO);
  const message = describeQuestion(question, { history });
  const pages = new KnownPages(siteUrl);
  const budget = Math.max(0, room - message.length);
  const search = new DocsSearch({ retrieve, reader, pages, budget });
  const deadline = Date.now() + settings.answerMs;
  const { maxRepairs, maxOutput } = settings;
  const repairer = new CodeRepairer({
    model,
    question: question.text,
    sections: () => search.described,
    maxRepairs,
    maxOutput,
    budget: room,
    deadline,
    signal,
  });
  const writer = new AnswerWriter({
    findPage: pages.find,
    checkCode,
    repairer,
    reader,
    passages: () => search.passages,
  });
  const answer = new ModelAnswer({ model, settings, question, search, writer, deadline, signal });
  try {
    yield* answer.run({ role: 'user', content: message });
    breaker.recordSuccess();
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
    const explained = explainError(error);
    breaker.recordFailure(explained.failure);
    // An answer that was cut off is already long, and says how to continue.
    if (!fallback || explained.failure === 'cut-off') throw explained;
    leaving.abort();
    const { written, blocks } = writer;
    const { openSearches } = answer;
    yield* fallBack(fallback, {
      question,
      error: explained,
      model: settings.model,
      written,
      blocks,
      openSearches,
    });
  } finally {
    leaving.abort();
  }
}
