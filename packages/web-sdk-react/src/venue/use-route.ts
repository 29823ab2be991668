import type {
  NoRoute,
  Route,
  RouteOptions,
  RouteResult,
  RouteTarget,
  RouteThroughOptions,
  Venue,
} from '@brand/venue';
import { useEffect, useMemo, useState } from 'react';
import { asError } from '../as-error.ts';
import { useStable } from '../use-stable.ts';
import { useLanguage } from './use-language.ts';
import { useVenue } from './use-venue.ts';

/** State of a requested route. */
export type RouteState = {
  /** The route. While another one is computed, the previous route stays. */
  readonly route: Route | undefined;
  /** Reason why no route was found, and a message in English for your log. */
  readonly noRoute: NoRoute | undefined;
  /** Whether the route is still being computed or waiting for the venue. */
  readonly isLoading: boolean;
  /** Error that prevented the computation, such as nodes that cannot be read. */
  readonly error: Error | undefined;
};

type RouteQuery = (venue: Venue, signal: AbortSignal) => Promise<RouteResult>;

/**
 * Returns the cheapest route from one place to another. The route is computed again when a place,
 * an option or the language changes. While a place is `undefined`, there is no route. You can write
 * the options inline.
 *
 * @example
 * function Way({ from, to }: { from: Space; to: Space | undefined }) {
 *   const { route, noRoute } = useRoute(from, to, { accessible: true });
 *   if (noRoute) return <p>There is no step-free route.</p>;
 *   return route ? <Navigation routes={route} /> : null;
 * }
 */
export function useRoute(
  from: RouteTarget | undefined,
  to: RouteTarget | undefined,
  options: Omit<RouteOptions, 'signal'> = {},
): RouteState {
  const wanted = useStable(
    from !== undefined && to !== undefined ? { from, to, options } : undefined,
  );
  const ask = useMemo(() => {
    if (!wanted) return undefined;
    const find: RouteQuery = (venue, signal) =>
      venue.route(wanted.from, wanted.to, { ...wanted.options, signal });
    return find;
  }, [wanted]);
  return useRouteOf(ask);
}

/**
 * Returns the cheapest route through several places, in the given order or in the shortest one.
 * With fewer than two places, there is no route.
 *
 * @example
 * function Tour({ stops }: { stops: readonly Space[] }) {
 *   const { route } = useRouteThrough(stops, { order: 'shortest' });
 *   return route ? <Path course={route} pattern="arrows" /> : null;
 * }
 */
export function useRouteThrough(
  stops: readonly RouteTarget[],
  options: Omit<RouteThroughOptions, 'signal'> = {},
): RouteState {
  const wanted = useStable(stops.length > 1 ? { stops, options } : undefined);
  const ask = useMemo(() => {
    if (!wanted) return undefined;
    const find: RouteQuery = (venue, signal) =>
      venue.routeThrough(wanted.stops, { ...wanted.options, signal });
    return find;
  }, [wanted]);
  return useRouteOf(ask);
}

type Outcome = {
  readonly ask: RouteQuery;
  readonly venue: Venue;
  readonly language: string | undefined;
  readonly result?: RouteResult;
  readonly error?: Error;
};

/** Computes the route again when `ask` changes. */
function useRouteOf(ask: RouteQuery | undefined): RouteState {
  const { venue } = useVenue();
  const { language } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!venue || !ask) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (came: { result: RouteResult } | { error: Error }): void => {
      if (!signal.aborted) setOutcome({ ask, venue, language, ...came });
    };
    ask(venue, signal).then(
      (result) => settle({ result }),
      (error: unknown) => settle({ error: asError(error) }),
    );
    return () => controller.abort();
  }, [venue, ask, language]);
  // A route of another venue cannot be drawn; one between other places is shown until the new one
  // is ready.
  const shown = ask && outcome?.venue === venue ? outcome : undefined;
  const isCurrent = shown?.ask === ask && shown?.language === language;
  const { result, error } = shown ?? {};
  return {
    route: result?.found === true ? result : undefined,
    noRoute: isCurrent && result?.found === false ? result : undefined,
    isLoading: ask !== undefined && !isCurrent,
    error: isCurrent ? error : undefined,
  };
}
