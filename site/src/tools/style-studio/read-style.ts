import { type Mvf3Document, writeBundle } from '@brand/mvf';
import type { DefaultStyle } from '@brand/mvf/v3';
import { validate } from '@brand/mvf/validate';

const FILE = 'default-style.json';

/**
 * Validates a style against the format and its venue. Throws an Error with advice on the first
 * finding. Runs in a worker, because large venues take long.
 */
export async function checkStyle(value: unknown, document: Mvf3Document): Promise<DefaultStyle> {
  const styled = { ...document, defaultStyle: value as DefaultStyle };
  const checks = { geometry: false, routing: false };
  const { findings } = await validate(styled, { checks });
  const wrong = findings.filter(({ file, severity }) => file === FILE && severity === 'error');
  const [first] = wrong;
  if (!first) return value as DefaultStyle;
  const isOfOther = first.code === 'unresolved-id';
  const fix = isOfOther ? 'Choose the venue that the style was created for.' : first.fix;
  const more = wrong.length > 1 ? ` ${wrong.length - 1} more problems were found.` : '';
  throw new Error(`${first.message} ${fix}${more}`);
}

/** The bundle with another style. */
export function writeStyledBundle(
  document: Mvf3Document,
  defaultStyle: DefaultStyle,
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writeBundle({ ...document, defaultStyle }));
}
