import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { adoptStyle } from '../samples/adopt-style.ts';

const ENTRY = 'scene:entry';
const FRAME = join(import.meta.dirname, 'frame/show-scene.ts');
const SDK = '@brand/web-sdk';
const OLDER_SDK = '@brand/web-sdk-legacy/';

/**
 * Bundles the script of a page with a scene on a phone. SDKs stay external modules, below `/sdk/`.
 */
export async function bundleScene(scene: string): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    external: (id) => id.startsWith(SDK),
    plugins: [
      {
        name: 'scene-page',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => {
          if (id === ENTRY) {
            return `import { showScene } from ${JSON.stringify(FRAME)};
              import { scene } from ${JSON.stringify(scene)};
              await showScene(scene);`;
          }
          if (!id.endsWith('.css')) return undefined;
          const code = adoptStyle(readFileSync(id, 'utf8'));
          return { code, moduleType: 'js', moduleSideEffects: true };
        },
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'es', paths: addressOf });
    return output[0].code;
  } finally {
    await build.close();
  }
}

function addressOf(id: string): string {
  if (id.startsWith(OLDER_SDK)) return `/sdk/${id.slice(OLDER_SDK.length)}/index.js`;
  return `/sdk/6.0/${id.slice(SDK.length + 1) || 'index'}.js`;
}
