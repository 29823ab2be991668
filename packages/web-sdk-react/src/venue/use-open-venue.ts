import type { Venue } from '@brand/venue';
import { type LoadOptions, loadVenue, type VenueSource } from '@brand/web-sdk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { asError } from '../as-error.ts';
import { useLatest } from '../use-latest.ts';
import { useStable } from '../use-stable.ts';
import type { VenueState } from './venue-context.ts';

/** Load options and callbacks. */
export type OpenVenueSettings = Omit<LoadOptions, 'signal'> & {
  readonly onReady?: ((venue: Venue) => void) | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
};

type Outcome = {
  readonly source: VenueSource;
  readonly attempt: number;
  readonly venue?: Venue;
  readonly error?: Error;
};

/** Opens the venue of a source, and opens another one when the source changes. */
export function useOpenVenue(given: VenueSource, settings: OpenVenueSettings): VenueState {
  const source = useStable(given);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useLatest(settings);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if ('venue' in source) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const open = async (): Promise<void> => {
      // Strict mode runs effects twice synchronously: the first run must not download anything.
      await undefined;
      if (signal.aborted) return;
      try {
        const { onReady: _, onError: __, ...options } = latest.current;
        const venue = await loadVenue(source, { ...options, signal });
        if (signal.aborted) return;
        setOutcome({ source, attempt, venue });
        latest.current.onReady?.(venue);
      } catch (error) {
        if (signal.aborted) return;
        setOutcome({ source, attempt, error: asError(error) });
        latest.current.onError?.(asError(error));
      }
    };
    void open();
    return () => controller.abort();
  }, [source, attempt, latest]);

  const open = 'venue' in source ? source.venue : undefined;
  // The outcome of another source or an earlier attempt does not apply.
  const current = outcome?.source === source && outcome.attempt === attempt ? outcome : undefined;
  const venue = open ?? current?.venue;
  const error = current?.error;
  const { language } = settings;
  useEffect(() => {
    if (venue && language !== undefined && venue.language !== language) venue.setLanguage(language);
  }, [venue, language]);
  return useMemo((): VenueState => {
    if (venue) return { status: 'ready', venue, retry };
    return error ? { status: 'failed', error, retry } : { status: 'loading', retry };
  }, [venue, error, retry]);
}
