import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { BridgeClient } from '../client/bridge-client.ts';
import { createRemoteMap } from '../client/create-remote-map.ts';
import type { VenueData } from '../client/remote-map.ts';
import { createWebViewLink, type WebViewLink } from '../client/web-view-link.ts';
import { BridgeError } from '../protocol/bridge-error.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { useStable } from '../hooks/use-stable.ts';
import { FeatureRefCounts } from './feature-ref-counts.ts';
import type { MapScope, ReadyMap } from './map-scope.ts';
import type { MapProps } from './map-view-props.ts';
import { PointerTargets } from './pointer-targets.ts';
import { startOptions } from './start-options.ts';

/** State of a map view and its web view. */
export type MapSession = {
  readonly link: WebViewLink;
  /** Changes when the web view must be recreated. */
  readonly life: number;
  readonly scope: MapScope;
  readonly isDrawn: boolean;
};

type Outcome = {
  readonly run?: object;
  readonly ready?: ReadyMap;
  readonly venue?: VenueData;
  readonly error?: Error;
  readonly isDrawn?: boolean;
};

/**
 * Maximum losses of the web view within the window. More indicate a problem of the device or the
 * venue.
 */
const MAX_LOSSES = 3;
const LOSS_WINDOW = 60_000;

/** Shows a venue, and shows it again after the web view was lost. */
export function useMapSession(props: MapProps): MapSession {
  const { source, motion, antialias, transparent, maxPixelRatio, fontFamily, css } = props;
  // A link belongs to one web view, so that the next one does not receive texts of the previous
  // one.
  const [{ life, link }, setView] = useState(() => ({ life: 0, link: createWebViewLink() }));
  const [outcome, setOutcome] = useState<Outcome>({});
  const latest = useLatest(props);
  const saved = useRef<{ readonly source: unknown; readonly state: unknown }>(undefined);
  const losses = useRef<number[]>([]);
  const fixed = { motion, antialias, transparent, maxPixelRatio, fontFamily, css };
  const wanted = useStable({ source, fixed });
  const run = useMemo(() => ({ link, wanted }), [link, wanted]);
  const retry = useCallback(() => {
    losses.current = [];
    setView(nextView);
  }, []);

  useEffect(() => {
    const update = (change: Outcome): void =>
      setOutcome((before) => ({ ...(before.run === run && before), run, ...change }));
    const showing = showInWebView(run.link, {
      props: () => latest.current,
      state: () => (saved.current?.source === run.wanted.source ? saved.current?.state : undefined),
      update,
    });
    const stopWatching = run.link.onLost((reason) => {
      const error = lostError(reason);
      saved.current = { source: run.wanted.source, state: showing.lastState() };
      showing.stop(error);
      const now = Date.now();
      losses.current = [...losses.current.filter((time) => now - time < LOSS_WINDOW), now];
      if (losses.current.length > MAX_LOSSES) update({ error });
      else setView(nextView);
    });
    return () => {
      stopWatching();
      showing.stop(new BridgeError('bridge/closed', 'The map is no longer on the screen.'));
    };
  }, [run, latest]);

  const { ready, venue, error, isDrawn = false } = outcome.run === run ? outcome : {};
  const scope = useMemo<MapScope>(
    () => ({
      ready,
      venue: error
        ? { status: 'failed', venue: undefined, error, retry }
        : venue
          ? { status: 'ready', venue, error: undefined, retry }
          : { status: 'loading', venue: undefined, error: undefined, retry },
    }),
    [ready, venue, error, retry],
  );
  return { link, life, scope, isDrawn };
}

function nextView({ life }: { readonly life: number }): { life: number; link: WebViewLink } {
  return { life: life + 1, link: createWebViewLink() };
}

type Showing = {
  readonly props: () => MapProps;
  readonly state: () => unknown;
  readonly update: (change: Outcome) => void;
};

function showInWebView(
  link: WebViewLink,
  { props, state, update }: Showing,
): { readonly lastState: () => unknown; readonly stop: (reason: BridgeError) => void } {
  const { timeout, startTimeout } = props();
  const client = new BridgeClient(link.channel, {
    ...(timeout !== undefined && { timeout }),
    ...(startTimeout !== undefined && { startTimeout }),
  });
  let isStopped = false;
  const listen = (event: string, listener: (payload: unknown) => void): void =>
    void client.subscribe({ target: 'host', event, interval: 0, listener });
  listen('first-frame', () => {
    update({ isDrawn: true });
    props().onFirstFrame?.();
  });
  listen('progress', (progress) => props().onProgress?.(progress as { loaded: number }));

  const show = async (): Promise<void> => {
    const stopGreeting = link.onOpen(() => void client.start().catch(() => {}));
    await client.start().finally(stopGreeting);
    const { source, css } = props();
    const request = { source, map: startOptions(props()), css, state: state() };
    const venue = (await client.request('host', 'show', [request])) as VenueData;
    if (isStopped) return;
    const map = createRemoteMap(client);
    const ready = { map, pointers: new PointerTargets(map), features: new FeatureRefCounts(map) };
    update({ ready, venue, isDrawn: true });
    map.on('language-change', () => {
      void client
        .request('host', 'venueData', [])
        .then((data) => update({ venue: data as VenueData }))
        .catch(() => {});
    });
  };
  show().catch((error: unknown) => {
    if (!isStopped) update({ error: error as Error });
  });
  return {
    lastState: () => client.lastState,
    stop(reason) {
      isStopped = true;
      client.close(reason);
    },
  };
}

function lostError(reason: string): BridgeError {
  return new BridgeError(
    'bridge/web-view-lost',
    `The web view of the map was lost: ${reason}. It restarts with its floor, camera and ` +
      'components. If this keeps happening, show less at a time.',
  );
}
