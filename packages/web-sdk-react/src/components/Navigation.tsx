import type { Coordinate, Route } from '@brand/venue';
import type { NavigationEvents, NavigationOptions, NavigationSession } from '@brand/web-sdk';
import { forwardRef, type ReactNode, type RefAttributes } from 'react';
import { useMapScope } from '../map/use-map.ts';
import { definedOptions } from '../option-changes.ts';
import { useLatest } from '../use-latest.ts';
import { stableMarkerCallbacks } from './stable-marker-callbacks.ts';
import { useHandle } from './use-handle.ts';

/** Which routes are shown, how, and how far the user is. All may change. */
export type NavigationProps = NavigationOptions & {
  /** A route, or several of which one is active. */
  readonly routes: Route | readonly Route[];
  /** Index of the active route. @defaultValue `0` */
  readonly activeIndex?: number;
  /** Index of the instruction that is highlighted and shown; `undefined` for none. */
  readonly step?: number;
  /** Where the user is: what lies behind is drawn otherwise, and progress is told. */
  readonly position?: Coordinate;
  /** Another route became the active one. */
  readonly onRouteChange?: (event: NavigationEvents['route-change']) => void;
  /** Another instruction is highlighted. */
  readonly onStepChange?: (event: NavigationEvents['step-change']) => void;
  /** The user moved along the route. */
  readonly onProgressChange?: (event: NavigationEvents['progress-change']) => void;
  /** The user left the route; told once until they are back. */
  readonly onRouteLeave?: (event: NavigationEvents['route-leave']) => void;
  /** The user came to the destination; told once. */
  readonly onArrive?: (event: NavigationEvents['arrive']) => void;
  /** The user clicked the marker of a lift, stairs or an escalator. */
  readonly onConnectionClick?: (event: NavigationEvents['connection-click']) => void;
};

type State = NavigationOptions & Pick<NavigationProps, 'activeIndex' | 'step' | 'position'>;

const STATE_NAMES: ReadonlySet<string> = new Set(['activeIndex', 'step', 'position']);
/** Redraws after the first time without animation and without moving the camera or the floor. */
const QUIET: NavigationOptions = { draw: { duration: 0 }, fitCamera: false, followFloor: false };

/**
 * Routes with their path, markers and steps. A map has one navigation at a time: a second one takes
 * its place. `ref` gives the `NavigationSession` of the Web SDK.
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
