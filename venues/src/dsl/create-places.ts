import type { OpeningHours } from '@brand/mvf/v3';
import type { IconName, Motif } from '../art/index.ts';
import { hours as parseHours } from './hours.ts';
import {
  assertPlaceRow,
  createRowFields,
  describeRow,
  type HoursCell,
  type PlaceRow,
} from './place-row.ts';
import type { Text } from './texts.ts';
import type { PlaceSource } from './venue-source.ts';

/** A place with what its logo and its own icon are drawn from, where it has them. */
export type VenuePlace = {
  readonly place: PlaceSource;
  readonly motif?: Motif;
  readonly icon?: IconName;
};

export type PlaceFiles = {
  /** Slug of the venue, for messages. */
  readonly venue: string;
  /** Tags of the languages that texts have to be in, the default first. */
  readonly languages: readonly string[];
  /** What `hours.json` has. */
  readonly hours: Readonly<Record<string, readonly string[]>>;
  /** Rows by the file in `places/` that they are from, in the order of the venue. */
  readonly files: Readonly<Record<string, readonly unknown[]>>;
};

type LocatedRow = { readonly row: PlaceRow; readonly where: string };

/** Creates the places of a venue from data files. A row that is wrong is an error that says why. */
export function createPlaces(source: PlaceFiles): VenuePlace[] {
  const fields = createRowFields(source.languages, Object.keys(source.hours));
  const located = Object.entries(source.files).flatMap(([file, rows]) =>
    rows.map((row, index): LocatedRow => {
      const where = `${source.venue}/places/${file}, ${describeRow(row, index)}`;
      assertPlaceRow(row, fields, where);
      return { row, where };
    }),
  );
  assertUniqueKeys(located);
  return located.map((row) => createPlace(row, source));
}

function assertUniqueKeys(located: readonly LocatedRow[]): void {
  const seen = new Map<string, string>();
  for (const { row, where } of located) {
    for (const { key } of [row, ...(row.instances ?? [])]) {
      const first = seen.get(key);
      if (first !== undefined) {
        throw new Error(`${where}: "key" is "${key}", as in ${first}. Write another one.`);
      }
      seen.set(key, where);
    }
  }
}

function createPlace({ row, where }: LocatedRow, source: PlaceFiles): VenuePlace {
  const { kind, name, shortName, description, externalId, ...withoutTexts } = row;
  const { key, hours, motif, icon, instances, ...details } = withoutTexts;
  const createHours = (cell: HoursCell | undefined): Pick<PlaceSource, 'hours'> =>
    cell === undefined ? {} : { hours: parseCell(cell, where, source) };
  return {
    ...(motif && { motif }),
    ...(icon && { icon }),
    place: {
      key,
      type: kind,
      texts: {
        name: repeatName(name, source),
        description,
        ...(shortName !== undefined && { shortName: repeatName(shortName, source) }),
        ...(externalId !== undefined && { externalId }),
        ...(icon && { icon: `assets/icons/${icon}.svg` }),
      },
      ...createHours(hours),
      ...(kind === 'tenant' && { website: `https://${createHost(name, source)}.example` }),
      ...(motif && { logo: `assets/logos/${key}.svg` }),
      ...details,
      ...(instances && {
        instances: instances.map((instance) => ({
          key: instance.key,
          at: instance.at,
          texts: {
            ...(instance.name !== undefined && { name: repeatName(instance.name, source) }),
            ...(instance.description !== undefined && { description: instance.description }),
          },
          ...createHours(instance.hours),
        })),
      }),
    },
  };
}

/** A proper name is its own translation, so that a venue has it in every language. */
function repeatName(name: Text, { languages }: PlaceFiles): Text {
  return typeof name === 'string' && languages.length > 1
    ? Object.fromEntries(languages.map((language) => [language, name]))
    : name;
}

function parseCell(cell: HoursCell, where: string, { venue, hours }: PlaceFiles): OpeningHours[] {
  const [lines, origin] =
    typeof cell === 'string'
      ? [hours[cell] ?? [], `${venue}/places/hours.json, "${cell}"`]
      : [cell, `${where}: "hours"`];
  try {
    return parseHours(...lines);
  } catch (error) {
    throw new Error(`${origin}: ${(error as Error).message}`, { cause: error });
  }
}

function createHost(name: Text, { languages }: PlaceFiles): string {
  const text = typeof name === 'string' ? name : (name[languages[0] ?? ''] ?? '');
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');
}
