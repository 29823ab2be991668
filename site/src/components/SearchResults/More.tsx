import { useEffect, useRef } from 'react';
import styles from './styles.module.css';

type Props = { readonly isLoading: boolean; readonly onMore: (isByHand: boolean) => void };

/** More results when the reader comes near the end, and by a button for those who do not scroll. */
export default function More({ isLoading, onMore }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (isLoading || !button.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && latest.current(false),
      { rootMargin: '400px' },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.more}
      aria-disabled={isLoading}
      onClick={() => !isLoading && onMore(true)}
    >
      {isLoading ? 'Loading more results' : 'More results'}
    </button>
  );
}
