import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sdkOfSamples } from '@brand/reference';
import { BRAND_LOOK_INPUTS, readBrandLook } from '../shared/brand-look.ts';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { LEGACY_DIST, SDK_DIST } from '../sdk/dist-folders.ts';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { bundleReact } from '../playground/bundle-react.ts';
import { writeRunFrame } from '../playground/write-run-frame.ts';
import { ROOT } from '../shared/repo.ts';
import {
  bundleFrame,
  bundleSamples,
  type SampleEntry,
  type SdkVersion,
} from '../samples/build-sample-bundles.ts';
import { framePage } from '../samples/build-frame-page.ts';
import { publishAssets } from '../samples/publish-assets.ts';
import { publishScreenshots, SAMPLES_BUILD, SAMPLES_STATIC } from '../samples/screenshot-files.ts';
import {
  listRunnableSamples,
  type RunnableSample,
  type SampleVariant,
} from '../samples/runnable-samples.ts';

/** All files with a hash in their names. */
const ASSETS = join(SAMPLES_BUILD, 'assets');
const DONE = join(ROOT, '.cache/samples/done');
/** The built SDK that samples of a version load. */
const SDK_FOLDERS: Readonly<Record<SdkVersion, string>> = {
  '6.0': join(SDK_DIST, 'web'),
  '5.0': join(LEGACY_DIST, 'v5'),
};
const FRAME_FOLDER = 'site/src/samples/frame';

/** Builds a page for every sample that runs in a browser, unless nothing changed since. */
export function buildSamplesIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Samples',
    inputs: [
      'brand.ts',
      'examples/mvf',
      'examples/showcase',
      'examples/web-sdk/6.0',
      // If it exists, samples that only tests run are built too.
      'node_modules/.installed.json',
      'package-lock.json',
      'packages/geo/src',
      'packages/mvf/src',
      'packages/web-sdk-legacy/dist/v4',
      'packages/web-sdk-legacy/dist/v5',
      'packages/web-sdk/dist/web',
      'packages/web-sdk-react/src',
      ...BRAND_LOOK_INPUTS,
      FRAME_FOLDER,
      'site/src/samples/frame-messages.ts',
      'site/src/features/playground/compile',
      'site/src/features/playground/frame',
      'site/src/features/playground/run/run-messages.ts',
      'tools/src/playground',
      'tools/src/products/build-samples.ts',
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
  const all = listRunnableSamples();
  const samples = all.filter(isInstalled);
  rmSync(SAMPLES_STATIC, { recursive: true, force: true });
  const style = writeFrameStyle();
  for (const version of ['6.0', '5.0'] as const) {
    const ofVersion = samples.filter(({ group }) => group.frame === version);
    await buildPages(ofVersion, version, style);
    const sdk = join(SAMPLES_STATIC, 'sdk', version);
    cpSync(SDK_FOLDERS[version], sdk, { recursive: true });
  }
  // Samples of 4.0 do not run here, but their pages name the files.
  cpSync(join(LEGACY_DIST, 'v4'), join(SAMPLES_STATIC, 'sdk/4.0'), { recursive: true });
  for (const sample of all) publishScreenshots(sample);
  publishAssets();
  copyVenues();
  // Written last: its presence marks a complete build.
  writeFileInFolder(DONE, '');
}

/** A compiler in the browser never runs in a page of ours, and is installed for tests only. */
function isForTestsOnly({ needs }: RunnableSample): boolean {
  return needs === 'eval';
}

function isInstalled(sample: RunnableSample): boolean {
  return !isForTestsOnly(sample) || existsSync(join(ROOT, 'node_modules/@angular/compiler'));
}

function listEntries(samples: readonly RunnableSample[]): SampleEntry[] {
  return samples.flatMap((sample) =>
    sample.variants.map((variant) => ({
      name: entryName(sample, variant),
      file: variant.file,
      ...(isForTestsOnly(sample) && { setup: '@angular/compiler' }),
    })),
  );
}

async function buildPages(
  samples: readonly RunnableSample[],
  version: SdkVersion,
  style: string,
): Promise<void> {
  const frame = await bundleFrame(join(ROOT, FRAME_FOLDER), version);
  const served = await bundleSamples(
    listEntries(samples.filter((sample) => !isForTestsOnly(sample))),
    frame,
    `samples-${version}`,
  );
  const forTests = await bundleSamples(listEntries(samples.filter(isForTestsOnly)), frame);
  // Versions before 6.0 have no SDK for React.
  const react = version === '6.0' ? await bundleReact(frame) : undefined;
  for (const bundle of [frame, served, forTests, ...(react ? [react] : [])]) {
    for (const { fileName, content } of bundle.files) {
      writeFileInFolder(join(ASSETS, fileName), content);
    }
  }
  const sdkCore = coreOfSdk(version);
  for (const sample of samples) {
    for (const variant of sample.variants) {
      const isForSdk = sdkOfSamples(sample.group.sdk) === 'web-sdk';
      const bundle = isForTestsOnly(sample) ? forTests : served;
      const scripts = bundle.scriptsOf(entryName(sample, variant), {
        sdk: isForSdk ? 'used' : 'unused',
      });
      const page = framePage({
        sample,
        variant,
        brand: loadBrand(),
        style,
        scripts,
        sdkCore: isForSdk ? sdkCore : [],
      });
      writeFileInFolder(join(SAMPLES_BUILD, sample.path, `${variant.name}.html`), page);
    }
  }
  writeRunFrame({ frame, reactScripts: react?.scripts ?? new Map(), style, sdkCore });
}

function entryName({ path }: RunnableSample, variant: SampleVariant): string {
  return `${path.replaceAll('/', '-')}-${variant.name}`;
}

/** On a host without our server, the venues are files beside the samples, like the SDK. */
function copyVenues(): void {
  cpSync(join(ROOT, 'venues/dist'), join(SAMPLES_STATIC, 'venues'), {
    recursive: true,
    filter: (path) => statSync(path).isDirectory() || /(?:mvf-[123]\.zip|index\.json)$/.test(path),
  });
}

/** Files of the SDK that every map needs immediately, to preload them. */
function coreOfSdk(version: SdkVersion): string[] {
  const index = readFileSync(join(SDK_FOLDERS[version], 'index.js'), 'utf8');
  const chunks = [...index.matchAll(/from"\.\/(chunks\/[^"]+)"/g)].map(([, file = '']) => file);
  return ['index.js', ...chunks];
}

/** The style sheet of all frames: the brand's look, and the layout of a sample's page. */
function writeFrameStyle(): string {
  const { css, fonts } = readBrandLook();
  const look = fonts.reduce(
    (text, { name, content }) =>
      text.replaceAll(name, writeHashed(name.replace(/\.woff2$/, ''), '.woff2', content)),
    css,
  );
  const layout = readFileSync(join(ROOT, FRAME_FOLDER, 'frame.css'), 'utf8');
  return writeHashed('frame', '.css', Buffer.from(look + layout));
}

function writeHashed(name: string, ending: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const fileName = `${name}-${hash}${ending}`;
  writeFileInFolder(join(ASSETS, fileName), content);
  return fileName;
}

if (import.meta.main) process.exitCode = (await buildSamplesIfStale()) ? 0 : 1;
