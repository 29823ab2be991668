const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for an XML element or a quoted attribute; removes characters that XML forbids. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
