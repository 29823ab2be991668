import type { FoundPlaces } from '../find/find-places.ts';
import type { VenueAnswer } from '../venue-answer.ts';
import type { QuestionOptions } from '../venue-question.ts';
import { answer } from './answer-context.ts';
import { listOf, shortListOf } from './phrases.ts';

const MAX_CHOICES = 5;
const MAX_NAMES = 8;

/** Asks which of several places is meant, with the question rewritten for each. */
export function askWhich({ text, places }: FoundPlaces, question: QuestionOptions): VenueAnswer {
  const names = [...new Set(places.map(({ name }) => name))];
  return answer(
    'ambiguous',
    `“${text}” can be ${names.length > MAX_NAMES ? shortListOf(names, MAX_NAMES) : listOf(names, 'or')}. Which one do you mean?`,
    {
      places,
      choices: names.slice(0, MAX_CHOICES).map((name) => question.text.replace(text, () => name)),
    },
  );
}
