/** What a question is about, and so what makes an answer to it a good one. */
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

/** A question as developers ask it, with what a right answer has. */
export type EvalQuestion = {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly question: string;
  /** What the same reader asked before, oldest first. Of follow-ups only. */
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
   * Paths without anchor: to cite one of them is right. Each answers the question, at least in its
   * main part. `{product}` stands for the brand's slug, as in the site's `routes.json`. Empty where
   * nothing may be cited.
   */
  readonly pages: readonly string[];
  /** The code that an answer has to show; not given where the pages have none that answers. */
  readonly code?: {
    /** `docs` for code that belongs to no SDK, such as a frame or a server. */
    readonly sdk: string;
    readonly version: string | null;
    /** Right code has at least one of these. */
    readonly contains: readonly string[];
  };
};
