import { SUN } from '../kernel/sun.ts';

/**
 * One program draws all passes of all floors, because compiling a program costs more than drawing
 * with it. `pass` selects the elements: 0 opaque, 1 transparent, 2 all, 3 edges.
 *
 * Colours stay in sRGB as in styles, and light is multiplied onto them, so that a surface in full
 * light has exactly the colour of its style. Colours are converted only for a target with linear
 * values, and per vertex: software renderers also execute branches that are not taken, which per
 * pixel would cost a tenth of a frame.
 */
export const FLOOR_VERTEX_SHADER: string = `
precision highp float;
precision highp int;
uniform mat4 modelViewMatrix;
uniform mat4 projectionMatrix;
uniform highp sampler2D stateMap;
uniform float pass;
uniform float floorOpacity;
uniform vec4 edge;
uniform float edgeBias;
uniform vec3 light;
uniform vec4 occlusionFrame;
uniform float linearOutput;
in vec2 position;
in uint row;
in vec4 look;
out vec4 shade;
out vec3 ground;
invariant gl_Position;
const vec2 SUN = vec2(${SUN.x}, ${SUN.y});

vec3 unpack(float rgb) {
  return mod(floor(rgb / vec3(65536.0, 256.0, 1.0)), 256.0) / 255.0;
}

vec3 linear(vec3 rgb) {
  return mix(rgb / 12.92, pow((rgb + 0.055) / 1.055, vec3(2.4)), step(0.04045, rgb));
}

void main() {
  int texel = int(row % 128u) * 2;
  int line = int(row / 128u);
  vec4 paint = texelFetch(stateMap, ivec2(texel, line), 0);
  vec4 body = texelFetch(stateMap, ivec2(texel + 1, line), 0);
  float opacity = paint.z * floorOpacity;
  bool isSolid = opacity > 0.999;
  if (opacity <= 0.0 || pass == 0.0 && !isSolid || pass == 1.0 && isSolid) {
    gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
    shade = vec4(0.0);
    ground = vec3(0.0);
    return;
  }
  float z = body.y + look.x * (body.x + paint.w);
  gl_Position = projectionMatrix * (modelViewMatrix * vec4(position, z, 1.0));
  gl_Position.z -= (look.z * 1.2e-6 + (pass == 3.0 ? edgeBias : 0.0)) * gl_Position.w;
  bool isTop = look.y > 254.5;
  vec3 color = unpack(isTop ? paint.y : paint.x);
  float brightness = 1.0;
  if (!isTop) {
    float angle = look.y * 6.283185307 / 254.0;
    float slope = dot(vec2(cos(angle), sin(angle)), SUN);
    brightness = light.x + light.y * (slope + 0.12);
    brightness *= 1.0 - light.z * 0.32 * (1.0 - smoothstep(-0.1, 1.2, z));
  }
  shade = pass == 3.0
    ? vec4(edge.rgb, edge.a * opacity)
    : vec4(color * brightness, opacity);
  if (linearOutput > 0.5) shade.rgb = linear(shade.rgb);
  float low = isTop ? 1.0 - smoothstep(0.2, 0.4, z) : 0.0;
  // Halving a linear value darkens less than halving one as it is seen.
  float depth = low * light.z * (1.0 + linearOutput);
  ground = vec3((position - occlusionFrame.xy) * occlusionFrame.zw, depth);
}
`;

export const FLOOR_FRAGMENT_SHADER = `
precision mediump float;
uniform sampler2D occlusion;
in vec4 shade;
in highp vec3 ground;
out vec4 color;

void main() {
  float dark = textureLod(occlusion, ground.xy, 0.0).r * ground.z;
  color = vec4(shade.rgb * (1.0 - dark * vec3(0.92, 1.0, 0.96)), shade.a);
}
`;
