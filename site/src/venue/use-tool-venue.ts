import { useMemo, useState } from 'react';
import { findStorage } from '@site/src/kit/find-storage';
import { findDemoVenue } from './demo-venues';
import { useOwnVenue } from './own/use-own-venue';
import type { ToolVenue } from './tool-venue';

const KEY = 'tools:venue';

/** The reader's choice in a tool, and the venue that samples showed at the time. */
type Choice = { readonly venue: ToolVenue; readonly under: string | undefined };

/**
 * The venue that tools work on: the reader's if samples show it, otherwise a demo venue. That is
 * restored on reload and in the other tools, because work is stored by venue.
 */
export function useToolVenue(first: string): readonly [ToolVenue, (venue: ToolVenue) => void] {
  const [storage] = useState(() => findStorage('localStorage'));
  const ownVenue = useOwnVenue();
  const preferred = useMemo(
    (): ToolVenue =>
      ownVenue
        ? { kind: 'own', ...ownVenue }
        : (demoVenue(storage?.getItem(KEY) ?? '') ?? demoVenue(first)!),
    [ownVenue, storage, first],
  );
  const [chosen, setChosen] = useState<Choice>();
  // A choice ends when the reader switches, here or in another tab. An open file is not lost.
  const isKept = chosen?.under === ownVenue?.id || (chosen?.venue.kind === 'file' && !ownVenue);
  const venue = chosen && isKept ? chosen.venue : preferred;
  const choose = (next: ToolVenue): void => {
    setChosen({ venue: next, under: ownVenue?.id });
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
