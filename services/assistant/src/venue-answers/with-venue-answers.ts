import { hasVenueForm } from '@brand/venue-questions/parse';
import { escapeMarkdown } from '@brand/venue-questions/reply';
import type { AnswerEngine, AnswerEvent, Question } from '../answer-engine.ts';
import { listDemoVenues } from './list-demo-venues.ts';
import type { VenueText } from './venue-text.ts';

export type VenueAnswersParts = {
  readonly venuesFolder: string;
  readonly find: (text: string, before: readonly string[]) => Promise<VenueText | undefined>;
};

/** Name of the engine that answers questions about venues. */
const ENGINE = 'venue';

/** An engine that answers questions about the demo venues, and leaves all others to another. */
export function withVenueAnswers(
  engine: AnswerEngine,
  { venuesFolder, find }: VenueAnswersParts,
): AnswerEngine {
  const venues = listDemoVenues(venuesFolder);
  if (venues.length === 0) return engine;
  async function* answer(question: Question): AsyncGenerator<AnswerEvent> {
    const { text, before } = question;
    // The form decides for nearly all questions, without a worker.
    const found = hasVenueForm(text, venues) ? await find(text, before) : undefined;
    if (!found) {
      yield* engine.answer(question);
      return;
    }
    yield { type: 'answered-by', engine: ENGINE };
    yield { type: 'text', delta: escapeMarkdown(found.text) };
    yield { type: 'venue', reply: found.reply };
    yield { type: 'outcome', isAnswered: found.reply.status === 'answered' };
  }
  return { name: engine.name, answer };
}
