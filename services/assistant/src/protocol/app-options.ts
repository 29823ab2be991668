import type { CreateRateLimiter, LimitOptions, RateLimit } from '@brand/service-kit';
import type { AnswerEngine } from '../answer-engine.ts';
import type { QuestionLog } from '../storage/question-log.ts';
import type { AllowedOrigins } from './check-origin.ts';
import type { Tokens } from './tokens.ts';

export type Limits = {
  /** Rate limit per IP address. */
  readonly address: RateLimit;
  /** Rate limit per reader (token). */
  readonly token: RateLimit;
  /** Maximum number of concurrent answers. */
  readonly streams: number;
  readonly answerMs: number;
  readonly pingMs: number;
};

export type AppOptions = {
  readonly assistantId: string;
  readonly engine: AnswerEngine;
  readonly questionLog: QuestionLog;
  readonly tokens: Tokens;
  readonly limits: Limits;
  readonly createLimiter?: CreateRateLimiter | undefined;
  readonly clientOf: LimitOptions['clientOf'];
  readonly allowedOrigins: AllowedOrigins;
  readonly onError: (error: unknown) => void;
};
