import type { CodeCheck, FollowUps } from '@brand/wire/assistant';
import type { AssistantMessage } from './chat-message';

const MAX_QUESTIONS = 3;

/** Compiler results for the code of an answer, by block number. */
export function listCodeChecks(
  answer: AssistantMessage | undefined,
): ReadonlyMap<number, CodeCheck> {
  const checks =
    answer?.parts.flatMap((part) =>
      part.type === 'data-code-check' && isCodeCheck(part.data) ? [part.data] : [],
    ) ?? [];
  return new Map(checks.map((check) => [check.block, check]));
}

/**
 * Follow-up questions, or the error why there are none. Validated, because a hosted assistant may
 * send other data under this name.
 */
export function findFollowUps(answer: AssistantMessage): FollowUps | undefined {
  const part = answer.parts.findLast(({ type }) => type === 'data-follow-ups');
  const { questions, error } = ((part as { data?: unknown } | undefined)?.data ?? {}) as {
    questions?: unknown;
    error?: unknown;
  };
  if (typeof error === 'string') return { error };
  if (!Array.isArray(questions)) return undefined;
  const texts = questions.filter((text): text is string => typeof text === 'string');
  return texts.length > 0 ? { questions: texts.slice(0, MAX_QUESTIONS) } : undefined;
}

function isCodeCheck(data: unknown): data is CodeCheck {
  const { block, sdk, compiles, message, playground } = (data ?? {}) as Record<string, unknown>;
  return (
    typeof block === 'number' &&
    typeof sdk === 'string' &&
    typeof compiles === 'boolean' &&
    [message, playground].every((text) => text === undefined || typeof text === 'string')
  );
}
