import { join } from 'node:path';
import { rolldown } from 'rolldown';

const FOLDER = join(import.meta.dirname, '../../src/features/offline/worker');

/**
 * Bundles the service worker. Not by the bundler of pages, because its name must not contain a
 * hash: browsers look for updates at the URL that a reader's browser registered.
 */
export async function bundleWorker(
  name: 'offline-worker' | 'removal-worker',
  baseUrl: string,
): Promise<string> {
  const build = await rolldown({
    input: join(FOLDER, `${name}.ts`),
    platform: 'browser',
    transform: { define: { BASE_URL: JSON.stringify(baseUrl) } },
  });
  try {
    const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false });
    return output[0].code;
  } finally {
    await build.close();
  }
}
