import type { Brand } from '../../../../brand.ts';

/** Identity of a visual in Power BI. */
export type VisualIdentity = {
  readonly name: string;
  readonly displayName: string;
  readonly guid: string;
  readonly visualClassName: string;
  readonly version: string;
  readonly description: string;
  readonly supportUrl: string;
  readonly gitHubUrl: string;
};

/** Must never change: reports find the visual by it, and a file with the same id replaces it. */
const ID = '5B0C2F4E8D7A41C69E3B';

/** The visual of a brand. `version` is that of the package; Power BI requires four numbers. */
export function visualIdentity(brand: Brand, version: string): VisualIdentity {
  const slug = brand.slug.replaceAll('-', '');
  return {
    name: `${slug}IndoorMap`,
    displayName: `${brand.name} indoor map`,
    guid: `${slug}IndoorMap${ID}`,
    visualClassName: 'IndoorMapVisual',
    version: `${version}.0`,
    description: 'Draws rows with a position and a floor on an indoor map, as dots or as heat.',
    supportUrl: brand.links.contact,
    gitHubUrl: '',
  };
}
