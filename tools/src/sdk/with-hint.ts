/** Problems, and after them what to do about them: so that a failed comparison says it. */
export function withHint(problems: readonly string[], advice: string): readonly string[] {
  return problems.length > 0 ? [...problems, advice] : problems;
}
