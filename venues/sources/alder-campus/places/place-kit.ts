import type { Motif } from '../../../src/art/index.ts';
import { hours } from '../../../src/dsl/hours.ts';
import type { PlaceSource } from '../../../src/dsl/venue-source.ts';

export const LIBRARY_HOURS = hours('Mo-Th 7:30-24:00', 'Fr 7:30-21:00', 'Sa,Su 10:00-22:00');
export const DESK_HOURS = hours('Mo-Fr 8:30-19:00', 'Sa 10:00-16:00');
export const OFFICE_HOURS = hours('Mo-Fr 9:00-12:00', 'Mo-Th 13:00-16:30');
export const LAB_HOURS = hours('Mo-Fr 8:00-20:00');
export const MEAL_HOURS = hours('Mo-Fr 7:30-20:00', 'Sa,Su 9:00-15:00');
export const COFFEE_HOURS = hours('Mo-Fr 7:30-18:30', 'Sa,Su 10:00-17:00');
export const SHOP_HOURS = hours('Mo-Fr 9:00-18:00', 'Sa 10:00-15:00');
export const COMMONS_HOURS = hours('Mo-Fr 7:00-23:00', 'Sa,Su 9:00-22:00');
export const ALWAYS = hours('Mo-Su 0:00-24:00');

/** A place with what its logo is drawn from. */
export type CampusPlace = { readonly place: PlaceSource; readonly motif?: Motif };

type Details = Omit<PlaceSource, 'key' | 'texts' | 'type'> & {
  readonly shortName?: string;
  readonly externalId?: string;
};

function textsOf(name: string, description: string, details: Details): PlaceSource['texts'] {
  const { shortName, externalId } = details;
  return {
    name,
    description,
    ...(shortName !== undefined && { shortName }),
    ...(externalId !== undefined && { externalId }),
  };
}

function place(kind: {
  readonly type: string;
  readonly key: string;
  readonly texts: PlaceSource['texts'];
  readonly details: Details;
}): PlaceSource {
  const { shortName: _short, externalId: _external, ...rest } = kind.details;
  return { key: kind.key, type: kind.type, texts: kind.texts, ...rest };
}

/** A room or a place outside that belongs to the university. */
export function room(
  key: string,
  name: string,
  description: string,
  details: Details,
): CampusPlace {
  const texts = textsOf(name, description, details);
  return { place: place({ type: 'room', key, texts, details }) };
}

/** Something that serves everybody: toilets, a bus stop, lockers. */
export function amenity(
  key: string,
  name: string,
  description: string,
  details: Details,
): CampusPlace {
  const texts = textsOf(name, description, details);
  return { place: place({ type: 'amenity', key, texts, details }) };
}

/** A shop, café or club under its own name, with a site and a logo. */
export function tenant(
  key: string,
  name: string,
  description: string,
  details: Details & { readonly motif: Motif },
): CampusPlace {
  const { motif, ...rest } = details;
  const texts = textsOf(name, description, rest);
  const withSite = {
    website: `https://${asHost(name)}.example`,
    logo: `assets/logos/${key}.svg`,
    ...rest,
  };
  return { motif, place: place({ type: 'tenant', key, texts, details: withSite }) };
}

function asHost(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
}
