import type { Brand } from '../../../../brand.ts';

/** Texts of a small package, by the name under which it is published. */
export type LibraryTexts = {
  /** Completes "<brand>: …". */
  readonly description: string;
  /** Path of the page about it. */
  readonly guide: string;
  /** The smallest program that shows what it is for. */
  readonly sample: (packageName: string) => string;
  /** Environments in which it runs. */
  readonly environments: string;
  /** Rules for coding agents, a sentence or two each. */
  readonly rules: readonly string[];
};

export const VIEWER_EMBED_TEXTS: LibraryTexts = {
  description: 'puts the map viewer into a page and talks to it.',
  guide: '/docs/embed-a-map/iframe-messaging',
  sample: (packageName) => `import { embedViewer } from '${packageName}';

const container = document.querySelector<HTMLElement>('#map');
if (!container) throw new Error('The page has no element with the id "map".');
const viewer = embedViewer(container, {
  venue: 'harbour-mall',
  title: 'Map of Harbour Mall',
});
await viewer.ready;
viewer.on('state-changed', ({ location }) => console.log(location));`,
  environments: 'browsers; `readDeepLink` and `writeDeepLink` also in Node',
  rules: [
    'The element needs a height; the frame fills it.',
    'Use `connectViewer` for a frame that the page has already, and `embedViewer` otherwise.',
    'Wait for `viewer.ready` before `setState`. `remove` takes the frame away.',
    'Write links with `writeDeepLink`: its parameters are checked, those of a string are not.',
  ],
};

export const DATA_SYNC_TEXTS: LibraryTexts = {
  description: 'checks feeds that keep the data of a venue up to date.',
  guide: '/docs/data-sync/getting-started-data-sync',
  sample: (packageName) => `import { readFile } from 'node:fs/promises';
import { checkFeed } from '${packageName}';

const report = checkFeed(await readFile('locations.json', 'utf8'), 'location');
for (const { code, message } of report.findings) console.log(code, message);`,
  environments: 'Node, workers and browsers',
  rules: [
    'What is wrong in a feed is a finding with a stable `code`, not an exception.',
    'Pass the result of `readSnapshot` as `venue` for a dry run: `report.dryRun` has the changes.',
    '`FEED_KINDS` and `feedJsonSchema` have the fields of every kind. Do not guess names.',
  ],
};

export const VENUE_TEXTS: LibraryTexts = {
  description: 'a venue as linked objects, without a map.',
  guide: '/web-sdk/locations',
  sample: (packageName) => `import { readFile } from 'node:fs/promises';
import { openVenue } from '${packageName}';

const venue = await openVenue(await readFile('venue.zip'));
for (const { name, spaces } of venue.floors) console.log(name, spaces.length);`,
  environments: 'Node, workers and browsers',
  rules: [
    'Apps that show a map import the same names from the Web SDK instead of this package.',
    'Positions are `[longitude, latitude]` in degrees, heights and distances are metres.',
    '`venue.route` gives a result with `found`: a missing route is not an error.',
    'Errors are `VenueError` or `MvfError` with a stable `code`; their messages say what to do.',
  ],
};

export function libraryReadme(packageName: string, texts: LibraryTexts, brand: Brand): string {
  return `# ${packageName}

${capitalize(texts.description)} Runs in ${texts.environments}.

\`\`\`sh
npm install ${packageName}
\`\`\`

\`\`\`ts
${texts.sample(packageName)}
\`\`\`

Guide: ${brand.siteUrl}${texts.guide}. [AGENTS.md](AGENTS.md) tells coding agents where to begin.
`;
}

export function libraryAgentsText(
  { name, version }: { readonly name: string; readonly version: string },
  texts: LibraryTexts,
  brand: Brand,
): string {
  return `# ${name} for coding agents

${capitalize(texts.description)} Release ${version}, for ${texts.environments}.

## Start

\`\`\`ts
${texts.sample(name)}
\`\`\`

## Look things up here, not in memory

- \`types/\`: the declarations that \`exports\` in \`package.json\` points to, with comments.

Guide: ${brand.siteUrl}${texts.guide}

## Rules

${texts.rules.map((rule) => `- ${rule}`).join('\n')}
- Import from the paths in \`exports\`, never from \`esm/\` or \`types/\`.
`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
