import { hours } from '../../../src/dsl/hours.ts';
import type { Motif } from '../../../src/art/index.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { type MallText, proper } from '../text.ts';

/** When the mall is open, and most of its shops. */
export const SHOP_HOURS = hours('Mo-Sa 10:00-22:00', 'Su,PH 10:00-21:00');
export const FOOD_HOURS = hours('Mo-Th 11:30-22:30', 'Fr,Sa 11:30-23:30', 'Su,PH 11:30-22:00');
export const CAFE_HOURS = hours('Mo-Sa 8:00-22:00', 'Su,PH 9:00-21:00');
export const MARKET_HOURS = hours('Mo-Sa 8:30-22:30', 'Su,PH 9:00-21:00');
export const OFFICE_HOURS = hours('Mo-Fr 9:00-19:00', 'Sa 10:00-14:00');
export const ALWAYS = hours('Mo-Su 0:00-24:00', 'PH 0:00-24:00');

/** A place with what its logo is drawn from. */
export type MallPlace = { readonly place: PlaceSource; readonly motif?: Motif };

type Details = Omit<PlaceSource, 'key' | 'texts' | 'type'>;

/** A shop or restaurant under its own name: site and logo follow from the name. */
export function tenant(
  key: string,
  name: string,
  about: MallText,
  details: Details & { readonly motif: Motif },
): MallPlace {
  const { motif, ...rest } = details;
  return {
    motif,
    place: {
      key,
      type: 'tenant',
      texts: { name: proper(name), description: about },
      hours: SHOP_HOURS,
      website: `https://${asHost(name)}.example`,
      logo: `assets/logos/${key}.svg`,
      ...rest,
    },
  };
}

/** Something that is called by what it is, in every language. */
export function amenity(key: string, name: MallText, about: MallText, details: Details): MallPlace {
  return { place: { key, type: 'amenity', texts: { name, description: about }, ...details } };
}

function asHost(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
}
