import { type Environment, readInteger, readNumber } from '@brand/service-kit';

/** Settings of the operator's language model. */
export type ModelSettings = {
  /** Base URL of an OpenAI-compatible server, for example `http://localhost:8080/v1`. */
  readonly url: string;
  /** Name of the model on the server. */
  readonly model: string;
  readonly key?: string;
  readonly firstTokenMs: number;
  /** Maximum gap between two parts of an answer. */
  readonly stallMs: number;
  readonly answerMs: number;
  readonly followUpsMs: number;
  /** Maximum output tokens of one answer. */
  readonly maxOutput: number;
  /** Maximum input tokens of passages and questions together. */
  readonly maxContext: number;
  /** Maximum number of times that the model may repair the code of one answer. */
  readonly maxRepairs: number;
};

/** Minimum for the rules, a question of full length and passages. */
const MIN_CONTEXT_TOKENS = 4000;
const MAX_TOKENS = 10_000_000;
/** Each costs the reader a wait and the operator a request. */
const MAX_REPAIRS = 10;
const SECONDS = { min: 0.01, max: 3600 };

/** Reads the model settings; `undefined` if no model is configured. */
export function readModelSettings(environment: Environment): ModelSettings | undefined {
  const url = environment['ASSISTANT_MODEL_URL'] || undefined;
  const model = environment['ASSISTANT_MODEL'] || undefined;
  const key = environment['ASSISTANT_MODEL_KEY'] || undefined;
  if (url === undefined && model === undefined && key === undefined) return undefined;
  if (url === undefined) {
    throw new Error(
      'ASSISTANT_MODEL_URL: expected the URL of an OpenAI-compatible server, such as ' +
        `http://localhost:8080/v1, because ${model === undefined ? 'ASSISTANT_MODEL_KEY' : 'ASSISTANT_MODEL'} is set.`,
    );
  }
  if (model === undefined) {
    throw new Error(
      'ASSISTANT_MODEL: expected the name of a model on the server at ASSISTANT_MODEL_URL.',
    );
  }
  const seconds = (name: string, fallback: number): number =>
    readNumber(environment, name, { fallback, ...SECONDS }) * 1000;
  return {
    url: checkUrl(url),
    model,
    ...(key !== undefined && { key }),
    // The dialog gives up after 30 seconds, and the service after 120: quotations come before.
    firstTokenMs: seconds('ASSISTANT_MODEL_FIRST_TOKEN_SECONDS', 20),
    stallMs: seconds('ASSISTANT_MODEL_STALL_SECONDS', 20),
    answerMs: seconds('ASSISTANT_MODEL_ANSWER_SECONDS', 100),
    followUpsMs: seconds('ASSISTANT_MODEL_FOLLOW_UPS_SECONDS', 8),
    maxOutput: readInteger(environment, 'ASSISTANT_MODEL_MAX_OUTPUT', {
      fallback: 2000,
      min: 1,
      max: MAX_TOKENS,
    }),
    maxContext: readInteger(environment, 'ASSISTANT_MODEL_MAX_CONTEXT', {
      fallback: 12_000,
      min: MIN_CONTEXT_TOKENS,
      max: MAX_TOKENS,
    }),
    maxRepairs: readInteger(environment, 'ASSISTANT_MODEL_REPAIRS', {
      fallback: 3,
      min: 0,
      max: MAX_REPAIRS,
    }),
  };
}

function checkUrl(value: string): string {
  const isRight = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  if (!isRight) {
    throw new Error(
      `ASSISTANT_MODEL_URL: expected a URL such as http://localhost:8080/v1, found "${value}".`,
    );
  }
  const { username, password } = new URL(value);
  if (username || password) {
    throw new Error(
      'ASSISTANT_MODEL_URL: expected a URL without a password. Set ASSISTANT_MODEL_KEY instead.',
    );
  }
  return value.replace(/\/+$/, '');
}
