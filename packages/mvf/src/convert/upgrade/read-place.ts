import type {
  Image,
  Link,
  Location,
  OpeningHours,
  SocialLink,
} from '../../v3/extensions/locations/types.gen.ts';
import type { ImportReport } from '../import-report.ts';
import {
  defined,
  filled,
  idOf,
  asList,
  type JsonObject,
  asRecord,
  asRecords,
  textOf,
} from './untrusted-json.ts';

const CLOCK_TIME = /^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/;

/** The fields of a place that hardly changed between versions. */
export type PlaceFields = Pick<
  Location,
  'phone' | 'website' | 'links' | 'social' | 'images' | 'logo' | 'openingHours'
>;

/** Reads the fields of a place. Invalid hours are reported. */
export function readPlace(raw: JsonObject, report: ImportReport, source: string): PlaceFields {
  return defined({
    phone: textOf(raw['phone']) ?? idOf(asRecord(raw['phone'])['number']),
    website: toLink(raw['website'] ?? asRecord(raw['social'])['website']),
    links: filled(asList(raw['links']).flatMap((link) => toLink(link) ?? [])),
    social: filled(socialOf(raw['social'])),
    images: filled(
      [raw['images'], raw['gallery']].flatMap(asList).flatMap((image) => toImage(image) ?? []),
    ),
    logo: imageUrlOf(raw['logo']),
    openingHours: readHours(raw['openingHours'] ?? raw['operationHours'], report, source),
  });
}

export function readHours(
  value: unknown,
  report: ImportReport,
  source: string,
): OpeningHours[] | undefined {
  const hours = asRecords(value).flatMap((raw) => toHours(raw) ?? []);
  if (hours.length < asList(value).length) {
    report.note({
      action: 'dropped',
      code: 'bad-opening-hours',
      message: 'Opening hours that do not state `opens` and `closes` as HH:MM were left out.',
      source,
    });
  }
  return filled(hours);
}

function toHours(raw: JsonObject): OpeningHours | undefined {
  const [opens, closes] = [textOf(raw['opens']), textOf(raw['closes'])];
  if (!opens || !closes || !CLOCK_TIME.test(opens) || !CLOCK_TIME.test(closes)) return undefined;
  const given = raw['dayOfWeek'];
  const days = (Array.isArray(given) ? given : [given]).flatMap((day) => toDay(day) ?? []);
  return defined({
    opens,
    closes,
    dayOfWeek: filled(days),
    validFrom: textOf(raw['validFrom']),
    validThrough: textOf(raw['validThrough']),
  });
}

/** Returns the name of a day. schema.org also allows a URL: `https://schema.org/Monday`. */
function toDay(value: unknown): string | undefined {
  return textOf(value)?.replace(/^https?:\/\/schema\.org\//, '');
}

function toLink(value: unknown): Link | undefined {
  const raw = asRecord(value);
  const url = textOf(value) ?? textOf(raw['url']);
  return url === undefined ? undefined : { label: textOf(raw['label']) ?? url, url };
}

/** Reads profiles from a list, or by the name of the network, where the website is one of them. */
function socialOf(value: unknown): SocialLink[] {
  const listed = asRecords(value).flatMap((social) => toSocial(social) ?? []);
  const named = Object.entries(Array.isArray(value) ? {} : asRecord(value)).flatMap(([name, url]) =>
    name === 'website' ? [] : (toSocial({ name, url }) ?? []),
  );
  return [...listed, ...named];
}

function toSocial(raw: JsonObject): SocialLink | undefined {
  const url = textOf(raw['url']);
  return url === undefined ? undefined : { name: textOf(raw['name']) ?? url, url };
}

/** Returns the URL of an image, which may have several sizes. */
export function imageUrlOf(value: unknown): string | undefined {
  return textOf(value) ?? textOf(asRecord(value)['url']) ?? textOf(asRecord(value)['original']);
}

function toImage(value: unknown): Image | undefined {
  const url = imageUrlOf(value) ?? imageUrlOf(asRecord(value)['image']);
  return url === undefined ? undefined : { url };
}
