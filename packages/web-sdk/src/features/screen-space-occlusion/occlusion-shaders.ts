/** A triangle that covers the screen. */
export const SCREEN_VERTEX = /* glsl */ `
precision highp float;
in vec3 position;
out vec2 at;
void main() {
  at = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** Distance in front of the camera, in metres, and the position for a value of the depth buffer. */
const PLACE = /* glsl */ `
uniform sampler2D depthMap;
uniform mat4 inverseProjection;
vec3 placeAt(vec2 at) {
  float depth = textureLod(depthMap, at, 0.0).r;
  vec4 place = inverseProjection * vec4(vec3(at, depth) * 2.0 - 1.0, 1.0);
  return place.xyz / place.w;
}`;

/**
 * Obscurance of each pixel after McGuire et al., "Scalable Ambient Obscurance" (2012): samples on a
 * spiral around it are weighted by their height above its surface and their distance. The surface
 * is taken from the neighbours that differ least in depth, because the scene has no normal buffer.
 * Outputs the remaining light, and the distance for the blur.
 */
export const OCCLUSION_FRAGMENT: string = /* glsl */ `
precision highp float;
${PLACE}
uniform vec2 texel;
uniform vec2 screenPerMetre;
uniform float radius;
uniform float strength;
in vec2 at;
out vec4 color;
const int SAMPLES = 14;
const float TURNS = 4.0;

vec3 slope(vec3 place, vec2 step) {
  vec3 ahead = placeAt(at + step) - place;
  vec3 behind = place - placeAt(at - step);
  return abs(ahead.z) < abs(behind.z) ? ahead : behind;
}

void main() {
  vec3 place = placeAt(at);
  float far = -place.z;
  color = vec4(1.0, 0.0, 0.0, 1.0);
  vec2 packed = vec2(floor(far * 4.0) / 256.0, 0.0);
  color.gb = vec2(fract(packed.x), floor(packed.x) / 255.0);
  if (textureLod(depthMap, at, 0.0).r >= 1.0) return;
  vec3 normal = normalize(cross(slope(place, vec2(texel.x, 0.0)), slope(place, vec2(0.0, texel.y))));
  vec2 reach = screenPerMetre * radius / far;
  // Closer than a few pixels there is nothing to be seen.
  if (reach.y < 3.0 * texel.y) return;
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  float reachSquared = radius * radius;
  float bias = 0.012 + far * 0.0008;
  float sum = 0.0;
  for (int index = 0; index < SAMPLES; index++) {
    float share = (float(index) + 0.5) / float(SAMPLES);
    float angle = (share * TURNS + noise) * 6.283185307;
    vec3 toward = placeAt(at + vec2(cos(angle), sin(angle)) * share * reach) - place;
    float away = dot(toward, toward);
    float near = max(reachSquared - away, 0.0) / reachSquared;
    sum += near * near * near * max(dot(toward, normal) - bias, 0.0) / (away + 0.01);
  }
  color.r = max(0.0, 1.0 - sum * strength * radius * 1.6 / float(SAMPLES));
}`;

/** Blurs along one direction, but not across edges. */
export const BLUR_FRAGMENT = /* glsl */ `
precision highp float;
uniform sampler2D source;
uniform vec2 direction;
in vec2 at;
out vec4 color;

float farOf(vec4 value) {
  return (value.g + value.b * 255.0) * 64.0;
}

void main() {
  vec4 middle = textureLod(source, at, 0.0);
  float far = farOf(middle);
  float sum = middle.r;
  float weight = 1.0;
  for (int step = -3; step <= 3; step++) {
    if (step == 0) continue;
    vec4 value = textureLod(source, at + direction * float(step), 0.0);
    float share = max(0.0, 1.0 - abs(farOf(value) - far) / (0.6 + far * 0.01)) / (1.0 + abs(float(step)) * 0.3);
    sum += value.r * share;
    weight += share;
  }
  color = vec4(sum / weight, middle.gba);
}`;

/** Multiplied onto the frame; shadows are slightly warm, like those on the ground. */
export const APPLY_FRAGMENT = /* glsl */ `
precision mediump float;
uniform sampler2D source;
in vec2 at;
out vec4 color;
void main() {
  float dark = 1.0 - texture(source, at).r;
  color = vec4(1.0 - dark * vec3(0.92, 1.0, 0.96), 1.0);
}`;
