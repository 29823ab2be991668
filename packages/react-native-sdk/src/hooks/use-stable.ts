import { useState } from 'react';
import { deepEqual } from './deep-equal.ts';

/** The value, or a deeply equal one of an earlier render: JSX creates new objects each time. */
export function useStable<T>(value: T): T {
  const [kept, setKept] = useState<{ readonly value: T }>({ value });
  if (deepEqual(kept.value, value)) return kept.value;
  setKept({ value });
  return value;
}
