import { useState } from 'react';
import { deepEqual } from './deep-equal.ts';

/** Returns the value, or a deeply equal one of an earlier render. */
export function useStable<Value>(value: Value): Value {
  const [stable, setStable] = useState<{ readonly value: Value }>({ value });
  if (deepEqual(stable.value, value)) return stable.value;
  setStable({ value });
  return value;
}
