import { type AnswerStore, RETENTION_DAYS } from './answer-store.ts';
import { redactPersonalData } from './redact-personal-data.ts';

const DAY_MS = 86_400_000;
const TIDY_MS = DAY_MS / 4;
const WARN_MS = 60_000;

export type QuestionLog = {
  saveQuestion(question: Parameters<AnswerStore['saveQuestion']>[0]): Promise<void>;
  saveOutcome(messageId: string, isAnswered: boolean): Promise<void>;
  stop(): void;
};

/**
 * A best-effort log of questions: answers do not fail while the database is down. Entries older
 * than 90 days are deleted.
 */
export function createQuestionLog(
  store: AnswerStore,
  warn: (error: unknown, message: string) => void,
): QuestionLog {
  let warnedAt = -Infinity;
  const attempt = async (write: () => Promise<void>): Promise<void> => {
    try {
      await write();
    } catch (error) {
      if (performance.now() - warnedAt < WARN_MS) return;
      warnedAt = performance.now();
      warn(error, 'the database does not answer: questions are not kept');
    }
  };
  const tidy = (): Promise<void> =>
    attempt(() => store.deleteBefore(new Date(Date.now() - RETENTION_DAYS * DAY_MS)));
  void tidy();
  const timer = setInterval(() => void tidy(), TIDY_MS);
  timer.unref();
  return {
    saveQuestion: ({ question, ...rest }) =>
      attempt(() => store.saveQuestion({ ...rest, question: redactPersonalData(question) })),
    saveOutcome: (messageId, isAnswered) => attempt(() => store.saveOutcome(messageId, isAnswered)),
    stop: () => clearInterval(timer),
  };
}
