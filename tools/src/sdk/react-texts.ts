import type { Reference } from '@brand/reference';
import type { Brand } from '../../../brand.ts';

const FIRST_MAP = (packageName: string): string => `\`\`\`tsx
import { MapView } from '${packageName}';

export function App() {
  return (
    <MapView source={{ venueId: 'harbour-mall', key: 'demo' }} fallback={<p>Loading the map</p>} />
  );
}
\`\`\``;

/** `README.md` of the package for React. */
export function reactReadmeText(packageName: string, { siteUrl }: Brand): string {
  return `# ${packageName}

Indoor maps for React 18.2 and later.

\`\`\`sh
npm install ${packageName}
\`\`\`

${FIRST_MAP(packageName)}

The map fills its container, which needs a height.

Guide: ${siteUrl}/web-sdk/react. The API reference of this release is in the folder \`reference\`;
[AGENTS.md](AGENTS.md) tells coding agents where to begin.
`;
}

/** `AGENTS.md` of the package for React, for coding agents. */
export function reactAgentsText(
  { release, modules }: Reference,
  packageName: string,
  { siteUrl }: Brand,
): string {
  const webSdk = modules[0]!.importName;
  return `# ${packageName} for coding agents

Components and hooks for React over \`${webSdk}\` (release ${release}), which shows indoor maps of venues.

## Start

${FIRST_MAP(packageName)}

## Look things up here, not in memory

- [reference/react.md](reference/react.md): every component, hook and prop, with examples that compile.
- \`../web-sdk/AGENTS.md\` and \`../web-sdk/reference\`: what \`useMap()\` and refs give, and the types of props.

Guide: ${siteUrl}/web-sdk/react

## Rules

- \`source\` is an object, because \`key\` is a name that React keeps to itself. Objects and functions in
  props may be written in place: they are compared by content, or called as they are now.
- Components such as \`Marker\` and hooks such as \`useMap\` work inside of \`MapView\`. Beside it, below a
  \`VenueProvider\`, there are \`useVenue\` and \`useOptionalMap\`.
- What the map does is said by props; for what happens once, call \`useMap()\`: \`map.camera.focusOn(space)\`.
- Types of the venue and the map come from \`${webSdk}\`.
- Do not call \`remove\` on what a component shows: take the component away.
- Buttons and links in a \`Marker\` need \`interactive="content"\`.
- Errors of loading are shown by \`errorFallback\` and told by \`onError\`; a misplaced hook throws a
  \`ReactSdkError\` whose message says what to do.
`;
}
