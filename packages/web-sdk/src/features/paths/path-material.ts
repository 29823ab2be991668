import { Color, DoubleSide, GLSL3, RawShaderMaterial, Vector2 } from 'three';
import { setSrgbColor } from '../../scene/srgb-color.ts';
import type { PathStyle } from './path-options.ts';

const VERTEX = `
precision highp float;
in vec2 position; in vec4 offset; in float along; in vec2 room;
uniform mat4 modelViewMatrix, projectionMatrix;
uniform float width, minPixels, viewHeight, height;
out vec2 across; out float metres; out float half_; out vec3 space;
void main() {
  vec4 centre = projectionMatrix * modelViewMatrix * vec4(position, height, 1.0);
  float metresPerPixel = 2.0 * centre.w / (projectionMatrix[1][1] * viewHeight);
  half_ = 0.5 * max(width, minPixels * metresPerPixel);
  vec2 tangent = vec2(offset.y, -offset.x);
  vec2 place = position + (offset.xy * -offset.z + tangent * offset.w) * half_;
  across = vec2(offset.z, offset.w);
  metres = along + offset.w * half_;
  space = vec3(room, half_ / metresPerPixel);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(place, height, 1.0);
}`;

const FRAGMENT = `
precision highp float;
in vec2 across; in float metres; in float half_; in vec3 space;
uniform vec3 color, accent, travelledColor, highlightColor;
uniform float opacity, total, drawn, travelled, dash, arrows, phase;
uniform vec2 highlight;
out vec4 outColor;
void main() {
  float share = clamp(metres / total, 0.0, 1.0);
  if (drawn < 1.0 && share > drawn) discard;
  float edge = length(across);
  float soft = fwidth(edge);
  float alpha = 1.0 - smoothstep(1.0 - soft, 1.0, edge);
  if (dash > 0.5 && fract(metres / (half_ * 5.0)) > 0.6) discard;
  vec3 body = share < travelled ? travelledColor : color;
  if (share >= highlight.x && share <= highlight.y) body = highlightColor;
  if (arrows > 0.5) {
    // From the middle of the arrow; arrows keep off bends, which would tear them, and off thin lines.
    float from = mod(metres - phase, half_ * 7.0) / half_ - 2.1;
    float free = min(space.x / half_ - from, space.y / half_ + from);
    float shown = smoothstep(0.8, 1.3, free) * smoothstep(4.2, 5.2, space.z);
    float u = from + abs(across.x) * 0.9;
    float band = smoothstep(-0.1, soft - 0.1, u) * (1.0 - smoothstep(0.6, 0.6 + soft, u));
    body = mix(body, accent, shown * band * (1.0 - smoothstep(0.62 - soft, 0.62, abs(across.x))));
  }
  float border = smoothstep(0.74 - soft, 0.74, edge);
  outColor = vec4(mix(body, accent, border), alpha * opacity);
  if (outColor.a < 0.004) discard;
}`;

/** Draws a ribbon. With `xray` it is drawn over its occluders. */
export class PathMaterial extends RawShaderMaterial {
  constructor(mode: 'normal' | 'xray') {
    super({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthWrite: false,
      depthTest: mode === 'normal',
      side: DoubleSide,
      uniforms: {
        width: { value: 1 },
        minPixels: { value: 1 },
        viewHeight: { value: 1 },
        height: { value: 0 },
        color: { value: new Color() },
        accent: { value: new Color() },
        travelledColor: { value: new Color() },
        highlightColor: { value: new Color() },
        highlight: { value: new Vector2(2, 2) },
        opacity: { value: 1 },
        total: { value: 1 },
        drawn: { value: 1 },
        travelled: { value: 0 },
        dash: { value: 0 },
        arrows: { value: 0 },
        phase: { value: 0 },
      },
    });
  }

  /** Applies a style. The opacity is set separately, because it differs between the two modes. */
  setStyle(style: PathStyle): void {
    const { uniforms } = this;
    uniforms['width']!.value = style.width;
    uniforms['minPixels']!.value = style.minWidthPixels;
    uniforms['height']!.value = style.altitude;
    setSrgbColor(uniforms['color']!.value as Color, style.color);
    setSrgbColor(uniforms['accent']!.value as Color, style.accentColor);
    setSrgbColor(uniforms['travelledColor']!.value as Color, style.travelledColor);
    if (style.highlight)
      setSrgbColor(uniforms['highlightColor']!.value as Color, style.highlight.color);
    const { from = 2, to = 2 } = style.highlight ?? {};
    (uniforms['highlight']!.value as Vector2).set(from, to);
    uniforms['drawn']!.value = style.drawn;
    uniforms['travelled']!.value = style.travelled;
    uniforms['dash']!.value = style.pattern === 'dashed' ? 1 : 0;
    uniforms['arrows']!.value = style.pattern === 'arrows' ? 1 : 0;
  }

  set(name: 'total' | 'phase' | 'viewHeight' | 'opacity', value: number): void {
    this.uniforms[name]!.value = value;
  }
}
