import { useState } from 'react';
import { findStorage } from '@site/src/kit/find-storage';
import { findDemoVenue } from './demo-venues';
import type { ToolVenue } from './tool-venue';

const KEY = 'tools:venue';

/**
 * The venue that tools work on. A demo venue is there again when the page is loaded again, and in the
 * other tools, for the work on it is kept by venue.
 */
export function useToolVenue(first: string): readonly [ToolVenue, (venue: ToolVenue) => void] {
  const [storage] = useState(() => findStorage('localStorage'));
  const [venue, setVenue] = useState(
    () => demoVenue(storage?.getItem(KEY) ?? '') ?? demoVenue(first)!,
  );
  const choose = (next: ToolVenue): void => {
    setVenue(next);
    if (next.kind !== 'demo') return;
    try {
      storage?.setItem(KEY, next.id);
    } catch {
      // Full: the next visit begins with another venue.
    }
  };
  return [venue, choose];
}

function demoVenue(id: string): ToolVenue | undefined {
  const venue = findDemoVenue(id);
  return venue && { kind: 'demo', id, name: venue.name };
}
