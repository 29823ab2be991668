import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  FloatType,
  LinearFilter,
  LineSegments,
  type Material,
  Mesh,
  type Object3D,
  RedFormat,
  RGBAFormat,
  Sphere,
} from 'three';
import type { FloorGeometry } from './floor-geometry/floor-shape.ts';
import { type FloorMaterials, floorMaterials, type SceneUniforms } from './floor-materials.ts';
import type { OcclusionMap } from './occlusion-map.ts';
import { FloorPicker } from './picker/floor-picker.ts';
import { type ElementRow, ROWS_PER_LINE, StateTable } from './state-table.ts';

export type PrismModelOptions = {
  readonly geometry: FloorGeometry;
  readonly parent: Object3D;
  readonly uniforms: SceneUniforms;
};

/** Render order of each pass; see `RENDER_ORDER`. */
export type PassOrders = {
  readonly solid: number;
  readonly edges: number;
  readonly seeThrough: number;
  readonly facades: number;
};

/** A range of triangles drawn with one call. */
type Part = { readonly mesh: Mesh; readonly geometry: BufferGeometry };

/**
 * Any number of prisms in one mesh. Opaque rows and edges are drawn once each. Transparent rows and
 * fading facades each add two more draws while there are any.
 */
export class PrismModel {
  readonly geometry: FloorGeometry;
  readonly state: StateTable;
  readonly picker: FloorPicker;
  readonly #parent: Object3D;
  readonly #materials: FloorMaterials;
  readonly #stateMap: DataTexture;
  readonly #solid: Part;
  readonly #edges: LineSegments;
  readonly #seeThrough: readonly Part[];
  readonly #facades: readonly Part[];
  readonly #linearOutput: { value: number };
  #isUploaded = false;
  #opacity = 1;

  constructor({ geometry, parent, uniforms }: PrismModelOptions) {
    this.geometry = geometry;
    this.#parent = parent;
    this.#linearOutput = uniforms.linearOutput;
    this.state = new StateTable(geometry.lifts);
    this.picker = new FloorPicker(geometry, this.state);
    this.#stateMap = stateTexture(this.state);
    this.#stateMap.onUpdate = () => (this.#isUploaded = true);
    this.#materials = floorMaterials(uniforms, {
      stateMap: this.#stateMap,
      occlusion: occlusionTexture(NO_OCCLUSION),
    });
    const { solid, depth, blend } = this.#materials;
    const attributes = attributesOf(geometry);
    const part = (material: Material): Part => this.#addPart(attributes, material);
    this.#solid = part(solid);
    this.#seeThrough = [part(depth), part(blend)];
    this.#facades = [part(depth), part(blend)];
    // With equal order, three.js draws by creation: depth, colour, then edges.
    this.#edges = this.#addEdges(attributes);
    this.#choosePasses();
  }

  /** Opacity of the whole model, multiplied with that of its rows. */
  get opacity(): number {
    return this.#opacity;
  }

  /** Changes the state of a row, from the next frame on. */
  write(row: number, look: ElementRow): void {
    this.state.write(row, look);
  }

  setOpacity(share: number): void {
    if (share === this.#opacity) return;
    this.#opacity = share;
    this.#materials.floorOpacity.value = share;
    this.#materials.blendPass.value = share < 1 ? 2 : 1;
    this.#choosePasses();
  }

  /** Sets the render order of its passes. */
  setOrders({ solid, edges, seeThrough, facades }: PassOrders): void {
    this.#solid.mesh.renderOrder = solid;
    this.#edges.renderOrder = edges;
    for (const { mesh } of this.#seeThrough) mesh.renderOrder = seeThrough;
    for (const { mesh } of this.#facades) mesh.renderOrder = facades;
  }

  setOcclusion(map: OcclusionMap): void {
    const { occlusion, occlusionFrame } = this.#materials;
    occlusion.value.dispose();
    occlusion.value = occlusionTexture(map);
    const { x, y, width, height, texel } = map;
    occlusionFrame.value.set(x, y, 1 / (width * texel), 1 / (height * texel));
  }

  /** Uploads changes to the GPU, at most once. Must be called before drawing. */
  flush(): void {
    // Invisible edges would still cost a sixth of a frame.
    this.#edges.visible = this.#materials.edges.uniforms['edge']!.value.w > 0;
    const dirty = this.state.takeDirty();
    if (!dirty) return;
    const stateMap = this.#stateMap;
    stateMap.clearUpdateRanges();
    // three.js uploads ranges line by line: one dirty line is uploaded as a range, more as the
    // whole texture.
    if (this.#isUploaded && dirty.first === dirty.last) {
      const floats = ROWS_PER_LINE * 8;
      stateMap.addUpdateRange(dirty.first * floats, floats);
    }
    stateMap.needsUpdate = true;
    this.#choosePasses();
  }

  /** Uploads everything again after the graphics context was lost. */
  restore(): void {
    this.#isUploaded = false;
    this.#stateMap.clearUpdateRanges();
  }

  dispose(): void {
    for (const { mesh, geometry } of [this.#solid, ...this.#seeThrough, ...this.#facades]) {
      mesh.removeFromParent();
      geometry.dispose();
    }
    this.#edges.removeFromParent();
    this.#edges.geometry.dispose();
    const { solid, depth, blend, edges } = this.#materials;
    for (const material of [solid, depth, blend, edges]) material.dispose();
    this.#stateMap.dispose();
    this.#materials.occlusion.value.dispose();
  }

  /**
   * Enables the passes that draw something, and limits the transparent ones to the triangles in
   * use.
   */
  #choosePasses(): void {
    const { facadeStart, triangles } = this.geometry;
    const isFading = this.#opacity < 1;
    this.#solid.mesh.visible = !isFading;
    const inner = isFading ? { start: 0, end: facadeStart } : noTriangles();
    const outer = isFading ? { start: facadeStart, end: triangles.length } : noTriangles();
    if (!isFading) this.#findSeeThrough(inner, outer);
    this.#setRange(this.#seeThrough, inner);
    this.#setRange(this.#facades, outer);
  }

  #setRange(parts: readonly Part[], { start, end }: TriangleRange): void {
    for (const { mesh, geometry } of parts) {
      mesh.visible = end > start && this.#opacity > 0;
      geometry.setDrawRange(end > start ? start : 0, Math.max(0, end - start));
    }
  }

  /** Widens the ranges to the transparent rows inside, and among facades. */
  #findSeeThrough(inner: TriangleRange, outer: TriangleRange): void {
    const { ranges, rowCount, facadeStart } = this.geometry;
    for (let row = 0; row < rowCount; row++) {
      const opacity = this.state.opacityOf(row);
      if (opacity <= 0 || opacity >= 1) continue;
      const first = ranges[row * 3]!;
      const last = ranges[row * 3 + 2]!;
      if (first === last) continue;
      const range = first < facadeStart ? inner : outer;
      range.start = Math.min(range.start, first);
      range.end = Math.max(range.end, last);
    }
  }

  #addPart(attributes: SharedAttributes, material: Material): Part {
    const geometry = geometryOf(attributes, attributes.triangles);
    const mesh = new Mesh(geometry, material);
    // Heights are known only in the shader, so a bounding box would be wrong.
    mesh.frustumCulled = false;
    mesh.matrixAutoUpdate = false;
    // Render targets of effects expect linear values; the canvas expects sRGB.
    mesh.onBeforeRender = (renderer) => {
      this.#linearOutput.value = renderer.getRenderTarget() ? 1 : 0;
    };
    this.#parent.add(mesh);
    return { mesh, geometry };
  }

  #addEdges(attributes: SharedAttributes): LineSegments {
    const lines = new LineSegments(geometryOf(attributes, attributes.edges), this.#materials.edges);
    lines.frustumCulled = false;
    lines.matrixAutoUpdate = false;
    lines.onBeforeRender = this.#solid.mesh.onBeforeRender;
    this.#parent.add(lines);
    return lines;
  }
}

/** Offsets in the list of triangles. */
type TriangleRange = { start: number; end: number };

function noTriangles(): TriangleRange {
  return { start: Infinity, end: 0 };
}

const NO_OCCLUSION = { data: new Uint8Array(1), width: 1, height: 1 };

type SharedAttributes = {
  readonly position: BufferAttribute;
  readonly row: BufferAttribute;
  readonly look: BufferAttribute;
  readonly triangles: BufferAttribute;
  readonly edges: BufferAttribute;
};

function attributesOf(geometry: FloorGeometry): SharedAttributes {
  return {
    position: new BufferAttribute(geometry.positions, 2),
    row: new BufferAttribute(geometry.rows, 1),
    look: new BufferAttribute(geometry.looks, 4),
    triangles: new BufferAttribute(geometry.triangles, 1),
    edges: new BufferAttribute(geometry.edges, 1),
  };
}

function geometryOf(attributes: SharedAttributes, index: BufferAttribute): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', attributes.position);
  geometry.setAttribute('row', attributes.row);
  geometry.setAttribute('look', attributes.look);
  geometry.setIndex(index);
  // Needed for sorting; three.js cannot compute one from vertices without a height.
  geometry.boundingSphere = new Sphere();
  return geometry;
}

function stateTexture({ data, lineCount }: StateTable): DataTexture {
  const texture = new DataTexture(data, ROWS_PER_LINE * 2, lineCount, RGBAFormat, FloatType);
  texture.needsUpdate = true;
  return texture;
}

function occlusionTexture({
  data,
  width,
  height,
}: Pick<OcclusionMap, 'data' | 'width' | 'height'>): DataTexture {
  const texture = new DataTexture(data, width, height, RedFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  // Rows of single bytes are not padded to four.
  texture.unpackAlignment = 1;
  texture.needsUpdate = true;
  return texture;
}
