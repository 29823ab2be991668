/** A parsed documentation comment: KDoc or Swift markup. */
export type DocComment = {
  readonly summary: string;
  readonly details?: string;
  readonly returns?: string;
  readonly throwsText?: string;
  readonly since?: string;
  /** Text about the primary constructor; KDoc only. */
  readonly constructorText?: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly examples: readonly string[];
};

/** Joins lines to paragraphs and splits after the first sentence. */
export function splitSummary(lines: readonly string[]): { summary: string; details: string } {
  const text = lines
    .join('\n')
    .replaceAll(/(\S)\n(?=\S)/g, '$1 ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const [, summary = text] = /^(.*?[.!?])(?=\s|$)/s.exec(text) ?? [];
  return { summary, details: text.slice(summary.length).trim() };
}
