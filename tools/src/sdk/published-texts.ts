import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../brand.ts';
import { ROOT } from '../shared/repo.ts';
import { publishedName } from './published-manifest.ts';
import { globalNameOf } from './script-tag.ts';
import type { SdkPackage } from './sdk-package.ts';

/** The licence of the repository, with the owner filled in. */
export function licenceText({ name, copyrightYear }: Brand): string {
  return readFileSync(join(ROOT, 'LICENSE'), 'utf8').replace(
    '[yyyy] [name of copyright owner]',
    `${copyrightYear} ${name}`,
  );
}

/** The changelog of a package, with links that work outside of the portal. */
export function changelogText({ folder, name }: SdkPackage, brand: Brand): string {
  return readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')
    .replace(name, publishedName(name, brand))
    .replaceAll('](/', `](${brand.siteUrl}/`);
}

/** `README.md` of the package. */
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
another host they need CORS, as all modules do. \`web/integrity.json\` has the hash of each file of
this release, for \`integrity\` in script tags and import maps.

Guides: ${brand.siteUrl}/web-sdk. The API reference of this release is in the folder \`reference\`;
[AGENTS.md](AGENTS.md) tells coding agents where to begin.
`;
}
