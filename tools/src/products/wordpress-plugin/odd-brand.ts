import { type Brand, brand } from '../../../../brand.ts';

/** A brand for tests, with characters that could break the generated code. */
export const ODD_BRAND: Brand = {
  ...brand,
  name: `O'Map "Ltd"`,
  slug: 'o-map',
  siteUrl: 'https://o-map.test',
};
