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
const COMPILED_BY_KOTLIN = /\.kt$/;
/** No Swift compiler runs here: names, labels and types were checked against the API. */
const CHECKED = /(?<!\/Package)\.swift$/;

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
    const statements = [
      [() => 'Verified with ', linksOf(COMPILED)],
      [() => `Compiled with ${compilerOf(samples, options)} against `, linksOf(COMPILED_BY_KOTLIN)],
      [() => 'Not compiled; names, labels and types checked against ', linksOf(CHECKED)],
    ] as const;
    const [words, links] = statements.find(([, each]) => each.length > 0) ?? [];
    if (!words || !links) return;
    const children = (root.children ??= []);
    const intro = children.findIndex(({ type }) => type === 'paragraph');
    const firstHeading = children.findIndex(({ type }) => type === 'heading');
    const isIntro = intro !== -1 && (firstHeading === -1 || intro < firstHeading);
    children.splice(isIntro ? intro + 1 : 0, 0, paragraph(words(), links));
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

/** The compiler of the Kotlin samples, such as `Kotlin 2.4.20`. */
function compilerOf(samples: readonly string[], { symbolsFolder }: VerifiedOptions): string {
  const sample = samples.find((name) => COMPILED_BY_KOTLIN.test(name))!;
  const compiler = readSymbols(lineOf(sample), symbolsFolder)?.compiler;
  if (compiler === undefined) {
    throw new Error(`The symbols of ${sample} name no compiler. Write them down: npm run symbols`);
  }
  return compiler;
}

function readSymbols(line: string, symbolsFolder: string): SampleSymbols | undefined {
  const path = join(symbolsFolder, `${line}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SampleSymbols) : undefined;
}

function releaseLink(line: string, { symbolsFolder, siteFolder }: VerifiedOptions): MdastNode[] {
  const [sdk = '', version = ''] = line.split('/');
  const release = readSymbols(line, symbolsFolder)?.release;
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
