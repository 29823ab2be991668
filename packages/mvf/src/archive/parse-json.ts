import { MvfError } from '../mvf-error.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { findJsonError } from './find-json-error.ts';
import { checkLimit, type MvfLimits } from './limits.ts';
import { measureDepth } from './measure-depth.ts';

/**
 * Parses the content of a JSON file, with or without a byte order mark. Throws `mvf/bad-json` with
 * line and column, or `mvf/limit-exceeded` for a file that is nested too deeply.
 */
export function parseJson(
  bytes: Uint8Array,
  path: string,
  limits: Partial<MvfLimits> = {},
): unknown {
  checkLimit(limits, 'maxJsonDepth', measureDepth(bytes), path);
  let text: string;
  try {
    text = decodeUtf8(bytes);
  } catch (cause) {
    throw badJson(path, path, 'text in UTF-8, found other bytes', cause);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    const at = findJsonError(text);
    const lines = text.slice(0, at).split('\n');
    const found = at < text.length ? JSON.stringify(text[at]) : 'the end of the file';
    throw badJson(
      path,
      `${path}, line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`,
      `valid JSON, found ${found}`,
      cause,
    );
  }
}

function badJson(path: string, where: string, problem: string, cause: unknown): MvfError {
  return new MvfError(
    'mvf/bad-json',
    `${where}: expected ${problem}. Correct the file or export it again.`,
    { path, cause },
  );
}
