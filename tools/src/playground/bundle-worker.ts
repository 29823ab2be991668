import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { packagesRecorder } from '../shared/packages-recorder.ts';
import { ROOT } from '../shared/repo.ts';

const FOLDER = join(ROOT, 'site/src/features');

/** Modules that the compiler imports under Node only. */
const OF_NODE = /^(?:node:)?(?:fs|path|os|crypto|inspector|perf_hooks|module|url)$/;
const EMPTY = '\0empty';

/** Bundles a worker of a feature, such as the playground, into one script. */
export async function bundleWorker(file: string): Promise<string> {
  const build = await rolldown({
    input: join(FOLDER, file),
    platform: 'browser',
    plugins: [
      {
        name: 'no-node',
        resolveId: (id) => (OF_NODE.test(id) ? EMPTY : undefined),
        load: (id) => (id === EMPTY ? 'export default {};' : undefined),
      },
      packagesRecorder(`playground-${basename(file, '.ts')}`),
    ],
  });
  try {
    const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false });
    return output[0].code;
  } finally {
    await build.close();
  }
}
