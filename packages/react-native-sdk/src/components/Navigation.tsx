import type {
  Coordinate,
  NavigationEvents,
  NavigationOptions,
  NavigationSession,
} from '@brand/web-sdk';
import type { Received, Remote, Sent } from '../client/remote.ts';
import type { RouteData } from '../client/remote-map.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { definedProps } from './defined-props.ts';
import type { ThingProps } from './thing-props.ts';
import { useHandle } from './use-handle.ts';

/** Routes, their style and the user's progress. */
export type NavigationProps = Sent<NavigationOptions> &
  Pick<ThingProps, 'onError'> & {
    /** A route, or several of which one is active. */
    readonly routes: RouteData | readonly RouteData[];
    /** Index of the active route. @defaultValue `0` */
    readonly activeIndex?: number;
    /** Index of the instruction to highlight and show. `undefined` means none. */
    readonly step?: number;
    /**
     * Position of the user. The travelled part of the route is drawn in another colour, and
     * progress events fire.
     */
    readonly position?: Coordinate;
    /** Called when another instruction is highlighted. */
    readonly onStepChange?: (event: Received<NavigationEvents['step-change']>) => void;
    /** Called when the user moves along the route. */
    readonly onProgressChange?: (event: Received<NavigationEvents['progress-change']>) => void;
    /** Called when the user leaves the route, and again only after they have returned to it. */
    readonly onRouteLeave?: (event: Received<NavigationEvents['route-leave']>) => void;
    /** Called once, when the user reaches the destination. */
    readonly onArrive?: (event: Received<NavigationEvents['arrive']>) => void;
    /** Called when the user taps the marker of a lift, stairs or an escalator. */
    readonly onConnectionClick?: (event: Received<NavigationEvents['connection-click']>) => void;
  };

type State = Pick<NavigationProps, 'activeIndex' | 'step' | 'position'>;

/**
 * Routes with their path, markers and steps. A map has one navigation at a time.
 *
 * @example
 * function Way({ from, to }: { from: SpaceData; to: SpaceData }) {
 *   const { route } = useRoute(from, to);
 *   return route ? <Navigation routes={route} onArrive={() => console.warn('There')} /> : null;
 * }
 */
export function Navigation(props: NavigationProps): null {
  const { routes, activeIndex, step, position, onError, ...others } = props;
  const options = Object.fromEntries(
    Object.entries(others).filter(([name]) => !/^on[A-Z]/.test(name)),
  );
  const latest = useLatest(props);
  useHandle<Remote<NavigationSession>, State>({
    name: 'Navigation',
    made: { routes, options },
    options: definedProps({ activeIndex, step, position }) as State,
    add: async (map, state) => {
      const session = await map.navigation.draw(routes as never, definedProps(options) as never);
      await applyState(session, state);
      return session;
    },
    update: (session, change, state) =>
      applyState(session, 'step' in state ? change : { ...change, step: undefined }),
    listen(session) {
      const stops = [
        session.on('step-change', (event) => latest.current.onStepChange?.(event)),
        session.on('progress-change', (event) => latest.current.onProgressChange?.(event)),
        session.on('route-leave', (event) => latest.current.onRouteLeave?.(event)),
        session.on('arrive', (event) => latest.current.onArrive?.(event)),
        session.on('connection-click', (event) => latest.current.onConnectionClick?.(event)),
      ];
      return () => stops.forEach((stop) => stop());
    },
    onError,
  });
  return null;
}

async function applyState(
  session: Remote<NavigationSession>,
  state: { readonly [K in keyof State]?: State[K] | undefined },
): Promise<void> {
  const work: Promise<unknown>[] = [];
  if (state.activeIndex !== undefined) work.push(session.setActive(state.activeIndex));
  if ('step' in state) work.push(session.showStep(state.step));
  if (state.position) work.push(session.track(state.position));
  await Promise.all(work);
}
