import { DoubleSide, GLSL3, RawShaderMaterial, type Texture, Vector4 } from 'three';
import type { Theme } from '../../kernel/theme.ts';
import { readColor } from '../../scene/color.ts';

// Images: `shape` is width, height, 1 if upright, 1 if it faces the camera; `right` its direction.
// Textures of elements: positions are in metres, their third coordinate is a ratio of `span`, which
// holds base and top.
const VERTEX = /* glsl */ `
precision highp float;
uniform mat4 modelViewMatrix, viewMatrix, projectionMatrix;
uniform vec4 shape;
uniform vec2 right, span;
in vec3 position;
in vec2 uv;
out vec2 at;
void main() {
  at = uv;
  vec3 place = vec3(position.xy, mix(span.x, span.y, position.z));
  if (shape.x > 0.0) {
    vec2 way = shape.w > 0.5 ? normalize(vec2(viewMatrix[0][0], viewMatrix[1][0])) : right;
    vec2 side = position.xy * shape.xy;
    place = shape.z > 0.5
      ? vec3(way * side.x, side.y + shape.y * 0.5)
      : vec3(way * side.x + vec2(-way.y, way.x) * side.y, 0.0);
  }
  gl_Position = projectionMatrix * modelViewMatrix * vec4(place, 1.0);
  // In front of the surface that it lies on.
  gl_Position.z -= 2e-5 * gl_Position.w;
}`;

// The image is premultiplied; the tint is the colour that a theme mixes into the venue.
const FRAGMENT = /* glsl */ `
precision mediump float;
uniform sampler2D map;
uniform vec4 tint;
uniform float opacity;
in vec2 at;
out vec4 color;
void main() {
  vec4 texel = texture(map, at);
  color = vec4(mix(texel.rgb, tint.rgb * texel.a, tint.a), texel.a) * opacity;
  if (color.a < 0.004) discard;
}`;

/** Draws an unlit image, in the same colours as on a page. */
export class ImageMaterial extends RawShaderMaterial {
  constructor(map: Texture) {
    super({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      premultipliedAlpha: true,
      depthWrite: false,
      side: DoubleSide,
      uniforms: {
        map: { value: map },
        shape: { value: new Vector4() },
        right: { value: [1, 0] },
        span: { value: [0, 0] },
        tint: { value: new Vector4(0, 0, 0, 0) },
        opacity: { value: 1 },
      },
    });
  }

  set(name: 'right' | 'span' | 'opacity', value: readonly number[] | number): void {
    this.uniforms[name]!.value = value;
  }

  setShape(
    x: number,
    y: number,
    { isUpright, facesCamera }: Record<'isUpright' | 'facesCamera', boolean>,
  ): void {
    (this.uniforms['shape']!.value as Vector4).set(x, y, Number(isUpright), Number(facesCamera));
  }

  /** Applies half of the theme's tint, so that images stay clear. */
  setTint({ tint }: Theme): void {
    const color = readColor(tint.color) ?? 0;
    const channel = (shift: number): number => ((color >> shift) & 255) / 255;
    (this.uniforms['tint']!.value as Vector4).set(
      channel(16),
      channel(8),
      channel(0),
      tint.share / 2,
    );
  }
}
