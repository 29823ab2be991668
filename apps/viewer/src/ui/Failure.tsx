import type { ReactNode } from 'react';

type FailureProps = { readonly message: string; readonly onRetry: (() => void) | undefined };

/** There is no map, and why. */
export function Failure({ message, onRetry }: FailureProps): ReactNode {
  return (
    <div className="vw-failure" role="alert">
      <h1>The map cannot be shown</h1>
      <p>{message}</p>
      {onRetry && (
        <button type="button" className="vw-primary" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}
