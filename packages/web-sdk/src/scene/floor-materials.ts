import {
  type DataTexture,
  GLSL3,
  type IUniform,
  NoBlending,
  NormalBlending,
  RawShaderMaterial,
  Vector3,
  Vector4,
} from 'three';
import type { Theme } from '../kernel/theme.ts';
import { readColor } from './color.ts';
import { FLOOR_FRAGMENT_SHADER, FLOOR_VERTEX_SHADER } from './floor-shader.ts';

/** Uniforms shared by the materials of all floors. */
export type SceneUniforms = {
  /** Colour of edges, and their opacity. */
  readonly edge: IUniform<Vector4>;
  /** Distance by which edges are drawn in front of their surface, in clip space. */
  readonly edgeBias: IUniform<number>;
  /** Ambient light, light of the sun, strength of contact shadows. */
  readonly light: IUniform<Vector3>;
  readonly linearOutput: IUniform<number>;
};

export function sceneUniforms(): SceneUniforms {
  return {
    edge: { value: new Vector4() },
    edgeBias: { value: 0 },
    light: { value: new Vector3() },
    linearOutput: { value: 0 },
  };
}

/** Applies the light and edges of a theme. */
export function applyTheme(uniforms: SceneUniforms, { light, edge }: Theme): void {
  const color = (edge === undefined ? undefined : readColor(edge)) ?? 0;
  uniforms.edge.value.set(
    ((color >> 16) & 255) / 255,
    ((color >> 8) & 255) / 255,
    (color & 255) / 255,
    edge === undefined ? 0 : 1,
  );
  uniforms.light.value.set(light.ambient, light.sun, light.occlusion);
}

/** The materials of a floor's passes. */
export type FloorMaterials = {
  readonly solid: RawShaderMaterial;
  /**
   * Writes only depth, so that a transparent surface shows what is behind it and not its own back.
   */
  readonly depth: RawShaderMaterial;
  readonly blend: RawShaderMaterial;
  readonly edges: RawShaderMaterial;
  readonly floorOpacity: IUniform<number>;
  /** Elements drawn by the transparent passes: 1 transparent ones, 2 all. */
  readonly blendPass: IUniform<number>;
  readonly occlusion: IUniform<DataTexture>;
  /** South-west corner of the occlusion map, and its scale per metre. */
  readonly occlusionFrame: IUniform<Vector4>;
};

export type FloorTextures = { readonly stateMap: DataTexture; readonly occlusion: DataTexture };

/** Creates the materials of a floor. They differ only in state, so they share one program. */
export function floorMaterials(
  shared: SceneUniforms,
  { stateMap, occlusion: texture }: FloorTextures,
): FloorMaterials {
  const floorOpacity = { value: 1 };
  const blendPass = { value: 1 };
  const occlusion = { value: texture };
  const occlusionFrame = { value: new Vector4() };
  const own = {
    ...shared,
    floorOpacity,
    stateMap: { value: stateMap },
    occlusion,
    occlusionFrame,
  };
  const material = (pass: IUniform<number>): RawShaderMaterial =>
    new RawShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: FLOOR_VERTEX_SHADER,
      fragmentShader: FLOOR_FRAGMENT_SHADER,
      uniforms: { ...own, pass },
      transparent: true,
      blending: NormalBlending,
    });
  const solid = material({ value: 0 });
  solid.transparent = false;
  // Normal blending would make three.js compile a second program for opaque materials.
  solid.blending = NoBlending;
  const depth = material(blendPass);
  depth.colorWrite = false;
  const edges = material({ value: 3 });
  edges.depthWrite = false;
  const blend = material(blendPass);
  return { solid, depth, blend, edges, floorOpacity, blendPass, occlusion, occlusionFrame };
}
