/** A stored question: without its author, and with personal data redacted. */
export type StoredQuestion = {
  /** Id of the question. Feedback refers to it. */
  readonly messageId: string;
  readonly question: string;
  /** Section of the open page, for example `web-sdk`. */
  readonly sdk: string | undefined;
  readonly engine: string;
};

/** 1 for a helpful answer, 0 for others. */
export type Thumbs = 0 | 1;

/** A question with its outcome. */
export type QuestionRecord = Omit<StoredQuestion, 'messageId'> & {
  readonly askedAt: Date;
  /** `undefined` if the answer was interrupted. */
  readonly isAnswered: boolean | undefined;
  readonly thumbs: Thumbs | undefined;
};

/**
 * Storage of questions and feedback. A call may fail while the database is down, and the next may
 * succeed.
 */
export type AnswerStore = {
  /** Does nothing if the id is stored already. */
  saveQuestion(question: StoredQuestion): Promise<void>;
  saveOutcome(messageId: string, isAnswered: boolean): Promise<void>;
  /** Resolves once the rating is durable; `false` if the question does not exist. */
  saveThumbs(messageId: string, thumbs: Thumbs): Promise<boolean>;
  /** Questions since a date, oldest first. */
  readSince(since: Date): Promise<readonly QuestionRecord[]>;
  deleteBefore(oldest: Date): Promise<void>;
  close(): Promise<void>;
};

export const RETENTION_DAYS = 90;
