/** The parts of a release, in the order in which readers need them. */
export const RELEASE_PARTS = [
  'Breaking',
  'Added',
  'Changed',
  'Deprecated',
  'Removed',
  'Fixed',
  'Security',
] as const;

const ENTRY = new RegExp(`^(${RELEASE_PARTS.join('|')}): (.+)$`, 's');

/** A package is released with another that it belongs to, or depends on. */
const DEPENDENCIES_ONLY = { part: 'Changed', text: 'The packages that this one depends on.' };

/** The part that a changeset belongs to, and its text. Throws if it starts with none. */
export function parseEntry(text: string): { readonly part: string; readonly text: string } {
  const [, part, rest] = ENTRY.exec(text.trim()) ?? [];
  if (part === undefined || rest === undefined) {
    throw new Error(
      `A changeset begins with one of ${RELEASE_PARTS.map((name) => `"${name}: "`).join(', ')}. Found: ${text.trim()}`,
    );
  }
  return { part, text: rest };
}

/**
 * Changesets groups the entries of a release by the size of the version's step. Groups those of the
 * newest release by part instead, and dates it, as release notes have it.
 */
export function formatNewestRelease(changelog: string, day: string): string {
  const [title, newest, ...older] = changelog.split(/^(?=## )/m);
  const [, version] = /^## (\d+\.\d+\.\d+)$/m.exec(newest ?? '') ?? [];
  if (newest === undefined || version === undefined) return changelog;
  const entries = listEntries(newest).map(parseEntry);
  if (entries.length === 0) entries.push(DEPENDENCIES_ONLY);
  const parts = RELEASE_PARTS.flatMap((part) => {
    const lines = entries.filter((entry) => entry.part === part).map(({ text }) => `- ${text}`);
    return lines.length === 0 ? [] : [`### ${part}\n\n${lines.join('\n')}\n`];
  });
  const release = [`## ${version} - ${day}\n`, ...parts].join('\n');
  return [title, release, ...(older.length === 0 ? [] : ['\n', ...older])].join('');
}

/** Top-level list items. */
function listEntries(release: string): string[] {
  return release
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replace(/\n+###[^]*$/, '').trim());
}
