export type FenceMeta = {
  readonly title: string | undefined;
  /** Id of the element with the whole sample, if the fence is a part of one. */
  readonly whole: string | undefined;
  readonly markedLines: ReadonlySet<number>;
};

/** Parses the text after the language of a fence: `title="main.ts" {2,5-7}`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const whole = /\bwhole="([^"]*)"/.exec(meta)?.[1];
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const withoutStrings = meta.replaceAll(/"[^"]*"/g, '');
  const ranges = /\{([\d,\s-]+)\}/.exec(withoutStrings)?.[1] ?? '';
  const markedLines = new Set<number>();
  for (const range of ranges.split(',').filter((part) => part.trim() !== '')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) markedLines.add(line);
  }
  return { title, whole, markedLines };
}
