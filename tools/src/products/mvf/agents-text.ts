import type { Reference } from '@brand/reference';
import { moduleFile } from '@brand/reference/markdown';
import type { Brand } from '../../../../brand.ts';

/** `AGENTS.md` of the package of the venue format, for coding agents. */
export function mvfAgentsText(reference: Reference, brand: Brand): string {
  const [main] = reference.modules;
  const name = main!.importName;
  const modules = reference.modules.map(
    ({ id, importName, summary }) =>
      `- \`${importName}\`: [reference/${moduleFile(id)}](reference/${moduleFile(id)}). ${summary}`,
  );
  return `# ${name} for coding agents

${reference.title} (release ${reference.release}) reads, checks, converts and writes venue bundles:
floors, shapes, places, connections and the nodes that routes run over. It runs in browsers, workers
and Node.

## Start

\`\`\`ts
import { readBundle } from '${name}';

const bundle = await readBundle('https://example.com/venue.zip');
if (bundle.version === 3) {
  const geometry = await bundle.readFloor('geometry', bundle.floorIds[0]);
}
\`\`\`

From a shell: \`npx mvf validate venue.zip\`, \`npx mvf inspect venue.zip\`, \`npx mvf help\`.

## Look things up here, not in memory

The format has three versions with different files and names. Before you use a name, find it in this
package:

- \`reference/*.md\`: every public symbol with its signature, defaults, units and examples that
  compile. Search them for \`<a id="readBundle">\` or the name.
- \`json-schema/v1.json\`, \`v2.json\`, \`v3.json\`: the files of each version as JSON Schema.
- \`types/\`: the declarations that \`exports\` in \`package.json\` points to.

${modules.join('\n')}

The format in prose: ${brand.siteUrl}/docs/mvf/v3/getting-started

## Rules

- Write version 3. Bring older bundles to it with \`upgrade\`.
- Positions are \`[longitude, latitude]\` in degrees, as in GeoJSON; heights and distances are metres.
- Bundles come from anywhere: \`readBundle\` throws an \`MvfError\` with a stable \`code\` for what it
  cannot read, and stops at the limits of \`MvfLimits\`. Do not raise those for files of users.
- What is wrong in a bundle is a result, not an exception: \`validate\` gives findings, each with
  its \`code\`, its place and its \`fix\`.
- Conversions give a \`report\` of what they changed, guessed or dropped. Show it.
- \`${name}/read\` is the reader alone, for pages that only show a venue.
`;
}
