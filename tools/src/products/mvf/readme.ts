import type { Brand } from '../../../../brand.ts';
import { publishedName } from '../../sdk/published-manifest.ts';
import type { SdkPackage } from '../../sdk/sdk-package.ts';

/** `README.md` of the package of the venue format. */
export function mvfReadme(mvfPackage: SdkPackage, brand: Brand): string {
  const packageName = publishedName(mvfPackage.name, brand);
  return `# ${packageName}

Reads, checks, converts and writes venue bundles (MVF 1, 2 and 3).

\`\`\`sh
npm install ${packageName}
npx mvf validate venue.zip
\`\`\`

\`\`\`ts
import { readBundle } from '${packageName}';

const bundle = await readBundle('https://example.com/venue.zip');
console.log(bundle.version, bundle.floorIds);
\`\`\`

The format and its guides: ${brand.siteUrl}/docs/mvf/v3/getting-started. The API reference of this
release is in the folder \`reference\`, the JSON Schema of each version in \`json-schema\`;
[AGENTS.md](AGENTS.md) tells coding agents where to begin.
`;
}
