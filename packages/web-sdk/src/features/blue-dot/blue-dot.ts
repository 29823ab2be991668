import type { Point } from '@brand/geo';
import type { Coordinate, Floor, Route } from '@brand/venue';
import { Emitter, type Unsubscribe } from '../../kernel/emitter.ts';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import type { Frame } from '../../kernel/stage.ts';
import { requireColor } from '../../scene/color.ts';
import {
  BLUE_DOT_DEFAULTS,
  BLUE_DOT_TEXTS,
  type BlueDot,
  type BlueDotEvents,
  type BlueDotOptions,
  type BlueDotPorts,
  type BlueDotStyle,
  type FollowMode,
  type FollowOptions,
  type PositionFilter,
  type SimulatedWalk,
  type SimulateOptions,
} from './blue-dot-options.ts';
import { type CompassHost, deviceCompass } from './device-compass.ts';
import { deviceGeolocation, type GeolocationHost } from './device-geolocation.ts';
import { DeviceWatch } from './device-watch.ts';
import { DotFigure } from './dot-figure.ts';
import { FollowCamera, type FollowTarget } from './follow-camera.ts';
import { splitByFloor } from './split-by-floor.ts';
import type { DotPosition, DotState, PositionReport } from './position.ts';
import { PositionPipeline } from './position-pipeline.ts';
import { readPosition } from './read-position.ts';
import type {
  DeviceGrants,
  DeviceSources,
  SensorProblem,
  WatchDeviceOptions,
} from './sensor-source.ts';
import { Simulation } from './simulation.ts';
import { createTrackerRules } from './tracker-rules.ts';
import { StateAnnouncer } from './state-announcer.ts';
import { Walk } from './walk.ts';
import { watchPointer } from './watch-pointer.ts';

const HOLD = 30_000;
const COLORS = ['color', 'staleColor', 'rimColor'] as const;

class Dot implements BlueDot {
  readonly #context: FeatureContext;
  readonly #events = new Emitter<BlueDotEvents>();
  readonly #intake: PositionPipeline;
  readonly #figure: DotFigure;
  readonly #device: DeviceWatch;
  readonly #follow: FollowCamera;
  readonly #announcer: StateAnnouncer;
  readonly #offs: readonly Unsubscribe[];
  #style: Partial<BlueDotStyle> = {};
  #simulation: Simulation | undefined;
  #isRemoved = false;

  constructor(context: FeatureContext & BlueDotPorts, options: BlueDotOptions) {
    const { venue, stage, events, announce, camera, navigation } = context;
    const { sources, texts, followFloor = true, ...judging } = options;
    const { staleAfter, uncertainAbove, boundsPadding, ...style } = judging;
    this.#context = context;
    this.#figure = new DotFigure(context);
    this.#intake = new PositionPipeline({
      rules: createTrackerRules(venue, { staleAfter, uncertainAbove, boundsPadding }),
      read: (report, scope) =>
        readPosition(report, { venue, current: context.floors.current, ...scope }),
      onTaken: (position, previous) => this.#onTaken(position, previous),
      onStateChange: (state, previous) => this.#onStateChange(state, previous),
    });
    this.#follow = new FollowCamera({
      context,
      camera,
      navigation,
      followFloor,
      target: () => this.#target(),
      onChange: (change) => this.#events.emit('follow-change', change),
    });
    this.#announcer = new StateAnnouncer({ ...BLUE_DOT_TEXTS, ...texts }, announce);
    this.#device = this.#createDevice(sources);
    this.update(style);
    this.#offs = [
      stage.onFrame('update', (frame) => this.#onFrame(frame)),
      events.on('interaction-start', () => this.#follow.end('interaction')),
      events.on('floor-change', ({ floor }) => {
        this.#follow.onFloorChange(floor);
        this.#place();
      }),
      events.on('theme-change', () => stage.requestFrame()),
      ...watchPointer(context, {
        target: this,
        coordinateAt: (screen) => this.#coordinateAt(screen),
        onClick: (click) => this.#events.emit('click', { ...click, position: this.position! }),
        onHoverChange: (isHovered) => this.#events.emit('hover-change', { isHovered }),
      }),
    ];
  }

  get position(): DotPosition | undefined {
    return this.#intake.position;
  }

  get state(): DotState {
    return this.#intake.state;
  }

  get following(): FollowMode {
    return this.#follow.mode;
  }

  get floor(): Floor | undefined {
    if (!this.position) return undefined;
    return this.#ownFloor() ?? this.#context.floors.current;
  }

  get style(): BlueDotStyle {
    return { color: this.#context.theme().accent, ...BLUE_DOT_DEFAULTS, ...this.#style };
  }

  report(position: PositionReport): void {
    this.#intake.report(position);
  }

  hold(
    position: PositionReport,
    { duration = HOLD }: { readonly duration?: number } = {},
  ): { remove(): void } {
    return this.#intake.hold(position, duration);
  }

  watchDevice(options: WatchDeviceOptions = {}): Promise<DeviceGrants> {
    if (options.geolocation !== false) this.#set({ isRefused: false });
    return this.#device.watch(options);
  }

  simulate(course: Route | readonly Coordinate[], options: SimulateOptions = {}): SimulatedWalk {
    const { venue } = this.#context;
    const walk = new Walk(splitByFloor(course, this.#context));
    this.#simulation?.stop();
    this.#simulation = new Simulation(walk, options, ({ x, y, floorId, ...step }) => {
      const report = {
        lngLat: venue.frame.toLngLat({ x, y }),
        accuracy: step.accuracy,
        ...(floorId !== undefined && { floorId }),
        ...(step.bearingDegrees !== undefined && { headingDegrees: step.bearingDegrees }),
      };
      this.#intake.receive(report, 'simulation');
    });
    if (this.#isRemoved) this.#simulation.stop();
    this.#set({ isSimulated: true });
    return this.#simulation;
  }

  setFilter(filter: PositionFilter | undefined): void {
    this.#intake.filter = filter;
  }

  follow(mode: FollowMode, options?: FollowOptions): void {
    this.#follow.follow(mode, options);
  }

  show(): void {
    this.#set({ isHidden: false });
  }

  hide(): void {
    this.#set({ isHidden: true });
  }

  update(change: Partial<BlueDotStyle>): void {
    for (const key of COLORS) {
      if (change[key] !== undefined) requireColor(change[key], `Blue dot, ${key}`);
    }
    this.#style = { ...this.#style, ...change };
    this.#context.stage.requestFrame();
  }

  on<K extends keyof BlueDotEvents>(
    name: K,
    listener: (payload: BlueDotEvents[K]) => void,
  ): Unsubscribe {
    return this.#events.on(name, listener);
  }

  remove(): void {
    if (this.#isRemoved) return;
    this.#isRemoved = true;
    for (const off of this.#offs) off();
    this.#intake.stop();
    this.#announcer.stop();
    this.#device.stop();
    this.#simulation?.stop();
    this.#events.clear();
    this.#figure.dispose();
    this.#context.stage.requestFrame();
  }

  #createDevice(sources: DeviceSources | undefined): DeviceWatch {
    const host = this.#context.root.ownerDocument.defaultView ?? window;
    return new DeviceWatch(
      {
        geolocation: deviceGeolocation(host as GeolocationHost),
        compass: deviceCompass(host as CompassHost),
        ...sources,
      },
      {
        onPosition: (report) => this.#intake.receive(report, 'device'),
        onHeading: (degrees) => this.#onHeading(degrees),
        onProblem: (problem) => this.#onProblem(problem),
      },
    );
  }

  #onTaken(position: DotPosition, previous: DotPosition | undefined): void {
    const isNear = this.#figure.isShown && previous?.floorId === position.floorId;
    const isFar = this.#figure.goTo(position, isNear ? 'glide' : 'cut');
    if (isFar) this.#follow.jump();
    this.#figure.turnTo(position.headingDegrees);
    this.#place();
    this.#context.stage.requestFrame();
    this.#events.emit('position-change', { position, previous });
  }

  #onStateChange(state: DotState, previous: DotState): void {
    this.#context.stage.requestFrame();
    this.#announcer.change(state);
    this.#events.emit('state-change', { state, previous });
  }

  #onHeading(degrees: number | undefined): void {
    this.#intake.compassDegrees = degrees;
    if (this.#isRemoved) return;
    this.#figure.turnTo(this.position?.headingDegrees);
    this.#context.stage.requestFrame();
    if (degrees !== undefined) this.#events.emit('heading-change', { headingDegrees: degrees });
  }

  #onProblem(problem: SensorProblem): void {
    if (problem.sensor === 'geolocation' && problem.code !== 'timeout') {
      this.#set({ isRefused: true });
    }
    this.#events.emit('error', problem);
  }

  #set(change: Parameters<PositionPipeline['set']>[0]): void {
    this.#intake.set(change);
    this.#context.stage.requestFrame();
  }

  #ownFloor(): Floor | undefined {
    const floorId = this.position?.floorId;
    return floorId === undefined ? undefined : this.#context.venue.find('floor', floorId);
  }

  #place(): void {
    const { floor } = this;
    if (floor) this.#figure.attachTo(floor);
  }

  #onFrame({ elapsed }: Frame): void {
    const simulation = this.#simulation;
    if (simulation) {
      simulation.advance(elapsed);
      if (simulation.isEnded) this.#endSimulation();
      else this.#context.stage.requestFrame();
    }
    if (!this.position) return;
    this.#figure.draw(this.style, this.state);
    this.#follow.step(elapsed);
  }

  #endSimulation(): void {
    this.#simulation = undefined;
    this.#set({ isSimulated: false });
  }

  #target(): FollowTarget | undefined {
    const { pose, isShown } = this.#figure;
    return pose && isShown ? { pose, floor: this.#ownFloor() } : undefined;
  }

  #coordinateAt(screen: Point): Coordinate | undefined {
    const { style, floor, position } = this;
    if (!floor || !position || !style.interactive) return undefined;
    if (!this.#figure.isAt(screen)) return undefined;
    return { lngLat: position.lngLat, floorId: floor.id, height: style.altitude };
  }
}

/**
 * The feature `blue-dot`, for `map.use`: shows the user's position.
 *
 * @example
 * import { blueDot } from '@brand/web-sdk/blue-dot';
 * const dot = map.use(blueDot);
 * dot.report({ lngLat: [-9.139, 38.703], floorLevel: 0, accuracy: 5 });
 * dot.follow('position');
 */
export const blueDot: Feature<BlueDot, BlueDotOptions | undefined> = {
  name: 'blue-dot',
  install: (context: FeatureContext & BlueDotPorts, options = {}) => new Dot(context, options),
};
