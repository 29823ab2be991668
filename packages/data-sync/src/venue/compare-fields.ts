import { imageName } from '../check/check-images.ts';

/** A field that would change, with both values as short texts. */
export type FieldChange = { readonly field: string; readonly from: string; readonly to: string };

type Fields = Readonly<Record<string, unknown>>;

const MAX_TEXT_LENGTH = 140;
const NOTHING = 'nothing';

/** Fields that a record would change. Absent fields stay unchanged. */
export function compareFields(record: Fields, current: Fields): FieldChange[] {
  const [next, now] = [flatten(record), flatten(current)];
  return Object.entries(next).flatMap(([field, value]) => {
    const [from, to] = [textOf(field, now[field]), textOf(field, value)];
    return from === to || field === 'externalId'
      ? []
      : [{ field, from: shorten(from), to: shorten(to) }];
  });
}

/** Flattens translations, so that each text is compared separately. */
function flatten({ translations, ...fields }: Fields): Fields {
  const texts = Object.entries((translations ?? {}) as Record<string, Fields>).flatMap(
    ([language, translation]) =>
      Object.entries(translation ?? {}).map(([name, text]) => [
        `translations.${language}.${name}`,
        text,
      ]),
  );
  return { ...fields, ...(Object.fromEntries(texts) as Fields) };
}

const PICTURES = new Set(['logo', 'image', 'images', 'icon', 'picture']);

/** A canonical text of a value, used to compare and to show it. */
function textOf(field: string, value: unknown): string {
  // `false` equals an absent field.
  if (value === undefined || value === '' || value === false) return NOTHING;
  if (Array.isArray(value)) {
    if (value.length === 0) return NOTHING;
    if (field === 'openingHours') return hoursText(value as Hours[]);
    return value.map((item) => textOf(field, item)).join(', ');
  }
  if (PICTURES.has(field)) return pictureText(value);
  if (typeof value === 'object' && value !== null) return partsText(value);
  return String(value);
}

/** Formats the parts of a value: `type: moving, start: 2026-03-09T00:00:00Z`. */
function partsText(value: object): string {
  return Object.entries(value)
    .map(([name, part]) => {
      const isNested = typeof part === 'object' && part !== null;
      return `${name}: ${isNested ? JSON.stringify(part) : String(part)}`;
    })
    .join(', ');
}

/** File name of an image, the first indication of whether it has changed. */
function pictureText(value: unknown): string {
  const picture = typeof value === 'string' ? { url: value } : (value as { url?: unknown });
  const name = imageName(picture);
  return name === '' ? NOTHING : name;
}

type Hours = {
  readonly opens: string;
  readonly closes: string;
  readonly dayOfWeek?: readonly string[];
  readonly validFrom?: string;
  readonly validThrough?: string;
};

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'PublicHolidays',
];

/** Lists opening hours per day, so that the grouping of days does not matter. */
function hoursText(entries: readonly Hours[]): string {
  const daysOf = new Map<string, Set<string>>();
  for (const { dayOfWeek = DAYS.slice(0, 7), ...entry } of entries) {
    const times = entry.opens === entry.closes ? 'closed' : `${entry.opens}–${entry.closes}`;
    const text = [times, seasonText(entry)].join('');
    daysOf.set(text, new Set([...(daysOf.get(text) ?? []), ...dayOfWeek]));
  }
  return [...daysOf]
    .map(([text, days]) => ({ first: DAYS.findIndex((day) => days.has(day)), text, days }))
    .toSorted((a, b) => a.first - b.first || (a.text < b.text ? -1 : 1))
    .map(({ text, days }) => `${daysText(days)} ${text}`)
    .join('; ');
}

function seasonText({ validFrom, validThrough }: Hours): string {
  if (validFrom === undefined && validThrough === undefined) return '';
  if (validFrom === validThrough) return ` on ${validFrom}`;
  const from = validFrom === undefined ? '' : ` from ${validFrom}`;
  return validThrough === undefined ? from : `${from} to ${validThrough}`;
}

/** Formats runs of days: `Mon–Fri, Sun`. */
function daysText(days: ReadonlySet<string>): string {
  const parts: string[] = [];
  for (let index = 0; index < DAYS.length; index += 1) {
    if (!days.has(DAYS[index]!)) continue;
    const first = index;
    while (index + 1 < 7 && days.has(DAYS[index + 1]!)) index += 1;
    const [from, to] = [shortDay(first), shortDay(index)];
    parts.push(first === index ? from : `${from}–${to}`);
  }
  return parts.join(', ');
}

function shortDay(index: number): string {
  return index === 7 ? 'holidays' : (DAYS[index] ?? '').slice(0, 3);
}

function shorten(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
}
