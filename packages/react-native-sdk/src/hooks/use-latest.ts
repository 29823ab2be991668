import { type RefObject, useInsertionEffect, useRef } from 'react';

/** The value of the render that is on the screen, for listeners that are not subscribed anew. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
