import type { CSSProperties } from 'react';

// Set by script, not by attributes: a strict content security policy refuses those in the HTML of a
// server. Isolated, so that the map can lie below what the app puts over it.
const AROUND = { position: 'relative', width: '100%', height: '100%', isolation: 'isolate' };
const FILLING = { position: 'absolute', inset: '0' };

/** Makes the element around a map fill its container, as far as the app does not say otherwise. */
export function surround(element: HTMLElement | null, own: CSSProperties = {}): void {
  const left = Object.entries(AROUND).filter(([name]) => !Object.hasOwn(own, name));
  if (element) Object.assign(element.style, Object.fromEntries(left));
}

/** Makes an element cover the one around it. */
export function fill(element: HTMLElement | null): void {
  if (element) Object.assign(element.style, FILLING);
}

/** Makes an element cover the one around it, below all else that is in there. */
export function fillBelow(element: HTMLElement | null): void {
  if (element) Object.assign(element.style, FILLING, { zIndex: '-1' });
}
