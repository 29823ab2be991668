import type { ElementStyle, Floor, GeometryElement } from '@brand/venue';
import type { Group, Mesh } from 'three';
import { disposeTree, RENDER_ORDER } from '../kernel/stage.ts';
import { buildFloorGeometry } from './floor-geometry/build-floor-geometry.ts';
import type { FloorShape } from './floor-geometry/floor-shape.ts';
import type { SceneUniforms } from './floor-materials.ts';
import type { OcclusionMap } from './occlusion-map.ts';
import { PrismModel } from './prism-model.ts';
import type * as Shadows from './shadows.ts';

export type FloorModelOptions = {
  readonly floor: Floor;
  readonly group: Group;
  readonly uniforms: SceneUniforms;
};

/** The model of a floor: its slab and all its elements. */
export class FloorModel extends PrismModel {
  readonly floor: Floor;
  readonly slabRow: number;
  readonly #group: Group;
  readonly #uniforms: SceneUniforms;
  #ground: Mesh | undefined;
  #rows: ReadonlyMap<GeometryElement, number> | undefined;
  readonly #outsides: ReadonlySet<GeometryElement>;
  #shadows: OcclusionMap | undefined;
  /** Heights of the current shadows, and of the next ones. */
  #baked = new Float32Array(0);
  #wanted = new Float32Array(0);
  /** The revision of the state that `#wanted` was read from. */
  #readAt = -1;

  constructor({ floor, group, uniforms }: FloorModelOptions) {
    const geometry = buildFloorGeometry({
      shapes: floor.elements,
      footprint: floor.rings,
      facade: new Set<FloorShape>(floor.facades.flatMap(({ elements }) => elements)),
    });
    super({ geometry, parent: group, uniforms });
    if (geometry.isCrowded) {
      console.warn(
        `Floor "${floor.id}": too many shapes overlap, so some are not drawn accurately. Remove duplicates: "mvf validate" lists them.`,
      );
    }
    this.floor = floor;
    this.#group = group;
    this.#uniforms = uniforms;
    this.#outsides = new Set(floor.facades.flatMap(({ elements }) => elements));
    this.slabRow = floor.elements.length;
    this.#chooseOrders();
  }

  /** Whether any part of it is visible. */
  get isVisible(): boolean {
    return this.#group.visible && this.opacity > 0;
  }

  /** Metres above the ground. */
  get altitude(): number {
    return this.#group.position.z;
  }

  /** The row of an element of this floor. */
  rowOf(element: GeometryElement): number | undefined {
    this.#rows ??= new Map(this.floor.elements.map((one, row) => [one, row]));
    return this.#rows.get(element);
  }

  override setOpacity(share: number): void {
    super.setOpacity(share);
    this.#chooseOrders();
  }

  /** Whether contact shadows have been computed. */
  get hasShadows(): boolean {
    return this.#shadows !== undefined;
  }

  /** Whether its contact shadows match the current state. */
  get isBaked(): boolean {
    if (!this.#shadows) return false;
    if (this.#readAt !== this.state.revision) this.#wanted = this.#shadowHeights();
    return isSame(this.#wanted, this.#baked);
  }

  /**
   * Computes contact shadows: all of them the first time, later those around elements that changed,
   * once they are at rest. Separate from building the model, and handed its code, because the first
   * frame does not need them.
   */
  bake({ occlusionMap, updateOcclusion }: typeof Shadows): void {
    const before = this.#wanted;
    if (this.isBaked || (this.#shadows && !isSame(this.#wanted, before))) return;
    const { geometry } = this;
    if (!this.#shadows) this.#wanted = this.#shadowHeights();
    const heights = this.#wanted;
    const hollowRows = [...this.#outsides].flatMap((element) => this.rowOf(element) ?? []);
    const options = { heightOf: (row: number): number => heights[row]!, hollowRows };
    if (this.#shadows) {
      const rows = [...heights.keys()].filter((row) => heights[row] !== this.#baked[row]);
      updateOcclusion(this.#shadows, geometry, { ...options, rows });
    } else {
      this.#shadows = occlusionMap(geometry, options);
    }
    this.#baked = heights;
    this.setOcclusion(this.#shadows);
  }

  /**
   * Adds the floor's shadow on the ground, once. Outdoor floors are the ground themselves, so they
   * cast none.
   */
  addGround({ groundShadow }: typeof Shadows): void {
    if (this.#ground || this.floor.isOutdoor) return;
    this.#ground = groundShadow(this.floor.rings, this.#uniforms);
    if (this.#ground) this.#group.add(this.#ground);
    this.#chooseOrders();
  }

  override dispose(): void {
    super.dispose();
    if (this.#ground) disposeTree(this.#ground);
  }

  #shadowHeights(): Float32Array<ArrayBuffer> {
    const { floor, state } = this;
    this.#readAt = state.revision;
    return Float32Array.from(floor.elements, (element, row) => {
      // Facades are shown and hidden as buildings open; their shadows stay.
      if (this.#outsides.has(element)) return shadowHeight(element, element.style);
      const altitude = state.baseOf(row);
      const height = state.topOf(row) - this.geometry.lifts[row]! - altitude;
      const hidden = state.opacityOf(row) === 0;
      return shadowHeight(element, { altitude, height, hidden, opacity: state.opacityOf(row) });
    });
  }

  #chooseOrders(): void {
    // Floors fade above others, whose rooms would be in the shadow.
    if (this.#ground) this.#ground.visible = this.opacity === 1;
    const { floor, transparent, facade } = RENDER_ORDER;
    // A fading floor is drawn below paths and labels; transparent parts of an opaque floor above
    // them.
    const orders =
      this.opacity < 1
        ? { edges: floor, seeThrough: floor, facades: floor }
        : { edges: floor + 1, seeThrough: transparent, facades: facade };
    this.setOrders({ solid: floor, ...orders });
  }
}

/**
 * Returns the height of an element above the ground for contact shadows, in metres. The maximum is
 * 1, because higher values make no difference. Returns 0 if the element casts no shadow.
 */
function shadowHeight(
  { type, kind }: GeometryElement,
  { hidden, altitude, height, opacity }: Pick<ElementStyle, ShadowField>,
): number {
  if (hidden || kind === 'void' || altitude > 1 || type === 'door') return 0;
  const top = altitude + height;
  // Heights were rounded to single precision.
  if (top < 0.2999) return 0;
  return Math.min(1, opacity < 1 ? top * 0.4 : top);
}

type ShadowField = 'hidden' | 'altitude' | 'height' | 'opacity';

function isSame(a: Float32Array, b: Float32Array): boolean {
  return a.length === b.length && a.every((height, row) => height === b[row]);
}
