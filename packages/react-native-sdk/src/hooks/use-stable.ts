import { useState } from 'react';
import { deepEqual } from './deep-equal.ts';

/**
 * Returns the value, or a deeply equal one of an earlier render, because JSX creates new objects
 * each time.
 */
export function useStable<T>(value: T): T {
  const [stable, setStable] = useState<{ readonly value: T }>({ value });
  if (deepEqual(stable.value, value)) return stable.value;
  setStable({ value });
  return value;
}
