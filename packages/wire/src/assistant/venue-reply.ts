/** The answer to a question about a venue, with what a map needs to show it. */
export type VenueReply = {
  /** `which-venue` if the question fits several venues; otherwise as the venue answered it. */
  readonly status: string;
  /** Absent for `which-venue`. */
  readonly venue?: VenueReplyVenue;
  /** Places to show. */
  readonly places: readonly VenueReplyPlace[];
  readonly route?: VenueReplyRoute;
  /** Questions to ask instead, with short labels. */
  readonly choices: readonly VenueReplyChoice[];
};

export type VenueReplyVenue = { readonly id: string; readonly name: string };

/** An element of the venue, as `venue.find` of the SDK accepts it. */
export type VenueReplyElement = { readonly type: string; readonly id: string };

export type VenueReplyPlace = VenueReplyElement & { readonly name: string };

/** A route, with the options of `venue.route` that find it again. */
export type VenueReplyRoute = {
  readonly start: VenueReplyElement;
  readonly end: VenueReplyElement;
  readonly isStepFree: boolean;
  /** Types of connections that it does not use. */
  readonly avoided: readonly string[];
};

export type VenueReplyChoice = { readonly label: string; readonly question: string };
