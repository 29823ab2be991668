import type { Floor, Venue } from '@brand/venue';
import { wordsOf } from './words.ts';

const FILLERS = new Set([
  'floor',
  'level',
  'storey',
  'story',
  'of',
  'in',
  'on',
  'at',
  'building',
  'area',
]);
const ORDINALS: Readonly<Record<string, number>> = {
  ground: 0,
  first: 1,
  '1st': 1,
  one: 1,
  second: 2,
  '2nd': 2,
  two: 2,
  third: 3,
  '3rd': 3,
  three: 3,
};

/** Floors that a text names: by name, short name, number or building. */
export function findFloors(venue: Venue, text: string): readonly Floor[] {
  const words = wordsOf(text).filter((word) => !FILLERS.has(word));
  if (words.length === 0) return [];
  const byName = venue.floors.filter((floor) => {
    const known = new Set(
      wordsOf(`${floor.name} ${floor.shortName ?? ''} ${floor.floorStack?.name ?? ''}`),
    );
    return words.every((word) => known.has(word));
  });
  // A building of one name with the venue stands for all floors, which says nothing.
  if (byName.length > 0) return byName;
  if (words.length !== 1) return [];
  const [word] = words as [string];
  const inside = venue.floors.filter(({ isOutdoor }) => !isOutdoor);
  if (word === 'top' || word === 'highest') return inside.slice(-1);
  if (word === 'bottom' || word === 'lowest') return inside.slice(0, 1);
  if (word === 'basement') return inside.filter(({ elevation }) => elevation < 0);
  const number = ORDINALS[word] ?? (/^-?\d$/.test(word) ? Number(word) : undefined);
  return inside.filter(({ elevation }) => elevation === number);
}
