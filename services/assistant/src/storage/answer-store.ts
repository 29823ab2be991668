/** A question as it is kept: without who asked it, and without what looks personal. */
export type StoredQuestion = {
  /** Of the question, by which feedback finds it. */
  readonly messageId: string;
  readonly question: string;
  /** The section that the reader was in, such as `web-sdk`. */
  readonly sdk: string | undefined;
  readonly engine: string;
};

/** 1 for an answer that helped, 0 for one that did not. */
export type Thumbs = 0 | 1;

/** A question with all that became of it. */
export type QuestionRecord = Omit<StoredQuestion, 'messageId'> & {
  readonly askedAt: Date;
  /** Unknown where the answer was broken off. */
  readonly isAnswered: boolean | undefined;
  readonly thumbs: Thumbs | undefined;
};

/**
 * Where questions and feedback are kept. Each call may fail while a database is down, and the next
 * may succeed.
 */
export type AnswerStore = {
  /** One that is known already stays as it is. */
  keepQuestion(question: StoredQuestion): Promise<void>;
  keepOutcome(messageId: string, isAnswered: boolean): Promise<void>;
  /** Resolves once the rating is durable; `false` if the question does not exist. */
  keepThumbs(messageId: string, thumbs: Thumbs): Promise<boolean>;
  /** What was asked since then, oldest first. */
  readSince(since: Date): Promise<readonly QuestionRecord[]>;
  deleteBefore(oldest: Date): Promise<void>;
  close(): Promise<void>;
};

export const RETENTION_DAYS = 90;
