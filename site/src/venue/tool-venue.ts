import siteConfig from '@generated/docusaurus.config';
import { runInWorker } from '@site/src/kit/run-in-worker';
import { assertBundleSize } from './assert-bundle-size';
import type { VenueReader } from './venue-worker';
import type { ToolBundle } from './tool-bundle.ts';

/** A venue that a tool works on. */
export type ToolVenue =
  | { readonly kind: 'demo'; readonly id: string; readonly name: string }
  | { readonly kind: 'file'; readonly name: string; readonly file: File };

/** The validated bundle of a venue as MVF 3. Throws an Error with advice. */
export async function openBundle(venue: ToolVenue, signal?: AbortSignal): Promise<ToolBundle> {
  if (venue.kind === 'file') assertBundleSize(venue.file, 'this page');
  const source = venue.kind === 'file' ? venue.file : getBundleUrl(venue.id);
  return runInWorker<VenueReader, ToolBundle>({
    worker: new Worker(
      /* webpackChunkName: "worker-venue" */ new URL('./venue-worker.ts', import.meta.url),
      { name: 'venue-reader' },
    ),
    ask: (reader) => reader.open(source, venue.name),
    failure: 'The venue could not be read. Load the page again and try once more.',
    signal,
  });
}

/** Storage key of work on a venue. */
export function keyOfVenue(venue: ToolVenue): string {
  return venue.kind === 'demo' ? `demo:${venue.id}` : `file:${venue.name}`;
}

function getBundleUrl(id: string): string {
  const path = `${siteConfig.baseUrl}venues/${id}/mvf-3.zip?key=demo`;
  return new URL(path, window.location.href).href;
}
