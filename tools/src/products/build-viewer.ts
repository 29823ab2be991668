import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { createDist } from '../shared/create-dist.ts';
import { packagesRecorder } from '../shared/packages-recorder.ts';
import { ROOT } from '../shared/repo.ts';
import { sdkPlugins } from '../sdk/bundle-sdk.ts';
import { packageInputs, SDK_PACKAGES } from '../sdk/sdk-package.ts';

const VIEWER = join(ROOT, 'apps/viewer');
/** A static directory of the site. Its folder can be put on any host as it is. */
export const VIEWER_DIST: string = join(VIEWER, 'dist');
const FOLDER = 'viewer';
/** In cascade order: modes override the others. */
const STYLES = ['base', 'panel', 'map', 'kiosk', 'modes'];

/**
 * Preact is a fifth of the size of React, which every embedded map would load for a few components.
 */
const ALIASES = {
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

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
      'tools/src/products/build-viewer.ts',
      'tools/src/sdk',
      'tools/src/shared/packages-recorder.ts',
    ],
    settings: ['BRAND_FILE'],
    product: join(VIEWER_DIST, FOLDER, 'index.html'),
    activity: 'Building the viewer',
    run: async () => {
      const write = createDist(VIEWER_DIST);
      for (const { fileName, code } of await bundle()) write(join(FOLDER, fileName), code);
      write(join(FOLDER, 'viewer.css'), STYLES.map(readStyles).join('\n'));
      // Written last: its presence marks a complete build.
      write(join(FOLDER, 'index.html'), readFileSync(join(VIEWER, 'index.html'), 'utf8'));
      return true;
    },
  });
}

function readStyles(name: string): string {
  return readFileSync(join(VIEWER, 'src/styles', `${name}.css`), 'utf8');
}

async function bundle(): Promise<OutputChunk[]> {
  const build = await rolldown({
    input: {
      viewer: join(VIEWER, 'src/main.tsx'),
      'web-app': join(VIEWER, 'src/web-app.tsx'),
      embed: join(ROOT, 'packages/viewer-embed/src/index.ts'),
    },
    platform: 'browser',
    resolve: { alias: ALIASES },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [...sdkPlugins('pages'), packagesRecorder('viewer')],
  });
  try {
    const { output } = await build.generate({
      format: 'es',
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    });
    return output.filter((file): file is OutputChunk => file.type === 'chunk');
  } finally {
    await build.close();
  }
}

if (import.meta.main) process.exitCode = (await buildViewerIfStale()) ? 0 : 1;
