import type { ValuePath } from './finding.ts';
import type { FindingList } from './finding-list.ts';
import { checkHours } from './check-hours.ts';
import type { CheckedFeed, PlacedRecord } from './record-check.ts';

/** Maximum age of waits and counts, in minutes. Older values are useless. */
const STALE_MINUTES = 15;
/** Maximum deviation of a flight from its timetable, in hours. More indicates a wrong date. */
const MAX_HOURS = 36;

/** Pairs of fields whose second time must not be before the first. */
const SPANS: readonly (readonly [from: string, to: string])[] = [
  ['startsAt', 'endsAt'],
  ['showFrom', 'endsAt'],
  ['assignedFrom', 'assignedUntil'],
];

/** Checks that times exist and are in a possible order. */
export function checkTimes({ records, generatedAt, findings }: CheckedFeed): void {
  for (const record of records) {
    checkMoments(record.value, record.path, findings);
    for (const [from, to] of SPANS) checkSpan(record, from, to, findings);
    checkStates(record, findings);
    checkHours(record, findings);
    for (const [index, hours] of recordsIn(record.value['openingHours']).entries()) {
      const path = [...record.path, 'openingHours', index];
      checkSpan({ value: hours, path }, 'validFrom', 'validThrough', findings);
    }
    checkFlight(record, findings);
    checkAge(record, generatedAt, findings);
  }
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/;

/** Checks that each date exists, because the pattern accepts 31 February. */
function checkMoments(value: unknown, path: ValuePath, findings: FindingList): void {
  if (typeof value === 'string') {
    if (DAY.test(value) && !isDay(value)) {
      findings.add('impossible-time', path, `There is no such day: ${JSON.stringify(value)}.`);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      // Custom data may contain texts that only resemble dates.
      if (key === 'extra' || !isTimeHolder(key, child)) continue;
      checkMoments(child, [...path, Array.isArray(value) ? Number(key) : key], findings);
    }
  }
}

const TIME_FIELDS = /(?:At|From|Through|Until|^start|^end)$/;

function isTimeHolder(key: string, child: unknown): boolean {
  return typeof child === 'string' ? TIME_FIELDS.test(key) : true;
}

function isDay(text: string): boolean {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

function checkSpan(
  { value, path }: PlacedRecord,
  from: string,
  to: string,
  findings: FindingList,
): void {
  if (timeOf(value[to]) < timeOf(value[from])) {
    const message = `"${to}" (${String(value[to])}) comes before "${from}" (${String(value[from])}).`;
    findings.add('times-reversed', [...path, to], message);
  }
}

function checkStates({ value, path }: PlacedRecord, findings: FindingList): void {
  for (const [index, state] of recordsIn(value['states']).entries()) {
    checkSpan({ value: state, path: [...path, 'states', index] }, 'start', 'end', findings);
  }
}

function checkFlight({ value, path }: PlacedRecord, findings: FindingList): void {
  const late = timeOf(value['estimatedAt']) - timeOf(value['scheduledAt']);
  if (Math.abs(late) <= MAX_HOURS * 3_600_000 || Number.isNaN(late)) return;
  const message = `"estimatedAt" is ${Math.round(Math.abs(late) / 3_600_000)} hours from "scheduledAt".`;
  findings.add('times-reversed', [...path, 'estimatedAt'], message, 'Check the day of both times.');
}

function checkAge(
  { value, path }: PlacedRecord,
  generatedAt: number | undefined,
  findings: FindingList,
): void {
  if (generatedAt === undefined) return;
  const minutes = (generatedAt - timeOf(value['measuredAt'])) / 60_000;
  if (minutes > STALE_MINUTES) {
    const message = `The value was measured ${Math.round(minutes)} minutes before the feed was written.`;
    findings.add('stale-value', [...path, 'measuredAt'], message);
  }
}

/** Milliseconds since 1970; `NaN` if the value is not a time. */
export function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

function recordsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? (value as Readonly<Record<string, unknown>>[]) : [];
}
