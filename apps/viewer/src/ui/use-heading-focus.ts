import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on the heading of a panel when it appears, so that it is read out. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current } = heading;
    // Not while the visitor does something elsewhere in the page around a frame.
    if (current?.ownerDocument.hasFocus()) current.focus({ preventScroll: true });
  }, []);
  return heading;
}
