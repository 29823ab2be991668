import type { Finding } from '@brand/mvf/validate';

/** Throws the first error that the findings before an edit did not have. */
export function assertNoNewError(before: readonly Finding[], after: readonly Finding[]): void {
  const known = new Set(before.map(keyOf));
  const added = after.find((finding) => finding.severity === 'error' && !known.has(keyOf(finding)));
  if (added) throw new Error(`${added.message} ${added.fix}`);
}

/** The place is not a part of it: items move in a list, and an old error with them. */
function keyOf({ code, file, message, pointer }: Finding): string {
  const text = message.replace(`${file} ${pointer}`, '');
  return [code, file, text].join(' ');
}
