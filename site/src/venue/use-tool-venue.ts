import { useState } from 'react';
import { findStorage } from '@site/src/kit/find-storage';
import { findDemoVenue } from './demo-venues';
import type { ToolVenue } from './tool-venue';

const KEY = 'tools:venue';

/**
 * The venue that tools work on. A demo venue is restored on reload and in the other tools, because
 * work is stored by venue.
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
      // Storage is full: the next visit starts with another venue.
    }
  };
  return [venue, choose];
}

function demoVenue(id: string): ToolVenue | undefined {
  const venue = findDemoVenue(id);
  return venue && { kind: 'demo', id, name: venue.name };
}
