import type { CSSProperties } from 'react';

// Set by script, not by attributes: a strict content security policy blocks style attributes in
// server-rendered HTML. Isolated, so that the map can be below the app's own overlays.
const AROUND = { position: 'relative', width: '100%', height: '100%', isolation: 'isolate' };
const FILLING = { position: 'absolute', inset: '0' };

/** Makes the element around a map fill its container, unless the app's own styles differ. */
export function surround(element: HTMLElement | null, own: CSSProperties = {}): void {
  const left = Object.entries(AROUND).filter(([name]) => !Object.hasOwn(own, name));
  if (element) Object.assign(element.style, Object.fromEntries(left));
}

/** Makes an element cover its parent. */
export function fill(element: HTMLElement | null): void {
  if (element) Object.assign(element.style, FILLING);
}

/** Makes an element cover its parent, below all siblings. */
export function fillBelow(element: HTMLElement | null): void {
  if (element) Object.assign(element.style, FILLING, { zIndex: '-1' });
}
