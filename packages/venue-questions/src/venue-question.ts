/** A visitor's question about a venue. Places are the words of the question, not yet looked up. */
export type VenueQuestion = QuestionOptions &
  (PlaceQuestion | NearestQuestion | RouteQuestion | HoursQuestion);

export type QuestionOptions = {
  /** The question as asked, without the name of the venue. */
  readonly text: string;
  /** Whether the route must have no stairs and no escalators. */
  readonly isStepFree: boolean;
  /** Types of connections that the route must not use. */
  readonly avoided: readonly ('elevator' | 'escalator' | 'travelator')[];
};

/** Where a place is, on which floor, how many there are, or what is on a floor. */
export type PlaceQuestion =
  | { readonly intent: 'where' | 'which-floor'; readonly place: string }
  | { readonly intent: 'count'; readonly place: string }
  | { readonly intent: 'on-floor'; readonly floor: string };

export type NearestQuestion = {
  readonly intent: 'nearest';
  readonly place: string;
  /** `undefined` if the question does not say from where. */
  readonly from: string | undefined;
};

export type RouteQuestion = {
  readonly intent: 'route';
  readonly from: string | undefined;
  readonly to: string;
};

export type HoursQuestion = {
  readonly intent: 'hours';
  readonly place: string;
  /** A day in English, `today` or `tomorrow`; `now` asks whether the place is open. */
  readonly when: string | undefined;
};
