import lunr from 'lunr';
import type { DocsRecord } from '../../../packages/wire/src/search/index.ts';
import { FIELD_BOOSTS, FIELD_NAMES, fieldsOf, sortByRankingWeight } from '../docs-records.ts';
import { type Engine, HITS } from './engine.ts';

const OLDER_VERSION = 0.6;
const FUZZY_FROM = 4;
const READERS_SDK = 5;
/** The default separator of lunr does not split `map.camera`. */
const SEPARATOR = /[\s\-.,()/:;'"`]+/;

/** Exact words, prefixes and words with a typo, as in lunr's guide to queries. */
export function createLunr(records: readonly DocsRecord[]): Engine {
  const sorted = sortByRankingWeight(records);
  lunr.tokenizer.separator = SEPARATOR;
  const index = lunr((builder) => {
    builder.ref('id');
    for (const name of FIELD_NAMES) builder.field(name, { boost: FIELD_BOOSTS[name] });
    builder.field('sdk');
    for (const [id, record] of sorted.entries()) {
      builder.add(
        { id: String(id), ...fieldsOf(record), sdk: sdkWord(record.sdk) },
        { boost: record.isLatest ? 1 : OLDER_VERSION },
      );
    }
  });
  return {
    name: 'lunr',
    settings:
      'words ×100, prefixes ×10, one typo ×1, boosts by field, version and SDK, stop words, stems',
    search: (query, context) =>
      index
        .query((asked) => {
          for (const token of lunr.tokenizer(query)) {
            const word = token.toString();
            if (word === '') continue;
            const fields = [...FIELD_NAMES];
            asked.term(word, { fields, boost: 100 });
            asked.term(word, {
              fields,
              boost: 10,
              usePipeline: false,
              wildcard: lunr.Query.wildcard.TRAILING,
            });
            if (word.length >= FUZZY_FROM) asked.term(word, { fields, boost: 1, editDistance: 1 });
          }
          if (context !== undefined) {
            asked.term(sdkWord(context), {
              fields: ['sdk'],
              boost: READERS_SDK,
              usePipeline: false,
            });
          }
        })
        .slice(0, HITS)
        .map(({ ref }) => sorted[Number(ref)]?.url ?? ''),
  };
}

/** Without hyphens, so that an SDK name is one token and matches no part of another. */
function sdkWord(sdk: string): string {
  return sdk.replaceAll('-', '');
}
