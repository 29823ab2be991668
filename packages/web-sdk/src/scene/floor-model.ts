import type { ElementStyle, Floor, GeometryElement } from '@brand/venue';
import type { Group } from 'three';
import { RENDER_ORDER } from '../kernel/stage.ts';
import { buildFloorGeometry } from './floor-geometry/build-floor-geometry.ts';
import type { FloorShape } from './floor-geometry/floor-shape.ts';
import type { SceneUniforms } from './floor-materials.ts';
import { type OcclusionMap, occlusionMap } from './occlusion-map.ts';
import { PrismModel } from './prism-model.ts';
import { updateOcclusion } from './update-occlusion.ts';

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
    this.floor = floor;
    this.#group = group;
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
   * once they are at rest. Separate from building the model, because the first frame does not need
   * them.
   */
  bake(): void {
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
 * Height of an element above the ground for contact shadows, in metres; at most 1, because more
 * makes no difference, and 0 if it throws none.
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
