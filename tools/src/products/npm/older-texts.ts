import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reference } from '@brand/reference';
import { moduleFile } from '@brand/reference/markdown';
import type { Brand } from '../../../../brand.ts';
import { SITE } from '../../shared/repo.ts';

/** A version of an SDK before 6.0, as the pages name it. */
export type OlderVersion = {
  readonly sdk: 'web-sdk' | 'react-native-sdk';
  /** Such as `5.0`. */
  readonly version: string;
};

export type OlderTexts = OlderVersion & {
  readonly packageName: string;
  /** Such as `5.12.0`. */
  readonly release: string;
  /** The smallest program, as a fenced block. */
  readonly sample: string;
  /** Paragraph about the state of the version. */
  readonly notice: string;
};

const TITLES = { 'web-sdk': 'web pages', 'react-native-sdk': 'React Native' } as const;

export function olderReadme(texts: OlderTexts, { siteUrl }: Brand): string {
  const { sdk, version, release, packageName } = texts;
  return `# ${packageName} ${version}

Indoor maps for ${TITLES[sdk]}. ${texts.notice}

\`\`\`sh
npm install ${packageName}@${release.split('.')[0]}
\`\`\`

${texts.sample}

Guides: ${siteUrl}/${sdk}/${version}. Moving on: ${siteUrl}/${sdk}/migration-guide. The API reference of
this release is in the folder \`reference\`; [AGENTS.md](AGENTS.md) tells coding agents where to begin.
`;
}

export function olderAgentsText(
  texts: OlderTexts,
  { modules }: Reference,
  { siteUrl }: Brand,
): string {
  const { sdk, version, release, packageName } = texts;
  const files = modules.map(({ id }) => `reference/${moduleFile(id)}`);
  return `# ${packageName} ${version} for coding agents

Release ${release}. ${texts.notice}

## Start

${texts.sample}

## Look things up here, not in memory

Other versions have other names. Before you use a name, find it in this package:

${files.map((file) => `- [${file}](${file}): every public symbol with its signature.`).join('\n')}
- \`types/\`: the declarations that \`exports\` in \`package.json\` points to.

Guides: ${siteUrl}/${sdk}/${version}

## Rules

- Do not mix in names of 6.0. To move an app on, follow ${siteUrl}/${sdk}/migration-guide.
- Import from the paths in \`exports\`, never from \`esm/\` or \`types/\`.
`;
}

/** The releases on the page of release notes, which is the changelog of a version before 6.0. */
export function olderChangelog(
  { sdk, version, packageName }: OlderTexts,
  { siteUrl }: Brand,
): string {
  const file = join(SITE, `${sdk}_versioned_docs/version-${version}/release-notes.mdx`);
  const page = readFileSync(file, 'utf8');
  const releases = page.slice(page.indexOf('\n## ')).replace(/\n## (?!\d)[^]*$/, '\n');
  const text = releases
    .replaceAll('](/', `](${siteUrl}/`)
    .replaceAll(/\]\(\.\/([\w-]+)\.mdx/g, `](${siteUrl}/${sdk}/${version}/$1`);
  return `# ${packageName}\n${text}`;
}
