import { partOfPage } from './classify-file.ts';

/** Divides search records, one per line, into a JSON array for each part. */
export function splitRecords(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  const byPart = Map.groupBy(lines, (line) => {
    const { url } = JSON.parse(line) as { readonly url: string };
    return partOfPage(new URL(url).pathname);
  });
  return new Map([...byPart].map(([part, ofPart]) => [part, `[\n${ofPart.join(',\n')}\n]\n`]));
}
