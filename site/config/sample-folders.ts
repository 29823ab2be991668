import { join } from 'node:path';

/** What `tools/src/products/build-samples.ts` makes: published as it is. */
export const samplesStaticFolder: string = join(import.meta.dirname, '../../.cache/samples/static');

/** The pages of samples and their pictures. */
export const builtSamplesFolder: string = join(samplesStaticFolder, 'samples');

/** The map viewer, as `tools/src/products/build-viewer.ts` writes it. */
export const viewerStaticFolder: string = join(import.meta.dirname, '../../apps/viewer/dist');

/** What readers download, as `tools/src/products/build-wordpress-plugin.ts` writes it. */
export const downloadsStaticFolder: string = join(
  import.meta.dirname,
  '../../apps/wordpress-plugin/dist',
);
/** The Power BI visual, as `tools/src/products/build-power-bi-visual.ts` packs it. */
export const powerBiVisualFolder: string = join(
  import.meta.dirname,
  '../../apps/power-bi-visual/dist',
);
