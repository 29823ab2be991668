import { FieldReader, ToolFileError } from './field-reader.ts';

/** A kind of file that a tool saves and opens again. */
export type ToolFileKind = {
  /** Value of the field `format`. */
  readonly format: string;
  /** Name for readers, such as `walk file`. */
  readonly title: string;
  readonly version: number;
};

/** Default limit, larger than the files of most tools. */
const MAX_BYTES = 5_000_000;

/** Reads a file that the reader chose. Throws if it is too large for a file of a tool. */
export async function readToolFile(file: File, maxBytes = MAX_BYTES): Promise<string> {
  if (file.size > maxBytes) {
    throw new ToolFileError(
      `${file.name} is too large: expected up to ${maxBytes / 1e6} MB, found ${(file.size / 1e6).toFixed(1)} MB. Choose a file saved by this tool.`,
    );
  }
  return file.text();
}

/** The fields of a file of this kind. Throws a `ToolFileError` for any other text. */
export function openToolFile(text: string, kind: ToolFileKind): FieldReader {
  return openToolValue(parseToolFile(text, kind.title), kind);
}

/** Like `openToolFile`, with a parsed value. */
export function openToolValue(
  value: unknown,
  { format, title, version }: ToolFileKind,
): FieldReader {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ToolFileError(
      `The file is not a ${title}: expected an object with "format": "${format}". Choose a file saved by this tool.`,
    );
  }
  const reader = new FieldReader(value);
  const found = reader.field('format');
  if (found.isMissing || found.text(100) !== format) {
    const says = found.isMissing ? 'nothing' : `"${found.text(100)}"`;
    throw new ToolFileError(
      `The file is not a ${title}: expected the format "${format}", found ${says}. Open the file in the tool that saved it.`,
    );
  }
  const theirs = reader.field('version').number([1, 1000]);
  if (theirs !== version) {
    throw new ToolFileError(
      `The ${title} has version ${theirs}, but this page reads version ${version}. Reload the page to get its latest release.`,
    );
  }
  return reader;
}

/** Parses JSON. Throws a `ToolFileError` if it is malformed. */
export function parseToolFile(text: string, title: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ToolFileError(
      `The file is not a ${title}: it is not valid JSON (${(error as Error).message}). Choose a file saved by this tool.`,
      { cause: error },
    );
  }
}
