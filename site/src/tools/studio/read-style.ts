import { type Mvf3Document, writeBundle } from '@brand/mvf';
import type { DefaultStyle } from '@brand/mvf/v3';
import { validate } from '@brand/mvf/validate';

const FILE = 'default-style.json';
/** Longer texts are refused before they are read. */
const MOST_CHARACTERS = 50_000_000;

export function parseJson(text: string): unknown {
  if (text.length > MOST_CHARACTERS) {
    throw new Error(`The file has ${Math.round(text.length / 1e6)} MB; the studio reads up to 50.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is no JSON: ${(error as Error).message}. Export it again.`, {
      cause: error,
    });
  }
}

/**
 * Checks a style against the format and against the venue that it is for; throws an Error that says
 * what to do about the first finding. For workers: a large venue takes its time.
 */
export async function checkStyle(value: unknown, document: Mvf3Document): Promise<DefaultStyle> {
  const styled = { ...document, defaultStyle: value as DefaultStyle };
  const checks = { geometry: false, routing: false };
  const { findings } = await validate(styled, { checks });
  const wrong = findings.filter(({ file, severity }) => file === FILE && severity === 'error');
  const [first] = wrong;
  if (!first) return value as DefaultStyle;
  const more = wrong.length > 1 ? ` ${wrong.length - 1} more.` : '';
  throw new Error(`${first.message} ${first.fix}${more}`);
}

/** The bundle with another style. */
export function writeStyledBundle(
  document: Mvf3Document,
  defaultStyle: DefaultStyle,
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writeBundle({ ...document, defaultStyle }));
}
