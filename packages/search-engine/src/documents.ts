import type { IndexedDocument, IndexedText } from './document.ts';
import type { IndexSettings } from './settings.ts';
import { isObject, type StoredObject, textsIn, valueAt } from './values.ts';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
/** Factor for older versions of an SDK, which ranks them below the latest version. */
const OLDER_VERSION = 0.35;
const BY_TYPE: Readonly<Record<string, number>> = { lvl1: 1.15, lvl2: 1.05, content: 0.85 };
const BY_KIND: Readonly<Record<string, number>> = { code: 0.7, symbol: 0.95 };

/**
 * Converts an object to a document: documentation records by their headings, others by their
 * settings.
 */
export function documentOf(object: StoredObject, settings: IndexSettings): IndexedDocument {
  return isObject(object['hierarchy']) ? recordDocument(object) : plainDocument(object, settings);
}

function recordDocument(record: StoredObject): IndexedDocument {
  const type = String(record['type'] ?? 'content');
  const isContent = type === 'content';
  const isSymbol = record['kind'] === 'symbol';
  const levelText = (level: string): string =>
    textsIn(valueAt(record, `hierarchy.${level}`)).join(' ');
  const own = isContent ? '' : levelText(type);
  const above = LEVELS.slice(1)
    .filter((level) => level !== type)
    .map(levelText)
    .filter(Boolean);
  const texts: IndexedText[] = [
    { role: 'own', text: own },
    // The title of an API page carries no information about a symbol on it.
    { role: 'title', text: type === 'lvl1' || isSymbol ? '' : levelText('lvl1') },
    { role: 'above', text: above.join(' ') },
    { role: 'content', text: textsIn(record['content']).join(' ') },
    { role: 'body', text: textsIn(record['body']).join(' ') },
    { role: 'context', text: textsIn(record['context']).join(' ') },
    { role: 'asked', text: textsIn(record['asked']).join(' ') },
  ];
  return {
    texts: texts.filter(({ text }) => text !== ''),
    prior: (BY_TYPE[type] ?? 1) * (BY_KIND[String(record['kind'])] ?? 1) * pagePrior(record),
    isSymbol,
  };
}

/** Relevance of a record's page, independent of the query. */
export function pagePrior(record: StoredObject): number {
  const rank = Number(valueAt(record, 'weight.pageRank') ?? 0);
  return (record['isLatest'] === false ? OLDER_VERSION : 1) * (1 + rank / 50);
}

/** Earlier searchable attributes weigh more, as in the protocol. */
function plainDocument(object: StoredObject, settings: IndexSettings): IndexedDocument {
  const named = settings.searchableAttributes.flatMap((line, order) =>
    line.split(',').map((name) => ({ name: nameOfAttribute(name), order })),
  );
  const attributes =
    named.length > 0
      ? named
      : Object.keys(object)
          .filter((name) => name !== 'objectID')
          .map((name) => ({ name, order: 0 }));
  return {
    texts: attributes.map(({ name, order }) => ({
      role: order === 0 ? 'own' : order === 1 ? 'title' : 'content',
      weight: 10 / (1 + order),
      text: textsIn(valueAt(object, name)).join(' '),
    })),
    prior: 1,
  };
}

/** Strips modifiers: `unordered(title)` and `filterOnly(sdk)` refer to `title` and `sdk`. */
export function nameOfAttribute(line: string): string {
  return line.trim().replace(/^\w+\((.*)\)$/, '$1');
}

/** Sorts objects for tie-breaking: by `asc(…)` and `desc(…)`, then in the order received. */
export function sortByCustomRanking(
  objects: readonly StoredObject[],
  { customRanking }: IndexSettings,
): readonly StoredObject[] {
  const criteria = customRanking.map((line) => ({
    attribute: nameOfAttribute(line),
    sign: line.startsWith('asc') ? 1 : -1,
  }));
  if (criteria.length === 0) return objects;
  const ranked = objects.map((object) => ({
    object,
    ranks: criteria.map(({ attribute, sign }) => sign * numberAt(object, attribute)),
  }));
  ranked.sort((a, b) => {
    const at = a.ranks.findIndex((rank, criterion) => rank !== b.ranks[criterion]);
    return at === -1 ? 0 : (a.ranks[at] ?? 0) - (b.ranks[at] ?? 0);
  });
  return ranked.map(({ object }) => object);
}

function numberAt(object: StoredObject, attribute: string): number {
  const value = Number(valueAt(object, attribute));
  return Number.isFinite(value) ? value : 0;
}
