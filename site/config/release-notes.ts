import { VERSIONED_INSTANCES } from './instances.ts';
import type { ReferenceKey } from './references.ts';

/** The feeds that each SDK with release notes has, below the page of its newest version. */
export const FEEDS = [
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json' },
] as const;

/** `## 6.0.2 - 2026-11-03`: the release and its date. */
export const RELEASE_HEADING = /^(\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/;

/** The anchor of a release on its page: the framework removes dots from anchors. */
export function releaseAnchor(release: string): string {
  return release.replaceAll('.', '-');
}

const VERSIONED_NOTES = /(?:^|\/)([\w-]+)_versioned_docs\/version-([\d.]+)\/release-notes\.mdx$/;

/** The SDK whose release notes a file holds. */
export function releaseNotesOfFile(file: string): ReferenceKey | undefined {
  const [, sdk, version] = VERSIONED_NOTES.exec(file.replaceAll('\\', '/')) ?? [];
  return sdk === undefined || version === undefined ? undefined : { sdk, version };
}

/** The page that the release notes of a version are on. */
export function releaseNotesPath({ sdk, version }: ReferenceKey): string {
  const newest = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.versions[0].name;
  return version === newest ? `/${sdk}/release-notes` : `/${sdk}/${version}/release-notes`;
}

/** Path of a feed of an SDK; it includes older versions. */
export function feedPath(sdk: string, file: string): string {
  return `/${sdk}/release-notes/${file}`;
}

/** The label of an SDK, such as `Web SDK`, or of another package. */
export function sdkLabel(sdk: string): string {
  const label = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.label;
  return label ?? OTHER_LABELS[sdk] ?? sdk;
}

const OTHER_LABELS: Readonly<Record<string, string>> = {
  'data-sync': 'the data sync package',
  mvf: 'the MVF package',
  upgrade: 'the code upgrade',
  'viewer-embed': 'the embed package',
};
