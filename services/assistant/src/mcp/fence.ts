/** Names of languages for files whose extension is not one. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['brs', 'vb'],
  ['geojson', 'json'],
  ['kt', 'kotlin'],
  ['kts', 'kotlin'],
  ['ndjson', 'jsonl'],
  ['plist', 'xml'],
  ['pq', 'powerquery'],
  ['ps1', 'powershell'],
  ['py', 'python'],
  ['txt', 'text'],
]);

/** A file as a fenced code block in its own language. */
export function fenceFile(name: string, text: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const language = name.includes('.') ? (LANGUAGES.get(extension) ?? extension) : 'text';
  const longest = Math.max(2, ...[...text.matchAll(/^`{3,}/gm)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}
