import type { RoomSchedule } from './room-state.ts';

/** The parts of a Microsoft Graph response that the sample uses. */
export type GraphSchedule = {
  readonly scheduleId: string;
  readonly error?: unknown;
  readonly scheduleItems?: readonly {
    readonly status: string;
    /** Time in UTC, without a time zone marker. */
    readonly start: { readonly dateTime: string };
    readonly end: { readonly dateTime: string };
  }[];
};

const MAX_ROOMS = 20;
const FREE = new Set(['free', 'workingelsewhere']);

// #region ask
/** Runs on your server, because the token must not reach a browser. */
export async function askGraph(
  rooms: readonly string[],
  {
    token,
    mailbox,
    from,
    hours,
  }: { token: string; mailbox: string; from: Date; hours: number },
): Promise<RoomSchedule[]> {
  const schedules: RoomSchedule[] = [];
  for (let first = 0; first < rooms.length; first += MAX_ROOMS) {
    const to = new Date(from.getTime() + hours * 3_600_000);
    const response = await fetch(
      `https://graph.microsoft.com/v1.0/users/${encodeURIComponent(mailbox)}/calendar/getSchedule`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          schedules: rooms.slice(first, first + MAX_ROOMS),
          startTime: { dateTime: from.toISOString(), timeZone: 'UTC' },
          endTime: { dateTime: to.toISOString(), timeZone: 'UTC' },
        }),
      },
    );
    if (!response.ok) {
      const wait = response.headers.get('retry-after') ?? 'a minute';
      throw new Error(`Graph: ${response.status}. Try again after ${wait}.`);
    }
    const { value } = (await response.json()) as { value: GraphSchedule[] };
    schedules.push(...value.map(stripSchedule));
  }
  return schedules;
}
// #endregion ask

// #region strip
/** Removes titles, places and names, so that no screen can show them. */
export function stripSchedule(schedule: GraphSchedule): RoomSchedule {
  const { scheduleId, error, scheduleItems = [] } = schedule;
  if (error !== undefined) return { room: scheduleId, taken: undefined };
  const taken = scheduleItems
    .filter(({ status }) => !FREE.has(status.toLowerCase()))
    .map(({ start, end }) => ({ start: readUtc(start), end: readUtc(end) }));
  return { room: scheduleId, taken };
}

function readUtc({ dateTime }: { readonly dateTime: string }): number {
  return Date.parse(dateTime.endsWith('Z') ? dateTime : `${dateTime}Z`);
}
// #endregion strip
