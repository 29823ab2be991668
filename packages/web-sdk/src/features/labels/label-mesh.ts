import {
  DoubleSide,
  DynamicDrawUsage,
  GLSL3,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Float32BufferAttribute,
  Mesh,
  RawShaderMaterial,
  Vector2,
} from 'three';
import type { Texture } from 'three';
import type { AtlasEntry } from './label-atlas.ts';

const FLOATS = 12;

// Labels are aligned to whole device pixels, which keeps letters sharp. Those that can be hidden
// have the depth of one point, 2 m above their anchor towards the camera: furniture and the walls
// of a room would cut their labels to pieces, while buildings and other floors hide them.
const VERTEX = `precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 viewMatrix;
uniform vec3 cameraPosition;
uniform vec2 screen;
uniform float atlasSize;
in vec2 position;
in vec4 anchor;
in vec4 box;
in vec4 source;
out vec2 at;
out float alpha;
void main() {
  mat4 view = projectionMatrix * viewMatrix;
  vec4 clip = view * vec4(anchor.xyz, 1.0);
  alpha = anchor.w;
  at = (source.xy + position * box.zw) / atlasSize;
  if (clip.w <= 0.0) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec2 corner = floor((clip.xy / clip.w * vec2(0.5, -0.5) + 0.5) * screen + box.xy + 0.5);
  vec2 place = (corner + position * box.zw) / screen * vec2(2.0, -2.0) + vec2(-1.0, 1.0);
  float share = 2.0 / max(cameraPosition.z - anchor.z, 4.0);
  vec4 near = view * vec4(mix(anchor.xyz, cameraPosition, share), 1.0);
  gl_Position = vec4(place, source.z > 0.0 ? near.z / near.w : -1.0, 1.0);
}`;

const FRAGMENT = `precision mediump float;
uniform sampler2D atlas;
in vec2 at;
in float alpha;
out vec4 color;
void main() {
  color = texture(atlas, at) * alpha;
  if (color.a == 0.0) discard;
}`;

/** An image of a label. */
export type LabelQuad = {
  x: number;
  y: number;
  z: number;
  /** Offset from the anchor to the top left corner, in device pixels. */
  left: number;
  top: number;
  alpha: number;
  isOccluded: boolean;
};

/**
 * All images of all labels in one draw call. The shader projects the anchors, so nothing is
 * uploaded while the camera moves and the same labels are visible.
 */
export class LabelMesh {
  readonly mesh: Mesh<InstancedBufferGeometry, RawShaderMaterial>;
  readonly #screen = new Vector2(1, 1);
  #data = new Float32Array(0);
  #buffer: InstancedInterleavedBuffer | undefined;
  #count = 0;
  #isChanged = false;

  constructor() {
    const geometry = new InstancedBufferGeometry();
    // The shader needs two coordinates per corner; three.js expects three for bounding volumes.
    const corners = [0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0];
    geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
    geometry.setIndex([0, 2, 1, 1, 2, 3]);
    const material = new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        screen: { value: this.#screen },
        atlas: { value: null },
        atlasSize: { value: 1 },
      },
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
      side: DoubleSide,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
    this.mesh.visible = false;
    this.#reserve(128);
  }

  /** Size of the screen in device pixels. */
  setScreen(width: number, height: number): void {
    this.#screen.set(width, height);
  }

  setAtlas(texture: Texture, size: number): void {
    this.mesh.material.uniforms['atlas']!.value = texture;
    this.mesh.material.uniforms['atlasSize']!.value = size;
  }

  begin(): void {
    this.#count = 0;
    this.#isChanged = false;
  }

  add(quad: LabelQuad, entry: AtlasEntry): void {
    const at = this.#count * FLOATS;
    this.#count += 1;
    if (at + FLOATS > this.#data.length) this.#reserve(this.#count * 2);
    this.#put(at, quad.x);
    this.#put(at + 1, quad.y);
    this.#put(at + 2, quad.z);
    this.#put(at + 3, quad.alpha);
    this.#put(at + 4, quad.left);
    this.#put(at + 5, quad.top);
    this.#put(at + 6, entry.width);
    this.#put(at + 7, entry.height);
    this.#put(at + 8, entry.x);
    this.#put(at + 9, entry.y);
    this.#put(at + 10, quad.isOccluded ? 1 : 0);
  }

  /** Uploads the quads added since `begin`, if they differ from the previous ones. */
  end(): void {
    const { geometry } = this.mesh;
    geometry.instanceCount = this.#count;
    this.mesh.visible = this.#count > 0;
    if (!this.#isChanged || !this.#buffer) return;
    this.#buffer.clearUpdateRanges();
    this.#buffer.addUpdateRange(0, this.#count * FLOATS);
    this.#buffer.needsUpdate = true;
  }

  #put(at: number, value: number): void {
    const rounded = Math.fround(value);
    if (this.#data[at] === rounded) return;
    this.#data[at] = rounded;
    this.#isChanged = true;
  }

  #reserve(count: number): void {
    const data = new Float32Array(count * FLOATS);
    data.set(this.#data);
    this.#data = data;
    this.#isChanged = true;
    const { geometry } = this.mesh;
    // Disposing frees the GPU buffers; the geometry itself is reused.
    if (this.#buffer) geometry.dispose();
    this.#buffer = new InstancedInterleavedBuffer(data, FLOATS);
    this.#buffer.setUsage(DynamicDrawUsage);
    for (const [index, name] of ['anchor', 'box', 'source'].entries()) {
      geometry.setAttribute(name, new InterleavedBufferAttribute(this.#buffer, 4, index * 4));
    }
  }
}
