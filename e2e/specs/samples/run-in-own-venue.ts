import type { Page } from '@playwright/test';

export type OwnVenueRun = {
  /** Path of the sample's page below `/samples`. */
  readonly page: string;
  /** The error that the reader would see; `undefined` if the sample draws a map. */
  readonly problem: string | undefined;
  /** Name of the venue that took the place of a demo venue. */
  readonly venue: string | undefined;
};

type RunOptions = {
  readonly page: string;
  /** Path that answers with the bundle. */
  readonly bundle: string;
  readonly limitMs: number;
  /** How long errors may come after the first frame, such as those of a route. */
  readonly lateMs: number;
};

/** Runs a sample in a frame of a page, as pages with samples do. */
export function runInOwnVenue(page: Page, options: RunOptions): Promise<OwnVenueRun> {
  return page.evaluate(runInFrame, options);
}

async function runInFrame({ page, bundle, limitMs, lateMs }: RunOptions): Promise<OwnVenueRun> {
  const blob = await (await fetch(bundle)).blob();
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.style.cssText = 'width: 360px; height: 240px; border: 0';
  frame.src = `/samples/${page}?theme=light&language=en&venue=own`;
  const { promise: ended, resolve: end } = Promise.withResolvers<string | undefined>();
  let venue: string | undefined;
  const listen = ({ source, data }: MessageEvent<Readonly<Record<string, string>>>): void => {
    if (source !== frame.contentWindow) return;
    const { type, name, message } = data;
    if (type === 'sample-start') {
      frame.contentWindow?.postMessage({ type: 'own-venue', bundle: blob }, '*');
    }
    if (type === 'sample-venue') venue = name;
    if (type === 'sample-fail') end(message);
    if (type === 'sample-drawn') setTimeout(() => end(undefined), lateMs);
  };
  addEventListener('message', listen);
  const timer = setTimeout(() => end('No map was drawn in time.'), limitMs);
  document.body.append(frame);
  const problem = await ended;
  clearTimeout(timer);
  removeEventListener('message', listen);
  frame.remove();
  return { page, problem, venue };
}
