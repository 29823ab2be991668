/** Walking distance in metres, rounded to 5 m from 20 m on. */
export function formatDistance(metres: number, language: string): string {
  const rounded = metres < 20 ? Math.round(metres) : Math.round(metres / 5) * 5;
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'meter' }).format(rounded);
}

/** Walking time in minutes, at least one. */
export function formatDuration(seconds: number, language: string): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'minute' }).format(minutes);
}

/** Seconds with their unit as a word, in the plural form of the language. */
export function formatSeconds(seconds: number, language: string): string {
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, unit).format(seconds);
}
