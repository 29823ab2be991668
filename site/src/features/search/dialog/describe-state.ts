import { answerOf, type DialogState } from './autocomplete';

/** What a screen reader says when an answer has come. In other words than the screens: tests of
 * others look for a text of theirs and expect it once. */
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
