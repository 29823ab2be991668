/** The subject of a question. It decides which answers are good. */
export type QuestionKind =
  | 'how-to'
  | 'sdk-specific'
  | 'version-specific'
  | 'reference'
  | 'troubleshooting'
  | 'concept'
  /** Makes sense only after the questions in `before`. */
  | 'follow-up'
  /** The documentation does not answer it: the assistant has to say so. */
  | 'unanswerable'
  /** Neither asks for anything nor has sources. */
  | 'greeting';

/** A developer's question, with the criteria of a correct answer. */
export type EvalQuestion = {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly question: string;
  /** Earlier questions of the same reader, oldest first. Set for follow-ups only. */
  readonly before?: readonly string[];
  /**
   * The page that is open. Its section decides the SDK and version, unless the question names
   * others; without a section that is the newest Web SDK.
   */
  readonly reader: {
    readonly section: string | null;
    readonly version: string | null;
  };
  /**
   * Paths without anchor. Citing any of them is correct: each covers the question, at least in its
   * main part. `{product}` is the placeholder for the brand's slug, as in the site's `routes.json`.
   * Empty if nothing may be cited.
   */
  readonly pages: readonly string[];
  /** Code that an answer has to show; absent if no page has suitable code. */
  readonly code?: {
    /** `docs` for code without an SDK, for example of a frame or a server. */
    readonly sdk: string;
    readonly version: string | null;
    /** Correct code contains at least one of these. */
    readonly contains: readonly string[];
  };
};
