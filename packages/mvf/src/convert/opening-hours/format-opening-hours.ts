import type { OpeningHours } from '../../v3/extensions/locations/types.gen.ts';
import { OSM_DAYS, OSM_MONTHS } from './osm-calendar.ts';

const DAY_KEYS = Object.keys(OSM_DAYS);

/**
 * Writes opening hours in the notation of OpenStreetMap. `parseOpeningHours` reads the same hours
 * from the text. Unknown days are omitted.
 *
 * @example
 * formatOpeningHours([{ opens: '09:00', closes: '18:00' }]); // 'Mo-Su 09:00-18:00'
 */
export function formatOpeningHours(hours: readonly OpeningHours[]): string {
  const spansByDays = new Map<string, string[]>();
  for (const entry of hours) {
    const days = formatDays(entry);
    if (days === '') continue;
    const prefix = `${formatPeriod(entry)}${days}`;
    const span = `${entry.opens.slice(0, 5)}-${entry.closes.slice(0, 5)}`;
    spansByDays.set(prefix, [...(spansByDays.get(prefix) ?? []), span]);
  }
  const rules = [...spansByDays].map(([days, spans]) => `${days} ${spans.join(',')}`);
  return rules.length === 1 && rules[0] === 'Mo-Su 00:00-24:00' ? '24/7' : rules.join('; ');
}

function formatDays({ dayOfWeek }: OpeningHours): string {
  if (!dayOfWeek) return 'Mo-Su';
  const isOpen = DAY_KEYS.map((key) => dayOfWeek.includes(OSM_DAYS[key] ?? ''));
  const parts: string[] = [];
  for (let from = 0; from < 7; from += 1) {
    if (!isOpen[from]) continue;
    let to = from;
    while (to < 6 && isOpen[to + 1]) to += 1;
    const [first = '', last = ''] = [DAY_KEYS[from], DAY_KEYS[to]];
    parts.push(to > from + 1 ? `${first}-${last}` : to > from ? `${first},${last}` : first);
    from = to;
  }
  if (isOpen[7]) parts.push('PH');
  return parts.join(',');
}

function formatPeriod({ validFrom, validThrough }: OpeningHours): string {
  const from = formatDate(validFrom);
  const through = formatDate(validThrough);
  return from && through ? `${from}-${through}: ` : '';
}

function formatDate(iso: string | undefined): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  const month = OSM_MONTHS[Number(match?.[2]) - 1];
  return match && month ? `${match[1]} ${month} ${match[3]}` : undefined;
}
