import {
  BufferAttribute,
  BufferGeometry,
  CustomBlending,
  DepthTexture,
  GLSL3,
  type IUniform,
  LinearFilter,
  type Material,
  Matrix4,
  Mesh,
  OneFactor,
  type Object3D,
  OrthographicCamera,
  RawShaderMaterial,
  type Scene,
  SrcColorFactor,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
  ZeroFactor,
} from 'three';
import type { ViewCamera } from '../../kernel/view-camera.ts';
import {
  APPLY_FRAGMENT,
  BLUR_FRAGMENT,
  OCCLUSION_FRAGMENT,
  SCREEN_VERTEX,
} from './occlusion-shaders.ts';

/** Strength and radius of the shadows. */
export type OcclusionLook = { readonly radius: number; readonly strength: number };

// After edges of floors (11), before images (30): objects on or above floors are not darkened.
const ORDER = 12;
// Resolution of the shadows, as a ratio of the canvas in each direction.
const DETAIL = 0.5;

/**
 * Computes shadows from the depth of opaque objects, and multiplies them onto the frame while it is
 * drawn. The shadows are an object of the scene, drawn after opaque and before transparent ones, so
 * that no second copy of the frame is needed, edges stay smooth and labels bright.
 */
export class OcclusionPass {
  /** Multiplies the shadows onto the frame; to be added to the scene. */
  readonly layer: Mesh<BufferGeometry, RawShaderMaterial>;
  readonly #triangle = screenTriangle();
  readonly #eye = new OrthographicCamera();
  readonly #screen: Mesh<BufferGeometry, Material>;
  readonly #depth = new WebGLRenderTarget(1, 1, { depthTexture: new DepthTexture(1, 1) });
  readonly #shades: readonly [WebGLRenderTarget, WebGLRenderTarget];
  readonly #occlusion: RawShaderMaterial;
  readonly #blur: RawShaderMaterial;
  readonly #size = new Vector2();

  constructor({ radius, strength }: OcclusionLook) {
    const flat = { depthBuffer: false, minFilter: LinearFilter };
    this.#shades = [new WebGLRenderTarget(1, 1, flat), new WebGLRenderTarget(1, 1, flat)];
    this.#occlusion = screenMaterial(OCCLUSION_FRAGMENT, {
      depthMap: { value: this.#depth.depthTexture },
      inverseProjection: { value: new Matrix4() },
      texel: { value: new Vector2() },
      screenPerMetre: { value: new Vector2() },
      radius: { value: radius },
      strength: { value: strength },
    });
    this.#blur = screenMaterial(BLUR_FRAGMENT, {
      source: { value: null as Texture | null },
      direction: { value: new Vector2() },
    });
    const apply = screenMaterial(APPLY_FRAGMENT, { source: { value: this.#shades[0].texture } });
    apply.transparent = true;
    apply.blending = CustomBlending;
    apply.blendSrc = ZeroFactor;
    apply.blendDst = SrcColorFactor;
    apply.blendSrcAlpha = ZeroFactor;
    apply.blendDstAlpha = OneFactor;
    this.layer = new Mesh(this.#triangle, apply);
    this.layer.frustumCulled = false;
    this.layer.renderOrder = ORDER;
    this.#screen = new Mesh<BufferGeometry, Material>(this.#triangle, this.#occlusion);
    this.#screen.frustumCulled = false;
  }

  /** Computes the shadows of a frame. */
  update(renderer: WebGLRenderer, scene: Scene, camera: ViewCamera): void {
    this.#resize(renderer);
    const { three } = camera;
    const { uniforms } = this.#occlusion;
    (uniforms['inverseProjection']!.value as Matrix4).copy(three.projectionMatrixInverse);
    const { elements } = three.projectionMatrix;
    (uniforms['screenPerMetre']!.value as Vector2).set(elements[0]! / 2, elements[5]! / 2);
    const target = renderer.getRenderTarget();
    this.#drawDepth(renderer, scene, camera);
    const [first, second] = this.#shades;
    const { x, y } = uniforms['texel']!.value as Vector2;
    this.#drawScreen(renderer, this.#occlusion, first);
    this.#smooth(renderer, [first, second], [x, 0]);
    this.#smooth(renderer, [second, first], [0, y]);
    renderer.setRenderTarget(target);
  }

  dispose(): void {
    this.layer.removeFromParent();
    this.#triangle.dispose();
    this.#depth.depthTexture?.dispose();
    for (const target of [this.#depth, ...this.#shades]) target.dispose();
    for (const material of [this.#occlusion, this.#blur, this.layer.material]) material.dispose();
  }

  #resize(renderer: WebGLRenderer): void {
    const size = renderer.getDrawingBufferSize(this.#size);
    const width = Math.max(1, Math.round(size.x * DETAIL));
    const height = Math.max(1, Math.round(size.y * DETAIL));
    for (const target of [this.#depth, ...this.#shades]) target.setSize(width, height);
    (this.#occlusion.uniforms['texel']!.value as Vector2).set(1 / width, 1 / height);
  }

  /** Renders the depth of opaque objects. Transparent objects cast no shadow. */
  #drawDepth(renderer: WebGLRenderer, scene: Scene, { three }: ViewCamera): void {
    const hidden: Object3D[] = [];
    scene.traverseVisible((object) => {
      const { material } = object as Partial<Mesh>;
      const materials = Array.isArray(material) ? material : material ? [material] : [];
      if (materials.some(({ transparent }) => transparent)) hidden.push(object);
    });
    for (const object of hidden) object.visible = false;
    renderer.setRenderTarget(this.#depth);
    renderer.render(scene, three);
    for (const object of hidden) object.visible = true;
  }

  #smooth(
    renderer: WebGLRenderer,
    [from, to]: readonly [WebGLRenderTarget, WebGLRenderTarget],
    direction: readonly [number, number],
  ): void {
    this.#blur.uniforms['source']!.value = from.texture;
    (this.#blur.uniforms['direction']!.value as Vector2).set(...direction);
    this.#drawScreen(renderer, this.#blur, to);
  }

  #drawScreen(renderer: WebGLRenderer, material: Material, target: WebGLRenderTarget): void {
    this.#screen.material = material;
    renderer.setRenderTarget(target);
    renderer.render(this.#screen, this.#eye);
  }
}

function screenTriangle(): BufferGeometry {
  const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);
  return new BufferGeometry().setAttribute('position', new BufferAttribute(corners, 3));
}

function screenMaterial(
  fragmentShader: string,
  uniforms: Record<string, IUniform>,
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: SCREEN_VERTEX,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
  });
}
