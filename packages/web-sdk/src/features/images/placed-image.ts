import type { Coordinate, Floor } from '@brand/venue';
import { BufferGeometry, Float32BufferAttribute, Mesh, type Texture, Vector3 } from 'three';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Hit } from '../../kernel/hits.ts';
import type { PickRay } from '../../kernel/view-camera.ts';
import type { ImageStyle, MapImage } from './image-options.ts';
import type { ImagePlace } from './image-place.ts';
import { distanceToQuad, rightOf } from './image-quad.ts';
import { readImageStyle } from './image-style.ts';
import { ImageMaterial } from './image-material.ts';

export type ImageScope = {
  readonly context: FeatureContext;
  readonly texture: Texture;
  readonly place: ImagePlace;
  readonly style: ImageStyle;
  /** Whether it belongs to the venue, and is tinted by the theme like the venue. */
  readonly origin: 'venue' | 'app';
  /** Called on removal. */
  readonly onRemove: () => void;
};

export class PlacedImage implements MapImage {
  readonly floor: Floor | undefined;
  readonly #scope: ImageScope;
  readonly #mesh: Mesh<BufferGeometry, ImageMaterial>;
  #style: ImageStyle;

  constructor(scope: ImageScope) {
    this.#scope = scope;
    this.#style = scope.style;
    const { context, texture, place } = scope;
    this.floor = place.floor;
    this.#mesh = new Mesh(square(), new ImageMaterial(texture));
    // Its size is known only in the shader.
    this.#mesh.frustumCulled = false;
    context.layers.assign(this.#mesh, 'images');
    (place.floor ? context.stage.groupOf(place.floor) : context.stage.scene).add(this.#mesh);
    this.paint();
  }

  get style(): ImageStyle {
    return this.#style;
  }

  get coordinate(): Coordinate {
    const { x, y, z } = this.#mesh.position;
    const lngLat = this.#scope.context.space.frame.toLngLat({ x, y });
    const floorId = this.floor?.id;
    return floorId === undefined ? { lngLat, height: z } : { lngLat, floorId, height: z };
  }

  update(change: Partial<ImageStyle>): void {
    this.#style = { ...this.#style, ...readImageStyle(change, 'image.update') };
    this.paint();
  }

  /** Applies style and theme; the opacity follows in the next frame. */
  paint(): void {
    const { context, place, origin } = this.#scope;
    const { width, height, rotationDegrees, altitude, visible } = this.#style;
    const isUpright = this.#style.orientation === 'upright';
    const facesCamera = this.#style.faceCamera;
    const { material } = this.#mesh;
    const { x, y } = rightOf(rotationDegrees);
    material.setShape(width, height, { isUpright, facesCamera });
    material.set('right', [x, y]);
    if (origin === 'venue') material.setTint(context.theme());
    // Moved in front of its wall.
    const out = isUpright ? place.thickness : 0;
    this.#mesh.position.set(place.x + y * out, place.y - x * out, place.z + altitude);
    this.#mesh.visible = visible;
    context.stage.requestFrame();
  }

  /** Fades with its floor. */
  follow(): void {
    const share = this.floor ? this.#scope.context.floors.opacityOf(this.floor) : 1;
    this.#mesh.material.set('opacity', this.#style.opacity * share);
  }

  remove(): void {
    const { context, texture, onRemove: forget } = this.#scope;
    this.#mesh.removeFromParent();
    this.#mesh.geometry.dispose();
    this.#mesh.material.dispose();
    texture.dispose();
    forget();
    context.stage.requestFrame();
  }

  hitsOf(ray: PickRay): readonly Hit[] {
    const { floors, space, stage } = this.#scope.context;
    const { width, height, orientation, rotationDegrees, visible, opacity } = this.#style;
    const isShown = !this.floor || floors.visible.includes(this.floor);
    if (!visible || opacity <= 0 || !isShown) return [];
    const { elements } = stage.camera.three.matrixWorld;
    const length = Math.hypot(elements[0]!, elements[1]!);
    const right = this.#style.faceCamera
      ? { x: elements[0]! / length, y: elements[1]! / length }
      : rightOf(rotationDegrees);
    const at = this.#mesh.getWorldPosition(new Vector3());
    const distance = distanceToQuad(ray, { at, width, height, orientation, right });
    if (distance === undefined) return [];
    const { origin, direction } = ray;
    const point = {
      x: origin.x + direction.x * distance,
      y: origin.y + direction.y * distance,
      z: origin.z + direction.z * distance,
    };
    const coordinate = space.toCoordinate(point, this.floor?.id);
    const isInteractive = this.#style.interactive;
    return [{ type: 'image', target: this, coordinate, distance, isInteractive }];
  }
}

/** A square of side 1 around the origin. */
function square(): BufferGeometry {
  const corners = [-0.5, -0.5, 0, 0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, 0.5, 0];
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(corners, 3))
    .setAttribute('uv', new Float32BufferAttribute([0, 0, 1, 0, 1, 1, 0, 1], 2))
    .setIndex([0, 1, 2, 0, 2, 3]);
}
