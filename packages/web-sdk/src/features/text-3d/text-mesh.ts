import {
  DoubleSide,
  Float32BufferAttribute,
  GLSL3,
  InstancedBufferGeometry,
  InstancedInterleavedBuffer,
  InterleavedBufferAttribute,
  Mesh,
  RawShaderMaterial,
} from 'three';
import { SPREAD, type SheetEntry, type SdfTextAtlas } from './sdf-text-atlas.ts';

/** A text at its position, in metres. */
export type TextQuad = {
  readonly x: number;
  readonly y: number;
  /** Metres above the floor. */
  readonly z: number;
  readonly angle: number;
  /** Size of its image, with padding. */
  readonly width: number;
  readonly height: number;
  readonly mode: keyof typeof MODES;
  /** 0xrrggbb, or `THEME_COLOR`. */
  readonly color: number;
  readonly opacity: number;
  readonly entry: SheetEntry;
};

/** Placeholder for the theme's colour, which may change while texts stay unchanged. */
export const THEME_COLOR = -1;

const MODES = { fixed: 0, readable: 1, upright: 2 };
const FLOATS = 12;

// `way` is the direction of the text: its own, reversed if that points left on the screen, or the
// camera's. It is drawn 1.5 m higher along its rays to the camera, which looks the same, so that
// furniture does not hide text on the floor.
const VERTEX = `precision highp float;
uniform mat4 projectionMatrix;
uniform mat4 modelMatrix;
uniform mat4 viewMatrix;
uniform vec3 cameraPosition;
uniform float sheetSize, themeColor;
in vec3 position;
in vec4 place;
in vec4 shape;
in vec4 source;
out vec2 at;
out vec4 tone;
void main() {
  vec2 right = normalize(vec2(viewMatrix[0][0], viewMatrix[1][0]));
  vec2 way = vec2(cos(place.w), sin(place.w));
  if (shape.z >= 1.0 && dot(way, right) < -0.001) way = -way;
  vec2 side = position.xy * shape.xy;
  vec3 point = place.xyz;
  if (shape.z >= 2.0) point += vec3(right * side.x, side.y + shape.y * 0.5);
  else point += vec3(way * side.x + vec2(-way.y, way.x) * side.y, 0.0);
  vec3 world = (modelMatrix * vec4(point, 1.0)).xyz;
  float share = 1.5 / max(cameraPosition.z - world.z, 3.0);
  gl_Position = projectionMatrix * viewMatrix * vec4(mix(world, cameraPosition, share), 1.0);
  at = (source.xy + vec2(position.x + 0.5, 0.5 - position.y) * source.zw) / sheetSize;
  float rgb = shape.w < 0.0 ? themeColor : shape.w;
  tone = vec4(floor(rgb / 65536.0), mod(floor(rgb / 256.0), 256.0), mod(rgb, 256.0), fract(shape.z) * 256.0) / 255.0;
}`;

// The edge is as soft as a pixel is wide in the atlas. Derived from the distances themselves, which
// are rounded, it would be rough on large letters.
const FRAGMENT = `precision highp float;
uniform sampler2D sheet;
uniform float sheetSize, floorOpacity;
in vec2 at;
in vec4 tone;
out vec4 color;
void main() {
  float inside = texture(sheet, at).r - 0.5;
  float soft = (length(dFdx(at)) + length(dFdy(at))) * sheetSize * ${(0.35 * 127) / 255 / SPREAD};
  color = vec4(tone.rgb, tone.a * floorOpacity * smoothstep(-soft, soft, inside));
  if (color.a < 0.004) discard;
}`;

/** The shared material of all texts; colours other than the theme's are per instance. */
export function textMaterial(sheet: SdfTextAtlas): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      sheet: { value: sheet.texture },
      sheetSize: { value: sheet.size },
      floorOpacity: { value: 1 },
      themeColor: { value: 0 },
    },
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
}

/** The texts of one floor, in one draw call. */
export class TextMesh {
  readonly mesh: Mesh<InstancedBufferGeometry, RawShaderMaterial>;

  /** `opacityOf` returns the opacity of its floor. */
  constructor(material: RawShaderMaterial, opacityOf: () => number) {
    this.mesh = new Mesh(new InstancedBufferGeometry(), material);
    // All floors share the material, so each sets its uniforms just before it is drawn.
    this.mesh.onBeforeRender = () => {
      material.uniforms['floorOpacity']!.value = opacityOf();
      material.uniformsNeedUpdate = true;
    };
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
  }

  set(quads: readonly TextQuad[]): void {
    const data = new Float32Array(quads.length * FLOATS);
    for (const [index, quad] of quads.entries()) {
      const { x, y, z, angle, width, height, entry } = quad;
      // The integer part is the mode, the fraction is the opacity.
      const mode = MODES[quad.mode] + (quad.opacity * 255) / 256;
      const shape = [width, height, mode, quad.color];
      const source = [entry.x, entry.y, entry.width, entry.height];
      data.set([x, y, z, angle, ...shape, ...source], index * FLOATS);
    }
    this.mesh.geometry.dispose();
    const geometry = new InstancedBufferGeometry();
    const corners = [-0.5, -0.5, 0, 0.5, -0.5, 0, -0.5, 0.5, 0, 0.5, 0.5, 0];
    geometry.setAttribute('position', new Float32BufferAttribute(corners, 3));
    geometry.setIndex([0, 1, 2, 2, 1, 3]);
    geometry.instanceCount = quads.length;
    const buffer = new InstancedInterleavedBuffer(data, FLOATS);
    for (const [index, name] of ['place', 'shape', 'source'].entries()) {
      geometry.setAttribute(name, new InterleavedBufferAttribute(buffer, 4, index * 4));
    }
    this.mesh.geometry = geometry;
    this.mesh.visible = quads.length > 0;
  }
}
