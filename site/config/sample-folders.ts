import { join } from 'node:path';

/** Output of `tools/src/products/build-samples.ts`, published unchanged. */
export const samplesStaticFolder: string = join(import.meta.dirname, '../../.cache/samples/static');

/** The pages of samples and their screenshots. */
export const builtSamplesFolder: string = join(samplesStaticFolder, 'samples');

/** The map viewer, written by `tools/src/products/build-viewer.ts`. */
export const viewerStaticFolder: string = join(import.meta.dirname, '../../apps/viewer/dist');

/** Downloads, written by `tools/src/products/build-wordpress-plugin.ts`. */
export const downloadsStaticFolder: string = join(
  import.meta.dirname,
  '../../apps/wordpress-plugin/dist',
);
/** The packages of the SDKs, written by `tools/src/products/build-npm-registry.ts`. */
export const npmRegistryFolder: string = join(
  import.meta.dirname,
  '../../.cache/npm-registry/static',
);
/** The Power BI visual, packed by `tools/src/products/build-power-bi-visual.ts`. */
export const powerBiVisualFolder: string = join(
  import.meta.dirname,
  '../../apps/power-bi-visual/dist',
);
