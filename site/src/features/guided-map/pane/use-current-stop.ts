import { useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import { findCurrentStop } from './find-current-stop';
import type { Stop } from '../stop';

/** Position of the line at which a heading is reached, as a ratio of the window's height. */
const LINE = 0.35;
/** A section that was chosen stays current until the reader scrolls by this many pixels. */
const MIN_SCROLL = 8;

/** The section that is being read or was chosen, and a function that scrolls to another. */
export function useCurrentStop(stops: readonly Stop[]): [number, (index: number) => void] {
  const [current, setCurrent] = useState(0);
  const chosenAt = useRef<number>(undefined);
  const { hash } = useLocation();

  useEffect(() => {
    let request = 0;
    const update = (): void => {
      request = 0;
      if (chosenAt.current !== undefined && Math.abs(scrollY - chosenAt.current) < MIN_SCROLL)
        return;
      chosenAt.current = undefined;
      setCurrent(findCurrentStop(stops.map(topOf), innerHeight * LINE));
    };
    const schedule = (): void => {
      request ||= requestAnimationFrame(update);
    };
    update();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(request);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [stops]);

  useEffect(() => {
    const index = hash === '' ? -1 : stops.findIndex(({ id }) => id === decode(hash.slice(1)));
    if (index === -1) return undefined;
    // The framework scrolls to the heading first.
    const request = requestAnimationFrame(() => {
      const top = topOf(stops[index]!);
      // The reader followed the link earlier, and is somewhere else now.
      if (top < 0 || top > innerHeight) return;
      chosenAt.current = scrollY;
      setCurrent(index);
    });
    return () => cancelAnimationFrame(request);
  }, [hash, stops]);

  const goTo = (index: number): void => {
    const stop = stops[index];
    if (!stop) return;
    if (stop.id === '') scrollTo({ top: 0 });
    else document.getElementById(stop.id)?.scrollIntoView();
    chosenAt.current = scrollY;
    setCurrent(index);
  };
  return [current, goTo];
}

/** The beginning of the page is above everything. */
function topOf({ id }: Stop): number {
  const heading = id === '' ? null : document.getElementById(id);
  return heading?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
