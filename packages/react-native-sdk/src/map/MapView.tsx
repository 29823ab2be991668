import type { ReactElement, ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { MapScopeContext } from './map-scope.ts';
import { MapSurface } from './MapSurface.tsx';
import type { MapFailure, MapViewProps } from './map-view-props.ts';
import { useMapSession } from './use-map-session.ts';

/**
 * Shows a venue in its own web view, which is removed when the component unmounts. To keep one map
 * across screens, use `MapHost` and `MapSlot`.
 *
 * @example
 * const screen = (
 *   <MapView
 *     source={{ venueId: 'harbour-mall', key: 'demo' }}
 *     onClick={({ element }) => console.warn(element?.name)}
 *   />
 * );
 */
export function MapView(props: MapViewProps): ReactElement {
  const { style, fallback, errorFallback, children, ...mapProps } = props;
  const session = useMapSession(mapProps);
  const { venue, ready } = session.scope;
  return (
    <View style={[STYLES.view, style]}>
      <MapScopeContext value={session.scope}>
        <MapSurface session={session} props={mapProps} />
        {ready && children}
      </MapScopeContext>
      <MapNotice session={session} fallback={fallback}>
        {venue.status === 'failed' && failureContent(venue, errorFallback)}
      </MapNotice>
    </View>
  );
}

/** Shows the fallback or the error over a map that is not shown. */
function MapNotice({
  session: { scope, isDrawn },
  fallback,
  children,
}: {
  readonly session: ReturnType<typeof useMapSession>;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}): ReactElement | null {
  const isFailed = scope.venue.status === 'failed';
  if (!isFailed && (isDrawn || fallback === undefined)) return null;
  return <View style={StyleSheet.absoluteFill}>{isFailed ? children : fallback}</View>;
}

function failureContent(
  failure: MapFailure,
  errorFallback: MapViewProps['errorFallback'],
): ReactNode {
  if (typeof errorFallback === 'function') return errorFallback(failure);
  return errorFallback ?? <Text role="alert">{failure.error.message}</Text>;
}

const STYLES = StyleSheet.create({ view: { flex: 1, overflow: 'hidden' } });
