import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openVenue } from '@brand/venue';
import {
  answerQuestion,
  chooseVenue,
  type ChosenVenue,
  type KnownVenue,
  PlaceFinder,
  type VenueAnswer,
} from '@brand/venue-questions';
import { listDemoVenues } from './list-demo-venues.ts';

export type VenueName = { readonly id: string; readonly name: string };

/** The answer for a venue, or the venues that the question fits. */
export type GuideAnswer =
  | { readonly venue: VenueName; readonly answer: VenueAnswer }
  | { readonly venues: readonly VenueName[] };

export type GuideQuestion = {
  readonly text: string;
  /** Earlier questions of the conversation, oldest first. They decide the venue if this one does not. */
  readonly before: readonly string[];
};

/** Earlier questions to look at for the venue of the conversation. */
const MAX_BEFORE = 6;

/** Answers questions about the demo venues. Opens them with the first question. */
export class VenueGuide {
  readonly #folder: string;
  #venues: Promise<readonly KnownVenue[]> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns `undefined` if the question is not about a venue. */
  async answer({ text, before }: GuideQuestion): Promise<GuideAnswer | undefined> {
    this.#venues ??= openVenues(this.#folder);
    const venues = await this.#venues;
    let current: KnownVenue | undefined;
    for (const earlier of before.slice(-MAX_BEFORE)) {
      current = venueOf(chooseVenue(earlier, venues, current)) ?? current;
    }
    const chosen = chooseVenue(text, venues, current);
    if (chosen === undefined) return undefined;
    if ('venues' in chosen) return { venues: chosen.venues.map(toName) };
    return { venue: toName(chosen.venue), answer: await answerQuestion(chosen.question) };
  }
}

function venueOf(chosen: ChosenVenue | undefined): KnownVenue | undefined {
  return chosen && 'venue' in chosen ? chosen.venue : undefined;
}

function toName({ id, name }: VenueName): VenueName {
  return { id, name };
}

async function openVenues(folder: string): Promise<readonly KnownVenue[]> {
  return Promise.all(
    listDemoVenues(folder).map(async (venue) => {
      const bytes = await readFile(join(folder, venue.id, 'mvf-3.zip'));
      return { ...venue, finder: new PlaceFinder(await openVenue(bytes)) };
    }),
  );
}
