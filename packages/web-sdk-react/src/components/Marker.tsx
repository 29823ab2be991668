import type {
  AnimationOptions,
  Marker as MapMarker,
  MarkerOptions,
  MarkerTarget,
} from '@brand/web-sdk';
import { Children, forwardRef, type ReactNode, type RefAttributes, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMapScope } from '../map/use-map.ts';
import { definedOptions } from '../option-changes.ts';
import { useLatest } from '../use-latest.ts';
import type { PointerProps } from './pointer-props.ts';
import { useHandle } from './use-handle.ts';

/** Target, content and behaviour of a marker. All props may change. */
export type MarkerProps = Omit<MarkerOptions, 'content'> &
  PointerProps & {
    /** Position of the marker. A change moves the marker to the new target. */
    readonly target: MarkerTarget;
    /**
     * Animation of the marker's movement to another target.
     * @defaultValue none, the marker jumps
     */
    readonly transition?: AnimationOptions;
    /**
     * Content of the marker: any React nodes, with context and state as usual. Plain text is shown
     * in a bubble. Buttons and links in the content need `interactive="content"`.
     * @defaultValue a pin in the theme's accent colour
     */
    readonly children?: ReactNode;
    /** Called when the marker appears or disappears. */
    readonly onShownChange?: (change: { readonly isShown: boolean }) => void;
  };

/**
 * React nodes at a position in the venue. `ref` holds the `Marker` of the Web SDK.
 *
 * @example
 * const app = (
 *   <MapView source={{ venueId: 'harbour-mall', key: 'demo' }}>
 *     <Marker target={bakery} anchor="bottom" rank="high" onClick={() => console.warn('Hello')}>
 *       <strong>Fresh bread</strong>
 *     </Marker>
 *   </MapView>
 * );
 */
export const Marker: (props: MarkerProps & RefAttributes<MapMarker>) => ReactNode = forwardRef<
  MapMarker,
  MarkerProps
>(function Marker(props, ref) {
  const { target, transition, children, onClick, onHoverChange, onShownChange, ...rest } = props;
  const { map } = useMapScope('Marker');
  const latest = useLatest({ transition, onClick, onHoverChange, onShownChange });
  // The element outlives a recreated marker and keeps the state of its React children.
  const [element] = useState(() => map.element.ownerDocument.createElement('div'));
  const content = contentOf(children, element);
  const interactive = rest.interactive ?? (onClick !== undefined || onHoverChange !== undefined);
  useHandle<MapMarker, MarkerOptions & { readonly target: MarkerTarget }>({
    map,
    identity: [content === undefined],
    options: definedOptions({
      ...rest,
      interactive,
      target,
      ...(content !== undefined && { content }),
    }),
    add: ({ target: place, ...options }) => map.markers.add(place, options),
    update: (marker, { target: place, ...change }) => {
      if (place) void marker.moveTo(place, latest.current.transition ?? { duration: 0 });
      if (Object.keys(change).length > 0) marker.update(change);
    },
    listen: (marker) => {
      const stops = [
        marker.on('click', (hits) => latest.current.onClick?.(hits)),
        marker.on('hover-change', (change) => latest.current.onHoverChange?.(change)),
        marker.on('shown-change', (change) => latest.current.onShownChange?.(change)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    ref,
  });
  return content === element ? createPortal(children, element) : null;
});

/** Returns text unchanged and other nodes in an element, or `undefined` for the default pin. */
function contentOf(children: ReactNode, element: HTMLElement): HTMLElement | string | undefined {
  const nodes = Children.toArray(children);
  if (nodes.length === 0) return undefined;
  const isText = nodes.every((node) => typeof node === 'string' || typeof node === 'number');
  return isText ? nodes.join('') : element;
}
