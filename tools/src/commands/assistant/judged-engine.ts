import { join } from 'node:path';
import { type AnswerEngine, createEngine, type Reader } from '@brand/assistant';
import type { EvalQuestion } from '@brand/assistant/evaluation';
import { createSearchService, readEnvironment } from '@brand/search';
import { ROOT } from '../../shared/repo.ts';

/** The newest version of each SDK, for readers who chose none. */
export const NEWEST: Readonly<Record<string, string>> = {
  'web-sdk': '6.0',
  'react-native-sdk': '6.0',
  'ios-sdk': '5.0',
  'android-sdk': '5.0',
};

/** The default engine of the built site, with its search. */
export function openJudgedEngine(): {
  readonly engine: AnswerEngine;
  readonly close: () => Promise<void>;
} {
  const siteFolder = process.env['SITE_FOLDER'] ?? join(ROOT, 'site/build');
  const search = createSearchService({
    recordsFile: join(siteFolder, 'search/records.ndjson'),
    ...readEnvironment({ SEARCH_LOG_FILE: ':memory:' }, { dataFolder: '' }),
    onError: (error) => console.error(error),
  });
  const engine = createEngine({ siteFolder, search: search.search, environment: {} });
  return { engine, close: () => search.close() };
}

/** What the dialog says about a reader who asks from a page. */
export function readerOf({ reader: { section, version } }: Pick<EvalQuestion, 'reader'>): Reader {
  const tags = Object.entries(NEWEST).map(([sdk, newest]) =>
    sdk === section && version !== null ? `docs-${sdk}-${version}` : `docs-${sdk}-${newest}`,
  );
  return {
    tags: ['default', 'docs-default-current', ...tags],
    ...(section !== null && { section }),
  };
}
