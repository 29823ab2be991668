import type { GeometryElement } from '@brand/venue';
import { BufferAttribute, BufferGeometry, Mesh, type Texture } from 'three';
import type { FeatureContext } from '../../kernel/feature.ts';
import { buildTexturedMesh } from './textured-mesh.ts';
import { ImageMaterial } from './image-material.ts';

export type ElementTextureOptions = {
  readonly context: FeatureContext;
  readonly texture: Texture;
  readonly side: 'top' | 'sides';
  readonly scale: number;
};

/** An image over surfaces of an element. It follows changes of the element. */
export class ElementTexture {
  readonly #element: GeometryElement;
  readonly #options: ElementTextureOptions;
  readonly #mesh: Mesh<BufferGeometry, ImageMaterial>;
  #height = Number.NaN;

  constructor(element: GeometryElement, options: ElementTextureOptions) {
    this.#element = element;
    this.#options = options;
    const { stage, layers } = options.context;
    this.#mesh = new Mesh(new BufferGeometry(), new ImageMaterial(options.texture));
    // Its height is known only in the shader.
    this.#mesh.frustumCulled = false;
    layers.assign(this.#mesh, 'images');
    stage.groupOf(element.floor).add(this.#mesh);
    this.follow();
    this.paint();
  }

  /** Applies the height of the element, and the opacity of element and floor. */
  follow(): void {
    const { context, side } = this.#options;
    const share = context.floors.opacityOf(this.#element.floor);
    if (share === 0) return;
    const { visible, opacity, altitude, height } = context.elements.get(this.#element);
    const { material } = this.#mesh;
    // Images keep their size on sides, so another height needs another mesh.
    if (Number.isNaN(this.#height) || (side === 'sides' && this.#height !== height)) {
      this.#build(height);
    }
    this.#height = height;
    this.#mesh.visible = visible;
    material.set('span', [altitude, altitude + height + (side === 'top' ? ABOVE : 0)]);
    material.set('opacity', opacity * share);
  }

  paint(): void {
    this.#mesh.material.setTint(this.#options.context.theme());
  }

  remove(): void {
    this.#mesh.removeFromParent();
    this.#mesh.geometry.dispose();
    this.#mesh.material.dispose();
  }

  #build(height: number): void {
    const { texture, side, scale } = this.#options;
    const { rings, lines, style } = this.#element;
    const canvas = texture.image as HTMLCanvasElement;
    const proportion = canvas.height / canvas.width;
    const shape = { rings, lines, buffer: style.buffer };
    const {
      positions,
      uvs: places,
      triangles,
    } = buildTexturedMesh(shape, {
      side,
      scale,
      height,
      proportion,
    });
    this.#mesh.geometry.dispose();
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('uv', new BufferAttribute(places, 2));
    geometry.setIndex([...triangles]);
    this.#mesh.geometry = geometry;
  }
}

// Metres above the top, below what lies on it.
const ABOVE = 0.005;
