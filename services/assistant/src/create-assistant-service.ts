import type { SigningKeys } from '@brand/service-kit';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { AnswerEngine } from './answer-engine.ts';
import { createAssistantApp } from './protocol/app.ts';
import type { Limits } from './protocol/app-options.ts';
import type { AllowedOrigins } from './protocol/check-origin.ts';
import { Tokens } from './protocol/tokens.ts';
import type { AnswerStore } from './storage/answer-store.ts';
import { createQuestionLog } from './storage/question-log.ts';

export type AssistantServiceOptions = {
  readonly assistantId: string;
  readonly engine: AnswerEngine;
  readonly store: AnswerStore;
  /** The first signs tokens, all verify them. */
  readonly keys: SigningKeys;
  readonly limits: Limits;
  readonly clientOf: (context: Context) => string;
  /** Sites that may use the assistant; by default its own. */
  readonly allowedOrigins?: AllowedOrigins;
  readonly onError: (error: unknown) => void;
  readonly log: Pick<Logger, 'warn'>;
};

export type AssistantService = {
  readonly app: Hono;
  readonly close: () => Promise<void>;
};

const OWN_ORIGIN: AllowedOrigins = { listed: [], isProxyTrusted: false };

/** The assistant's service: tokens, questions and feedback over HTTP. */
export function createAssistantService(options: AssistantServiceOptions): AssistantService {
  const { keys, store, log, allowedOrigins = OWN_ORIGIN } = options;
  const keeper = createQuestionLog(store, (error, message) => log.warn({ err: error }, message));
  const app = createAssistantApp({ ...options, allowedOrigins, keeper, tokens: new Tokens(keys) });
  return {
    app,
    close: async () => {
      keeper.stop();
      await store.close();
    },
  };
}
