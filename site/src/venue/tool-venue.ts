import siteConfig from '@generated/docusaurus.config';
import { runInWorker } from '@site/src/kit/run-in-worker';
import { assertBundleSize } from './assert-bundle-size';
import type { OwnVenue } from './own/own-venue';
import type { VenueReader } from './venue-worker';
import type { ToolBundle } from './tool-bundle.ts';

/** A venue that a tool works on. */
export type ToolVenue =
  | { readonly kind: 'demo'; readonly id: string; readonly name: string }
  /** The venue that samples show too. */
  | ({ readonly kind: 'own' } & OwnVenue)
  | { readonly kind: 'file'; readonly name: string; readonly file: File };

/** The validated bundle of a venue as MVF 3. Throws an Error with advice. */
export async function openBundle(venue: ToolVenue, signal?: AbortSignal): Promise<ToolBundle> {
  if (venue.kind === 'file') assertBundleSize(venue.file, 'this page');
  const source = await findSource(venue);
  return runInWorker<VenueReader, ToolBundle>({
    worker: new Worker(
      /* webpackChunkName: "worker-venue" */ new URL('./venue-worker.ts', import.meta.url),
      { name: 'venue-reader' },
    ),
    ask: (reader) => reader.open(source, venue.name),
    failure: 'The venue could not be read. Reload the page and try again.',
    signal,
  });
}

async function findSource(venue: ToolVenue): Promise<Blob | string> {
  if (venue.kind === 'file') return venue.file;
  if (venue.kind === 'demo') return getBundleUrl(venue.id);
  const { loadOwnBundle } = await import(
    /* webpackChunkName: "venue-switch" */ './own/switch-venue'
  );
  return loadOwnBundle(venue);
}

/** Storage key of work on a venue. */
export function keyOfVenue(venue: ToolVenue): string {
  return venue.kind === 'demo' ? `demo:${venue.id}` : `${venue.kind}:${venue.name}`;
}

function getBundleUrl(id: string): string {
  const path = `${siteConfig.baseUrl}venues/${id}/mvf-3.zip?key=demo`;
  return new URL(path, window.location.href).href;
}
