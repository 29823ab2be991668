import { CircleGeometry, Color, GLSL3, Mesh, RawShaderMaterial } from 'three';
import { setSrgbColor } from '../../scene/srgb-color.ts';

const VERTEX = `
precision highp float;
uniform mat4 modelViewMatrix, projectionMatrix;
in vec3 position;
out vec2 place;
void main() {
  place = position.xy;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const FRAGMENT = `
precision mediump float;
uniform vec3 color;
uniform float linearOutput;
in highp vec2 place;
out vec4 outColor;
void main() {
  float fade = 1.0 - smoothstep(0.35, 1.0, length(place));
  vec3 rgb = color;
  if (linearOutput > 0.5) {
    rgb = mix(rgb / 12.92, pow((rgb + 0.055) / 1.055, vec3(2.4)), step(0.04045, rgb));
  }
  outColor = vec4(rgb, fade);
}`;

const CORNERS = 48;

/** Ground that fades out towards its rim. */
export class GroundPlane extends Mesh<CircleGeometry, RawShaderMaterial> {
  constructor(radius: number, altitude: number) {
    const uniforms = { color: { value: new Color() }, linearOutput: { value: 0 } };
    super(
      new CircleGeometry(1, CORNERS),
      new RawShaderMaterial({
        glslVersion: GLSL3,
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms,
        transparent: true,
        depthWrite: false,
      }),
    );
    this.scale.set(radius, radius, 1);
    this.position.z = altitude;
    this.frustumCulled = false;
    this.onBeforeRender = (renderer) => {
      uniforms.linearOutput.value = renderer.getRenderTarget() ? 1 : 0;
    };
  }

  setColor(color: number): void {
    // Colours stay in sRGB: the shader converts only for linear targets.
    setSrgbColor(this.material.uniforms['color']!.value as Color, color);
  }
}
