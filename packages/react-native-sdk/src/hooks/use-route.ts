import type { NoRoute, RouteOptions, RouteThroughOptions } from '@brand/web-sdk';
import { useEffect, useState } from 'react';
import type { Received, Sent } from '../client/remote.ts';
import type { RemoteMap, RouteAnswer, RouteData, RouteEnd } from '../client/remote-map.ts';
import { useMapScope } from '../map/use-map.ts';
import { useStable } from './use-stable.ts';

/** State of a requested route. */
export type RouteState = {
  /** The route. While another one is computed, the previous route stays. */
  readonly route: RouteData | undefined;
  /** Reason why no route was found, and a message in English for your log. */
  readonly noRoute: Received<NoRoute> | undefined;
  /** Whether a route is being computed, or waits for the map. */
  readonly isLoading: boolean;
  /** Error that prevented the computation. */
  readonly error: Error | undefined;
};

/**
 * Returns the cheapest route from one place to another. The web view computes the route, and
 * recomputes it when a place or an option changes. While a place is `undefined`, there is no route.
 *
 * @example
 * function Way({ from, to }: { from: SpaceData; to: SpaceData | undefined }) {
 *   const { route, noRoute } = useRoute(from, to, { accessible: true });
 *   if (noRoute) return <Text>There is no step-free route.</Text>;
 *   return route ? <Navigation routes={route} /> : null;
 * }
 */
export function useRoute(
  from: RouteEnd | undefined,
  to: RouteEnd | undefined,
  options: Omit<Sent<RouteOptions>, 'signal'> = {},
): RouteState {
  const wanted = useStable(
    from !== undefined && to !== undefined ? { from, to, options } : undefined,
  );
  return useAnswer(wanted, ({ venue }, signal) =>
    venue.route(wanted!.from, wanted!.to, { ...wanted!.options, signal }),
  );
}

/**
 * Returns the cheapest route through several places, in the given order or in the shortest one.
 *
 * @example
 * function Tour({ stops }: { stops: readonly SpaceData[] }) {
 *   const { route } = useRouteThrough(stops, { order: 'shortest' });
 *   return route ? <Path course={route} pattern="arrows" /> : null;
 * }
 */
export function useRouteThrough(
  stops: readonly RouteEnd[],
  options: Omit<Sent<RouteThroughOptions>, 'signal'> = {},
): RouteState {
  const wanted = useStable(stops.length > 1 ? { stops, options } : undefined);
  return useAnswer(wanted, ({ venue }, signal) =>
    venue.routeThrough(wanted!.stops, { ...wanted!.options, signal }),
  );
}

type Outcome = { readonly wanted: object; readonly answer?: RouteAnswer; readonly error?: Error };

function useAnswer(
  wanted: object | undefined,
  ask: (map: RemoteMap, signal: AbortSignal) => Promise<RouteAnswer>,
): RouteState {
  const map = useMapScope('useRoute').ready?.map;
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!map || !wanted) return undefined;
    const controller = new AbortController();
    const settle = (came: Omit<Outcome, 'wanted'>): void => {
      if (!controller.signal.aborted) setOutcome({ wanted, ...came });
    };
    ask(map, controller.signal).then(
      (answer) => settle({ answer }),
      (error: unknown) => settle({ error: error as Error }),
    );
    return () => controller.abort();
    // `ask` is recreated at each render from `wanted`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, wanted]);
  const shown = wanted && outcome;
  const isCurrent = shown?.wanted === wanted;
  const { answer, error } = shown ?? {};
  return {
    route: answer?.found === true ? answer : undefined,
    noRoute: isCurrent && answer?.found === false ? answer : undefined,
    isLoading: wanted !== undefined && !isCurrent,
    error: isCurrent ? error : undefined,
  };
}
