// #region state
/** Times when a room is taken, without titles or names. */
export type RoomSchedule = {
  /** The room's e-mail address in the calendar. */
  readonly room: string;
  /** Milliseconds since 1970, or `undefined` if the calendar has no data. */
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

/** Returns the state to show to people at the room's door. */
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

/** Returns when the last of several back-to-back meetings ends. */
function endOf(end: number, taken: NonNullable<RoomSchedule['taken']>): number {
  const next = taken.find(({ start, end: later }) => start <= end && later > end);
  return next ? endOf(next.end, taken) : end;
}
// #endregion state
