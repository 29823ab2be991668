import { OFFLINE_PATHS } from '@brand/wire/offline';
import { VERSIONED_INSTANCES } from '../../config/instances.ts';

/** Part with the files that all pages load, and the pages outside the groups. */
export const SHARED_PART = 'shared';
export const VENUES_PART = 'venues';
export const GENERAL_PART = 'docs';

/**
 * Needs our services, is for other programs, or is too large to be worth it. The server writes its
 * own origin into Markdown, so its hash is not that of the build.
 */
const EXCLUDED =
  /^(?:npm|downloads|power-bi|rest|playground|login|search|search-results|assistant|offline|_hosts|[.]well-known|samples\/playground|assets\/playground)\/|^(?:404[.]html|_headers|_redirects|redirects[.]json|security-headers[.]json|offline-worker[.]js|img\/social-card[.]png)$|[.](?:br|gz|map|md|txt|xml|draft)$/;

const SHOWN_WITH_DOCS = /^(?:viewer|schemas|samples\/(?:mvf|data-sync))\//;
/** The output of the bundler. Which part needs a file follows from the files that name it. */
const NAMED_BY_OTHERS = /^(?:assets|samples\/assets)\//;

/** Id of the part whose content a file is; `undefined` if no part has it or others name it. */
export function partOfFile(path: string): string | undefined {
  if (EXCLUDED.test(path)) return undefined;
  const [first = '', second = '', third = ''] = path.split('/');
  if (path.startsWith('assets/reference/')) return partOfReference(third, path.split('/')[3] ?? '');
  if (NAMED_BY_OTHERS.test(path)) return undefined;
  if (first === 'venues') return VENUES_PART;
  if (first === 'sdk') return sdkPart(second);
  if (SHOWN_WITH_DOCS.test(path)) return GENERAL_PART;
  if (first === 'samples') return `${second}-${third}`;
  return partOfPage(path);
}

/** Id of the part with a page, by its path or that of its file. */
export function partOfPage(path: string): string {
  const [first = '', second = ''] = path
    .replace(/^\//, '')

    .split('/');
  // Every download needs the page that explains what is missing.
  if (`${first}/${second}` === OFFLINE_PATHS.page) return SHARED_PART;
  if (first === GENERAL_PART) return GENERAL_PART;
  const instance = VERSIONED_INSTANCES.find(({ id }) => id === first);
  if (!instance) return SHARED_PART;
  const version = instance.versions.find(({ name }) => name === second) ?? instance.versions[0];
  return `${instance.id}-${version.name}`;
}

/** Id of the part with the files of a Web SDK, which samples load. */
export function sdkPart(version: string): string {
  return `sdk-${version}`;
}

/** Whether a file is output of the bundler, which parts need if one of their files names it. */
export function isNamedByOthers(path: string): boolean {
  return NAMED_BY_OTHERS.test(path) && !EXCLUDED.test(path) && !path.includes('/reference/');
}

/** `assets/reference/web-sdk/6.0-a5c8d2293f/16.json` */
function partOfReference(id: string, folder: string): string {
  const version = folder.replace(/-[^-]*$/, '');
  const isVersioned = VERSIONED_INSTANCES.some((instance) => instance.id === id);
  return isVersioned ? `${id}-${version}` : GENERAL_PART;
}
