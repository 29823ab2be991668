import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { buildIfStale } from '../shared/build-if-stale.ts';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import { packVisual } from './power-bi/pack-visual.ts';
import { visualIdentity, type VisualIdentity } from './power-bi/visual-identity.ts';
import { packagesRecorder } from '../shared/packages-recorder.ts';
import { ROOT } from '../shared/repo.ts';
import { sdkPlugins } from '../sdk/bundle-sdk.ts';
import { packageInputs, SDK_PACKAGES } from '../sdk/sdk-package.ts';

const VISUAL = join(ROOT, 'apps/power-bi-visual');
/** A static directory of the site. */
const DIST = join(VISUAL, 'dist');
/** Where readers download it. */
export const VISUAL_FILE: string = join(DIST, 'power-bi/indoor-map.pbiviz');

/** Builds the Power BI visual unless it was built from the same sources. */
export function buildPowerBiVisualIfStale(): Promise<boolean> {
  return buildIfStale({
    subject: 'Power BI visual',
    inputs: [
      'apps/power-bi-visual/assets',
      'apps/power-bi-visual/capabilities.json',
      'apps/power-bi-visual/package.json',
      'apps/power-bi-visual/src',
      'brand.ts',
      'package-lock.json',
      ...packageInputs(SDK_PACKAGES),
      'tools/src/products/build-power-bi-visual.ts',
      'tools/src/products/power-bi',
      'tools/src/sdk',
      'tools/src/shared/packages-recorder.ts',
    ],
    settings: ['BRAND_FILE'],
    product: VISUAL_FILE,
    activity: 'Building the Power BI visual',
    run: async () => {
      writeFileInFolder(VISUAL_FILE, await buildVisual());
      return true;
    },
  });
}

async function buildVisual(): Promise<Uint8Array> {
  const brand = loadBrand();
  const { version } = readJson('package.json') as { readonly version: string };
  const identity = visualIdentity(brand, version);
  const apiVersion = versionOfApi();
  return packVisual({
    identity,
    brand,
    apiVersion,
    capabilities: readJson('capabilities.json'),
    js: await bundle(identity, apiVersion),
    css: readFileSync(join(VISUAL, 'src/visual.css'), 'utf8'),
    icon: readFileSync(join(VISUAL, 'assets/icon.png')),
  });
}

/** One classic script: Power BI runs it in a frame without an origin. */
async function bundle({ guid, displayName }: VisualIdentity, apiVersion: string): Promise<string> {
  const build = await rolldown({
    input: join(VISUAL, 'src/plugin.ts'),
    platform: 'browser',
    transform: {
      define: {
        VISUAL_GUID: JSON.stringify(guid),
        VISUAL_NAME: JSON.stringify(displayName),
        VISUAL_API_VERSION: JSON.stringify(apiVersion),
        // Classic scripts have none; the visual sets the URL of venues itself.
        'import.meta.url': '""',
      },
    },
    plugins: [...sdkPlugins('pages'), packagesRecorder('power-bi-visual')],
  });
  try {
    const { output } = await build.generate({
      format: 'iife',
      name: guid,
      exports: 'named',
      minify: true,
      codeSplitting: false,
    });
    return output.find((file): file is OutputChunk => file.type === 'chunk')!.code;
  } finally {
    await build.close();
  }
}

/**
 * The version of the Power BI API that the visual is compiled against, without its patch number.
 */
function versionOfApi(): string {
  const { version } = createRequire(join(VISUAL, 'package.json'))('powerbi-visuals-api') as {
    readonly version: string;
  };
  return version;
}

function readJson(file: string): object {
  return JSON.parse(readFileSync(join(VISUAL, file), 'utf8')) as object;
}

if (import.meta.main) process.exitCode = (await buildPowerBiVisualIfStale()) ? 0 : 1;
