import type { DraftCategory, DraftPlace } from '../../assemble/venue-draft.ts';
import { detailsOf, type LevelContext, type LevelDraft } from './level-draft.ts';

export type DraftedLevelPlaces = {
  readonly places: readonly DraftPlace[];
  readonly categories: readonly DraftCategory[];
};

/** Converts rooms and points with a name, a number or a use of public interest to places. */
export function draftLevelPlaces(
  drafts: readonly LevelDraft[],
  { properties }: LevelContext,
): DraftedLevelPlaces {
  const categories = new Map<string, DraftCategory>();
  const places: DraftPlace[] = [];
  for (const { feature, key } of drafts.flatMap(({ named }) => named)) {
    const { kind } = feature;
    if (!SOUGHT.has(kind.role)) continue;
    const category = kind.role === 'connector' ? undefined : kind.category;
    const details = detailsOf(feature, properties);
    const name = details.name ?? (category === undefined ? undefined : humanWord(category));
    if (name === undefined) continue;
    if (category !== undefined && !categories.has(category)) {
      categories.set(category, { key: category, details: { name: humanWord(category) } });
    }
    places.push({
      key,
      details: { ...details, name },
      shapes: [key],
      ...(category !== undefined && { categories: [category] }),
    });
  }
  return { places, categories: [...categories.values()] };
}

const SOUGHT: ReadonlySet<string> = new Set(['room', 'hall', 'poi', 'area', 'counter']);

function humanWord(word: string): string {
  const text = word.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
