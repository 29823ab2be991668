import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { treeShakeThree } from './tree-shake-three.ts';

/** A line of three's shaders that only lit surfaces need. */
const LIT_LINE = 'struct PhysicalMaterial';

async function bundle(code: string): Promise<string> {
  const entry = join(import.meta.dirname, 'probe.js');
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'probe',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      ...treeShakeThree(),
    ],
  });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}

describe('treeShakeThree', () => {
  test('omits shaders of lit surfaces if none is drawn', async () => {
    const code = await bundle(`export { WebGLRenderer, ShaderMaterial } from 'three';`);
    expect(code).toContain('gl_FragColor');
    expect(code).not.toContain(LIT_LINE);
  });

  test.each(['MeshStandardMaterial', 'MeshPhysicalMaterial'])(
    'includes them with %s',
    async (material) => {
      const code = await bundle(`export { WebGLRenderer, ${material} } from 'three';`);
      expect(code).toContain(LIT_LINE);
    },
  );

  test.each(['vFogDepth', 'toneMappingExposure', 'sRGBTransferOETF'])(
    'keeps the includes of plain programs: %s',
    async (word) => {
      const code = await bundle(`export { WebGLRenderer, MeshBasicMaterial } from 'three';`);
      expect(code).toContain(word);
    },
  );
});
