/**
 * The Swift module and the Kotlin package as declarations and samples in this repository name them,
 * independent of the brand. Published pages show the brand's own names.
 */
export const WORKSPACE_MODULE = 'BrandMaps';
export const WORKSPACE_PACKAGE = 'com.brand.maps';

/** Pairs of names: the one in this repository and the one that the brand publishes. */
export function publishedNames(slug: string): readonly (readonly [ours: string, theirs: string])[] {
  const words = slug.split('-').filter((word) => word !== '');
  const camel = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return [
    [WORKSPACE_MODULE, `${camel}Maps`],
    [WORKSPACE_PACKAGE, `com.${words.join('')}.maps`],
  ];
}
