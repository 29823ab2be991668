import { validate, type ValidateOptions } from '@brand/mvf/validate';

/**
 * Findings of the validator, one line each: code, file and JSON pointer. Short enough to compare as
 * a whole, so that a test also fails for an additional finding.
 */
export async function findingsOf(
  source: Parameters<typeof validate>[0],
  options: ValidateOptions = {},
): Promise<string[]> {
  const { findings } = await validate(source, options);
  return findings.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`.trimEnd());
}
