import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading of a panel when it appears, so that screen readers announce it. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = heading;
    // Not while the focus is outside the iframe, in the page around it.
    if (current?.ownerDocument.hasFocus()) current.focus({ preventScroll: true });
  }, []);
  return heading;
}
