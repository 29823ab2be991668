import type { Reference } from '@brand/reference';
import { moduleFile } from '@brand/reference/markdown';
import type { Brand } from '../../../brand.ts';

/** `AGENTS.md` of the Web SDK's package, for coding agents. */
export function agentsText(reference: Reference, brand: Brand): string {
  const [main] = reference.modules;
  const name = main!.importName;
  const modules = reference.modules.map(
    ({ id, importName, summary }) =>
      `- \`${importName}\`: [reference/${moduleFile(id)}](reference/${moduleFile(id)}). ${summary}`,
  );
  return `# ${name} for coding agents

${reference.title} (release ${reference.release}) shows indoor maps of venues in web pages: floors, labels,
markers, routes, search, the user's position. It draws with WebGL 2 by three.js and runs in browsers.

## Start

\`\`\`ts
import { showVenue } from '${name}';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
map.on('click', ({ element }) => element && map.camera.focusOn(element));
\`\`\`

The element needs a height. The key \`demo\` opens the demo venues. \`map.remove()\` takes the map away
and frees what it held.

## Look things up here, not in memory

Names differ from those of other map libraries and of earlier releases. Before you use a name, find
it in this package:

- \`reference/*.md\`: every public symbol with its signature, defaults, units and examples that
  compile. Search them for \`<a id="MapView.on">\` or the name.
- \`types/\`: the declarations that \`exports\` in \`package.json\` points to.

${modules.join('\n')}

Guides with the reasons behind: ${brand.siteUrl}/web-sdk

## Rules

- Units: metres in the scene, CSS pixels on the screen, milliseconds, degrees. A name says so where it
  is otherwise or could be mistaken: \`bearingDegrees\`, \`minWidthPixels\`, \`durationSeconds\`.
- Positions are \`[longitude, latitude]\` in degrees, as in GeoJSON. A \`Coordinate\` adds the floor and a
  height.
- What a map can do is in its namespaces: \`map.camera\`, \`map.floors\`, \`map.labels\`, \`map.markers\`,
  \`map.elements\`, \`map.navigation\` and so on. Further features are modules:
  \`const dot = map.use(blueDot)\` with \`import { blueDot } from '${name}/blue-dot'\`.
- Import from the main module or from a listed subpath, never from \`esm/\` or \`types/\`.
- \`add\` gives a handle with \`remove()\` and mostly \`update()\`; \`on\` gives a function that ends
  listening. Call them when what they belong to goes away.
- Options that say whether are booleans; those that say which are strings. Leave out what the default
  already does.
- Long calls take a \`signal\`. Errors are \`MapViewError\`, \`VenueError\` or \`MvfError\` with a stable
  \`code\`; their messages say what to do. \`venue.route\` gives a result with \`found\`: no route is no
  error.
- Nothing is drawn unless something changes; do not start a loop of your own to redraw.
- No \`eval\`, no inline styles, no requests to other hosts than that of the venue: a strict content
  security policy is fine.
`;
}
