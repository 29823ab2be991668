import type { Bbox, LngLat, Point } from '@brand/geo';
import type { Floor } from '@brand/venue';
import { DisposerStack } from '../../kernel/disposer-stack.ts';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { FloorAppearance } from '../../kernel/floor-control.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';
import { slidePose } from '../../kernel/slide-pose.ts';
import { automaticGap, boxAround, stackLevels } from './stack-levels.ts';
import type { StackOptions, StackPorts } from './stack-options.ts';

/**
 * Floors stacked above each other, far enough apart to be visible at the same time.
 *
 * @example
 * import { stackedFloors } from '@brand/web-sdk/stacked-floors';
 * const stack = map.use(stackedFloors);
 * await stack.show({ floors: 'stack', gap: 30 });
 * await stack.hide();
 */
export interface StackedFloors extends Removable {
  /** Whether floors are currently stacked. */
  readonly isShown: boolean;
  /** The stacked floors, in the order you passed them. Empty while the stack is hidden. */
  readonly floors: readonly Floor[];
  /** Distance from one level to the next, in metres. 0 while the stack is hidden. */
  readonly gap: number;
  /**
   * Stacks floors, or changes the stack. Resolves when the floors are in position. A change to a
   * floor that is not in the stack hides the stack. With `'stack'`, the floors of the new building
   * are stacked instead.
   */
  show(options?: StackOptions): Promise<AnimationEnd>;
  /** Changes the distance from one level to the next, in metres. */
  setGap(gap: number | 'auto', options?: AnimationOptions): Promise<AnimationEnd>;
  /** Restores the previous positions of floors and camera. */
  hide(options?: AnimationOptions): Promise<AnimationEnd>;
}

/**
 * The feature `stacked-floors`, for `map.use`.
 *
 * @example
 * import { stackedFloors } from '@brand/web-sdk/stacked-floors';
 * await map.use(stackedFloors).show({ floors: 'all' });
 */
export const stackedFloors: Feature<StackedFloors> = {
  name: 'stacked-floors',
  install: (context: FeatureContext & StackPorts): StackedFloors => new Stack(context),
};

const DURATION = 600;
const PITCH_DEGREES = 65;
// A nearly level view shows the floors as lines above each other.
const MAX_PITCH_DEGREES = 85;
// Metres that the camera's target may be outside the stack, per metre of its height.
const REACH = 3;

/** State of the camera before floors were stacked. */
type Before = {
  readonly limits: StackPorts['camera']['limits'];
  readonly view: Parameters<StackPorts['camera']['animateTo']>[0];
};

type Shown = {
  readonly options: StackOptions;
  readonly levels: ReadonlyMap<Floor, number>;
  readonly gap: number;
  /** Altitude of the lowest level, in metres. */
  readonly base: number;
};

class Stack implements StackedFloors {
  readonly #context: FeatureContext & StackPorts;
  readonly #cleanups = new DisposerStack();
  #shown: Shown | undefined;
  /**
   * Stored until the camera has returned, so that showing the stack again in the meantime does not
   * overwrite the start.
   */
  #before: Before | undefined;
  #stopHolding: (() => void) | undefined;

  constructor(context: FeatureContext & StackPorts) {
    this.#context = context;
    const { events } = context;
    this.#cleanups.add(events.on('click', ({ floor }) => floor && this.#select(floor)));
    this.#cleanups.add(events.on('interaction-start', () => this.#stopHolding?.()));
    this.#cleanups.add(events.on('floor-change', ({ floor }) => this.#follow(floor)));
  }

  get isShown(): boolean {
    return this.#shown !== undefined;
  }

  get floors(): readonly Floor[] {
    return [...(this.#shown?.levels.keys() ?? [])];
  }

  get gap(): number {
    return this.#shown?.gap ?? 0;
  }

  show(options: StackOptions = {}): Promise<AnimationEnd> {
    const { floors, venue, camera } = this.#context;
    const { floors: wanted = 'stack' } = options;
    const current = floors.currentStack?.floors;
    const list = wanted === 'all' ? venue.floors : wanted === 'stack' ? current : wanted;
    const levels = stackLevels(list ?? venue.floors);
    const gap = gapOf(options.gap ?? 'auto', levels.keys());
    const shown = this.#shown;
    if (!shown) this.#spreadFrom(levels);
    const { center, zoom, bearingDegrees, pitchDegrees, limits } = camera;
    this.#before ??= { limits, view: { center, zoom, bearingDegrees, pitchDegrees } };
    const [lowest] = [...levels].toSorted((a, b) => a[1] - b[1])[0] ?? [];
    this.#shown = {
      options,
      levels,
      gap,
      base: shown?.base ?? (lowest ? floors.altitudeOf(lowest) : 0),
    };
    return this.#apply({ duration: DURATION, ...options });
  }

  async setGap(gap: number | 'auto', options: AnimationOptions = {}): Promise<AnimationEnd> {
    if (!this.#shown) return 'finished';
    this.#shown = { ...this.#shown, gap: gapOf(gap, this.#shown.levels.keys()) };
    return this.#apply({ duration: DURATION, ...options });
  }

  async hide(options: AnimationOptions = {}): Promise<AnimationEnd> {
    const shown = this.#shown;
    if (!shown) return 'finished';
    const { floors, camera } = this.#context;
    const animation = { duration: DURATION, ...options };
    this.#release();
    const moved =
      shown.options.fitCamera === false || camera.animateTo(this.#before!.view, animation);
    const ended = await floors.refresh(animation);
    await moved;
    // After the camera has tilted back: narrower limits would have made it jump before.
    if (!this.#shown) this.#restoreLimits();
    return ended;
  }

  remove(): void {
    this.#cleanups.run();
    this.#restoreLimits();
    if (!this.#shown) return;
    this.#release();
    void this.#context.floors.refresh();
  }

  #restoreLimits(): void {
    if (this.#before) this.#context.camera.setLimits(this.#before.limits);
    this.#before = undefined;
  }

  #release(): void {
    const { floors } = this.#context;
    this.#stopHolding?.();
    this.#shown = undefined;
    floors.override(this, undefined);
    floors.overrideFacades(this, undefined);
  }

  /**
   * Starts hidden floors at their natural altitude in the building, so that they spread out from
   * there.
   */
  #spreadFrom(levels: ReadonlyMap<Floor, number>): void {
    const { floors } = this.#context;
    const visible = new Set(floors.visible);
    floors.override(this, (floor) => ({
      isVisible: visible.has(floor) || levels.has(floor),
      altitude: floors.altitudeOf(floor),
      opacity: visible.has(floor) ? 1 : 0,
    }));
    void floors.refresh();
  }

  #apply(animation: AnimationOptions): Promise<AnimationEnd> {
    const { floors, camera, space } = this.#context;
    const shown = this.#shown!;
    const kept = new Set(shown.options.keepOthers ? floors.visible : []);
    floors.override(this, (floor) => this.#appearanceOf(floor, shown, kept));
    // Facades would hide the floors.
    floors.overrideFacades(this, () => 0);
    const height = Math.max(0, ...shown.levels.values()) * shown.gap;
    const { maxPitchDegrees, bounds } = this.#before!.limits;
    const box = boxAround(shown.levels.keys());
    const grown = grow(box, Math.max(box[2] - box[0], box[3] - box[1]) / 2 + height * REACH);
    const isBounded = bounds !== 'none' && box.every(Number.isFinite);
    camera.setLimits({
      maxPitchDegrees: Math.max(maxPitchDegrees, MAX_PITCH_DEGREES),
      bounds: isBounded ? toDegrees(grown, (point) => space.frame.toLngLat(point)) : bounds,
    });
    if (shown.options.fitCamera !== false) void this.#frame(shown, animation);
    return floors.refresh(animation);
  }

  #appearanceOf(floor: Floor, shown: Shown, kept: ReadonlySet<Floor>): FloorAppearance {
    const { floors } = this.#context;
    const level = shown.levels.get(floor);
    if (level === undefined) {
      const isVisible = kept.has(floor);
      return { isVisible, altitude: floors.altitudeOf(floor), opacity: isVisible ? 1 : 0 };
    }
    const opacity = floor === floors.current ? 1 : (shown.options.opacity ?? 1);
    return { isVisible: opacity > 0, altitude: shown.base + level * shown.gap, opacity };
  }

  /** Frames the floors at their final positions, because the animation is still running. */
  #frame({ levels, gap, options }: Shown, animation: AnimationOptions): Promise<unknown> {
    const { floors, camera, space } = this.#context;
    // The camera rises with the current floor, so heights are relative to it.
    const own = levels.get(floors.current) ?? 0;
    const corners = [...levels].flatMap(([floor, level]) =>
      [0, floor.maxHeight ?? 0].flatMap((above) =>
        outlineOf(floor).map((point) => ({
          lngLat: space.frame.toLngLat(point),
          height: (level - own) * gap + above,
        })),
      ),
    );
    const { pitchDegrees = PITCH_DEGREES } = options;
    return camera.focusOn(corners, { ...animation, pitchDegrees, followFloor: false });
  }

  #select(floor: Floor): void {
    const { floors, stage } = this.#context;
    const shown = this.#shown;
    if (!shown || shown.options.changeFloorOnClick === false) return;
    if (floor === floors.current || !shown.levels.has(floor)) return;
    const { pose, distance } = stage.camera;
    void floors.set(floor, { reason: 'stacked-floors' });
    this.#hold((z) => slidePose(pose, z, distance));
  }

  /** Keeps the image unchanged while the camera moves to the height of another floor. */
  #hold(poseAt: (z: number) => ReturnType<typeof slidePose>): void {
    const { floors, camera, space, stage } = this.#context;
    this.#stopHolding?.();
    const goal = floors.altitudeOf(floors.current);
    if (!poseAt(goal)) return;
    const stop = stage.onFrame('update', () => {
      const { z } = stage.camera.pose;
      const pose = poseAt(z);
      if (pose) camera.set({ center: { lngLat: space.frame.toLngLat(pose) }, zoom: pose.zoom });
      if (!pose || z === goal) stop();
    });
    this.#stopHolding = stop;
    stage.requestFrame();
  }

  #follow(floor: Floor): void {
    if (!this.#shown || this.#shown.levels.has(floor)) return;
    const { options } = this.#shown;
    if ((options.floors ?? 'stack') === 'stack' && floor.floorStack) void this.show(options);
    else void this.hide();
  }
}

function gapOf(gap: number | 'auto', floors: Iterable<Floor>): number {
  if (gap === 'auto') return automaticGap(floors);
  if (gap >= 0 && Number.isFinite(gap)) return gap;
  throw new MapViewError(
    'map-view/bad-option',
    `stackedFloors, gap: expected 0 or more metres, or 'auto', found ${String(gap)}.`,
  );
}

function outlineOf({ rings, bbox }: Floor): readonly Point[] {
  const outline = rings.flatMap(([outer]) => outer ?? []);
  return outline.length > 0 ? outline : cornersOf(bbox);
}

function cornersOf([minX, minY, maxX, maxY]: Bbox): Point[] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

function grow([minX, minY, maxX, maxY]: Bbox, by: number): Bbox {
  return [minX - by, minY - by, maxX + by, maxY + by];
}

function toDegrees(box: Bbox, toLngLat: (point: Point) => LngLat): Bbox {
  const [southWest, , northEast] = cornersOf(box).map(toLngLat);
  return [southWest![0], southWest![1], northEast![0], northEast![1]];
}
