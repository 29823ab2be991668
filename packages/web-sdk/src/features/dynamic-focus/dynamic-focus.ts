import { bboxOfPoints } from '@brand/geo';
import type { Facade, Floor, FloorStack } from '@brand/venue';
import { backdropsOf } from '../../kernel/backdrops.ts';
import { DisposerStack } from '../../kernel/disposer-stack.ts';
import { Emitter, type Unsubscribe } from '../../kernel/emitter.ts';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { FloorAppearance } from '../../kernel/floor-control.ts';
import type { DynamicFocusEvents, DynamicFocusOptions } from './dynamic-focus-options.ts';
import { type Building, focusedBuildings } from './focused-buildings.ts';

/**
 * Opens buildings as the camera approaches: the facade fades and one floor becomes visible.
 *
 * @example
 * import { dynamicFocus } from '@brand/web-sdk/dynamic-focus';
 * const focus = map.use(dynamicFocus, { floor: 'level' });
 * focus.on('focus-change', ({ stacks }) => console.log(stacks.map(({ name }) => name)));
 */
export interface DynamicFocus extends Removable {
  /**
   * The buildings that are currently open: those opened by `focus` first, then the one in the
   * middle of the view.
   */
  readonly focused: readonly FloorStack[];
  /** Opens a building until `leave` is called, wherever the camera is. Does not move the camera. */
  focus(stack: FloorStack): void;
  /**
   * Lets the camera decide again whether a building is open. If `stack` is omitted, this applies to
   * all buildings that `focus` opened.
   */
  leave(stack?: FloorStack): void;
  /** Changes the given options. All other options keep their values. */
  update(change: DynamicFocusOptions): void;
  /** Calls the listener each time this event fires, until you call the returned function. */
  on<K extends keyof DynamicFocusEvents>(
    name: K,
    listener: (payload: DynamicFocusEvents[K]) => void,
  ): Unsubscribe;
}

/**
 * The feature `dynamic-focus`, for `map.use`.
 *
 * @example
 * import { dynamicFocus } from '@brand/web-sdk/dynamic-focus';
 * map.use(dynamicFocus, { enterZoom: 18.5, leaveZoom: 18 });
 */
export const dynamicFocus: Feature<DynamicFocus, DynamicFocusOptions | undefined> = {
  name: 'dynamic-focus',
  install: (context, options = {}) => new Focus(context, options),
};

const DURATION = 150;
const REASON = 'dynamic-focus';

type Seen = { readonly shown: readonly Floor[]; readonly backdrops: ReadonlySet<Floor> };

type FocusBuilding = Building & { readonly stack: FloorStack };

class Focus implements DynamicFocus {
  readonly #context: FeatureContext;
  readonly #events = new Emitter<DynamicFocusEvents>();
  readonly #cleanups = new DisposerStack();
  readonly #buildings: readonly FocusBuilding[];
  readonly #lastChosen = new Map<FloorStack, Floor>();
  /** Buildings opened by the camera, and by the app. */
  #near: readonly FocusBuilding[] = [];
  readonly #requested = new Set<FloorStack>();
  /**
   * The closed building whose floor was selected elsewhere. It stays open until the camera leaves
   * it.
   */
  #held: FloorStack | undefined;
  #focused: readonly FloorStack[] = [];
  #options: DynamicFocusOptions;
  /** The building whose floor was made current. */
  #front: FloorStack | undefined;
  #lastSeen: Seen | undefined;
  /** Whether a change could not be shown yet. */
  #isLate = false;

  constructor(context: FeatureContext, options: DynamicFocusOptions) {
    this.#context = context;
    this.#options = options;
    const { events, floors, venue } = context;
    this.#buildings = venue.floorStacks.flatMap((stack) => {
      const points = stack.facade?.elements.flatMap(({ rings }) => rings.flat(2)) ?? [];
      return points.length > 0 ? [{ stack, box: bboxOfPoints(points) }] : [];
    });
    const { currentStack, current } = floors;
    if (currentStack) this.#lastChosen.set(currentStack, current);
    floors.override(this, (floor) => this.#appearanceOf(floor));
    floors.overrideFacades(this, (facade) => this.#facadeOpacity(facade));
    this.#cleanups.add(events.on('camera-change', () => this.#updateNear()));
    this.#cleanups.add(events.on('resize', () => this.#updateNear()));
    this.#cleanups.add(
      events.on('floor-change', ({ floor, reason }) => this.#choose(floor, reason)),
    );
    this.#updateNear();
    this.#show();
  }

  get focused(): readonly FloorStack[] {
    return this.#focused;
  }

  focus(stack: FloorStack): void {
    // Deleted first, so that a repeated request moves to the end.
    this.#requested.delete(stack);
    this.#requested.add(stack);
    this.#update();
  }

  leave(stack?: FloorStack): void {
    if (stack) this.#requested.delete(stack);
    else this.#requested.clear();
    this.#update();
  }

  update(change: DynamicFocusOptions): void {
    this.#options = { ...this.#options, ...change };
    this.#updateNear();
    this.#show();
  }

  on<K extends keyof DynamicFocusEvents>(
    name: K,
    listener: (payload: DynamicFocusEvents[K]) => void,
  ): Unsubscribe {
    return this.#events.on(name, listener);
  }

  remove(): void {
    const { floors } = this.#context;
    this.#cleanups.run();
    this.#events.clear();
    floors.override(this, undefined);
    floors.overrideFacades(this, undefined);
    void floors.refresh();
  }

  /** Updates the buildings that the camera is near. */
  #updateNear(): void {
    const { pose, metresPerPixel, width, height } = this.#context.stage.camera;
    const {
      automatic = true,
      exclude = [],
      enterZoom = 'auto',
      leaveZoom = 'auto',
    } = this.#options;
    const sight = { ...pose, span: metresPerPixel * Math.min(width, height) };
    this.#near = automatic
      ? focusedBuildings(
          this.#buildings.filter(({ stack }) => !exclude.includes(stack)),
          sight,
          new Set(this.#near),
          { enterZoom, leaveZoom },
        )
      : [];
    // Once the camera has arrived, the building closes when the camera leaves.
    if (this.#near.some(({ stack }) => stack === this.#held)) this.#held = undefined;
    this.#update();
  }

  #choose(floor: Floor, reason: string): void {
    const { floorStack } = floor;
    if (floorStack) this.#lastChosen.set(floorStack, floor);
    if (reason === REASON) return;
    const isNear = this.#near.some(({ stack }) => stack === floorStack);
    this.#held = isNear ? undefined : floorStack;
    this.#update();
  }

  /** Opens and closes buildings if the set of open ones changed. */
  #update(): void {
    const wanted = new Set([
      ...[...this.#requested].toReversed(),
      ...this.#near.map(({ stack }) => stack),
    ]);
    if (this.#held && this.#isFocusable(this.#held)) wanted.add(this.#held);
    const before = this.#focused;
    this.#focused = [...wanted];
    const isSame = before.length === wanted.size && before.every((stack) => wanted.has(stack));
    if (!isSame || before[0] !== this.#focused[0] || this.#isLate) this.#show();
    if (!isSame) this.#events.emit('focus-change', { stacks: this.#focused });
  }

  #show(): void {
    const { floors } = this.#context;
    // While another feature, such as stacked floors, controls the floors, the floor stays.
    this.#isLate = !floors.isDecidedBy(this);
    if (this.#isLate) return;
    void floors.refresh({ duration: this.#options.duration ?? DURATION });
    this.#setFloor();
  }

  /** Sets the floor in the centre of the view as current. */
  #setFloor(): void {
    const { floors, venue } = this.#context;
    const { followFloor = true, duration = DURATION } = this.#options;
    const [first] = this.#focused;
    const isOther = first !== undefined && first !== this.#front;
    this.#front = first;
    const { currentStack } = floors;
    const isClosed =
      currentStack !== undefined &&
      this.#isFocusable(currentStack) &&
      !this.#focused.includes(currentStack);
    // With several open buildings, the app's floor stays until the camera moves to another
    // building.
    if (!followFloor || !(isClosed || isOther)) return;
    const floor = first ? this.#floorOf(first) : venue.floors.find(({ isOutdoor }) => isOutdoor);
    if (floor) void floors.set(floor, { reason: REASON, duration });
  }

  #isFocusable(stack: FloorStack): boolean {
    return (
      this.#buildings.some((building) => building.stack === stack) &&
      !this.#options.exclude?.includes(stack)
    );
  }

  /** The visible floor of an open building. */
  #floorOf(stack: FloorStack): Floor {
    const { floors } = this.#context;
    const { floor = 'last-chosen' } = this.#options;
    if (floors.currentStack === stack) return floors.current;
    const level = (): Floor | undefined =>
      stack.floors.find(({ elevation }) => elevation === floors.current.elevation);
    const chosen =
      floor === 'default' ? undefined : floor === 'level' ? level() : this.#lastChosen.get(stack);
    return chosen ?? stack.defaultFloor;
  }

  #appearanceOf(floor: Floor): FloorAppearance {
    const { floors } = this.#context;
    const { shown, backdrops } = this.#seen();
    const isBackdrop = backdrops.has(floor);
    const isVisible = isBackdrop || shown.includes(floor);
    const opacity = isVisible ? 1 : 0;
    return { isVisible, altitude: floors.altitudeOf(floor), opacity, isBackdrop };
  }

  /** Floors that are shown, and floors that are visible through their voids. */
  #seen(): Seen {
    const { floors, venue } = this.#context;
    const shown = venue.floors.filter((floor) => {
      const { floorStack: stack } = floor;
      if (stack && this.#isFocusable(stack)) {
        return this.#focused.includes(stack) && this.#floorOf(stack) === floor;
      }
      return floor === floors.current || (floor.isOutdoor && !this.#isBelow(floor));
    });
    const last = this.#lastSeen;
    // Cached, because the rule is called for each floor, but the voids are the same for all.
    if (last?.shown.length === shown.length && shown.every((floor) => last.shown.includes(floor))) {
      return last;
    }
    return (this.#lastSeen = { shown, backdrops: backdropsOf(venue, shown) });
  }

  #facadeOpacity({ floorStack, floor }: Facade): number {
    const isOpen = this.#isFocusable(floorStack)
      ? this.#focused.includes(floorStack)
      : floorStack === this.#context.floors.currentStack;
    return isOpen || this.#isBelow(floor) ? 0 : 1;
  }

  /** Whether the visible floor is below another one, which would hide it. */
  #isBelow({ elevation }: Floor): boolean {
    const [first] = this.#focused;
    const { current } = this.#context.floors;
    const seen = first ? this.#floorOf(first) : current.isOutdoor ? current : undefined;
    return (seen?.elevation ?? elevation) < elevation;
  }
}
