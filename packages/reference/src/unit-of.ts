/**
 * The unit of a number. By convention its name ends with the unit or its description names it;
 * otherwise lengths are in metres and times in milliseconds. A description that names several units
 * states none, because a table has space for only one.
 */
export function unitOf(name: string, text: string): string | undefined {
  if (/(?:ratio|multiplier|factor)$/i.test(name)) return undefined;
  const named = unitOfName(name);
  if (named !== undefined) return named;
  const stated = unitsInText(text);
  return stated.size > 1 ? undefined : ([...stated][0] ?? unitByMeaning(name));
}

const UNIT_WORDS =
  'CSS pixels per second|metres per (?:second|pixel|CSS pixel)|degrees per second|CSS pixels|pixels|metres|degrees|radians|milliseconds|seconds|minutes|hours|bytes|kilobytes|megabytes';

const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/metresPerPixel$/i, 'metres per CSS pixel'],
  [/metresPerSecond$/i, 'metres per second'],
  [/DegreesPerSecond$/, 'degrees per second'],
  [/(?:^d|D)egrees$/, 'degrees'],
  [/(?:^m|M)illiseconds$/, 'milliseconds'],
  [/(?:^s|S)econds$/, 'seconds'],
  [/(?:^m|M)inutes$/, 'minutes'],
  // How large a picture is kept; what is measured on the screen is in CSS pixels.
  [/^maxPixels$/, 'pixels'],
  [/(?:^p|P)ixels$/, 'CSS pixels'],
  [/(?:^m|M)etres$/, 'metres'],
  [/(?:^b|B)ytes$/, 'bytes'],
];

function unitOfName(name: string): string | undefined {
  return SUFFIXES.find(([suffix]) => suffix.test(name))?.[1];
}

function unitsInText(text: string): ReadonlySet<string> {
  const inSentence = findUnits(text, `\\b(?:in|as) (${UNIT_WORDS})\\b`);
  return inSentence.size > 0 ? inSentence : findUnits(text, `(?:^|[.:;,] )(${UNIT_WORDS})\\b`);
}

function findUnits(text: string, pattern: string): ReadonlySet<string> {
  const matches = text.matchAll(new RegExp(pattern, 'gi'));
  return new Set(
    Array.from(matches, ([, words]) => {
      const unit = words!.toLowerCase().replace('css', 'CSS');
      return unit.startsWith('pixels') ? `CSS ${unit}` : unit;
    }),
  );
}

function unitByMeaning(name: string): string | undefined {
  if (/(?:duration|timeout|delay|interval)$/i.test(name)) return 'milliseconds';
  if (/(?:altitude|distance|height|radius|accuracy|clearance)$/i.test(name)) {
    return 'metres';
  }
  return undefined;
}
