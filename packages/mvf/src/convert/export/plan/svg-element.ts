/** Attributes of an element. `undefined` is omitted, and numbers are rounded to two decimals. */
export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/**
 * Returns an element as text. Only this function escapes attribute values, so that no text of a
 * venue can break out of its attribute. `children` are elements or escaped texts.
 */
export function svgElement(
  name: string,
  attributes: SvgAttributes,
  children: readonly string[] = [],
): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    tag += ` ${key}="${typeof value === 'number' ? svgNumber(value) : escapeXml(value)}"`;
  }
  return children.length > 0 ? `${tag}>${children.join('')}</${name}>` : `${tag}/>`;
}

/** Returns the number with at most two decimals, as short as SVG allows. */
export function svgNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100 + 0;
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes the text for use in XML and removes characters that XML 1.0 cannot contain. */
export function escapeXml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .toWellFormed()
      .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
  );
}
