import type {
  AnimationOptions,
  Marker as MapMarker,
  MarkerOptions,
  MarkerTarget,
} from '@brand/web-sdk';
import type { Remote, Sent } from '../client/remote.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { definedProps } from './defined-props.ts';
import type { ThingProps } from './thing-props.ts';
import { useHandle } from './use-handle.ts';

/** Target, content and behaviour of a marker. All props may change. */
export type MarkerProps = Sent<MarkerOptions> &
  ThingProps & {
    /** Position of the marker. A change moves the marker to the new target. */
    readonly target: Sent<MarkerTarget>;
    /**
     * Animation of the marker's movement to another target.
     * @defaultValue none, the marker jumps
     */
    readonly transition?: Sent<AnimationOptions>;
    /** Called when the marker appears or disappears. */
    readonly onShownChange?: (change: { readonly isShown: boolean }) => void;
  };

/**
 * Text or HTML at a position in the venue. A marker is drawn in the web view, in the same frame as
 * the map. Native views over the map would lag behind, because positions cross the bridge.
 *
 * @example
 * const pin = (
 *   <Marker target={bakery} content={html`<b>Fresh bread</b>`} onClick={() => console.warn('Hello')} />
 * );
 */
export function Marker(props: MarkerProps): null {
  const { target, transition, onClick, onError, onShownChange, ...options } = props;
  const latest = useLatest({ onClick, onShownChange, transition });
  useHandle<Remote<MapMarker>, Sent<MarkerOptions> & { target: Sent<MarkerTarget> }>({
    name: 'Marker',
    made: undefined,
    options: definedProps({
      ...options,
      interactive: options.interactive ?? onClick !== undefined,
      target,
    }),
    add: (map, { target: place, ...rest }) => map.markers.add(place, rest),
    update: async (marker, { target: place, ...change }) => {
      if (place) await marker.moveTo(place, latest.current.transition ?? { duration: 0 });
      if (Object.keys(change).length > 0) await marker.update(change);
    },
    listen(marker) {
      const stops = [
        marker.on('click', (event) => latest.current.onClick?.(event)),
        marker.on('shown-change', (change) => latest.current.onShownChange?.(change)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    onError,
  });
  return null;
}
