/** Claims of release notes about the public API, by paths such as `Camera.focusOn`. */
export type ReleaseClaims = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/**
 * Parses the claims of release notes. An entry is a list item; its subjects are the code at its
 * start: "- `Camera.tilt`, `Camera.roll`: …". Entries below a heading "Added" or "New" claim that
 * these exist, those below "Removed" that they do not, and so do entries below "Breaking" that
 * contain "removed".
 */
export function readReleaseClaims(markdown: string): ReleaseClaims {
  const added: string[] = [];
  const removed: string[] = [];
  let heading = '';
  for (const line of joinItems(markdown)) {
    heading = /^#{2,6}\s+(.*)$/.exec(line)?.[1]?.toLowerCase() ?? heading;
    if (!/^\s*[-*]\s/.test(line)) continue;
    const names = leadingNames(line.replace(/^\s*[-*]\s+/, ''));
    if (/^(?:added|new)\b/.test(heading)) added.push(...names);
    else if (/^removed\b/.test(heading)) removed.push(...names);
    else if (/^breaking\b/.test(heading) && /\bremoved\b/.test(line)) removed.push(...names);
  }
  return { added, removed };
}

/** Lines, with wrapped items joined. Code blocks are left out. */
function joinItems(markdown: string): string[] {
  return markdown
    .replaceAll(/^```[^]*?^```/gm, '')
    .replaceAll(/\n {2,}(?![-*]\s)(?=\S)/g, ' ')
    .split('\n');
}

/** `` `A`, [`B.c`](…) and `D`: … `` */
function leadingNames(item: string): string[] {
  const names: string[] = [];
  const name = /^(?:,|and|or|\s)*\[?\*{0,2}`([^`]+)`\*{0,2}(?:\]\([^)]*\))?/;
  for (let rest = item, match = name.exec(rest); match; match = name.exec(rest)) {
    const path = match[1]!.replace(/\(.*\)$/, '');
    if (/^[A-Za-z_$][\w$]*(?:\.[\w$-]+)*$/.test(path)) names.push(path);
    rest = rest.slice(match[0].length);
  }
  return names;
}
