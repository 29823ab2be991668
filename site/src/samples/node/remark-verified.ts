import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SampleSymbols, sdkOfSamples } from '@brand/reference';
import { insertChangelog } from '../../../config/changelog.ts';
import { releaseAnchor, releaseNotesPath, sdkLabel } from '../../../config/release-notes.ts';
import type { MdastNode } from '../../markdown/mdast.ts';
import { text } from '../../markdown/mdast-builder.ts';

type File = { path?: string; data?: { samples?: readonly string[] } };

export type VerifiedOptions = {
  /** Holds `<sdk>/<version>.json` with the release that samples were compiled with. */
  readonly symbolsFolder: string;
  /** Folder of the site, which contains the release notes. */
  readonly siteFolder: string;
};

const COMPILED = /\.m?tsx?$/;
/** Not compiled here: each of their names was looked up in the API of the release. */
const RESOLVED = /(?<!\/Package)\.(?:swift|kt)$/;

/** Adds to a page with samples the releases that they were compiled with or checked against. */
export default function remarkVerified(options: VerifiedOptions) {
  return (root: MdastNode, file: File): void => {
    if (isPartial(file.path ?? '')) return;
    const samples = file.data?.samples ?? [];
    const linksOf = (kind: RegExp): MdastNode[] => {
      const lines = new Set(samples.filter((name) => kind.test(name)).map(lineOf));
      const links = [...lines].flatMap((line) => releaseLink(line, options));
      // One package reads all versions of the venue format.
      return links.filter((link, index) => links.findIndex(isSame(link)) === index);
    };
    const compiled = linksOf(COMPILED);
    const resolved = linksOf(RESOLVED);
    const [words, links] =
      compiled.length > 0
        ? (['Verified with ', compiled] as const)
        : (['All names checked against ', resolved] as const);
    if (links.length === 0) return;
    const children = (root.children ??= []);
    const intro = children.findIndex(({ type }) => type === 'paragraph');
    const firstHeading = children.findIndex(({ type }) => type === 'heading');
    const isIntro = intro !== -1 && (firstHeading === -1 || intro < firstHeading);
    children.splice(isIntro ? intro + 1 : 0, 0, paragraph(words, links));
  };
}

/** `web-sdk/6.0` for `web-sdk/6.0/first-map/main.ts`. */
function lineOf(sample: string): string {
  const [folder = '', version = ''] = sample.split('/');
  return `${sdkOfSamples(folder)}/${version}`;
}

/** Docusaurus convention: names of partials start with `_`. */
function isPartial(path: string): boolean {
  return /[/\\]_[^/\\]*(?:[/\\]|$)/.test(path);
}

function releaseLink(line: string, { symbolsFolder, siteFolder }: VerifiedOptions): MdastNode[] {
  const [sdk = '', version = ''] = line.split('/');
  const path = join(symbolsFolder, sdk, `${version}.json`);
  if (!existsSync(path)) return [];
  const { release } = JSON.parse(readFileSync(path, 'utf8')) as SampleSymbols;
  if (release === undefined) return [];
  const notes = join(siteFolder, `${sdk}_versioned_docs/version-${version}/release-notes.mdx`);
  const hasEntry =
    existsSync(notes) &&
    insertChangelog(readFileSync(notes, 'utf8')).includes(`\n## ${release} - `);
  const url = releaseNotesPath({ sdk, version }) + (hasEntry ? `#${releaseAnchor(release)}` : '');
  const name = text(`${sdkLabel(sdk)} ${release}`);
  // Products other than SDKs have no release notes.
  return existsSync(notes) ? [{ type: 'link', url, children: [name] }] : [name];
}

function isSame(link: MdastNode): (other: MdastNode) => boolean {
  return (other) => JSON.stringify(other) === JSON.stringify(link);
}

function paragraph(words: string, links: readonly MdastNode[]): MdastNode {
  const listed = links.flatMap((link, index) => (index === 0 ? [link] : [text(' and '), link]));
  const data = { hProperties: { className: 'verified' } };
  return { type: 'paragraph', data, children: [text(words), ...listed] };
}
