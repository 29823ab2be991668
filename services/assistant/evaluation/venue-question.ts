import type { VenueAnswer } from '@brand/venue-questions';

/** A visitor's question about a demo venue, with the facts of a correct answer. */
export type EvalVenueQuestion = {
  readonly id: string;
  /** Id of the demo venue. */
  readonly venue: string;
  readonly question: string;
  /** Whether the conversation is already about the venue, which the question does not name. */
  readonly isCurrentVenue?: boolean;
  readonly expects: {
    readonly status: VenueAnswer['status'];
    /** Names of the route's start and end; any of them is correct. */
    readonly from?: readonly string[];
    readonly to?: readonly string[];
    /** Names that the places of the answer include. */
    readonly places?: readonly string[];
    /** Pattern that the text of the answer matches. */
    readonly text?: string;
  };
};
