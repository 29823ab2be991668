// #region state
/** When a room is taken, and nothing else: no titles, no names. */
export type RoomSchedule = {
  /** The room's address in the calendar. */
  readonly room: string;
  /** Milliseconds since 1970; `undefined` if the calendar could not tell. */
  readonly taken:
    | readonly { readonly start: number; readonly end: number }[]
    | undefined;
};

export type RoomState =
  | { readonly kind: 'free' | 'taken'; readonly until: number | undefined }
  | { readonly kind: 'soon'; readonly until: number }
  | { readonly kind: 'unknown' };

const SOON_MS = 10 * 60_000;
const STALE_MS = 5 * 60_000;

/** What to tell somebody who stands before the room. */
export function stateOf(
  { taken }: RoomSchedule,
  { now, askedAt }: { readonly now: number; readonly askedAt: number },
): RoomState {
  if (!taken || now - askedAt > STALE_MS) return { kind: 'unknown' };
  const current = taken.find(({ start, end }) => start <= now && now < end);
  if (current) return { kind: 'taken', until: endOf(current.end, taken) };
  const next = taken.map(({ start }) => start).filter((start) => start > now);
  const until = next.length === 0 ? undefined : Math.min(...next);
  return until !== undefined && until - now <= SOON_MS
    ? { kind: 'soon', until }
    : { kind: 'free', until };
}

/** The end of meetings that follow one another without a break. */
function endOf(end: number, taken: NonNullable<RoomSchedule['taken']>): number {
  const next = taken.find(({ start, end: later }) => start <= end && later > end);
  return next ? endOf(next.end, taken) : end;
}
// #endregion state
