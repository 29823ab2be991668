import { BRAND_FONT } from '../../dom/font-families.ts';

/** Code that labels need in addition to the core. */
export type Labelling = typeof import('./automatic-labels.ts');

/** Labels wait for their font to avoid a jump, but not for a server that never responds. */
const FONT_TIMEOUT_MS = 1000;

/**
 * Loads everything that labels need, in parallel with the venue. A font that arrives later is used
 * from then on. Without the brand's font, labels use the system's.
 */
export async function loadLabelling(fontFamily: string | undefined): Promise<Labelling> {
  const labelling = import('./automatic-labels.ts');
  if (fontFamily === undefined) {
    await Promise.race([
      import('./brand-font.ts').then(({ loadBrandFont }) => loadBrandFont(BRAND_FONT)),
      new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS)),
      // One that cannot be loaded is no reason to show no map.
    ]).catch(() => {});
  }
  return labelling;
}
