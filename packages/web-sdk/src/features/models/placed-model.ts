import type { Coordinate, Floor } from '@brand/venue';
import { Vector3 } from 'three';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit } from '../../kernel/hits.ts';
import type { AnimationEnd, AnimationOptions, RunningAnimation } from '../../kernel/motion.ts';
import type { PickRay } from '../../kernel/view-camera.ts';
import type { ModelBody } from './model-body.ts';
import type { Model, ModelAnimations, ModelStyle, ModelTarget } from './model-options.ts';
import { modelPlace, type ModelPlace } from './model-place.ts';
import { mixModelStyles, readModelStyle } from './model-style.ts';

export type ModelScope = {
  readonly context: FeatureContext;
  readonly body: ModelBody;
  /** Called on removal. */
  readonly onRemove: () => void;
};

export class PlacedModel implements Model {
  readonly #scope: ModelScope;
  readonly #at = new Vector3();
  #floor: Floor | undefined;
  /** Opacity of the floor. */
  #floorOpacity = 1;
  #style: ModelStyle;
  #move: RunningAnimation | undefined;
  #change: RunningAnimation | undefined;

  constructor({ floor, at }: ModelPlace, style: ModelStyle, scope: ModelScope) {
    this.#scope = scope;
    this.#style = style;
    this.#standOn(floor);
    this.#at.copy(at);
    this.#apply();
  }

  get coordinate(): Coordinate {
    const { x, y, z } = this.#at;
    const lngLat = this.#scope.context.space.frame.toLngLat({ x, y });
    const floorId = this.#floor?.id;
    return floorId === undefined ? { lngLat, height: z } : { lngLat, floorId, height: z };
  }

  get floor(): Floor | undefined {
    return this.#floor;
  }

  get style(): ModelStyle {
    return this.#style;
  }

  get animations(): ModelAnimations {
    return this.#scope.body;
  }

  update(change: Partial<ModelStyle>): void {
    const given = readModelStyle(change, 'model.update');
    this.#change?.stop();
    this.#style = { ...this.#style, ...given };
    this.#apply();
  }

  animate(change: Partial<ModelStyle>, options: AnimationOptions = {}): Promise<AnimationEnd> {
    const given = readModelStyle(change, 'model.animate');
    this.#change?.stop();
    const from = this.#style;
    const to = { ...from, ...given };
    this.#change = this.#scope.context.motion.animate((share) => {
      this.#style = mixModelStyles(from, to, share);
      this.#apply();
    }, options);
    return this.#change.ended;
  }

  moveTo(target: ModelTarget, options: AnimationOptions = {}): Promise<AnimationEnd> {
    const { context } = this.#scope;
    const { floors, motion } = context;
    const { floor, at } = modelPlace(target, context);
    this.#move?.stop();
    const altitudeOf = (one: Floor | undefined): number => (one ? floors.altitudeOf(one) : 0);
    this.#at.z += altitudeOf(this.#floor) - altitudeOf(floor);
    this.#standOn(floor);
    const from = this.#at.clone();
    this.#move = motion.animate((share) => {
      this.#at.lerpVectors(from, at, share);
      this.#apply();
    }, options);
    return this.#move.ended;
  }

  remove(): void {
    const { context, body, onRemove: forget } = this.#scope;
    this.#move?.stop();
    this.#change?.stop();
    body.dispose();
    forget();
    context.stage.requestFrame();
  }

  /** Updates floor opacity and animations. Returns whether the next frame differs. */
  beforeFrame(elapsed: number): boolean {
    const { context, body } = this.#scope;
    const { clipAbove } = this.#style;
    if (clipAbove !== undefined) {
      body.setClip((this.#floor ? context.floors.altitudeOf(this.#floor) : 0) + clipAbove);
    }
    const share = this.#floor ? context.floors.opacityOf(this.#floor) : 1;
    if (share !== this.#floorOpacity) {
      this.#floorOpacity = share;
      this.#apply();
    }
    return this.#isShown && !context.motion.isReduced && body.advance(elapsed);
  }

  restore(): void {
    this.#scope.body.restore();
  }

  hitsOf(ray: PickRay): readonly Hit[] {
    const { context, body } = this.#scope;
    const distance = this.#isShown ? body.distanceTo(ray) : undefined;
    if (distance === undefined) return [];
    const { origin, direction } = ray;
    const point = {
      x: origin.x + direction.x * distance,
      y: origin.y + direction.y * distance,
      z: origin.z + direction.z * distance,
    };
    const coordinate = context.space.toCoordinate(point, this.#floor?.id);
    const isInteractive = this.#style.interactive;
    return [{ type: 'model', target: this, coordinate, distance, isInteractive }];
  }

  get #isShown(): boolean {
    const { visible, opacity } = this.#style;
    const { floors } = this.#scope.context;
    return visible && opacity > 0 && (!this.#floor || floors.visible.includes(this.#floor));
  }

  #apply(): void {
    const { context, body } = this.#scope;
    body.setLook({ ...this.#style, opacity: this.#style.opacity * this.#floorOpacity });
    body.root.position.copy(this.#at);
    body.root.position.z += this.#style.altitude;
    context.stage.requestFrame();
  }

  #standOn(floor: Floor | undefined): void {
    const { stage } = this.#scope.context;
    this.#floor = floor;
    (floor ? stage.groupOf(floor) : stage.scene).add(this.#scope.body.root);
  }
}
