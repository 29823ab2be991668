import type { Floor, GeometryElement } from '@brand/venue';
import type { ElementChange } from '../../kernel/element-control.ts';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { JsonValue } from '../../kernel/json-value.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';
import { captureElements } from './capture-elements.ts';
import { badState, checkViewState } from './check-view-state.ts';
import { fromHash, toHash } from './view-hash.ts';
import type { ViewParts } from './view-parts.ts';
import type { ViewState } from './view-state.ts';

/** Options for applying a state. */
export type ApplyViewOptions = AnimationOptions & {
  /**
   * Duration of the movement of camera, floors and elements, in milliseconds. 0 applies the state
   * without animation.
   * @defaultValue `800`
   */
  readonly duration?: number;
};

/** Result of applying a state. */
export type ApplyViewResult = {
  /** Whether the state was reached, or `signal` or the user stopped the movement. */
  readonly end: AnimationEnd;
  /**
   * Parts of the state that this map does not have, such as `space g_42` or `theme brand`. The rest
   * was applied.
   */
  readonly missing: readonly string[];
};

/** Data of a feature or an app that belongs to the state of a view. */
export type ViewPart = {
  /** Returns the current state as JSON, or `undefined` if there is nothing to save. */
  capture(): JsonValue | undefined;
  /**
   * Restores a state. `state` is `undefined` if the view has none for this part. Validate the
   * state, because it can come from an untrusted source.
   */
  apply(state: JsonValue | undefined, options: AnimationOptions): void;
};

const DURATION = 800;
const REASON = 'view';

/**
 * Captures what the map shows and shows it again: in this map, in another one, or from a link.
 *
 * @example
 * const shared = map.use(views);
 * location.hash = shared.toHash(shared.capture());
 * // on another device
 * await shared.apply(shared.fromHash(location.hash));
 */
export class Views {
  readonly #map: ViewParts;
  readonly #parts = new Map<string, ViewPart>();
  readonly #stop: Unsubscribe;
  /** Floors whose positions are fixed. */
  #held: ReadonlySet<string> | undefined;

  /** @internal Use `map.use(views)`. */
  constructor(map: ViewParts) {
    this.#map = map;
    // Selecting a floor outside a state releases its floors, so that the floor becomes visible.
    this.#stop = map.onFloorChange(({ floor, reason }) => {
      if (reason !== REASON && this.#held?.has(floor.id) === false) this.#release({});
    });
  }

  /**
   * Captures camera, floors, language, theme and changed elements. Markers, paths and other objects
   * that your app added are not included. To save your own data, see `addPart`.
   */
  capture(): ViewState {
    const { venue, camera, floors, elements, theme } = this.#map;
    const { center, zoom, bearingDegrees, pitchDegrees } = camera.get();
    const shown = this.#severalFloors();
    const changed = captureElements(elements.changed());
    const parts = [...this.#parts].flatMap(([name, part]) => {
      const state = part.capture();
      return state === undefined ? [] : [[name, state] as const];
    });
    return {
      version: 1,
      venueId: venue.id,
      camera: {
        lngLat: [center.lngLat[0], center.lngLat[1]],
        ...(center.height ? { height: center.height } : undefined),
        zoom,
        bearingDegrees,
        pitchDegrees,
      },
      floorId: floors.current.id,
      ...(shown && { floors: shown }),
      language: venue.language,
      theme: theme.name,
      ...(changed.length > 0 && { elements: changed }),
      ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    };
  }

  /**
   * Restores a state. If the state has several floors, they stay visible until the floor changes to
   * another one. Rejects with `map-view/bad-view-state` if the state belongs to another venue or
   * has a floor that the venue does not have. Anything else that is missing is left out and
   * reported in the result.
   */
  async apply(state: ViewState, options: ApplyViewOptions = {}): Promise<ApplyViewResult> {
    const animation: AnimationOptions = { duration: DURATION, ...options };
    const { floor, missing } = this.#check(checkViewState(state, 'views.apply'));
    if (options.signal?.aborted) return { end: 'stopped', missing };
    const { camera, floors, theme, venue } = this.#map;
    if (state.language !== venue.language && !missing.includes(`language ${state.language}`)) {
      this.#map.setLanguage(state.language);
    }
    if (state.theme !== theme.name && theme.has(state.theme)) theme.set(state.theme);
    this.#overrideFloors(state);
    const { lngLat, height = 0, ...view } = state.camera;
    const ends = await Promise.all([
      floor === floors.current
        ? floors.refresh(animation)
        : floors.set(floor, { ...animation, reason: REASON }),
      this.#applyElements(state, animation, missing),
      camera.animateTo({ center: { lngLat, floorId: floor.id, height }, ...view }, animation),
      this.#applyParts(state, animation, missing),
    ]);
    const isStopped = options.signal?.aborted === true || ends.includes('stopped');
    return { end: isStopped ? 'stopped' : 'finished', missing };
  }

  /**
   * Returns a state as text for the URL of a page: letters, digits, `.`, `-` and `_`. Throws
   * `map-view/bad-view-state` if the state has more than 8,000 characters.
   */
  toHash(state: ViewState): string {
    return toHash(state);
  }

  /**
   * Returns the state from a text that `toHash` returned, with or without a leading `#`. Throws
   * `map-view/bad-view-state` for anything else.
   */
  fromHash(text: string): ViewState {
    return fromHash(text);
  }

  /**
   * Adds data of a feature or an app to states, under a name. Replaces an existing part of the same
   * name.
   *
   * @example
   * let filter = 'all';
   * map.use(views).addPart('filter', {
   *   capture: () => filter,
   *   apply: (state) => (filter = typeof state === 'string' ? state : 'all'),
   * });
   */
  addPart(name: string, part: ViewPart): Removable {
    this.#parts.set(name, part);
    return {
      remove: () => {
        if (this.#parts.get(name) === part) this.#parts.delete(name);
      },
    };
  }

  /**
   * Removes the feature from the map. Everything that it applied stays, except that fixed floors
   * are released.
   */
  remove(): void {
    this.#stop();
    this.#parts.clear();
    if (this.#held) this.#release({ duration: 0 });
  }

  #release(animation: AnimationOptions): void {
    const { floors } = this.#map;
    this.#held = undefined;
    floors.override(this, undefined);
    void floors.refresh(animation);
  }

  /** The visible floors, if there are several indoors; `undefined` for one floor and the ground. */
  #severalFloors(): ViewState['floors'] {
    const { floors } = this.#map;
    const { current, visible } = floors;
    if (visible.every((floor) => floor === current || floor.isOutdoor)) return undefined;
    return visible.map((floor) => ({ floorId: floor.id, altitude: floors.altitudeOf(floor) }));
  }

  #check({ venueId, floorId, language, theme, floors }: ViewState): {
    floor: Floor;
    missing: string[];
  } {
    const { venue, theme: themes } = this.#map;
    if (venueId !== venue.id) {
      const advice = `Open a map of venue "${venueId}" to show it.`;
      throw badState('views.apply', `expected a state of venue "${venue.id}"`, venueId, advice);
    }
    const floor = venue.floors.find(({ id }) => id === floorId);
    if (!floor) {
      const known = venue.floors.map(({ id }) => id).join(', ');
      const advice = `The venue has changed since: set floorId to one of ${known}.`;
      throw badState('views.apply', 'expected a floor of the venue', floorId, advice);
    }
    const missing: string[] = [];
    if (!venue.languages.some(({ code }) => code === language))
      missing.push(`language ${language}`);
    if (!themes.has(theme)) missing.push(`theme ${theme}`);
    for (const { floorId: id } of floors ?? []) {
      if (!venue.floors.some((one) => one.id === id)) missing.push(`floor ${id}`);
    }
    return { floor, missing };
  }

  #overrideFloors({ floors: shown }: ViewState): void {
    const { floors } = this.#map;
    const altitudes = new Map(shown?.map(({ floorId, altitude }) => [floorId, altitude]));
    this.#held = shown && new Set(altitudes.keys());
    floors.override(
      this,
      shown &&
        ((floor) => {
          const altitude = altitudes.get(floor.id);
          const isVisible = altitude !== undefined;
          return {
            isVisible,
            altitude: altitude ?? floors.altitudeOf(floor),
            opacity: isVisible ? 1 : 0,
          };
        }),
    );
  }

  async #applyElements(
    { elements: groups = [] }: ViewState,
    animation: AnimationOptions,
    missing: string[],
  ): Promise<AnimationEnd> {
    const { elements, findElement } = this.#map;
    const before = elements.changed();
    const kept = new Set<GeometryElement>();
    const found = groups.map(({ change, ids }) => {
      const members = Object.entries(ids).flatMap(([type, list]) =>
        list.flatMap((id) => {
          const element = findElement(type, id);
          if (!element) missing.push(`${type} ${id}`);
          return element ?? [];
        }),
      );
      for (const element of members) kept.add(element);
      return { members, change: { ...resetFields(members, before), ...change } };
    });
    elements.reset([...before.keys()].filter((element) => !kept.has(element)));
    const ends = await Promise.all(
      found.map(({ members, change }) => elements.animate(members, change, animation)),
    );
    return ends.includes('stopped') ? 'stopped' : 'finished';
  }

  #applyParts({ parts = {} }: ViewState, animation: AnimationOptions, missing: string[]): void {
    for (const name of Object.keys(parts)) {
      if (!this.#parts.has(name)) missing.push(`part ${name}`);
    }
    for (const [name, part] of this.#parts) {
      part.apply(Object.hasOwn(parts, name) ? parts[name] : undefined, animation);
    }
  }
}

/** Resets the fields that were changed on any of the elements but are not part of a state. */
function resetFields(
  elements: readonly GeometryElement[],
  before: ReadonlyMap<GeometryElement, ElementChange>,
): ElementChange {
  const fields = new Set(elements.flatMap((element) => Object.keys(before.get(element) ?? {})));
  return Object.fromEntries([...fields].map((field) => [field, 'default'])) as ElementChange;
}
