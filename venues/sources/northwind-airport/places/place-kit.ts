import { hours } from '../../../src/dsl/hours.ts';
import type { Motif, SceneKind } from '../../../src/art/index.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import type { AirportText } from '../text.ts';

/** The terminal never closes; these are the hours of those who work in it. */
export const ALWAYS = hours('Mo-Su 0:00-24:00', 'PH 0:00-24:00');
export const FLIGHT_HOURS = hours('Mo-Su 4:00-23:30', 'PH 4:00-23:30');
export const SHOP_HOURS = hours('Mo-Su 5:30-22:00', 'PH 5:30-22:00');
export const FOOD_HOURS = hours('Mo-Su 5:00-22:30', 'PH 5:00-22:30');
export const DESK_HOURS = hours('Mo-Fr 6:00-23:00', 'Sa,Su,PH 7:00-22:00');

/** A place with what its pictures are drawn from. */
export type AirportPlace = PlaceSource & { readonly motif?: Motif };

type Details = Omit<PlaceSource, 'key' | 'texts' | 'images'> & {
  readonly motif?: Motif;
  readonly scene?: SceneKind;
};

/** Something that is called by what it is, in every language. */
export function place(
  key: string,
  name: AirportText,
  about: AirportText,
  details: Details,
): AirportPlace {
  const { scene, ...rest } = details;
  return {
    key,
    type: 'amenity',
    texts: { name, description: about },
    ...(scene && { images: [`assets/scenes/${scene}.svg`] }),
    ...rest,
  };
}

/** A shop, restaurant or company under its own name: site and logo follow from it. */
export function tenant(
  key: string,
  name: AirportText,
  about: AirportText,
  details: Details,
): AirportPlace {
  return place(key, name, about, {
    type: 'tenant',
    hours: SHOP_HOURS,
    website: `https://${asHost(name.en)}.example`,
    ...(details.motif && { logo: `assets/logos/${key}.svg` }),
    ...details,
  });
}

/** One more of the same elsewhere. */
export function another(
  key: string,
  at: readonly string[],
  where: AirportText,
): NonNullable<PlaceSource['instances']>[number] {
  return { key, at, texts: { description: where } };
}

function asHost(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
}
