type Description = {
  readonly text: string;
  readonly isLoading?: boolean;
  readonly hasFailed?: boolean;
  readonly count: number | undefined;
};

/** State of the results page in one line, also announced by screen readers. */
export function describeResults({ text, isLoading, hasFailed, count }: Description): string {
  if (hasFailed) return '';
  if (text === '') return 'Choose where to start, or type what you are looking for.';
  if (isLoading || count === undefined) return `Searching for “${text}”`;
  if (count === 0) return `No results found for “${text}”`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${text}”`;
}
