import { MvfError } from '../../mvf-error.ts';

/** Limits on the resources that an XML file may use. */
export type XmlLimits = {
  /**
   * Maximum nesting depth of elements.
   * @defaultValue 128
   */
  readonly maxXmlDepth: number;
  /**
   * Maximum number of elements in the file.
   * @defaultValue 2_000_000
   */
  readonly maxXmlElements: number;
  /**
   * Maximum number of attributes of one element, including namespace declarations.
   * @defaultValue 256
   */
  readonly maxXmlAttributes: number;
  /**
   * Maximum length of one attribute value, or of the text directly inside one element, in UTF-16
   * code units.
   * @defaultValue 8_388_608 (8 Mi)
   */
  readonly maxXmlTextLength: number;
};

/**
 * Default limits, far above what real files need: IndoorGML nests about 20 deep, an OSM extract of
 * a city block has some 100,000 elements, and the longest texts are coordinate lists.
 */
export const XML_LIMITS: XmlLimits = {
  maxXmlDepth: 128,
  maxXmlElements: 2_000_000,
  maxXmlAttributes: 256,
  maxXmlTextLength: 2 ** 23,
};

/** Throws `mvf/limit-exceeded` if `found` is above the named limit. `where` opens the message. */
export function checkXmlLimit(
  limits: Partial<XmlLimits>,
  limit: keyof XmlLimits,
  found: number,
  where: () => string,
): void {
  const max = limits[limit] ?? XML_LIMITS[limit];
  // Negated, so that NaN on either side is rejected.
  if (!(found <= max)) {
    throw new MvfError(
      'mvf/limit-exceeded',
      `${where()}: expected at most ${max} (limits.${limit}), found ${found}. Raise limits.${limit} if you trust the source.`,
      { limit },
    );
  }
}
