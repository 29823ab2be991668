import type { SearchFailure } from '../client/search-failure';
import { MAX_QUERY_LENGTH } from '@brand/wire/search';
import { ErrorIcon, NoResultsIcon } from './icons';

type Props = { readonly failure: SearchFailure; readonly onRetry: () => void };

/** Why a search failed. The texts are those of spec §8. */
export default function ErrorScreen({ failure, onRetry }: Props) {
  if (failure.kind === 'too-long') {
    return (
      <div className="DocSearch-ErrorScreen" data-error={failure.kind}>
        <div className="DocSearch-Screen-Icon">
          <NoResultsIcon />
        </div>
        <p className="DocSearch-Title">The query is too long</p>
        <p className="DocSearch-Help">Shorten it to {MAX_QUERY_LENGTH} characters or fewer.</p>
      </div>
    );
  }
  return (
    <div className="DocSearch-ErrorScreen" data-error={failure.kind}>
      <div className="DocSearch-Screen-Icon">
        <ErrorIcon />
      </div>
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">You might want to check your network connection.</p>
      {failure.kind === 'api' && (
        <p className="DocSearch-Help">
          {failure.status === undefined
            ? 'The search service’s response could not be read.'
            : `The search service answered with status ${failure.status}.`}
        </p>
      )}
      <button type="button" className="chip DocSearch-Prefill" onClick={onRetry}>
        Search again
      </button>
    </div>
  );
}
