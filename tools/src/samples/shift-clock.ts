/** When samples start: on a working day, while shops are open. */
export const SAMPLE_TIME: number = Date.parse('2026-06-01T10:00:00Z');

/**
 * Init script that starts the clock of a page at a time, because opening hours and calendars would
 * change its pictures.
 */
export function startClockAt(time: number): void {
  const shift = time - Date.now();
  globalThis.Date = class extends Date {
    constructor(...values: readonly unknown[]) {
      super(...((values.length === 0 ? [Date.now()] : values) as [number]));
    }

    static override now(): number {
      return super.now() + shift;
    }
  } as DateConstructor;
}
