import {
  type AnimationClip,
  AnimationMixer,
  Color,
  DoubleSide,
  type Light,
  LoopOnce,
  LoopRepeat,
  type Material,
  type Mesh,
  MeshLambertMaterial,
  type MeshStandardMaterial,
  Object3D,
  Plane,
  Raycaster,
  type Side,
  type Texture,
  Vector3,
} from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { MapViewError } from '../../kernel/map-view-error.ts';
import { disposeTree } from '../../kernel/stage.ts';
import type { PickRay } from '../../kernel/view-camera.ts';
import type { ModelAnimations, ModelStyle } from './model-options.ts';

/** A material and its original values from the file. */
type Surface = {
  readonly material: Material & { color?: Color; map?: Texture | null };
  readonly color: Color | undefined;
  map: Texture | null;
  readonly opacity: number;
  readonly isTransparent: boolean;
  readonly side: Side;
};

const RADIANS = Math.PI / 180;
const UPRIGHT = Math.PI / 2;

/** A model in the scene: its three.js objects, materials and animations. */
export class ModelBody implements ModelAnimations {
  /** Root object to add to the scene. `z` is up. */
  readonly root: Object3D = new Object3D();
  readonly #surfaces: readonly Surface[];
  readonly #clips: ReadonlyMap<string, AnimationClip>;
  readonly #mixer: AnimationMixer;
  readonly #clip = new Plane(new Vector3(0, 0, -1));
  readonly #raycaster = new Raycaster();
  readonly #requestFrame: () => void;
  #playing = 0;

  constructor(
    { scene, animations }: GLTF,
    options: { readonly shading: 'matt' | 'physical'; readonly requestFrame: () => void },
  ) {
    this.#requestFrame = options.requestFrame;
    // In glTF files y is up.
    scene.rotation.x = UPRIGHT;
    this.root.rotation.order = 'ZYX';
    this.root.add(scene);
    removeLights(scene);
    this.#surfaces = surfacesOf(scene, options.shading);
    this.#mixer = new AnimationMixer(scene);
    this.#clips = new Map(
      animations.map((clip, index) => [clip.name || `animation-${index + 1}`, clip]),
    );
    this.#mixer.addEventListener('finished', () => (this.#playing -= 1));
    this.#raycaster.layers.enableAll();
  }

  get names(): readonly string[] {
    return [...this.#clips.keys()];
  }

  play(name: string, { loop = true }: { readonly loop?: boolean } = {}): void {
    const clip = this.#clips.get(name);
    if (!clip) {
      const known =
        this.#clips.size > 0 ? `Its animations are: ${this.names.join(', ')}.` : 'It has none.';
      throw new MapViewError(
        'map-view/unknown-target',
        `animations.play: the model has no animation "${name}". ${known}`,
      );
    }
    const action = this.#mixer.clipAction(clip);
    if (!action.isRunning()) this.#playing += 1;
    action.reset();
    action.clampWhenFinished = true;
    action.setLoop(loop ? LoopRepeat : LoopOnce, Infinity).play();
    this.#requestFrame();
  }

  stop(name?: string): void {
    for (const [each, clip] of this.#clips) {
      if (name !== undefined && name !== each) continue;
      const action = this.#mixer.existingAction(clip);
      if (action?.isRunning()) this.#playing -= 1;
      action?.stop();
    }
    this.#requestFrame();
  }

  /** Advances animations. Returns whether any is still playing. */
  advance(elapsed: number): boolean {
    if (this.#playing <= 0) return false;
    this.#mixer.update(elapsed / 1000);
    return this.#playing > 0;
  }

  setLook({ scale, rotationDegrees, color, opacity, clipAbove, visible }: ModelStyle): void {
    this.root.visible = visible;
    if (typeof scale === 'number') this.root.scale.setScalar(scale);
    else this.root.scale.set(...scale);
    const [x, y, z] = rotationDegrees;
    this.root.rotation.set(x * RADIANS, y * RADIANS, z * RADIANS);
    const isCut = clipAbove !== undefined;
    for (const surface of this.#surfaces) {
      const { material } = surface;
      paint(surface, color);
      material.opacity = surface.opacity * opacity;
      material.clippingPlanes = isCut ? [this.#clip] : null;
      const transparent = surface.isTransparent || opacity < 1;
      // A cut exposes the inside.
      const side = isCut ? DoubleSide : surface.side;
      if (material.transparent !== transparent || material.side !== side) {
        // Both are compiled into the shader program.
        material.needsUpdate = true;
      }
      material.transparent = transparent;
      material.side = side;
    }
  }

  /** Sets the clipping height of the model, in metres above the ground. */
  setClip(altitude: number): void {
    this.#clip.constant = altitude;
  }

  /** Metres along a ray to the visible model. */
  distanceTo({ origin, direction }: PickRay): number | undefined {
    const { ray } = this.#raycaster;
    ray.origin.set(origin.x, origin.y, origin.z);
    ray.direction.set(direction.x, direction.y, direction.z);
    const isCut = this.#surfaces.some(({ material }) => material.clippingPlanes);
    return this.#raycaster
      .intersectObject(this.root)
      .find(({ point }) => !isCut || point.z <= this.#clip.constant)?.distance;
  }

  /**
   * Copies textures after the graphics context was lost: the new context cannot free those of the
   * old one.
   */
  restore(): void {
    const copies = new Map<Texture, Texture>();
    const copyOf = (texture: Texture): Texture => {
      const copy = copies.get(texture) ?? texture.clone();
      copies.set(texture, copy);
      copy.needsUpdate = true;
      return copy;
    };
    for (const surface of this.#surfaces) {
      for (const [field, texture] of texturesOf(surface.material)) {
        Object.assign(surface.material, { [field]: copyOf(texture) });
      }
      surface.map &&= copyOf(surface.map);
    }
  }

  dispose(): void {
    this.#mixer.stopAllAction();
    for (const { material, map } of this.#surfaces) {
      map?.dispose();
      for (const [, texture] of texturesOf(material)) texture.dispose();
    }
    disposeTree(this.root);
  }
}

function texturesOf(material: Material): [field: string, texture: Texture][] {
  return Object.entries(material).filter(([, value]) => (value as Texture | null)?.isTexture);
}

/**
 * Removes lights and cameras of a file. The lights would shine on other models, and the cameras are
 * not used.
 */
function removeLights(scene: Object3D): void {
  const lights: Object3D[] = [];
  scene.traverse((object) => {
    if ((object as Partial<Light>).isLight) lights.push(object);
  });
  for (const light of lights) light.removeFromParent();
}

function surfacesOf(scene: Object3D, shading: 'matt' | 'physical'): Surface[] {
  const surfaces = new Map<Material, Surface>();
  const shaded = (material: Material): Material => {
    let surface = surfaces.get(material);
    if (!surface) {
      surface = surfaceOf(shading === 'matt' ? mattOf(material as MeshStandardMaterial) : material);
      surfaces.set(material, surface);
    }
    return surface.material;
  };
  scene.traverse((object) => {
    const mesh = object as Partial<Mesh>;
    if (!mesh.material) return;
    mesh.material = Array.isArray(mesh.material)
      ? mesh.material.map((material) => shaded(material))
      : shaded(mesh.material);
  });
  return [...surfaces.values()];
}

/**
 * Returns a matt material that keeps the colour. Without an environment to reflect, metal would be
 * black.
 */
function mattOf(material: MeshStandardMaterial): Material {
  if (!material.isMeshStandardMaterial) return material;
  // `copy` takes over the fields that both have; the rest does not apply to matt surfaces.
  return new MeshLambertMaterial().copy(material as unknown as MeshLambertMaterial);
}

function surfaceOf(material: Surface['material']): Surface {
  const { color, map = null, opacity, transparent, side } = material;
  return { material, color: color?.clone(), map, opacity, isTransparent: transparent, side };
}

function paint({ material, color, map }: Surface, wanted: string | undefined): void {
  if (material.color && color) material.color.copy(color);
  if (wanted !== undefined) material.color?.set(wanted);
  const shown = wanted === undefined ? map : null;
  if (material.map === undefined || material.map === shown) return;
  material.map = shown;
  material.needsUpdate = true;
}
