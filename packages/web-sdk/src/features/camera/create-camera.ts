import type { Coordinate, Floor } from '@brand/venue';
import type { Polygon } from 'geojson';
import type { CameraControls } from '../../dom/gestures/gesture-sink.ts';
import type { KeyAction } from '../../dom/gestures/key-action.ts';
import { listenGestures, type Gestures } from '../../dom/gestures/listen-gestures.ts';
import { createScrollHint } from '../../dom/gestures/scroll-hint.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { AnimationEnd, AnimationOptions, RunningAnimation } from '../../kernel/motion.ts';
import type { ScreenPoint } from '../../kernel/screen-point.ts';
import type { CameraPose, Padding } from '../../kernel/view-camera.ts';
import type {
  Camera,
  CameraChange,
  CameraOptions,
  FocusOptions,
  FocusTarget,
} from './camera-options.ts';
import { checkChange, checkControls, checkPadding } from './check-change.ts';
import { planFlight } from './flight.ts';
import { followFloor } from './follow-floor.ts';
import { framePoints, startPose } from './framing.ts';
import { GestureCameraController } from './gesture-camera-controller.ts';
import {
  type CameraLimits,
  bboxToMetres,
  changeLimits,
  defaultLimits,
  omitUndefined,
  poseLimits,
} from './limits.ts';
import { Rig } from './rig.ts';
import { visibleGround, isOnScreen } from './visibility.ts';
import { targetPoints } from './target-points.ts';

const CONTROLS: CameraControls = {
  pan: true,
  zoom: true,
  rotate: true,
  pitch: true,
  keyboard: true,
  wheel: 'zoom',
};

/** Creates the camera of a map view, moved by the app, gestures and keys. */
export function createCamera(context: FeatureContext, options: CameraOptions = {}): Camera {
  return new MapCamera(context, options);
}

class MapCamera implements Camera {
  readonly #context: FeatureContext;
  readonly #start: CameraOptions;
  readonly #rig: Rig;
  readonly #controller: GestureCameraController;
  readonly #gestures: Gestures;
  #limits: CameraLimits;
  #controls: CameraControls;
  #flight: RunningAnimation | undefined;
  #padding: RunningAnimation | undefined;
  #mover: ((pose: CameraPose) => void) | undefined;
  // Until the camera is moved, a resize shows the start view again.
  #isAtStart = true;

  constructor(context: FeatureContext, options: CameraOptions) {
    this.#context = context;
    this.#start = checkChange('options', options);
    const { stage, venue, events, motion, onRemove } = context;
    const box = bboxToMetres(venue.bbox, venue.frame);
    const size = Math.max(box[2] - box[0], box[3] - box[1]) || 1;
    this.#limits = changeLimits(
      defaultLimits(stage.camera.zoomFor(size / 200)),
      options.limits ?? {},
    );
    this.#controls = checkControls(options.controls ?? {}, CONTROLS);
    this.#rig = new Rig(stage.camera, this.#poseLimits(), (pose) => this.#apply(pose));
    stage.camera.setPadding(checkPadding(options.padding ?? {}, stage.camera.padding));
    this.#controller = new GestureCameraController(this.#rig, {
      controls: () => this.#controls,
      isReduced: () => motion.isReduced,
      requestFrame: () => stage.requestFrame(),
      onMove: () => {
        this.#flight?.stop();
        this.#isAtStart = false;
      },
      onStart: (kind) => events.emit('interaction-start', { kind }),
      onEnd: (kind) => events.emit('interaction-end', { kind }),
    });
    followFloor(context, this.#rig);
    this.#gestures = this.#listen();
    this.#rig.move(this.#startPose());
    onRemove(events.on('resize', () => this.#isAtStart && this.#rig.move(this.#startPose())));
    onRemove(stage.onFrame('update', ({ now }) => this.#controller.advance(now)));
    onRemove(this.#emitChanges());
    onRemove(() => this.stop());
  }

  get center(): Coordinate {
    return this.#context.space.toCoordinate(this.pose(), this.#context.floors.current.id);
  }

  get zoom(): number {
    return this.pose().zoom;
  }

  get bearingDegrees(): number {
    return this.pose().bearingDegrees;
  }

  get pitchDegrees(): number {
    return this.pose().pitchDegrees;
  }

  get metresPerPixel(): number {
    return this.#rig.view.metresPerPixel;
  }

  get limits(): CameraLimits {
    return this.#limits;
  }

  get padding(): Padding {
    return this.#rig.view.padding;
  }

  get controls(): CameraControls {
    return this.#controls;
  }

  pose(): CameraPose {
    return this.#rig.pose;
  }

  set(change: CameraChange): void {
    const next = this.#poseOf(checkChange('set', change));
    this.#take();
    this.#rig.move(next);
  }

  animateTo(change: CameraChange, options: AnimationOptions = {}): Promise<AnimationEnd> {
    return this.#fly(this.#poseOf(checkChange('animateTo', change)), options);
  }

  async focusOn(
    target: FocusTarget | readonly FocusTarget[],
    options: FocusOptions = {},
  ): Promise<AnimationEnd> {
    const { floors } = this.#context;
    checkChange('focusOn', options);
    const { points, floors: targeted } = targetPoints(target, this.#context);
    const [first] = targeted;
    const isElsewhere = first && !targeted.has(floors.current) && options.followFloor !== false;
    const floor = isElsewhere ? first : floors.current;
    if (options.signal?.aborted) return 'stopped';
    if (points.length === 0) return 'finished';
    const z = floors.altitudeOf(floor);
    const shown = this.#fly(framePoints(points, this.#rig, { ...options, z }), options);
    const { duration, signal } = options;
    if (isElsewhere) {
      await floors.set(floor, { reason: 'camera', ...omitUndefined({ duration, signal }) });
    }
    return shown;
  }

  reset(options: AnimationOptions = {}): Promise<AnimationEnd> {
    return this.#fly(this.#startPose(), options);
  }

  stop(): void {
    this.#flight?.stop();
    this.#controller.stop();
  }

  setLimits(limits: Partial<CameraLimits>): void {
    this.#limits = changeLimits(this.#limits, limits);
    this.#rig.limits = this.#poseLimits();
  }

  setControls(controls: Partial<CameraControls>): void {
    this.#controls = checkControls(controls, this.#controls);
    this.#gestures.update();
  }

  setPadding(padding: Partial<Padding>, options: AnimationOptions = {}): Promise<AnimationEnd> {
    const { motion, stage } = this.#context;
    const from = this.padding;
    const to = checkPadding(padding, from);
    this.#padding?.stop();
    this.#padding = motion.animate((share) => {
      const mix = (a: number, b: number): number => a + (b - a) * share;
      stage.camera.setPadding({
        top: mix(from.top, to.top),
        right: mix(from.right, to.right),
        bottom: mix(from.bottom, to.bottom),
        left: mix(from.left, to.left),
      });
      if (this.#isAtStart) this.#rig.move(this.#startPose());
    }, options);
    return this.#padding.ended;
  }

  toScreen(coordinate: Coordinate): ScreenPoint | undefined {
    const { space, floors } = this.#context;
    const world = space.toWorld({ floorId: floors.current.id, ...coordinate });
    const place = this.#rig.view.toScreen(world);
    return place && { x: place.x, y: place.y };
  }

  toCoordinate(
    screen: ScreenPoint,
    floor: Floor | string = this.#context.floors.current,
  ): Coordinate | undefined {
    const { floors, space } = this.#context;
    const world = this.#rig.view.toPlane(screen, floors.altitudeOf(floor));
    return world && space.toCoordinate(world, typeof floor === 'string' ? floor : floor.id);
  }

  isInView(
    target: FocusTarget | readonly FocusTarget[],
    { mode = 'touching' }: { readonly mode?: 'touching' | 'inside' } = {},
  ): boolean {
    return isOnScreen(targetPoints(target, this.#context).points, this.#rig.view, mode);
  }

  bounds(): Polygon {
    return visibleGround(this.#rig, this.#context.space.frame);
  }

  delegateTo(mover: ((pose: CameraPose) => void) | undefined): void {
    this.#mover = mover;
    if (!mover) this.#rig.view.setPose(this.pose());
    this.#context.stage.requestFrame();
  }

  #apply(pose: CameraPose): void {
    if (this.#mover) this.#mover(pose);
    else this.#rig.view.setPose(pose);
    this.#context.stage.requestFrame();
  }

  /** Stops the current movement because another one starts. */
  #take(): void {
    this.#isAtStart = false;
    this.#flight?.stop();
    this.#controller.touch();
  }

  #fly(to: CameraPose, options: AnimationOptions): Promise<AnimationEnd> {
    const { motion, stage } = this.#context;
    this.#take();
    const { width, height } = stage.camera;
    const flight = planFlight(
      this.pose(),
      this.#rig.limited(to),
      (zoom) => (stage.camera.metresPerPixelAt(zoom) * (width + height)) / 2,
    );
    this.#flight = motion.animate(
      // The height follows the floor, which is animated separately.
      (share) => this.#rig.move({ ...flight.at(share), z: this.pose().z }),
      { duration: flight.duration, ...omitUndefined(options) },
    );
    return this.#flight.ended;
  }

  #poseOf({ center, zoom, bearingDegrees, pitchDegrees }: CameraChange): CameraPose {
    const place = center && this.#context.space.toMetres(center.lngLat);
    return {
      ...this.pose(),
      ...place,
      ...omitUndefined({ zoom, bearingDegrees, pitchDegrees }),
    } as CameraPose;
  }

  #startPose(): CameraPose {
    const scope = { ...this.#context, options: this.#start };
    return startPose(this.#context.floors.current, this.#rig, scope);
  }

  #poseLimits(): ReturnType<typeof poseLimits> {
    const { venue } = this.#context;
    return poseLimits(this.#limits, venue.bbox, venue.frame);
  }

  #listen(): Gestures {
    const { root, stage, overlay, signal } = this.#context;
    if (!root.hasAttribute('tabindex')) root.tabIndex = 0;
    return listenGestures({
      root,
      canvas: stage.renderer.domElement,
      sink: this.#controller,
      controls: () => this.#controls,
      onAction: (action) => this.#act(action),
      hint: createScrollHint(overlay, this.#start.hints ?? {}, signal),
      signal,
    });
  }

  #act(action: Exclude<KeyAction, { type: 'step' }>): void {
    const { floors, venue } = this.#context;
    if (action.type === 'reset') {
      void this.reset();
      return;
    }
    const stack = floors.currentStack?.floors ?? venue.floors;
    const next = stack[stack.indexOf(floors.current) + (action.direction === 'up' ? 1 : -1)];
    if (next) void floors.set(next, { reason: 'keyboard' });
  }

  #emitChanges(): () => void {
    const { stage, events } = this.#context;
    let lastEmitted: { readonly pose: CameraPose; readonly padding: Padding } | undefined;
    return stage.onFrame('update', () => {
      const { pose, padding } = stage.camera;
      if (pose === lastEmitted?.pose && padding === lastEmitted.padding) return;
      lastEmitted = { pose, padding };
      events.emit('camera-change', pose);
    });
  }
}
