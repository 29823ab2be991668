import type { Motif } from '../../../src/art/index.ts';
import { hours } from '../../../src/dsl/hours.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';
import { type HospitalText, proper } from '../text.ts';

export const ALWAYS = hours('Mo-Su 0:00-24:00', 'PH 0:00-24:00');
export const CLINIC_HOURS = hours('Mo-Fr 8:00-16:30');
export const IMAGING_HOURS = hours('Mo-Fr 7:30-20:00', 'Sa 8:00-14:00');
/** When wards are open to visitors. */
export const VISITING_HOURS = hours('Mo-Fr 11:00-20:00', 'Sa,Su,PH 10:00-20:00');
export const HALL_HOURS = hours('Mo-Su 6:00-22:00', 'PH 6:00-22:00');
export const CAFE_HOURS = hours('Mo-Fr 6:30-19:00', 'Sa,Su,PH 8:00-18:00');
export const SHOP_HOURS = hours('Mo-Fr 8:30-19:00', 'Sa,Su 10:00-17:00');

/** A place with what its logo is drawn from. */
export type HospitalPlace = { readonly place: PlaceSource; readonly motif?: Motif };

type Details = Omit<PlaceSource, 'key' | 'texts' | 'type'>;

/** A part of the hospital; its extension is the end of its telephone number. */
export function department(
  key: string,
  name: HospitalText,
  about: HospitalText,
  details: Details & { readonly extension?: string },
): HospitalPlace {
  const { extension, ...rest } = details;
  return {
    place: {
      key,
      type: 'department',
      texts: { name, description: about },
      ...(extension !== undefined && { phone: `+1 418 555 01${extension}` }),
      ...rest,
    },
  };
}

/** A shop or café under its own name: site and logo follow from the name. */
export function tenant(
  key: string,
  name: string,
  about: HospitalText,
  details: Details & { readonly motif: Motif; readonly site: string },
): HospitalPlace {
  const { motif, site, ...rest } = details;
  return {
    motif,
    place: {
      key,
      type: 'tenant',
      texts: { name: proper(name), description: about },
      website: `https://${site}.example`,
      logo: `assets/logos/${key}.svg`,
      ...rest,
    },
  };
}

export function amenity(
  key: string,
  name: HospitalText,
  about: HospitalText,
  details: Details,
): HospitalPlace {
  return { place: { key, type: 'amenity', texts: { name, description: about }, ...details } };
}

/** One more of the same somewhere else. */
export function another(key: string, at: readonly string[], description: HospitalText) {
  return { key, at, texts: { description } };
}
