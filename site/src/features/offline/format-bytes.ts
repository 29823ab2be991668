const UNITS = ['B', 'kB', 'MB', 'GB'] as const;
const STEP = 1000;

/** Formats a size in decimal units, as browsers and operating systems do. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  // 999.5 would be rounded to 1000.
  while (value >= STEP - 0.5 && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = unit > 1 && value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit]}`;
}
