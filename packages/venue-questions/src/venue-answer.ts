/** The answer to a visitor's question, as a text and as data for a map. */
export type VenueAnswer = {
  /**
   * `ambiguous` and `missing-start` need another question, for which `choices` are suggestions.
   * `no-data`: the bundle does not contain the answer, such as opening hours.
   */
  readonly status:
    | 'answered'
    | 'ambiguous'
    | 'unknown-place'
    | 'missing-start'
    | 'no-route'
    | 'no-data';
  readonly text: string;
  /** The places that the answer is about, at most 12. */
  readonly places: readonly AnswerPlace[];
  readonly route?: AnswerRoute;
  /** Complete questions to ask next. */
  readonly choices: readonly string[];
};

/** An element of the venue, by type and id as `venue.find` accepts them. */
export type AnswerElement = { readonly type: string; readonly id: string };

export type AnswerPlace = AnswerElement & {
  readonly name: string;
  readonly floors: readonly AnswerFloor[];
};

export type AnswerFloor = { readonly id: string; readonly name: string };

export type AnswerRoute = {
  readonly from: AnswerPlace;
  readonly to: AnswerPlace;
  /** The elements between which the route runs: the places, or shapes of them. */
  readonly start: AnswerElement;
  readonly end: AnswerElement;
  /** `RouteOptions` of the SDK with which the route was found. */
  readonly isStepFree: boolean;
  readonly avoided: readonly string[];
  readonly distanceMetres: number;
  readonly durationSeconds: number;
  /** Floors in the order of the route. */
  readonly floors: readonly AnswerFloor[];
  readonly steps: readonly AnswerStep[];
};

export type AnswerStep = {
  readonly text: string;
  readonly floor: string;
  readonly distanceMetres: number;
};
