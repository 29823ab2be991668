import { validate, type ValidateOptions } from '@brand/mvf/validate';

/**
 * What the validator finds, one line each: code, file and JSON pointer. Short enough to compare as
 * a whole, so that a test also fails for a finding too many.
 */
export async function findingsOf(
  source: Parameters<typeof validate>[0],
  options: ValidateOptions = {},
): Promise<string[]> {
  const { findings } = await validate(source, options);
  return findings.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`.trimEnd());
}
