import type { ReactNode } from 'react';
import type { Pages } from './use-pages';

type Props = Pick<Pages<unknown>, 'more' | 'isLoading' | 'total'>;

/** Loads the next page of a list; nothing after the last one. */
export function MoreButton({ more, isLoading, total }: Props): ReactNode {
  if (!more) return null;
  return (
    <button
      type="button"
      className="button button--sm button--secondary"
      disabled={isLoading}
      onClick={more}
    >
      Show more of {total}
    </button>
  );
}
