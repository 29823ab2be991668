import type { OwnVenue } from '@site/src/venue/own/own-venue';
import type { VenueText } from './own-venue-answer';
import { OwnVenueGuide } from './own-venue-guide';
import type { OwnQuestion } from './read-own-question';

/** Calls of a worker, which opens one venue. */
export type OwnVenueApi = {
  /** Called once, first. */
  readonly open: (venue: OwnVenue, bundle: Blob) => Promise<void>;
  readonly answer: (question: OwnQuestion) => Promise<VenueText | undefined>;
  readonly suggest: () => Promise<readonly string[]>;
};

export function createOwnVenueApi(): OwnVenueApi {
  let opened: Promise<OwnVenueGuide> | undefined;
  return {
    async open(venue, bundle) {
      opened = OwnVenueGuide.open(venue, bundle);
      await opened;
    },
    answer: async (question) => (await opened)?.answer(question),
    suggest: async () => (await opened)?.suggest() ?? [],
  };
}
