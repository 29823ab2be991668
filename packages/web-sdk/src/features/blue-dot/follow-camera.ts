import type { Coordinate, Floor, Route } from '@brand/venue';
import type { FeatureContext } from '../../kernel/feature.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { BlueDotEvents, BlueDotPorts, FollowMode, FollowOptions } from './blue-dot-options.ts';
import type { DotPose } from './dot-motion.ts';
import { dampToward } from './damped-follow.ts';
import { splitByFloor } from './split-by-floor.ts';
import { Walk } from './walk.ts';

export type FollowTarget = {
  readonly pose: DotPose;
  /** `undefined` until a position has a floor. */
  readonly floor: Floor | undefined;
};

export type FollowCameraDependencies = BlueDotPorts & {
  readonly context: FeatureContext;
  readonly followFloor: boolean;
  /** The current pose of the dot, `undefined` while it is not shown. */
  readonly target: () => FollowTarget | undefined;
  readonly onChange: (change: BlueDotEvents['follow-change']) => void;
};

const MODES: readonly FollowMode[] = ['off', 'position', 'heading', 'path'];
const START_ZOOM = 20;
// Metres from the route beyond which a position is off the route, and before a corner at which the
// camera turns.
const REACH = 15;
const AHEAD = 4;

/** Keeps the dot in the centre of the view. */
export class FollowCamera {
  readonly #parts: FollowCameraDependencies;
  #mode: FollowMode = 'off';
  #flight: AbortController | undefined;
  /** Options of the flight to the dot, which is pending until the dot is shown. */
  #start: FollowOptions | undefined;
  #way: { readonly route: Route; readonly walk: Walk } | undefined;

  constructor(parts: FollowCameraDependencies) {
    this.#parts = parts;
  }

  get mode(): FollowMode {
    return this.#mode;
  }

  follow(mode: FollowMode, options: FollowOptions = {}): void {
    if (!MODES.includes(mode)) {
      throw new MapViewError(
        'map-view/bad-option',
        `Blue dot, follow: expected ${MODES.join(', ')}, found ${JSON.stringify(mode)}.`,
      );
    }
    this.#set(mode, 'app');
    if (mode === 'off') return;
    this.#start = options;
    this.#parts.context.stage.requestFrame();
  }

  /** Stops following because the user moved the view or changed the floor. */
  end(reason: 'interaction' | 'floor-change'): void {
    this.#set('off', reason);
  }

  /** Stops following if the user selected a floor other than that of the dot. */
  onFloorChange(floor: Floor): void {
    const own = this.#parts.target()?.floor;
    const isElsewhere = own !== undefined && own !== floor;
    if (isElsewhere && this.#parts.followFloor) this.end('floor-change');
  }

  /** Flies to a dot that jumped. */
  jump(): void {
    this.#start ??= { zoom: this.#parts.camera.pose().zoom };
  }

  /** Moves the camera for one frame. `elapsed` is in milliseconds. */
  step(elapsed: number): void {
    const target = this.#mode === 'off' ? undefined : this.#parts.target();
    if (!target) return;
    const { context, camera, followFloor } = this.#parts;
    const { floors, motion } = context;
    if (followFloor && target.floor && target.floor !== floors.current) {
      void floors.set(target.floor, { reason: 'blue-dot' });
    }
    if (this.#start) this.#fly(target, this.#start);
    if (this.#flight) return;
    const { x, y } = target.pose;
    const aim = { x, y, bearingDegrees: this.#bearingDegrees(target) };
    const next = dampToward(camera.pose(), aim, motion.isReduced ? undefined : elapsed);
    if (!next) return;
    camera.set({
      center: this.#coordinateOf(next),
      ...(aim.bearingDegrees !== undefined && { bearingDegrees: next.bearingDegrees! }),
    });
  }

  #fly(target: FollowTarget, options: FollowOptions): void {
    const { camera } = this.#parts;
    const { duration = 1000, easing = 'ease-in-out', pitchDegrees } = options;
    const bearingDegrees =
      this.#mode === 'position' ? options.bearingDegrees : this.#bearingDegrees(target);
    this.#start = undefined;
    this.#flight?.abort();
    const flight = new AbortController();
    this.#flight = flight;
    const ended = camera.animateTo(
      {
        center: this.#coordinateOf(target.pose),
        zoom: options.zoom ?? Math.max(camera.pose().zoom, START_ZOOM),
        ...(bearingDegrees !== undefined && { bearingDegrees }),
        ...(pitchDegrees !== undefined && { pitchDegrees }),
      },
      { duration, easing, signal: flight.signal },
    );
    void this.#land(flight, ended);
  }

  async #land(flight: AbortController, ended: Promise<unknown>): Promise<void> {
    await ended;
    if (this.#flight !== flight) return;
    this.#flight = undefined;
    // The dot moved during the flight.
    this.#parts.context.stage.requestFrame();
  }

  #bearingDegrees({ pose, floor }: FollowTarget): number | undefined {
    if (this.#mode === 'position') return undefined;
    const onWay = this.#mode === 'path' ? this.#pathBearingDegrees(pose, floor) : undefined;
    return onWay ?? pose.headingDegrees;
  }

  #pathBearingDegrees(pose: DotPose, floor: Floor | undefined): number | undefined {
    const { navigation, context } = this.#parts;
    const route = navigation.current?.active;
    if (!route) return undefined;
    if (this.#way?.route !== route) {
      this.#way = { route, walk: new Walk(splitByFloor(route, context)) };
    }
    return this.#way.walk.bearingNear(pose, { floorId: floor?.id, reach: REACH, ahead: AHEAD });
  }

  #coordinateOf({ x, y }: { readonly x: number; readonly y: number }): Coordinate {
    return { lngLat: this.#parts.context.space.frame.toLngLat({ x, y }) };
  }

  #set(mode: FollowMode, reason: BlueDotEvents['follow-change']['reason']): void {
    const previous = this.#mode;
    this.#start = undefined;
    this.#flight?.abort();
    this.#flight = undefined;
    this.#mode = mode;
    if (mode !== previous) this.#parts.onChange({ mode, previous, reason });
  }
}
