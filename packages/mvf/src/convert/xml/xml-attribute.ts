import type { XmlAttribute } from './read-xml.ts';

/**
 * Returns the value of an attribute by its name without prefix. Without `namespace`, an attribute
 * without a namespace takes precedence over one of the same name that has one: `id` before
 * `gml:id`.
 */
export function xmlAttribute(
  element: { readonly attributes: readonly XmlAttribute[] },
  name: string,
  namespace?: string,
): string | undefined {
  let found: string | undefined;
  for (const attribute of element.attributes) {
    if (attribute.name !== name) continue;
    if (attribute.namespace === (namespace ?? '')) return attribute.value;
    if (namespace === undefined) found ??= attribute.value;
  }
  return found;
}
