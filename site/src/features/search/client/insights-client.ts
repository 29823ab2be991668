import type { InsightsClient } from 'search-insights';
import { searchConfig } from './search-config';
import { isTrackingAllowed } from './search-docs';

/** Version of `search-insights`. Integrations read it to decide which fields to send. */
const VERSION = '2.17.3';

type Call = (...args: readonly unknown[]) => void;

let loading: Promise<Call> | undefined;

/**
 * Sends view and click events of search. The library loads with the first event; earlier calls are
 * queued.
 */
export const insightsClient = Object.assign(
  (...args: readonly unknown[]): void => {
    loading ??= load();
    loading
      .then((insights) => insights(...args))
      .catch((error: unknown) => console.warn('Search events could not be sent.', error));
  },
  { version: VERSION },
) as unknown as InsightsClient & Call;

async function load(): Promise<Call> {
  const { default: insights } = await import(/* webpackChunkName: "insights" */ 'search-insights');
  const { appId, apiKey, hosts, hosted } = searchConfig();
  const host = hosted && !hosts ? undefined : (hosts?.[0] ?? window.location.origin);
  insights('init', { appId, apiKey, useCookie: false, ...(host && { host }) });
  Object.assign(window, { aa: Object.assign(insights, { version: VERSION }) });
  return insights as Call;
}

/** Maximum number of objects in an event of the protocol. */
const MAX_VIEWED = 20;

/** Sends a view event. */
export function countViews(objectIDs: readonly string[]): void {
  if (objectIDs.length === 0 || searchConfig().isLocal || !isTrackingAllowed()) return;
  insightsClient('viewedObjectIDs', {
    eventName: 'Items Viewed',
    index: searchConfig().index,
    objectIDs: objectIDs.slice(0, MAX_VIEWED),
  });
}

export type Opening = {
  readonly objectID: string;
  /** 1-based, among all results. */
  readonly position: number;
  readonly queryID: string | undefined;
};

/** Sends a click event. */
export function countOpening({ objectID, position, queryID }: Opening): void {
  if (queryID === undefined || !isTrackingAllowed()) return;
  insightsClient('clickedObjectIDsAfterSearch', {
    eventName: 'Item Selected',
    index: searchConfig().index,
    queryID,
    objectIDs: [objectID],
    positions: [position],
  });
}
