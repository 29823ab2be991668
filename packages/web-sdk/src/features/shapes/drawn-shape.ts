import { type Bbox, bboxOfPoints } from '@brand/geo';
import type { Floor } from '@brand/venue';
import { Object3D } from 'three';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit } from '../../kernel/hits.ts';
import { LOOK_DEFAULTS } from '../../kernel/look.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { AnimationEnd, AnimationOptions } from '../../kernel/motion.ts';
import type { PickRay } from '../../kernel/view-camera.ts';
import { buildFloorGeometry } from '../../scene/floor-geometry/build-floor-geometry.ts';
import type { FloorShape } from '../../scene/floor-geometry/floor-shape.ts';
import type { SceneUniforms } from '../../scene/floor-materials.ts';
import { PrismModel } from '../../scene/prism-model.ts';
import { readGeoJson, type ShapeParts } from './read-geojson.ts';
import { mixStyles, readStyle, rowOf } from './shape-look.ts';
import type { Shape, ShapeGeoJson, ShapeOptions, ShapeStyle } from './shape-options.ts';

export type ShapeScope = {
  readonly context: FeatureContext;
  readonly uniforms: SceneUniforms;
  /** Called on removal. */
  readonly forget: () => void;
};

/** A shape in the scene: one model with a row for its polygons and one for its lines. */
export class DrawnShape implements Shape {
  readonly floor: Floor;
  readonly bounds: Bbox;
  readonly #scope: ShapeScope;
  readonly #parts: ShapeParts;
  // Not a `Group`: three.js sorts those as a whole, and shapes would be drawn above labels.
  readonly #root = new Object3D();
  #given: Partial<ShapeStyle>;
  #shown: ShapeStyle | undefined;
  #model: PrismModel | undefined;
  #pointer: 'hovered' | 'away' = 'away';
  #stopAnimation = (): void => {};

  constructor(geojson: ShapeGeoJson, { floor, ...style }: ShapeOptions, scope: ShapeScope) {
    this.#scope = scope;
    const { context } = scope;
    this.#given = readStyle(style, 'shapes.add');
    this.floor = floorOf(context, floor);
    const { frame } = context.space;
    this.#parts = readGeoJson(geojson, (place) => frame.toMetres(place));
    const { rings, lines } = this.#parts;
    const [west, south, east, north] = bboxOfPoints([...rings.flat(2), ...lines.flat()]);
    this.bounds = [
      ...frame.toLngLat({ x: west, y: south }),
      ...frame.toLngLat({ x: east, y: north }),
    ];
    context.stage.groupOf(this.floor).add(this.#root);
    this.#build();
  }

  get style(): ShapeStyle {
    return this.#shown ?? this.#wanted;
  }

  get #wanted(): ShapeStyle {
    const { accent, hover } = this.#scope.context.theme();
    const color = this.#given.color ?? accent;
    return { ...DEFAULTS, color, topColor: color, hoverColor: hover, ...this.#given };
  }

  update(change: Partial<ShapeStyle>): void {
    this.#stopAnimation();
    this.#change(readStyle(change, 'shape.update'));
    this.paint();
  }

  async animate(
    change: Partial<ShapeStyle>,
    options: AnimationOptions = {},
  ): Promise<AnimationEnd> {
    const given = readStyle(change, 'shape.animate');
    const from = this.style;
    this.#stopAnimation();
    this.#change(given);
    const running = this.#scope.context.motion.animate((share) => {
      this.#shown = mixStyles(from, this.#wanted, Math.min(1, Math.max(0, share)));
      this.paint();
    }, options);
    const stop = (): void => running.stop();
    this.#stopAnimation = stop;
    const end = await running.ended;
    // A stopped animation keeps its current state, unless a newer change took over.
    if (this.#stopAnimation === stop) this.#settle();
    return end;
  }

  remove(): void {
    const { context, forget } = this.#scope;
    this.#stopAnimation();
    this.#model?.dispose();
    this.#model = undefined;
    this.#root.removeFromParent();
    forget();
    context.stage.requestFrame();
  }

  setPointer(pointer: 'hovered' | 'away'): void {
    if (pointer === this.#pointer) return;
    this.#pointer = pointer;
    this.paint();
  }

  /** Applies the style, which is drawn with the next frame. */
  paint(): void {
    const row = rowOf(this.style, this.#pointer);
    for (const number of [0, 1]) this.#model?.write(number, row);
    this.#scope.context.stage.requestFrame();
  }

  /** Applies the opacity of the floor and uploads changes to the GPU. */
  flush(): void {
    this.#model?.setOpacity(this.#scope.context.floors.opacityOf(this.floor));
    this.#model?.flush();
  }

  restore(): void {
    this.#model?.restore();
  }

  hitsOf({ origin, direction }: PickRay): readonly Hit[] {
    const { floors, space } = this.#scope.context;
    if (!this.#model || !floors.visible.includes(this.floor)) return [];
    const { x, y, z } = origin;
    const local = { x, y, z: z - floors.altitudeOf(this.floor) };
    const [hit] = this.#model.picker.pick({ origin: local, direction });
    if (!hit) return [];
    const { distance } = hit;
    const point = {
      x: x + direction.x * distance,
      y: y + direction.y * distance,
      z: z + direction.z * distance,
    };
    const coordinate = space.toCoordinate(point, this.floor.id);
    const isInteractive = this.style.interactive;
    return [{ type: 'shape', target: this, coordinate, distance, isInteractive }];
  }

  /** Ends an animation at its current state. */
  #settle(): void {
    const { color, topColor, opacity, height, altitude } = this.style;
    const { color: givenColor, topColor: givenTop } = this.#given;
    this.#given = {
      ...this.#given,
      opacity,
      height,
      altitude,
      // Colours of the theme are not stored, so that they follow the theme.
      ...(givenColor !== undefined && { color }),
      ...(givenTop !== undefined && { topColor }),
    };
    this.#shown = undefined;
    this.#stopAnimation = () => {};
  }

  #change(given: Partial<ShapeStyle>): void {
    const { width } = this.#wanted;
    if (this.#shown) this.#settle();
    this.#given = { ...this.#given, ...given };
    if (this.#wanted.width !== width && this.#parts.lines.length > 0) this.#build();
  }

  #build(): void {
    const { context, uniforms } = this.#scope;
    this.#model?.dispose();
    const { rings, lines } = this.#parts;
    const shapes: FloorShape[] = [
      { ...PLAIN, rings, lines: [] },
      { ...PLAIN, rings: [], lines, style: { ...PLAIN.style, buffer: this.#wanted.width / 2 } },
    ];
    const geometry = buildFloorGeometry({ shapes, footprint: [], facade: new Set() });
    this.#model = new PrismModel({ geometry, parent: this.#root, uniforms });
    context.layers.assign(this.#root, 'shapes');
    this.paint();
  }
}

const DEFAULTS = {
  ...LOOK_DEFAULTS,
  height: 0,
  altitude: 0.25,
  width: 0.5,
} satisfies Partial<ShapeStyle>;

/** Base of a shape for the mesh; its style comes from the state table. */
const PLAIN: Omit<FloorShape, 'rings' | 'lines'> = {
  type: 'wall',
  kind: 'shape',
  style: { color: '', opacity: 1, height: 0, altitude: 0, buffer: 0, hidden: false },
};

function floorOf({ venue, floors }: FeatureContext, floor: Floor | string | undefined): Floor {
  if (floor === undefined) return floors.current;
  const found = typeof floor === 'string' ? venue.find('floor', floor) : floor;
  if (found) return found;
  throw new MapViewError(
    'map-view/unknown-target',
    `shapes.add, floor: the venue has no floor ${JSON.stringify(floor)}. Its floors are: ${venue.floors.map(({ id }) => id).join(', ')}.`,
  );
}
