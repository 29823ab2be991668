import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { BRAND_LOOK_INPUTS, readBrandLook } from '../shared/brand-look.ts';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { createDist, writeFileInFolder } from '../shared/create-dist.ts';
import { packagesRecorder } from '../shared/packages-recorder.ts';
import { ROOT } from '../shared/repo.ts';
import { sdkPlugins } from '../sdk/bundle-sdk.ts';
import { packageInputs, SDK_PACKAGES } from '../sdk/sdk-package.ts';

const VIEWER = join(ROOT, 'apps/viewer');
/** A static directory of the site. Its folder can be put on any host as it is. */
export const VIEWER_DIST: string = join(VIEWER, 'dist');
const FOLDER = 'viewer';
/** In cascade order: modes override the others. */
const STYLES = ['base', 'panel', 'map', 'start', 'kiosk', 'modes'];

/** Builds the viewer unless it was built from the same sources. */
export function buildViewerIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Viewer',
    inputs: [
      'apps/viewer/index.html',
      'apps/viewer/src',
      'brand.ts',
      'package-lock.json',
      ...packageInputs([...SDK_PACKAGES, 'viewer-embed']),
      ...BRAND_LOOK_INPUTS,
      'tools/src/products/build-viewer.ts',
      'tools/src/sdk',
      'tools/src/shared/packages-recorder.ts',
    ],
    settings: ['BRAND_FILE'],
    product: join(VIEWER_DIST, FOLDER, 'index.html'),
    activity: 'Building the viewer',
    run: async () => {
      const write = createDist(VIEWER_DIST);
      for (const { fileName, code } of await bundleViewer()) write(join(FOLDER, fileName), code);
      const look = readBrandLook();
      write(join(FOLDER, 'viewer.css'), [look.css, ...STYLES.map(readStyles)].join('\n'));
      for (const { name, content } of look.fonts) {
        writeFileInFolder(join(VIEWER_DIST, FOLDER, name), content);
      }
      // Written last: its presence marks a complete build.
      write(join(FOLDER, 'index.html'), readFileSync(join(VIEWER, 'index.html'), 'utf8'));
      return true;
    },
  });
}

function readStyles(name: string): string {
  return readFileSync(join(VIEWER, 'src/styles', `${name}.css`), 'utf8');
}

/** All scripts of the viewer. Writes nothing. */
export async function bundleViewer(): Promise<OutputChunk[]> {
  const viewer = await bundle('viewer', {
    viewer: join(VIEWER, 'src/main.tsx'),
    'web-app': join(VIEWER, 'src/web-app.tsx'),
  });
  // Apart, because otherwise the viewer would load what only the pages around it need.
  const embed = await bundle('viewer-embed', {
    embed: join(ROOT, 'packages/viewer-embed/src/index.ts'),
  });
  return [...viewer, ...embed];
}

async function bundle(
  record: string,
  input: Readonly<Record<string, string>>,
): Promise<OutputChunk[]> {
  const build = await rolldown({
    input: { ...input },
    platform: 'browser',
    preserveEntrySignatures: 'allow-extension',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [...sdkPlugins('pages'), packagesRecorder(record)],
  });
  try {
    const { output } = await build.generate({
      format: 'es',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      // One request for what every map needs, which also compresses better than many.
      codeSplitting: {
        groups: [
          { name: 'core', tags: ['$initial'], test: (id) => !Object.values(input).includes(id) },
        ],
        includeDependenciesRecursively: false,
      },
    });
    return output.filter((file): file is OutputChunk => file.type === 'chunk');
  } finally {
    await build.close();
  }
}

if (import.meta.main) process.exitCode = (await buildViewerIfStale()) ? 0 : 1;
