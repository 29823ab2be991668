import type { IconName, Motif } from '../../../src/art/index.ts';
import { hours } from '../../../src/dsl/hours.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';

/** When visitors are let in. */
export const HOUSE_HOURS = hours('Mo-Th 7:30-18:30', 'Fr 7:30-17:00');
export const CAFE_HOURS = hours('Mo-Fr 7:30-17:00');
export const LUNCH_HOURS = hours('Mo-Fr 11:15-13:45');
export const BADGE_HOURS = hours('Mo-Su 6:00-22:00');

/** A place with what its logo and its own icon are drawn from, where it has them. */
export type OfficePlace = {
  readonly place: PlaceSource;
  readonly motif?: Motif;
  readonly icon?: IconName;
};

type Details = Omit<PlaceSource, 'key' | 'texts'>;

/** Something in the house, by name and what to know about it. */
export function spot(
  key: string,
  [name, description]: readonly [name: string, description: string],
  details: Details & Pick<OfficePlace, 'motif' | 'icon'>,
): OfficePlace {
  const { motif, icon, ...rest } = details;
  return {
    ...(motif && { motif }),
    ...(icon && { icon }),
    place: {
      key,
      type: 'amenity',
      texts: { name, description, ...(icon && { icon: `assets/icons/${icon}.svg` }) },
      ...(motif && { logo: `assets/logos/${key}.svg` }),
      ...rest,
    },
  };
}

/** One more of the same somewhere else. */
export function another(
  key: string,
  at: readonly string[],
  description: string,
): NonNullable<PlaceSource['instances']>[number] {
  return { key, at, texts: { description } };
}
