/**
 * Whether this is a smoke run, which only shows that a bench still works: the whole set-up and
 * every competitor, with the smallest counts and without limits, because the figures are
 * meaningless.
 */
export const isSmoke: boolean = process.argv.includes('--smoke');

/** Number of repetitions: the environment variable, otherwise `full`, or `smoke` in a smoke run. */
export function countOf(variable: string, full: number, smoke = 1): number {
  return Number(process.env[variable] ?? (isSmoke ? smoke : full));
}

/** All of a list, or its first items in a smoke run. */
export function someOf<T>(list: readonly T[], smoke = 1): readonly T[] {
  return isSmoke ? list.slice(0, smoke) : list;
}

/** Fails the bench unless its figures are numbers and, except in a smoke run, within its limits. */
export function setExitCode(figures: readonly number[], isWithinLimits: boolean): void {
  const isMeasured = figures.length > 0 && figures.every((figure) => Number.isFinite(figure));
  if (!isMeasured) console.error('✗ A figure is missing.');
  if (isSmoke) console.log('Smoke run: the figures above say nothing about speed.');
  process.exitCode = isMeasured && (isSmoke || isWithinLimits) ? 0 : 1;
}
