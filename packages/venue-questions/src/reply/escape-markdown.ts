/** Names of places and words of the question are text, also where answers are Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|~#!&]/g, String.raw`\$&`);
}
