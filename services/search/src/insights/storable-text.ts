/**
 * Text that every database stores and returns unchanged. PostgreSQL rejects NUL, and a lone
 * surrogate becomes U+FFFD, so two different keys in memory would be one in the database.
 */
export function toStorableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
