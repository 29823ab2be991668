import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { RUNNABLE_SAMPLES } from '@brand/reference';
import { buildIfStale } from '../build-if-stale.ts';
import { SDK_DIST } from '../build-sdk.ts';
import { writeFileInFolder } from '../create-dist.ts';
import { loadBrand } from '../load-brand.ts';
import { writeRunFrame } from '../playground/write-run-frame.ts';
import { ROOT } from '../repo.ts';
import { bundleFrame, bundleSamples, type SampleEntry } from './build-sample-bundles.ts';
import { framePage } from './build-frame-page.ts';
import { publishPictures, SAMPLE_PAGES, SAMPLES_BUILD, SAMPLES_STATIC } from './picture-files.ts';
import { listRunnableSamples } from './runnable-samples.ts';

/** Everything with a hash in its name. */
const ASSETS = join(SAMPLES_BUILD, 'assets');
const DONE = join(ROOT, '.cache/samples/done');
const FRAME_FOLDER = 'site/src/components/LiveSample/frame';

/** Makes a page of every sample that runs in a browser, unless nothing changed since. */
export function buildSamplesIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Samples',
    inputs: [
      'brand.ts',
      'examples/web-sdk/6.0',
      'package-lock.json',
      'packages/web-sdk/dist/web',
      'packages/web-sdk-react/src',
      FRAME_FOLDER,
      'site/src/components/LiveSample/frame-messages.ts',
      'site/src/playground/compile',
      'site/src/playground/frame',
      'site/src/playground/run/run-messages.ts',
      'tools/src/playground',
      'tools/src/samples',
      'venues/dist',
    ],
    settings: ['BRAND_FILE'],
    product: DONE,
    activity: 'Building the samples',
    run: async () => {
      await buildSamples();
      return true;
    },
  });
}

async function buildSamples(): Promise<void> {
  const samples = listRunnableSamples();
  rmSync(SAMPLES_STATIC, { recursive: true, force: true });
  const frame = await bundleFrame(join(ROOT, FRAME_FOLDER));

  const entries = samples.flatMap((sample): SampleEntry[] =>
    sample.variants.map(({ name, file }) => ({ name: `${sample.name}-${name}`, file })),
  );
  const bundles = await bundleSamples(entries, frame);
  for (const { fileName, content } of [...frame.files, ...bundles.files]) {
    writeFileInFolder(join(ASSETS, fileName), content);
  }

  const style = writeHashed('frame', '.css', readFileSync(join(ROOT, FRAME_FOLDER, 'frame.css')));
  const sdkCore = coreOfSdk();
  for (const sample of samples) {
    for (const variant of sample.variants) {
      const scripts = bundles.scriptsOf(`${sample.name}-${variant.name}`);
      const page = framePage({ sample, variant, brand: loadBrand(), style, scripts, sdkCore });
      writeFileInFolder(join(SAMPLE_PAGES, sample.name, `${variant.name}.html`), page);
    }
    // Of its last run, until it is run again.
    publishPictures(sample.name);
  }
  writeRunFrame({ frame, style, sdkCore, version: RUNNABLE_SAMPLES.version });
  copyWhatSamplesLoad();
  // Last: its presence says that the build is whole.
  writeFileInFolder(DONE, '');
}

/** On a host without our server, the SDK and the venues are files beside the samples. */
function copyWhatSamplesLoad(): void {
  const sdk = join(SAMPLES_STATIC, 'sdk', RUNNABLE_SAMPLES.version);
  cpSync(join(SDK_DIST, 'web'), sdk, { recursive: true });
  const venues = join(ROOT, 'venues/dist');
  cpSync(venues, join(SAMPLES_STATIC, 'venues'), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || /(?:mvf-3\.zip|index\.json)$/.test(path),
  });
}

/** Files of the SDK that every map needs at once, so that pages ask for them early. */
function coreOfSdk(): string[] {
  const index = readFileSync(join(SDK_DIST, 'web/index.js'), 'utf8');
  const chunks = [...index.matchAll(/from"\.\/(chunks\/[^"]+)"/g)].map(([, file = '']) => file);
  return ['index.js', ...chunks];
}

function writeHashed(name: string, ending: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const fileName = `${name}-${hash}${ending}`;
  writeFileInFolder(join(ASSETS, fileName), content);
  return fileName;
}

if (import.meta.main) process.exitCode = (await buildSamplesIfStale()) ? 0 : 1;
