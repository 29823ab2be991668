import { type Brand, brand } from '../../../../brand.ts';

/** A brand for tests, with what could break the code that it is written into. */
export const ODD_BRAND: Brand = {
  ...brand,
  name: `O'Map "Ltd"`,
  slug: 'o-map',
  siteUrl: 'https://o-map.test',
};
