import { useSyncExternalStore } from 'react';

/** Windows with space beside the text, for readers who accept motion. The styles repeat it. */
const QUERY = '(min-width: 1101px) and (prefers-reduced-motion: no-preference)';

/** Whether the window can show the map beside the text. */
export function useIsSupported(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
