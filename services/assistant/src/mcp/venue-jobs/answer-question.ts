import { openVenue } from '@brand/venue';
import {
  answerQuestion,
  PlaceFinder,
  resolveInVenue,
  type VenueAnswer,
} from '@brand/venue-questions';
import { ARCHIVE_LIMITS } from './archive-limits.ts';
import { JobError } from './job-error.ts';
import type { QuestionJob } from './venue-job.ts';

const MAX_TEXT_LENGTH = 300;
const MAX_ANSWER_LENGTH = 2000;

/** Answers a visitor's question about a bundle. */
export async function answerQuestionJob({ bytes, question }: QuestionJob): Promise<VenueAnswer> {
  const venue = await openVenue(bytes, { limits: ARCHIVE_LIMITS });
  const known = { id: venue.id, name: venue.name, words: [], finder: new PlaceFinder(venue) };
  const resolved = resolveInVenue(question, known);
  if (!resolved) {
    throw new JobError(
      'question: expected a question in English about a place, a route, a floor or opening hours, found another form. ' +
        'Ask for example "Where is the nearest lift to gate B2?" or "How far is it from Security to gate B2 without stairs?".',
    );
  }
  return shorten(await answerQuestion(resolved));
}

/** Texts of a crafted bundle may be long. */
function shorten(answer: VenueAnswer): VenueAnswer {
  const text = answer.text.slice(0, MAX_ANSWER_LENGTH);
  const shortened = JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : value,
  ) as VenueAnswer;
  return { ...shortened, text };
}
