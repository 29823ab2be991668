import { MAX_QUERY_LENGTH } from '@brand/wire/search';
import type { SearchFailure } from '../client/search-failure';
import styles from './styles.module.css';

type Props = { readonly failure: SearchFailure; readonly onRetry: () => void };

/** Why there are no results, with advice. The texts are those of spec §8. */
export default function Failure({ failure, onRetry }: Props) {
  const isTooLong = failure.kind === 'too-long';
  return (
    <div role="alert" className={styles.failure} data-error={failure.kind}>
      <p>
        <strong>{isTooLong ? 'The query is too long' : 'Unable to fetch results'}</strong>
      </p>
      {isTooLong ? (
        <p>Shorten it to {MAX_QUERY_LENGTH} characters or fewer.</p>
      ) : (
        <>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button button--secondary" onClick={onRetry}>
            Search again
          </button>
        </>
      )}
    </div>
  );
}
