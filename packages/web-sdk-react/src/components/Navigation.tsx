import type { Coordinate, Route } from '@brand/venue';
import type { NavigationEvents, NavigationOptions, NavigationSession } from '@brand/web-sdk';
import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import { useMapScope } from '../map/use-map.ts';
import { definedOptions } from '../option-changes.ts';
import { useLatest } from '../use-latest.ts';
import { stableMarkerCallbacks } from './stable-marker-callbacks.ts';
import { useHandle } from './use-handle.ts';

/** Routes, their style and the user's progress. All props may change. */
export type NavigationProps = NavigationOptions & {
  /** A route, or several of which one is active. */
  readonly routes: Route | readonly Route[];
  /** Index of the active route. @defaultValue `0` */
  readonly activeIndex?: number;
  /** Index of the instruction to highlight and show. `undefined` means none. */
  readonly step?: number;
  /**
   * Position of the user. With a position, the travelled part of the route is drawn in another
   * colour, and progress events fire.
   */
  readonly position?: Coordinate;
  /** Called when another route becomes the active one. */
  readonly onRouteChange?: (event: NavigationEvents['route-change']) => void;
  /** Called when another instruction is highlighted. */
  readonly onStepChange?: (event: NavigationEvents['step-change']) => void;
  /** Called when the user moves along the route. */
  readonly onProgressChange?: (event: NavigationEvents['progress-change']) => void;
  /** Called when the user leaves the route, and again only after they have returned to it. */
  readonly onRouteLeave?: (event: NavigationEvents['route-leave']) => void;
  /** Called once, when the user reaches the destination. */
  readonly onArrive?: (event: NavigationEvents['arrive']) => void;
  /** Called when the user clicks the marker of a lift, stairs or an escalator. */
  readonly onConnectionClick?: (event: NavigationEvents['connection-click']) => void;
};

type State = NavigationOptions & Pick<NavigationProps, 'activeIndex' | 'step' | 'position'>;

const STATE_NAMES: ReadonlySet<string> = new Set(['activeIndex', 'step', 'position']);
/**
 * Options for every redraw after the first: without animation, and without moving the camera or the
 * floor.
 */
const QUIET: NavigationOptions = { draw: { duration: 0 }, fitCamera: false, followFloor: false };

/**
 * Routes with their path, markers and steps. A map has one navigation at a time, and a second one
 * replaces it. `ref` holds the `NavigationSession` of the Web SDK.
 *
 * @example
 * function Way({ from, to }: { from: Space; to: Space }) {
 *   const { route } = useRoute(from, to);
 *   return route ? <Navigation routes={route} onArrive={() => console.warn('There')} /> : null;
 * }
 */
export const Navigation: (props: NavigationProps & RefAttributes<NavigationSession>) => ReactNode =
  forwardRef<NavigationSession, NavigationProps>(function Navigation(props, ref) {
    const { routes, markers, ...others } = props;
    const { onRouteChange, onStepChange, onProgressChange, ...rest } = others;
    const { onRouteLeave, onArrive, onConnectionClick, ...options } = rest;
    const { map } = useMapScope('Navigation');
    const latest = useLatest({
      markers,
      onRouteChange,
      onStepChange,
      onProgressChange,
      onRouteLeave,
      onArrive,
      onConnectionClick,
    });
    const kinds =
      markers && stableMarkerCallbacks(markers, (name) => latest.current.markers?.[name]);
    useHandle<NavigationSession, State>({
      map,
      identity: [routes, kinds?.kinds],
      options: definedOptions(options),
      add: ({ activeIndex, step, position, ...own }, before) => {
        const session = map.navigation.draw(routes, {
          ...own,
          ...(kinds && { markers: kinds.markers }),
          ...(before && QUIET),
        });
        applyState(session, definedOptions({ activeIndex, step, position }) as State);
        return session;
      },
      update: (session, change) => {
        if (Object.keys(change).some((name) => !STATE_NAMES.has(name))) return 'recreate';
        return applyState(session, change);
      },
      listen: (session) => {
        const stops = [
          session.on('route-change', (event) => latest.current.onRouteChange?.(event)),
          session.on('step-change', (event) => latest.current.onStepChange?.(event)),
          session.on('progress-change', (event) => latest.current.onProgressChange?.(event)),
          session.on('route-leave', (event) => latest.current.onRouteLeave?.(event)),
          session.on('arrive', (event) => latest.current.onArrive?.(event)),
          session.on('connection-click', (event) => latest.current.onConnectionClick?.(event)),
        ];
        return () => stops.forEach((stop) => stop());
      },
      ref,
    });
    return null;
  });

function applyState(session: NavigationSession, { activeIndex, step, position }: State): void {
  if (activeIndex !== undefined && activeIndex !== session.activeIndex) {
    session.setActive(activeIndex);
  }
  if (step !== undefined && step !== session.step) session.showStep(step);
  if (position) session.track(position);
}
