import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * A ref to the value of the last committed render. Listeners read current props without
 * resubscribing.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
