/** A visible line of a sample, without the common indentation of its part. */
type ShownLine = { readonly text: string; readonly start: number };

/** The visible part of a sample. */
export type SampleCut = {
  readonly code: string;
  /** Maps an offset in the file to one in `code`; `undefined` for hidden text. */
  readonly placeOf: (offset: number) => number | undefined;
};

type Line = {
  readonly text: string;
  /** UTF-16 units from the start of the file. */
  readonly start: number;
  readonly mark?: { readonly isEnd: boolean; readonly name: string };
};

type Region = { readonly name: string; readonly from: number; to?: number };

/** `// #region a`, also in the comment syntax of TSX, HTML, CSS, shell, YAML and BrightScript. */
const MARK = /^\s*(?:\/\/|\{?\/\*|<!--|#|')\s*#(end)?region\b[ \t]*([\w-]*)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Extracts a region of a sample, or all of it, without region markers and dedented. The parts of a
 * region that is opened again further down are joined, such as an import and the code that needs
 * it.
 */
export function extractRegion(file: string, region?: string): SampleCut {
  const lines = readLines(file);
  const regions = findRegions(lines);
  if (region === undefined) return join([dedent(removeMarkers(lines))]);
  const parts = regions
    .filter(({ name }) => name === region)
    .map(({ from, to }) => dedent(removeMarkers(lines.slice(from + 1, to))));
  if (parts.length === 0) throw new Error(`has no region "${region}". ${known(regions)}`);
  if (parts.some((part) => part.length === 0)) {
    throw new Error(`has nothing in region "${region}". ${known(regions)}`);
  }
  return join(parts);
}

function readLines(file: string): Line[] {
  let start = 0;
  return file.split('\n').map((withReturn) => {
    const text = withReturn.replace(/\r$/, '');
    const [, end, name = ''] = MARK.exec(text) ?? [];
    const isMark = MARK.test(text);
    const line = { text, start, ...(isMark && { mark: { isEnd: end !== undefined, name } }) };
    start += withReturn.length + 1;
    return line;
  });
}

function findRegions(lines: readonly Line[]): Region[] {
  const regions: Region[] = [];
  const open: Region[] = [];
  for (const [index, { mark }] of lines.entries()) {
    if (!mark) continue;
    if (!mark.isEnd) {
      if (mark.name === '') throw new Error(`opens a region without a name in line ${index + 1}.`);
      const region = { name: mark.name, from: index };
      open.push(region);
      regions.push(region);
      continue;
    }
    const closed = open.findLast(({ name }) => mark.name === '' || name === mark.name);
    if (!closed) {
      throw new Error(`ends region "${mark.name}" in line ${index + 1}, which is not open.`);
    }
    closed.to = index;
    open.splice(open.indexOf(closed), 1);
  }
  const [unclosed] = open;
  if (unclosed) {
    throw new Error(`does not end region "${unclosed.name}" of line ${unclosed.from + 1}.`);
  }
  return regions;
}

/** Removes markers. Of two empty lines around a marker one is left. */
function removeMarkers(lines: readonly Line[]): Line[] {
  const shown: Line[] = [];
  let isAfterMark = false;
  for (const line of lines) {
    if (line.mark) isAfterMark = true;
    else if (!(isAfterMark && isEmpty(line) && isEmpty(shown.at(-1)))) {
      shown.push(line);
      isAfterMark = false;
    }
  }
  const first = shown.findIndex((line) => !isEmpty(line));
  const last = shown.findLastIndex((line) => !isEmpty(line));
  return first === -1 ? [] : shown.slice(first, last + 1);
}

function isEmpty(line: Line | undefined): boolean {
  return line === undefined || line.text.trim() === '';
}

function dedent(lines: readonly Line[]): ShownLine[] {
  const indents = lines
    .filter((line) => !isEmpty(line))
    .map(({ text }) => text.length - text.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) =>
    isEmpty(line)
      ? { text: '', start: line.start }
      : { text: line.text.slice(indent), start: line.start + indent },
  );
}

function join(parts: readonly (readonly ShownLine[])[]): SampleCut {
  const lines = parts.flatMap((part, index) =>
    index === 0 ? part : [{ text: '', start: -1 }, ...part],
  );
  let length = 0;
  const placed = lines.map((line) => {
    const at = length;
    length += line.text.length + 1;
    return { ...line, at };
  });
  return {
    code: lines.map(({ text }) => text).join('\n'),
    placeOf: (offset) => {
      const line = placed.find(
        ({ start, text }) => start !== -1 && offset >= start && offset <= start + text.length,
      );
      return line && line.at + offset - line.start;
    },
  };
}

function known(regions: readonly Region[]): string {
  const names = [...new Set(regions.map(({ name }) => name))];
  return names.length === 0 ? 'It has no regions.' : `Its regions: ${names.join(', ')}.`;
}
