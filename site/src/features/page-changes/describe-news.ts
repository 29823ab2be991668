import type { News } from './visits';

/** `3 changes since your last visit on 2 November` */
export function describeNews({ since, ids: { length } }: News, now: number): string {
  const changes = length === 0 ? 'No changes' : `${length} ${length === 1 ? 'change' : 'changes'}`;
  return `${changes} since your last visit ${formatVisit(new Date(since), new Date(now))}`;
}

/** In the reader's time zone. The year is short, because the line must fit on a phone. */
function formatVisit(visit: Date, now: Date): string {
  if (visit.toDateString() === now.toDateString()) return 'today';
  const isThisYear = visit.getFullYear() === now.getFullYear();
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: isThisYear ? 'long' : 'short',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return `on ${day.format(visit)}`;
}
