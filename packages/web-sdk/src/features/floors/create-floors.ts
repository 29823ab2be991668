import type { Facade, Floor, FloorStack, Venue } from '@brand/venue';
import type { Emitter } from '../../kernel/emitter.ts';
import type { MapEvents } from '../../kernel/events.ts';
import type {
  AppearanceRule,
  FacadeRule,
  FloorAppearance,
  FloorControl,
  SetFloorOptions,
} from '../../kernel/floor-control.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type {
  AnimationEnd,
  AnimationOptions,
  Motion,
  RunningAnimation,
} from '../../kernel/motion.ts';
import { defaultAppearances, defaultFacadeOpacity } from './default-appearance.ts';
import { naturalAltitudes } from './natural-altitudes.ts';

export type FloorParts = {
  readonly venue: Venue;
  readonly initial: Floor;
  readonly events: Emitter<MapEvents>;
  readonly motion: Motion;
  /** Applies an appearance to a floor, without animation. */
  readonly apply: (floor: Floor, appearance: FloorAppearance) => void;
  /** Applies an opacity to a facade, without animation. */
  readonly applyFacade: (facade: Facade, opacity: number) => void;
};

/** Milliseconds of the cross-fade between floors. */
const FADE = 250;

/** Decides which floors are shown and animates the changes. */
export class Floors implements FloorControl {
  readonly #parts: FloorParts;
  readonly #natural: ReadonlyMap<Floor, number>;
  readonly #rules = new Map<object, AppearanceRule>();
  readonly #shown = new Map<Floor, FloorAppearance>();
  readonly #facadeRules = new Map<object, FacadeRule>();
  readonly #facades = new Map<Facade, number>();
  readonly #presences = new Map<Floor, number>();
  #revision = 0;
  #current: Floor;
  #byDefault: AppearanceRule;
  #change: RunningAnimation | undefined;

  constructor(parts: FloorParts) {
    this.#parts = parts;
    this.#natural = naturalAltitudes(parts.venue.floors);
    this.#current = parts.initial;
    this.#byDefault = defaultAppearances(parts.venue, parts.initial, this.#natural);
    for (const floor of parts.venue.floors) {
      const appearance = this.#target(floor);
      this.#show(floor, appearance, presenceIn(appearance));
    }
    for (const facade of parts.venue.facades) this.#showFacade(facade, this.#facadeTarget(facade));
  }

  get current(): Floor {
    return this.#current;
  }

  get currentStack(): FloorStack | undefined {
    return this.#current.floorStack;
  }

  get visible(): readonly Floor[] {
    return this.#parts.venue.floors.filter((floor) => {
      const { isVisible, isBackdrop = false } = this.#shown.get(floor)!;
      return isVisible && !isBackdrop;
    });
  }

  altitudeOf(floor: Floor | string): number {
    return this.#shown.get(this.#resolve(floor))?.altitude ?? 0;
  }

  opacityOf(part: Floor | Facade | string): number {
    if (typeof part === 'object' && part.type === 'facade') return this.#facades.get(part) ?? 0;
    const shown = this.#shown.get(this.#resolve(part));
    return shown?.isVisible ? shown.opacity : 0;
  }

  presenceOf(floor: Floor | string): number {
    return this.#presences.get(this.#resolve(floor)) ?? 0;
  }

  get revision(): number {
    return this.#revision;
  }

  async set(floor: Floor | string, options: SetFloorOptions = {}): Promise<AnimationEnd> {
    const next = this.#resolve(floor);
    const previous = this.#current;
    if (next === previous) return 'finished';
    this.#current = next;
    this.#byDefault = defaultAppearances(this.#parts.venue, next, this.#natural);
    const { reason = 'app', ...animation } = options;
    const shown = this.refresh({ duration: FADE, ...animation });
    this.#parts.events.emit('floor-change', { floor: next, previous, reason });
    return shown;
  }

  override(owner: object, appearanceOf: AppearanceRule | undefined): void {
    // Deleted first, so that an owner that overrides again moves to the end.
    this.#rules.delete(owner);
    if (appearanceOf) this.#rules.set(owner, appearanceOf);
  }

  isDecidedBy(owner: object): boolean {
    return [...this.#rules.keys()].at(-1) === owner;
  }

  overrideFacades(owner: object, opacityOf: FacadeRule | undefined): void {
    this.#facadeRules.delete(owner);
    if (opacityOf) this.#facadeRules.set(owner, opacityOf);
  }

  refresh(options: AnimationOptions = { duration: 0 }): Promise<AnimationEnd> {
    this.#change?.stop();
    const { floors, facades } = this.#parts.venue;
    const changes = floors.flatMap((floor) => {
      const from = this.#shown.get(floor)!;
      const to = this.#target(floor);
      if (isSame(from, to)) return [];
      const presence = this.presenceOf(floor);
      return [{ floor, from: from.isVisible ? from : { ...to, opacity: 0 }, to, presence }];
    });
    const fades = facades.flatMap((facade) => {
      const from = this.#facades.get(facade)!;
      const to = this.#facadeTarget(facade);
      return from === to ? [] : [{ facade, from, to }];
    });
    this.#change = this.#parts.motion.animate((share) => {
      for (const { floor, from, to, presence } of changes) {
        this.#show(floor, blend(from, to, share), mix(presence, presenceIn(to), share));
      }
      for (const { facade, from, to } of fades) this.#showFacade(facade, mix(from, to, share));
    }, options);
    return this.#change.ended;
  }

  #show(floor: Floor, appearance: FloorAppearance, presence: number): void {
    this.#shown.set(floor, appearance);
    this.#presences.set(floor, presence);
    this.#revision += 1;
    this.#parts.apply(floor, appearance);
  }

  #target(floor: Floor): FloorAppearance {
    const rule = [...this.#rules.values()].at(-1) ?? this.#byDefault;
    return rule(floor);
  }

  #showFacade(facade: Facade, opacity: number): void {
    this.#facades.set(facade, opacity);
    this.#revision += 1;
    this.#parts.applyFacade(facade, opacity);
  }

  #facadeTarget(facade: Facade): number {
    const rule = [...this.#facadeRules.values()].at(-1);
    return rule ? rule(facade) : defaultFacadeOpacity(facade, this.#current);
  }

  #resolve(floor: Floor | string): Floor {
    if (typeof floor !== 'string') return floor;
    const found = this.#parts.venue.find('floor', floor);
    if (found) return found;
    const known = this.#parts.venue.floors.map(({ id }) => id).join(', ');
    throw new MapViewError(
      'map-view/unknown-target',
      `The venue has no floor "${floor}". Its floors are: ${known}.`,
    );
  }
}

/** Content of a floor is present unless the floor is hidden or only a backdrop. */
function presenceIn({ isVisible, opacity, isBackdrop = false }: FloorAppearance): number {
  return isVisible && opacity > 0 && !isBackdrop ? 1 : 0;
}

function blend(from: FloorAppearance, to: FloorAppearance, share: number): FloorAppearance {
  if (share >= 1) return to;
  return {
    isVisible: true,
    altitude: mix(from.altitude, to.altitude, share),
    opacity: mix(from.opacity, to.opacity, share),
    isBackdrop: to.isBackdrop ?? false,
  };
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function isSame(a: FloorAppearance, b: FloorAppearance): boolean {
  return (
    a.isVisible === b.isVisible &&
    a.altitude === b.altitude &&
    a.opacity === b.opacity &&
    (a.isBackdrop ?? false) === (b.isBackdrop ?? false)
  );
}
