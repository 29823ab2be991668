import {
  DataTexture,
  GLSL3,
  LinearFilter,
  Mesh,
  PlaneGeometry,
  RawShaderMaterial,
  RedFormat,
} from 'three';
import type { Polygon } from '@brand/geo';
import { RENDER_ORDER, SURROUNDINGS } from '../kernel/stage.ts';
import { buildFloorGeometry } from './floor-geometry/build-floor-geometry.ts';
import type { SceneUniforms } from './floor-materials.ts';
import { occlusionMap } from './occlusion-map.ts';

// Metres: just below the slab, and above the ground of the feature `outdoor`.
const ALTITUDE = -0.37;
// Metres per texel for each metre of the floor; the shadow is about 24 texels wide.
const TEXEL_SHARE = 1 / 300;
const MIN_TEXEL = 0.1;
const MARGIN_TEXELS = 26;
// How dark it is where contact shadows are black.
const SHARE = 0.7;

const VERTEX = `
precision highp float;
uniform mat4 modelViewMatrix, projectionMatrix;
in vec3 position;
in vec2 uv;
out vec2 place;
void main() {
  place = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = `
precision mediump float;
uniform sampler2D shadow;
uniform vec3 light;
uniform float share;
in highp vec2 place;
out vec4 color;
void main() {
  color = vec4(0.0, 0.0, 0.0, textureLod(shadow, place, 0.0).r * light.z * share);
}`;

/**
 * Returns the soft shadow of a floor on the ground, which keeps the floor from appearing to float.
 * Returns `undefined` without a slab.
 */
export function groundShadow(
  footprint: readonly Polygon[],
  { light }: SceneUniforms,
): Mesh<PlaneGeometry, RawShaderMaterial> | undefined {
  const style = { color: '#000000', opacity: 1, height: 1, altitude: 0, buffer: 0, hidden: false };
  const slab = { type: 'space', kind: 'floor', rings: footprint, lines: [], style };
  const geometry = buildFloorGeometry({ shapes: [slab], footprint: [], facade: new Set() });
  const { boxes } = geometry;
  const span = Math.max(boxes[2]! - boxes[0]!, boxes[3]! - boxes[1]!);
  if (!(span > 0)) return undefined;
  const texel = Math.max(MIN_TEXEL, span * TEXEL_SHARE);
  const scale = { texel, margin: texel * MARGIN_TEXELS };
  const map = occlusionMap(geometry, { heightOf: () => 1, scale });
  const shadow = new DataTexture(map.data, map.width, map.height, RedFormat);
  shadow.magFilter = LinearFilter;
  shadow.minFilter = LinearFilter;
  shadow.unpackAlignment = 1;
  shadow.needsUpdate = true;
  const share = { value: SHARE };
  const width = map.width * map.texel;
  const height = map.height * map.texel;
  const mesh = new Mesh(
    new PlaneGeometry(width, height),
    new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { shadow: { value: shadow }, light, share },
      transparent: true,
      depthWrite: false,
    }),
  );
  mesh.position.set(map.x + width / 2, map.y + height / 2, ALTITUDE);
  // What is behind a transparent map, or drawn around the venue, is not this shadow's to darken.
  mesh.onBeforeRender = (renderer, { children }) => {
    const hasGround = children.some(({ name }) => name === SURROUNDINGS);
    share.value = hasGround ? 0 : SHARE * renderer.getClearAlpha();
  };
  mesh.renderOrder = RENDER_ORDER.floor;
  return mesh;
}
