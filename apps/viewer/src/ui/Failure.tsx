import type { ReactNode } from 'react';

type FailureProps = { readonly message: string; readonly onRetry: (() => void) | undefined };

/** Shown in place of the map when it cannot be opened. */
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
