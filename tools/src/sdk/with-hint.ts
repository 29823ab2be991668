/** Problems, followed by a hint, so that a failed assertion shows it. */
export function withHint(problems: readonly string[], advice: string): readonly string[] {
  return problems.length > 0 ? [...problems, advice] : problems;
}
