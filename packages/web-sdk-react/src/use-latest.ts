import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Holds the value of the last render that reached the page, for listeners: they see the props of now
 * without being subscribed anew, and never those of a render that was thrown away.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
