import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * A ref to the value of the last committed render. Listeners read current props without
 * resubscribing, and never see props of a discarded render.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
