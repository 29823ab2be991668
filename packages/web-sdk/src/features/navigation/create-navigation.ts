import type { Coordinate, Route, RouteSection } from '@brand/venue';
import { adoptStyles } from '../../dom/overlay/adopt-styles.ts';
import { Emitter, type Unsubscribe } from '../../kernel/emitter.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { AnimationOptions } from '../../kernel/motion.ts';
import { NAVIGATION_STYLES } from './default-markers.ts';
import type {
  ConnectionStop,
  NavigationEvents,
  NavigationOptions,
  PathLook,
} from './navigation-options.ts';
import { RouteMarkers, type RouteMarkerParts } from './route-markers.ts';
import { ProgressTracker, type RouteProgress } from './route-progress.ts';
import { announceInstructions } from './announce-instructions.ts';

export type NavigationParts = {
  readonly addPath: (
    section: readonly RouteSection[],
    look: PathLook & { readonly draw?: AnimationOptions },
  ) => NavigationPath;
  readonly addMarker: RouteMarkerParts['addMarker'];
  readonly focusOn: (target: readonly Coordinate[], options: AnimationOptions) => unknown;
};

type NavigationPath = {
  readonly length: number;
  update(change: {
    readonly travelled?: number;
    readonly highlight?:
      | { readonly from: number; readonly to: number; readonly color: string }
      | undefined;
  }): void;
  remove(): void;
};

/**
 * One route on the map, or several of which one is active.
 *
 * @example
 * const session = map.navigation.draw(route);
 * session.on('arrive', () => showMessage('You are there'));
 * session.showStep(0);
 * session.track(here);
 */
export interface NavigationSession {
  /** The routes that are drawn, as you passed them. */
  readonly routes: readonly Route[];
  /** The route that has markers, steps and progress. */
  readonly active: Route;
  /** Index of the active route in `routes`. */
  readonly activeIndex: number;
  /** Makes another route the active one. */
  setActive(index: number): void;
  /**
   * Highlights an instruction of the active route, changes to its floor and moves the camera to it.
   * `undefined` removes the highlight.
   */
  showStep(
    index: number | undefined,
    options?: AnimationOptions & { readonly color?: string },
  ): void;
  /** Index of the highlighted instruction. `undefined` if none is highlighted. */
  readonly step: number | undefined;
  /**
   * Updates the user's position. Marks the travelled part of the route and emits `progress-change`,
   * `route-leave` and `arrive`.
   */
  track(position: Coordinate): RouteProgress | undefined;
  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof NavigationEvents>(
    name: K,
    listener: (payload: NavigationEvents[K]) => void,
  ): Unsubscribe;
  /** Removes the routes and their markers from the map. */
  remove(): void;
}

/**
 * Shows routes with their path, markers, floors, steps and progress.
 *
 * @example
 * const result = await venue.route(entrance, shop, { accessible: true });
 * if (result.found) map.navigation.draw(result, { markers: { start: 'none' } });
 * else showMessage('There is no step-free route to this shop.');
 */
export interface Navigation {
  /**
   * Shows a route, or several with the first one active. Routes that were shown before are removed.
   * @example
   * const route = await venue.route(entrance, shop);
   * if (route.found) map.navigation.draw(route, { fitCamera: false });
   */
  draw(routes: Route | readonly Route[], options?: NavigationOptions): NavigationSession;
  /** The session that is currently shown. */
  readonly current: NavigationSession | undefined;
  /** Removes the current session from the map, if there is one. */
  clear(): void;
}

export function createNavigation(context: FeatureContext, parts: NavigationParts): Navigation {
  let current: Session | undefined;
  const styles = adoptStyles(context.root, NAVIGATION_STYLES);
  context.onRemove(() => styles.remove());
  context.onRemove(context.events.on('frame', () => styles.refresh()));
  return {
    draw(routes, options = {}) {
      const list = 'found' in routes ? [routes] : routes;
      if (list.length === 0 || list.some((route) => !route.found)) {
        throw new MapViewError(
          'map-view/bad-option',
          'navigation.draw: expected a route with `found: true`, found none. Check `found` before you draw.',
        );
      }
      current?.remove();
      current = new Session(context, parts, list, options);
      return current;
    },
    get current() {
      return current?.isRemoved === false ? current : undefined;
    },
    clear() {
      current?.remove();
      current = undefined;
    },
  };
}

const DRAW = { duration: 700 };
const INACTIVE: PathLook = { width: 0.5, minWidthPixels: 3, opacity: 0.45, xrayOpacity: 0.2 };

class Session implements NavigationSession {
  readonly routes: readonly Route[];
  isRemoved = false;
  readonly #context: FeatureContext;
  readonly #parts: NavigationParts;
  readonly #options: NavigationOptions;
  readonly #events = new Emitter<NavigationEvents>();
  readonly #drawn: { remove(): void }[] = [];
  readonly #markers: RouteMarkers;
  #activeIndex = 0;
  #step: number | undefined;
  #path: NavigationPath | undefined;
  #tracker: ProgressTracker;
  #hasArrived = false;
  #isOffRoute = false;

  constructor(
    context: FeatureContext,
    parts: NavigationParts,
    routes: readonly Route[],
    options: NavigationOptions,
  ) {
    this.#context = context;
    this.#parts = parts;
    this.#options = options;
    this.routes = routes;
    this.#tracker = new ProgressTracker(this.active, context.space.frame);
    this.#markers = new RouteMarkers(
      context,
      { addMarker: parts.addMarker, onConnectionClick: (stop) => this.#followConnection(stop) },
      options.markers,
    );
    this.#drawRoutes({ ...DRAW, ...options.draw });
    this.#showStart();
    const { instructions } = this.active;
    announceInstructions(context, instructions);
  }

  get active(): Route {
    return this.routes[this.#activeIndex]!;
  }

  get activeIndex(): number {
    return this.#activeIndex;
  }

  get step(): number | undefined {
    return this.#step;
  }

  on<K extends keyof NavigationEvents>(
    name: K,
    listener: (payload: NavigationEvents[K]) => void,
  ): Unsubscribe {
    return this.#events.on(name, listener);
  }

  setActive(index: number): void {
    if (!this.routes[index]) {
      throw new MapViewError(
        'map-view/bad-option',
        `setActive: expected an index from 0 to ${this.routes.length - 1}, found ${index}.`,
      );
    }
    this.#activeIndex = index;
    this.#step = undefined;
    this.#hasArrived = false;
    this.#isOffRoute = false;
    this.#tracker = new ProgressTracker(this.active, this.#context.space.frame);
    this.#clearDrawn();
    this.#drawRoutes({ duration: 0 });
    this.#events.emit('route-change', { route: this.active, index });
  }

  showStep(
    index: number | undefined,
    options: AnimationOptions & { readonly color?: string } = {},
  ): void {
    this.#step = index;
    if (index === undefined) {
      this.#path?.update({ highlight: undefined });
      return;
    }
    const instruction = this.active.instructions[index];
    if (!instruction) {
      throw new MapViewError(
        'map-view/bad-option',
        `showStep: the route has ${this.active.instructions.length} instructions, found index ${index}.`,
      );
    }
    const { color = this.#context.theme().path.highlight, ...animation } = options;
    this.#path?.update({ highlight: { ...this.#tracker.stepRange(index), color } });
    const next = this.active.instructions[index + 1];
    const { coordinates } = this.active;
    const end = next && next.floor === instruction.floor ? next.pointIndex : instruction.pointIndex;
    void this.#context.floors.set(instruction.floor, { reason: 'navigation', ...animation });
    this.#parts.focusOn(coordinates.slice(instruction.pointIndex, end + 1), animation);
    announceInstructions(this.#context, [instruction]);
    this.#events.emit('step-change', { index });
  }

  track(position: Coordinate): RouteProgress | undefined {
    const progress = this.#tracker.update(position);
    if (!progress) return undefined;
    const { offRouteDistance = 10, arrivalDistance = 3 } = this.#options;
    const wasOffRoute = this.#isOffRoute;
    this.#isOffRoute = progress.offRoute > offRouteDistance;
    if (this.#isOffRoute) {
      if (!wasOffRoute) this.#events.emit('route-leave', progress);
      return progress;
    }
    this.#path?.update({ travelled: progress.share });
    this.#events.emit('progress-change', progress);
    if (progress.remaining <= arrivalDistance && !this.#hasArrived) {
      this.#hasArrived = true;
      this.#events.emit('arrive', { route: this.active });
      announceInstructions(this.#context, this.active.instructions.slice(-1));
    }
    return progress;
  }

  remove(): void {
    this.isRemoved = true;
    this.#clearDrawn();
    this.#markers.remove();
    this.#events.clear();
  }

  #clearDrawn(): void {
    for (const one of this.#drawn.splice(0)) one.remove();
    this.#path = undefined;
  }

  #drawRoutes(draw: AnimationOptions): void {
    for (const [index, { sections }] of this.routes.entries()) {
      if (index === this.#activeIndex) continue;
      this.#drawn.push(
        this.#parts.addPath(sections, { ...INACTIVE, ...this.#options.inactivePath }),
      );
    }
    const look: PathLook = { pattern: 'arrows', animated: true, ...this.#options.path };
    this.#path = this.#parts.addPath(this.active.sections, { ...look, draw });
    this.#drawn.push(this.#path);
    this.#markers.draw(this.active);
  }

  #followConnection(stop: ConnectionStop): void {
    this.#events.emit('connection-click', stop);
    if (this.#options.changeFloorOnClick === false) return;
    const target = stop.side === 'entry' ? stop.to : stop.from;
    void this.#context.floors.set(target, { reason: 'navigation' });
  }

  #showStart(): void {
    const { followFloor = true, fitCamera = true } = this.#options;
    const [first] = this.active.sections;
    if (!first) return;
    if (followFloor) void this.#context.floors.set(first.floor, { reason: 'navigation' });
    if (!fitCamera) return;
    const { current } = this.#context.floors;
    const shown = this.active.sections.filter((section) => section.floor === current);
    const places = shown.flatMap(({ points }) =>
      points.map((lngLat) => ({ lngLat, floorId: current.id })),
    );
    if (places.length > 0) this.#parts.focusOn(places, {});
  }
}
