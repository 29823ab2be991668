/** The text with an `x` for each character of inline code, so that code is one word. */
export function maskCode(text: string): string {
  return text.replaceAll(/`([^`]*)`/g, (_all, code: string) => `\`${'x'.repeat(code.length)}\``);
}
