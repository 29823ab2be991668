import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  GLSL3,
  type IUniform,
  Mesh,
  RawShaderMaterial,
  Vector2,
} from 'three';
import { setSrgbColor } from '../../scene/srgb-color.ts';
import type { BlueDotStyle } from './blue-dot-options.ts';
import { gapColor } from './dot-colors.ts';
import type { DotPose } from './dot-motion.ts';
import type { DotState } from './position.ts';

// The quad lies on the floor and covers the largest of ring, beam, wave and dot. The dot is as tall
// as wide on the screen, however flat the viewing angle is.
const VERTEX = /* glsl */ `precision highp float;
in vec3 position;
uniform mat4 modelViewMatrix, projectionMatrix;
uniform vec2 centre, view;
uniform float height, pixels, minRadius, ring;
out vec2 at;
out vec4 clip;
flat out vec2 middle;
flat out vec2 size; // radius of the dot, metres of a pixel
void main() {
  mat4 toScreen = projectionMatrix * modelViewMatrix;
  vec4 mid = toScreen * vec4(centre, height, 1.0);
  size.y = 2.0 * mid.w / (projectionMatrix[1][1] * view.y);
  size.x = max(minRadius, pixels * size.y);
  middle = mid.xy / mid.w;
  at = position.xy * max(ring + size.y * 2.0, size.x * max(5.6, 1.5 / modelViewMatrix[2][2]));
  gl_Position = clip = toScreen * vec4(centre + at, height, 1.0);
}`;

// Blends the layers from the lowest to the highest, and outputs one colour.
const FRAGMENT = /* glsl */ `precision highp float;
in vec2 at;
in vec4 clip;
flat in vec2 middle;
flat in vec2 size;
uniform vec3 color, rim, gap;
uniform vec2 view;
uniform float opacity, ring, ringOpacity, dashed, beam, heading, wave, hasGap;
out vec4 result;
vec4 sum = vec4(0.0);
void lay(vec3 tint, float alpha) { sum = vec4(tint * alpha, alpha) + sum * (1.0 - alpha); }
float disc(float radius, float from, float soft) { return 1.0 - smoothstep(radius - soft, radius, from); }
void main() {
  float radius = size.x;
  float from = length(at);
  float soft = max(fwidth(from), 1e-5);
  if (ring > radius) {
    float line = disc(ring, from, soft) - disc(ring - soft * 1.5, from, soft);
    float dashes = max(8.0, floor(ring / size.y * 0.48));
    float gap = abs(fract(atan(at.y, at.x) / 6.2832 * dashes) - 0.5);
    lay(color, disc(ring, from, soft) * ringOpacity * (1.0 - 0.5 * dashed));
    lay(color, line * 0.6 * (1.0 - dashed * smoothstep(0.25, 0.35, gap)));
  }
  lay(color, disc(radius * (1.0 + 1.8 * wave), from, soft) * 0.45 * (1.0 - wave) * sign(wave));
  float off = acos(clamp(dot(at, vec2(sin(heading), cos(heading))) / max(from, 1e-5), -1.0, 1.0));
  float fade = 1.0 - clamp(from / (radius * 5.5), 0.0, 1.0);
  lay(color, beam * disc(0.5, off, soft / max(from, soft)) * fade * 0.8);
  lay(vec3(0.03, 0.05, 0.1), disc(radius * 1.5, from, radius) * 0.45);
  float near = length((clip.xy / clip.w - middle) * view) * 0.5 * size.y / radius;
  float thin = fwidth(near);
  lay(rim, disc(1.0, near, thin));
  lay(gap, disc(0.86, near, thin) * hasGap);
  lay(mix(color, rim, dashed * 0.4), disc(0.72, near, thin));
  result = vec4(sum.rgb / max(sum.a, 1e-4), sum.a * opacity);
  if (result.a < 0.004) discard;
}`;

/** Appearance of the dot in a frame. */
export type DotAppearance = {
  readonly style: BlueDotStyle;
  readonly state: DotState;
  readonly pose: DotPose;
  /** Progress of the wave, 0 to 1; 0 for none. */
  readonly wave: number;
  /** Largest radius of the ring, in metres. */
  readonly maxRing: number;
  /** Size of the view in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Opacity, from 0 to 1. */
  readonly opacity: number;
};

/** Dot, ring, beam and wave as one quad on the floor. */
export class DotMesh {
  readonly mesh: Mesh<BufferGeometry, RawShaderMaterial[]>;
  readonly #values = {
    centre: new Vector2(),
    view: new Vector2(),
    color: new Color(),
    rim: new Color(),
    gap: new Color(),
    hasGap: 0,
    height: 0,
    pixels: 0,
    minRadius: 0,
    ring: 0,
    ringOpacity: 0,
    dashed: 0,
    beam: 0,
    heading: 0,
    wave: 0,
    through: 0,
    seen: 0,
  };

  constructor() {
    const geometry = new BufferGeometry();
    const corners = new Float32Array([-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0]);
    geometry.setAttribute('position', new BufferAttribute(corners, 3));
    geometry.setIndex([0, 1, 2, 2, 1, 3]);
    // The same quad twice: first through occluders, then the visible part.
    geometry.addGroup(0, 6, 0);
    geometry.addGroup(0, 6, 1);
    this.mesh = new Mesh(geometry, [this.#material('through'), this.#material('seen')]);
    this.mesh.visible = false;
    // The size is known only in the shader, so a bounding box would be wrong.
    this.mesh.frustumCulled = false;
    this.mesh.matrixAutoUpdate = false;
  }

  set({ style, state, pose, wave, maxRing, width, height, opacity }: DotAppearance): void {
    const values = this.#values;
    const isStale = state === 'stale';
    const { headingDegrees } = pose;
    values.centre.set(pose.x, pose.y);
    values.view.set(width, height);
    const fill = isStale ? style.staleColor : style.color;
    const gap = gapColor(style.rimColor, fill);
    setSrgbColor(values.color, fill);
    setSrgbColor(values.gap, gap ?? fill);
    values.hasGap = gap === undefined ? 0 : 1;
    setSrgbColor(values.rim, style.rimColor);
    values.height = style.altitude;
    values.pixels = style.radiusPixels;
    values.minRadius = style.minRadius;
    values.ring = style.ring === 'none' ? 0 : Math.min(pose.accuracy, maxRing);
    values.ringOpacity = style.ringOpacity * (isStale ? 0.6 : 1);
    values.dashed = state === 'uncertain' ? 1 : 0;
    values.beam = headingDegrees === undefined || isStale || !style.heading ? 0 : 1;
    values.heading = ((headingDegrees ?? 0) * Math.PI) / 180;
    values.wave = wave;
    values.through = style.xrayOpacity * opacity;
    values.seen = opacity;
  }

  #material(mode: 'through' | 'seen'): RawShaderMaterial {
    const values = this.#values;
    const isSeen = mode === 'seen';
    const uniforms: Record<string, IUniform> = {};
    for (const key of Object.keys(values) as (keyof typeof values)[]) {
      // A getter, so that both materials read the same value when they are drawn.
      const uniform = {
        get value() {
          return values[key];
        },
      };
      uniforms[key === mode ? 'opacity' : key] = uniform;
    }
    return new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms,
      transparent: true,
      depthWrite: false,
      depthTest: isSeen,
      side: DoubleSide,
    });
  }
}
