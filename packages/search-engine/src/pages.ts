import { type IndexedDocument } from './document.ts';
import { pagePrior } from './documents.ts';
import { type StoredObject, textsIn, valueAt } from './values.ts';

/**
 * Records of one page, ranked together: a question's words are often spread over several sections,
 * and the page answers the question as a whole.
 */
export type Pages = {
  /** One document per page. */
  readonly documents: readonly IndexedDocument[];
  /** Number of the page of each record, from 0; `NO_PAGE` without one. */
  readonly ofRecord: Uint32Array;
  /** The record of the page itself. */
  readonly first: Uint32Array;
};

export const NO_PAGE = 0xffff_ffff;
const HEADINGS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Groups records by their page. Objects that are not records of pages are not grouped. */
export function groupByPage(objects: readonly StoredObject[]): Pages {
  const byUrl = new Map<string, number[]>();
  for (const [at, object] of objects.entries()) {
    const url = object['url_without_anchor'];
    if (typeof url !== 'string') continue;
    const records = byUrl.get(url);
    if (records) records.push(at);
    else byUrl.set(url, [at]);
  }
  const ofRecord = new Uint32Array(objects.length).fill(NO_PAGE);
  const first: number[] = [];
  const documents = [...byUrl.values()].map((records, page) => {
    for (const record of records) ofRecord[record] = page;
    const own = records.find((at) => objects[at]?.['type'] === 'lvl1') ?? records[0] ?? 0;
    first.push(own);
    return pageDocument(
      objects[own] as StoredObject,
      records.map((at) => objects[at] as StoredObject),
    );
  });
  return { documents, ofRecord, first: Uint32Array.from(first) };
}

function pageDocument(page: StoredObject, records: readonly StoredObject[]): IndexedDocument {
  // A reference has thousands of symbols: as a page it would answer everything.
  const prose = records.filter(({ kind }) => kind !== 'symbol' && kind !== 'code');
  const headings = prose.filter(({ type }) => type !== 'lvl1' && type !== 'content');
  return {
    texts: [
      { role: 'own', text: textsIn(valueAt(page, 'hierarchy.lvl1')).join(' ') },
      { role: 'title', text: wordsOfAddress(String(page['url_without_anchor'])) },
      { role: 'above', text: headings.map(ownHeading).join(' ') },
      { role: 'content', text: joinTexts('content', prose) },
      { role: 'context', text: joinTexts('context', [page]) },
      { role: 'asked', text: joinTexts('asked', prose) },
    ],
    prior: pagePrior(page),
  };
}

function joinTexts(name: string, records: readonly StoredObject[]): string {
  return records.flatMap((record) => textsIn(record[name])).join(' ');
}

function ownHeading(record: StoredObject): string {
  const level = HEADINGS.find((each) => each === record['type']);
  return level === undefined ? '' : textsIn(valueAt(record, `hierarchy.${level}`)).join(' ');
}

/** A page such as `/docs/mvf/v3/getting-started` is found by each word of its path. */
function wordsOfAddress(url: string): string {
  return new URL(url).pathname.split(/[/-]/).filter(Boolean).join(' ');
}
