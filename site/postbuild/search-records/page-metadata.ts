import type { Brand } from '../../../brand.ts';
import { VERSIONED_INSTANCES } from '../../config/instances.ts';
import type { PagePlace } from './page-records.ts';
import type { ParsedPage } from './parse-page.ts';

/** Words that readers use for an SDK besides its name. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  'web-sdk': 'JS JavaScript TypeScript browser',
  'react-native-sdk': 'mobile Expo',
  'ios-sdk': 'Swift iPhone mobile',
  'android-sdk': 'Kotlin Java mobile',
};

/** Ranks of pages that many or few readers search for. */
const PAGE_RANKS: Readonly<Record<string, number>> = {
  'getting-started': 7,
  overview: 6,
  wayfinding: 5,
  markers: 5,
  'api-reference': 3,
  'migration-guide': 2,
  'release-notes': 0,
};
const USUAL_RANK = 4;
/** Lists of pages contain the words of all their pages, but a reader wants one of those. */
const LIST_RANK = -30;
/** SDKs share names and subjects; most readers who name no SDK mean the web. */
const SDK_RANKS: Readonly<Record<string, number>> = {
  'web-sdk': 7,
  'react-native-sdk': 1,
  'ios-sdk': -8,
  'android-sdk': -8,
};

const FORMAT_PAGE = /^\/docs\/mvf\/v(\d)\//;
const NEWEST_FORMAT = '3';

/** Derives SDK, context and rank of a page from its path. */
export function pageMetadata(
  path: string,
  page: Pick<ParsedPage, 'version'>,
  brand: Brand,
): PagePlace {
  const segments = path.split('/').filter(Boolean);
  const instance = VERSIONED_INSTANCES.find(({ id }) => id === segments[0]);
  const version = instance && page.version;
  const format = FORMAT_PAGE.exec(path)?.[1];
  return {
    path,
    siteUrl: brand.siteUrl,
    sdk: instance?.id ?? segments[0] ?? 'home',
    isLatest: instance
      ? version === instance.versions[0].name
      : format === undefined || format === NEWEST_FORMAT,
    context: instance
      ? [instance.label, OTHER_WORDS[instance.id], version].filter(Boolean).join(' ')
      : format === undefined
        ? ''
        : `MVF version ${format}.0`,
    pageRank: segments.includes('category')
      ? LIST_RANK
      : (PAGE_RANKS[segments.at(-1) ?? ''] ?? USUAL_RANK) + (SDK_RANKS[segments[0] ?? ''] ?? 0),
  };
}
