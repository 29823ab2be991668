import { checkFeed, type FeedKind, type FeedReport, readSnapshot } from '@brand/data-sync';
import * as Comlink from 'comlink';

/** A feed to validate. */
export type FeedCheckRequest = {
  readonly text: string;
  readonly kind: FeedKind;
  /** URL of the bundle to compare with. */
  readonly venue?: string;
};

const feedCheck = {
  async check({ text, kind, venue }: FeedCheckRequest): Promise<FeedReport> {
    if (venue === undefined) return checkFeed(text, kind);
    return checkFeed(text, kind, { venue: await readSnapshot(await loadBundle(venue)) });
  },
};

async function loadBundle(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(
      `The venue could not be loaded (status ${response.status}). Check without a venue, or try again.`,
    );
  }
  return new Uint8Array(await response.arrayBuffer());
}

export type FeedCheck = typeof feedCheck;

Comlink.expose(feedCheck);
