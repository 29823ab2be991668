import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly state: 'more' | 'loading' | 'all';
  readonly onMore: (isByHand: boolean) => void;
};

const LABELS = {
  more: 'More results',
  loading: 'Loading more results',
  all: 'All results shown',
} as const;

/**
 * Loads more results near the end of the page, or on click for readers who do not scroll. The
 * button stays after the last page so that it keeps the focus.
 */
export default function LoadMore({ state, onMore }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (state !== 'more' || !button.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(false),
      { rootMargin: '400px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [state]);
  return (
    <button
      ref={button}
      type="button"
      className={clsx('button button--secondary', styles.more)}
      aria-busy={state === 'loading'}
      aria-disabled={state !== 'more'}
      onClick={() => state === 'more' && onMore(true)}
    >
      {LABELS[state]}
    </button>
  );
}
