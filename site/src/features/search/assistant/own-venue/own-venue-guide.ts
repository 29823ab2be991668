import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { MvfError, openVenue } from '@brand/venue';
import {
  answerQuestion,
  chooseVenue,
  type KnownVenue,
  PlaceFinder,
  type VenueAnswer,
} from '@brand/venue-questions';
import { escapeMarkdown, toReply } from '@brand/venue-questions/reply';
import type { VenueText } from './own-venue-answer';
import type { OwnQuestion } from './read-own-question';
import { suggestQuestions } from './suggest-questions';

/** Answers questions about the reader's venue. Runs in a worker. */
export class OwnVenueGuide {
  readonly #venue: KnownVenue;

  private constructor(venue: KnownVenue) {
    this.#venue = venue;
  }

  /** Throws an Error with advice if the bundle cannot be read. */
  static async open({ id, name }: OwnVenue, bundle: Blob): Promise<OwnVenueGuide> {
    try {
      const venue = await openVenue(new Uint8Array(await bundle.arrayBuffer()));
      return new OwnVenueGuide({ id, name, words: [], finder: new PlaceFinder(venue) });
    } catch (error) {
      if (!(error instanceof MvfError)) throw error;
      throw new Error(
        `The bundle of ${name} could not be opened. ${error.message} Open the venue in the workbench again, or go back to the demo venues.`,
        { cause: error },
      );
    }
  }

  /** Returns `undefined` if the question is not about the venue. */
  async answer(question: OwnQuestion): Promise<VenueText | undefined> {
    const found = await this.#find(question);
    if (!found) return undefined;
    return { text: escapeMarkdown(found.text), reply: toReply(this.#venue, found) };
  }

  /** Questions that have an answer. */
  suggest(): Promise<readonly string[]> {
    return suggestQuestions(this.#venue.finder.venue, this.#venue.name, async (text) => {
      const found = await this.#find({ text, isCurrent: false, isDoubtful: false });
      return found?.status === 'answered';
    });
  }

  async #find({ text, isCurrent, isDoubtful }: OwnQuestion): Promise<VenueAnswer | undefined> {
    const venue = this.#venue;
    const chosen = chooseVenue(text, [venue], isCurrent ? venue : undefined);
    if (!chosen || !('question' in chosen)) return undefined;
    if (isDoubtful && chosen.question.unknownCount > 0) return undefined;
    return answerQuestion(chosen.question);
  }
}
