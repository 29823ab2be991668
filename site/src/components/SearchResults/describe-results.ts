import type { SearchFailure } from '@site/src/search/search-failure';

type Description = {
  readonly text: string;
  readonly isLoading: boolean;
  readonly failure: SearchFailure | undefined;
  readonly count: number | undefined;
};

/** The state of the results page in one line, for everybody to see and hear. */
export function describeResults({ text, isLoading, failure, count }: Description): string {
  if (text === '') return 'Choose where to start, or type what you look for.';
  if (failure) return '';
  if (isLoading || count === undefined) return `Searching for “${text}”`;
  if (count === 0) return `No results found for “${text}”`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${text}”`;
}
