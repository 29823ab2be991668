import { answerOf, type DialogState } from './autocomplete';

/** What a screen reader says when an answer has come. */
export function describeState(state: DialogState): string {
  const answer = answerOf(state);
  if (answer === undefined) return '';
  if ('failure' in answer) return 'Unable to fetch results';
  if (answer.count === 0) return `No results found for ${answer.query}`;
  return answer.count === 1 ? '1 result' : `${answer.count} results`;
}
