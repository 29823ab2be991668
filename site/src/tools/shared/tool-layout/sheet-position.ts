/** Positions of the sheet, from the lowest. */
const POSITIONS = ['peek', 'half', 'full'] as const;

export type SheetPosition = (typeof POSITIONS)[number];

/** Height of the sheet in each position, as a ratio of the tool. About that of the style sheet. */
const RATIOS: Readonly<Record<SheetPosition, number>> = { peek: 0.08, half: 0.5, full: 0.78 };
/** How far a flick carries the sheet, in milliseconds at its last speed. */
const COAST_MS = 150;

/** The position one step up or down; the last one stays. */
export function stepPosition(position: SheetPosition, by: 1 | -1): SheetPosition {
  return POSITIONS[POSITIONS.indexOf(position) + by] ?? position;
}

/** The position after a press of the handle: up, and from the top down again. */
export function nextPosition(position: SheetPosition): SheetPosition {
  return position === 'full' ? 'peek' : stepPosition(position, 1);
}

/** Where a released sheet comes to rest. Both as ratios of the tool, the speed per millisecond. */
export function restPosition(height: number, speed: number): SheetPosition {
  const end = height + speed * COAST_MS;
  return POSITIONS.reduce((best, each) =>
    Math.abs(RATIOS[each] - end) < Math.abs(RATIOS[best] - end) ? each : best,
  );
}
