import type { SearchFailure } from '@site/src/search/search-failure';
import { ErrorIcon } from './icons';

type Props = { readonly failure: SearchFailure; readonly onRetry: () => void };

/** That search could not be reached, or did not want to answer. Texts are those of spec §8. */
export default function ErrorScreen({ failure, onRetry }: Props) {
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
            ? 'The answer of the search service could not be read.'
            : `The search service answered with status ${failure.status}.`}
        </p>
      )}
      <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
        Search again
      </button>
    </div>
  );
}
