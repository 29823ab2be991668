/** For text between tags, where quotes may stay. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** For text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
