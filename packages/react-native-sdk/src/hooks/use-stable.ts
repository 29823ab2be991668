import { useState } from 'react';
import { isAlike } from './is-alike.ts';

/** The value, or that of an earlier render that says the same: JSX makes new objects each time. */
export function useStable<T>(value: T): T {
  const [kept, setKept] = useState<{ readonly value: T }>({ value });
  if (isAlike(kept.value, value)) return kept.value;
  setKept({ value });
  return value;
}
