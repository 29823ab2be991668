import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RolldownPluginOption } from 'rolldown';

const THREE = join(dirname(fileURLToPath(import.meta.resolve('three'))), '../src');
const SHADERS = join(THREE, 'renderers/shaders');
const CHUNK_TABLE = join(SHADERS, 'ShaderChunk.js');
const XR_MANAGER = join(THREE, 'renderers/webxr/WebXRManager.js');
const LIT_SHADERS = '\0lit-shaders';

/** Shader programs of three that a map without models can need; the others are for lit surfaces. */
const PLAIN_PROGRAMS = [
  'meshbasic',
  'linedashed',
  'points',
  'sprite',
  'depth',
  'distance',
  'background',
  'backgroundCube',
  'cube',
  'equirect',
];

/** Files that prepend chunks to every program. */
const RENDERER_FILES = ['WebGLProgram.js', 'WebGLOutput.js'];

/**
 * Takes out of three what a map does not draw with, so that it loads with the feature that does:
 *
 * - The built file is two large modules, and modules are not split: what one feature uses would be
 *   loaded by all. The sources are many small ones.
 * - Shaders are looked up by name in a table, so all of them are always included. Those of lit
 *   surfaces move to a module of their own, which every module that needs one of them imports.
 * - Maps are not shown in headsets.
 */
export function treeShakeThree(): RolldownPluginOption[] {
  return [bySources, removeXr, litShadersApart()];
}

const bySources: RolldownPluginOption = {
  name: 'three-by-sources',
  resolveId: { filter: { id: /^three$/ }, handler: () => join(THREE, 'Three.js') },
};

const removeXr: RolldownPluginOption = {
  name: 'three-without-headsets',
  load: (id) => (id === XR_MANAGER ? NO_XR_MANAGER : undefined),
};

const NO_XR_MANAGER = `const nothing = () => {};
export class WebXRManager {
  enabled = false;
  isPresenting = false;
  addEventListener = nothing;
  removeEventListener = nothing;
  setAnimationLoop = nothing;
  dispose = nothing;
  // Asked for at every frame, also without a headset.
  getEnvironmentBlendMode = nothing;
}`;

function litShadersApart(): RolldownPluginOption {
  const table = readFileSync(CHUNK_TABLE, 'utf8');
  const parts = [...table.matchAll(/^import (\w+) from '\.\/ShaderChunk\//gm)].map(
    (match) => match[1]!,
  );
  const plain = new Set([
    ...PLAIN_PROGRAMS.flatMap((name) => includesOf(join(SHADERS, `ShaderLib/${name}.glsl.js`))),
    ...RENDERER_FILES.flatMap((name) => includesOf(join(THREE, 'renderers/webgl', name))),
  ]);
  const lit = new Set(parts.filter((part) => !plain.has(part)));
  if (lit.size === 0) {
    throw new Error(
      `treeShakeThree: expected shader parts in ${CHUNK_TABLE}, found none. Look at it.`,
    );
  }
  return {
    name: 'three-lit-shaders-apart',
    resolveId: {
      filter: { id: /^\0lit-shaders$/ },
      handler: () => ({ id: LIT_SHADERS, moduleSideEffects: true }),
    },
    load: (id) => {
      if (id === CHUNK_TABLE) return withoutParts(table, lit);
      return id === LIT_SHADERS ? addParts(lit) : undefined;
    },
    transform: {
      filter: { code: /#include\s+<|\bclass Mesh\w+Material\b/ },
      handler(code, id) {
        if (id.startsWith(SHADERS)) return undefined;
        const needsLit =
          /\/materials\/Mesh(?!Basic|Depth|Distance)\w+Material\.js$/.test(id) ||
          [...code.matchAll(/#include\s+<(\w+)>/g)].some((match) => lit.has(match[1]!));
        return needsLit ? `import ${JSON.stringify(LIT_SHADERS)};\n${code}` : undefined;
      },
    },
  };
}

/** Names of the chunks that the shaders in a file include, transitively. */
function includesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/#include\s+<(\w+)>|ShaderChunk\[ '(\w+)' \]/g)].flatMap((match) => {
    const name = (match[1] ?? match[2])!;
    return [name, ...includesOf(join(SHADERS, `ShaderChunk/${name}.glsl.js`))];
  });
}

function withoutParts(table: string, parts: ReadonlySet<string>): string {
  return table
    .split('\n')
    .filter((line) => {
      const name = /^import (\w+) from '\.\/ShaderChunk\/|^\t(\w+): /.exec(line);
      return !parts.has(name?.[1] ?? name?.[2] ?? '');
    })
    .join('\n');
}

function addParts(parts: ReadonlySet<string>): string {
  const names = [...parts];
  return [
    `import { ShaderChunk } from ${JSON.stringify(CHUNK_TABLE)};`,
    ...names.map((name) => {
      return `import ${name} from ${JSON.stringify(join(SHADERS, 'ShaderChunk', `${name}.glsl.js`))};`;
    }),
    `Object.assign(ShaderChunk, { ${names.join(', ')} });`,
  ].join('\n');
}
