import { useState } from 'react';
import { deepEqual } from './deep-equal.ts';

/** The value, or the one of an earlier render that means the same. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState<{ readonly value: Value }>({ value });
  if (deepEqual(stable.value, value)) return stable.value;
  setStable({ value });
  return value;
}
