import type { ShowcaseItem } from './showcase-item';

/** Filters in the URL of the index; an empty string means no filter. */
export type ShowcaseQuery = {
  readonly text: string;
  readonly venueType: string;
  readonly feature: string;
};

export function readQuery(search: string): ShowcaseQuery {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    venueType: params.get('venue') ?? '',
    feature: params.get('feature') ?? '',
  };
}

export function writeQuery({ text, venueType, feature }: ShowcaseQuery): string {
  const params = new URLSearchParams();
  if (text) params.set('q', text);
  if (venueType) params.set('venue', venueType);
  if (feature) params.set('feature', feature);
  return params.toString();
}

/** The items that contain every word, have the venue type and use the feature. */
export function filterItems(
  items: readonly ShowcaseItem[],
  { text, venueType, feature }: ShowcaseQuery,
): readonly ShowcaseItem[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return items.filter(
    (item) =>
      (venueType === '' || item.venueType === venueType) &&
      (feature === '' || item.features.some(({ name }) => name === feature)) &&
      words.every((word) => textOf(item).includes(word)),
  );
}

export type Choice = { readonly value: string; readonly count: number };

/** The choices of a filter with the number of items that each leaves, given the other filters. */
export function choicesOf(
  items: readonly ShowcaseItem[],
  query: ShowcaseQuery,
  field: 'venueType' | 'feature',
): readonly Choice[] {
  const values = items.flatMap((item) =>
    field === 'venueType' ? [item.venueType] : item.features.map(({ name }) => name),
  );
  return [...new Set(values)]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((value) => ({ value, count: filterItems(items, { ...query, [field]: value }).length }));
}

function textOf({ title, summary, description, venueType, features }: ShowcaseItem): string {
  const names = features.map(({ name }) => name);
  return plain([title, summary, description, venueType, ...names].join(' '));
}

/** Folds case and accents, so that "cafe" matches "Café". */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
