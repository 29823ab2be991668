import type { Brand } from '../../../brand.ts';
import { publishedName } from './published-manifest.ts';
import { globalNameOf } from './script-tag.ts';
import type { SdkPackage } from './sdk-package.ts';

/** The terms under which the package is published. */
export function licenceText({ name, copyrightYear, links }: Brand): string {
  return `Copyright ${copyrightYear} ${name}. All rights reserved.

Use of this package is subject to the terms at ${links.terms}.
THIRD-PARTY-NOTICES.txt has the licences of the software of others that it contains.
`;
}

/** The first thing that users of the package read. */
export function readmeText(sdkPackage: SdkPackage, brand: Brand): string {
  const packageName = publishedName(sdkPackage.name, brand);
  const globalName = globalNameOf(brand);
  return `# ${packageName}

Indoor maps for web pages.

\`\`\`sh
npm install ${packageName}
\`\`\`

\`\`\`ts
import { showVenue } from '${packageName}';

const map = await showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
\`\`\`

Without a build, serve the folder \`web\` and use its files, either as modules or by a script tag:

\`\`\`html
<script src="/web/${brand.slug}.js"></script>
<script type="module">
  const map = await ${globalName}.showVenue('#map', { venueId: 'harbour-mall', key: 'demo' });
  const { blueDot } = await ${globalName}.load('blue-dot');
</script>
\`\`\`

The files load nothing from other hosts and use no \`eval\`: \`script-src 'self'\` is enough. From
another host they need CORS, as all modules do.

Guides: ${brand.siteUrl}/web-sdk. The API reference of this release is in the folder \`reference\`;
[AGENTS.md](AGENTS.md) tells coding agents where to begin.
`;
}
