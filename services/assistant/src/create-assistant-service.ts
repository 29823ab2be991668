import { type CreateRateLimiter, type SigningKeys, throttleErrors } from '@brand/service-kit';
import type { DatabaseHealth } from '@brand/sql-database';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { AnswerEngine } from './answer-engine.ts';
import { createAssistantApp } from './protocol/app.ts';
import type { Limits } from './protocol/app-options.ts';
import type { AllowedOrigins } from './protocol/check-origin.ts';
import { Tokens } from './protocol/tokens.ts';
import type { AnswerStore } from './storage/answer-store.ts';
import { QuestionLog } from './storage/question-log.ts';

export type AssistantServiceOptions = {
  readonly assistantId: string;
  readonly engine: AnswerEngine;
  readonly store: AnswerStore;
  /** The first signs tokens, all verify them. */
  readonly keys: SigningKeys;
  readonly limits: Limits;
  readonly createLimiter?: CreateRateLimiter | undefined;
  readonly clientOf: (context: Context) => string;
  /** Sites that may use the assistant; by default its own. */
  readonly allowedOrigins?: AllowedOrigins;
  readonly onError: (error: unknown) => void;
  readonly log: Pick<Logger, 'warn'>;
};

export type AssistantService = {
  readonly app: Hono;
  /** Name of the engine that answers. */
  readonly engine: string;
  /** Questions that wait to be stored, and the number of those that were dropped. */
  readonly questionLog: Pick<QuestionLog, 'droppedQuestions' | 'flush' | 'queueLength'>;
  readonly health: () => DatabaseHealth;
  readonly close: () => Promise<void>;
};

const OWN_ORIGIN: AllowedOrigins = { listed: [], proxyHops: 0 };

/** The assistant's service: tokens, questions and feedback over HTTP. */
export function createAssistantService(options: AssistantServiceOptions): AssistantService {
  const { keys, store, log, allowedOrigins = OWN_ORIGIN } = options;
  const questionLog = new QuestionLog({
    store,
    warn: (error, message) => log.warn({ err: error }, message),
  });
  const tokens = new Tokens(keys);
  const onError = throttleErrors(options.onError);
  const app = createAssistantApp({ ...options, onError, allowedOrigins, questionLog, tokens });
  return {
    app,
    engine: options.engine.name,
    questionLog,
    health: () => store.health(),
    close: async () => {
      await questionLog.close();
      await store.close();
    },
  };
}
