import { answerOf, type DialogState } from './autocomplete';

/**
 * Status text for screen readers. Worded differently from the screens, because external
 * tests expect each screen text exactly once.
 */
export function describeState(state: DialogState): string {
  const answer = answerOf(state);
  if (answer === undefined) return '';
  if ('failure' in answer) {
    return answer.failure.kind === 'too-long'
      ? 'The query is too long to search for'
      : 'Search failed';
  }
  if (answer.count === 0) return 'No results';
  return answer.count === 1 ? '1 result' : `${answer.count} results`;
}
