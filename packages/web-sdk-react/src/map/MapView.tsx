import type { MapView as ShownMapView, VenueSource } from '@brand/web-sdk';
import {
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { ReactSdkError } from '../react-sdk-error.ts';
import { useLatest } from '../use-latest.ts';
import { MapRegistryContext, VenueContext, type VenueState } from '../venue/venue-context.ts';
import { FeatureRefCounts } from './feature-ref-counts.ts';
import { type MapScope, MapScopeContext } from './map-context.ts';
import { fill, fillBelow, surround } from './map-styles.ts';
import type { MapFailure, MapViewProps } from './map-view-props.ts';
import { PointerTargets } from './pointer-targets.ts';
import { useMapProps } from './use-map-props.ts';
import { useMapLifecycle } from './use-map-lifecycle.ts';

/**
 * Shows a venue and fills its container, which needs a height. The map is created when the
 * component mounts and removed when it unmounts. `ref` holds the `MapView` of the Web SDK, or
 * `null` until the map is ready.
 *
 * @example
 * const app = (
 *   <MapView
 *     source={{ venueId: 'harbour-mall', key: 'demo' }}
 *     theme="system"
 *     fallback={<p>Loading the map</p>}
 *     onClick={({ element }) => console.warn(element?.id)}
 *   />
 * );
 */
export const MapView: (props: MapViewProps & RefAttributes<ShownMapView>) => ReactNode = forwardRef<
  ShownMapView,
  MapViewProps
>(function MapView(props, ref) {
  const { source, id, className, style, children } = props;
  const provided = useContext(VenueContext);
  const slot = useRef<HTMLDivElement | null>(null);
  const venueSource = source ?? sourceOf(provided);
  const progress = useMapLifecycle(slot, venueSource, props);
  const { shown, isDrawn } = progress;
  useMapProps(shown, props);
  const map = shown?.map;
  useImperativeHandle<ShownMapView | null, ShownMapView | null>(ref, () => map ?? null, [map]);
  useRegistration(map);
  const failure = failureOf(progress, source ? undefined : provided);
  useReports({ map, error: failure?.error, props });
  const around = useCallback((element: HTMLDivElement | null) => surround(element, style), [style]);
  const attachSlot = useCallback((element: HTMLDivElement | null) => {
    slot.current = element;
    fillBelow(element);
  }, []);
  return (
    <div ref={around} id={id} className={className} style={style}>
      <div ref={attachSlot} />
      {map && <MapScopeProvider map={map}>{children}</MapScopeProvider>}
      {failure && <div ref={fill}>{errorContent(failure, props)}</div>}
      {!failure && !isDrawn && <div ref={fill}>{props.fallback}</div>}
    </div>
  );
});

function sourceOf(provided: VenueState | undefined): VenueSource | undefined {
  if (!provided) {
    throw new ReactSdkError(
      'react/no-source',
      "MapView: expected a venue to show, found none. Pass `source={{ venueId: 'harbour-mall', key: 'demo' }}`, or render it inside a VenueProvider.",
    );
  }
  return provided.venue && { venue: provided.venue };
}

function failureOf(
  { error, retry }: { readonly error?: Error; readonly retry: () => void },
  provided: VenueState | undefined,
): MapFailure | undefined {
  if (error) return { error, retry };
  return provided?.error && { error: provided.error, retry: provided.retry };
}

function errorContent(failure: MapFailure, { errorFallback }: MapViewProps): ReactNode {
  if (typeof errorFallback === 'function') return errorFallback(failure);
  return errorFallback === undefined ? <p role="alert">{failure.error.message}</p> : errorFallback;
}

/** Provides a map and its venue to its children. */
function MapScopeProvider({
  map,
  children,
}: {
  readonly map: ShownMapView;
  readonly children: ReactNode;
}): ReactElement {
  const scope = useMemo<MapScope>(
    () => ({ map, pointers: new PointerTargets(map), features: new FeatureRefCounts(map) }),
    [map],
  );
  const state = useMemo<VenueState>(
    () => ({ status: 'ready', venue: map.venue, retry: () => {} }),
    [map],
  );
  return (
    <VenueContext.Provider value={state}>
      <MapScopeContext.Provider value={scope}>{children}</MapScopeContext.Provider>
    </VenueContext.Provider>
  );
}

/** Registers the map with the surrounding provider. */
function useRegistration(map: ShownMapView | undefined): void {
  const add = useContext(MapRegistryContext)?.add;
  useEffect(() => (map && add ? add(map) : undefined), [map, add]);
}

function useReports({
  map,
  error,
  props,
}: {
  readonly map: ShownMapView | undefined;
  readonly error: Error | undefined;
  readonly props: MapViewProps;
}): void {
  const latest = useLatest(props);
  useEffect(() => {
    if (map) latest.current.onReady?.(map);
  }, [map, latest]);
  useEffect(() => {
    if (error) latest.current.onError?.(error);
  }, [error, latest]);
}
