/**
 * What declarations and samples call the SDKs, whatever the brand: the Swift module and the Kotlin
 * package. Readers see the brand's own names.
 */
export const WORKSPACE_MODULE = 'BrandMaps';
export const WORKSPACE_PACKAGE = 'com.brand.maps';

/** Our names and, in their place, those that the brand publishes. */
export function publishedNames(slug: string): readonly (readonly [ours: string, theirs: string])[] {
  const words = slug.split('-').filter((word) => word !== '');
  const camel = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return [
    [WORKSPACE_MODULE, `${camel}Maps`],
    [WORKSPACE_PACKAGE, `com.${words.join('')}.maps`],
  ];
}
